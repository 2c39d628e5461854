import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Commands } from '../../../../renderer/client/commands/commands.ts';
import { momentArrived, tableLeft } from '../../../../renderer/client/slices/table-slice.ts';
import type { Advice, HostMessage, TableMessage } from '../../../../shared/protocol/messages.ts';
import { fakeUi } from '../fake-ui.tsx';
import { sampleTable, tableName } from '../sample-table.ts';
import { move, pageOf, press, watchThePage } from '../spread-table.tsx';
import { putInPlace } from '../stand-in-ui.ts';

const describeChoice = (moves: readonly { readonly type: string }[], { view }: { readonly view: unknown }) =>
  `${moves.map(({ type }) => type).join(', ')} at ${view}`;
putInPlace({ ...fakeUi, describeChoice });

watchThePage();

type Reply = Awaited<ReturnType<Commands['bots']['coach']>>;
type Coaching = Extract<HostMessage, { type: 'coaching' }>;

const outcome = { ending: 'final-month', scores: [3, 5], places: [2, 1], tieBreak: null };
const played = [move(0, 'first'), move(1, 'second'), move(0, 'third')];

function overTable(change: Partial<TableMessage> = {}): TableMessage {
  return sampleTable({ next: null, toAct: [], outcome, log: { after: null, from: 0, moves: played }, ...change });
}

const advice = (type: string, chance: number): Advice => ({ moves: [{ type }], chance, reasons: [] });

function coaching(change: Partial<Coaching> = {}): Coaching {
  return {
    type: 'coaching',
    request: 'r',
    table: tableName,
    chances: [
      [0.5, 0.5],
      [0.4, 0.6],
      [0.7, 0.3],
      [0, 1],
    ],
    moments: [{ position: 2, seat: 0, played: advice('waited', 0.31), better: advice('walked', 0.52) }],
    looked: 3,
    of: 3,
    more: false,
    ...change,
  };
}

/** The page of a finished match, with a host whose findings arrive when the test wants. */
function overPage(before: Parameters<typeof pageOf>[0] = {}, table = overTable()) {
  const page = pageOf(before);
  let resolve: (thought: Reply) => void = () => {};
  let sendMore: (thought: Reply) => void = () => {};
  const coach = new Promise<Reply>((settle) => {
    resolve = settle;
  });
  page.commands.bots.coach.mockImplementation((further) => {
    sendMore = further;
    return coach;
  });
  page.commands.bots.viewAt.mockImplementation(async (position, seat) => `view ${position} of ${seat}`);
  page.tell(table);
  const answer = (thought: Reply) => act(async () => resolve(thought));
  const reply = (change: Partial<Coaching> = {}) => answer({ outcome: 'answered', said: coaching(change) });
  const further = (change: Partial<Coaching> | null) =>
    act(async () => sendMore(change === null ? { outcome: 'lost' } : { outcome: 'answered', said: coaching(change) }));
  return { ...page, answer, reply, further };
}

const open = () => press('Ask the coach');
const heading = () => screen.queryByRole('heading', { level: 1, name: 'Game review' });

describe('coach page', () => {
  it('starts the analysis only when opened, and says so calmly', async () => {
    const { commands, reply } = overPage();
    expect(commands.bots.coach).not.toHaveBeenCalled();
    open();
    expect(commands.bots.coach).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText(/the game: 3 choices/)).toBeTruthy();
    await reply();
    expect(screen.queryByText(/the game: 3 choices/)).toBeNull();
  });

  it('shows everyone’s chances as a table too, with the key moment in it', async () => {
    const { reply } = overPage();
    open();
    await reply();
    const rows = within(screen.getByRole('table', { name: 'Chance of winning' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Moment', 'Ana', 'Bruno'],
      ['Before the first choice', '50%', '50%'],
      ['After 1 choice', '40%', '60%'],
      ['After 2 choices', '70%', '30%'],
      ['After 3 choices', '0%', '100%'],
    ]);
  });

  it('shows for each moment the choice, a better one, and both chances, as its player saw it', async () => {
    const { reply, commands } = overPage();
    open();
    await reply();
    expect(commands.bots.viewAt.mock.calls).toEqual([[2, 0]]);
    const moment = screen.getByRole('listitem', { name: /1\s*Ana/ });
    expect(moment.textContent).toContain('May, Supply · after move 2 of 3');
    expect(moment.textContent).toContain('Playedwaited at view 2 of 031% to win');
    expect(moment.textContent).toContain('Betterwalked at view 2 of 052% to win');
  });

  it('gives the reasons for the better choice, and says that it pays later if no figure does', async () => {
    const { reply } = overPage();
    open();
    const better = { ...advice('walked', 0.52), reasons: [{ feature: 'money', whose: 'own' as const, points: 2 }] };
    const later = { ...advice('walked', 0.52), reasons: [{ feature: 'money', whose: 'own' as const, points: -2 }] };
    const played = advice('waited', 0.31);
    await reply({
      moments: [
        { position: 1, seat: 1, played, better },
        { position: 2, seat: 0, played, better: later },
      ],
    });
    const [one, other] = screen.getAllByRole('listitem', { name: /Ana|Bruno/ });
    expect(one?.textContent).toContain('+2 points');
    expect(one?.textContent).not.toContain('It pays off later');
    expect(other?.textContent).toContain('It pays off later');
  });

  it('shows the table at a moment as its player saw it, and returns without a new analysis', async () => {
    const { reply, commands, store } = overPage();
    open();
    await reply();
    press('See this moment');
    expect(commands.lookBack).toHaveBeenCalledWith(2, 0);
    const moment = { type: 'moment' as const, request: 'l', table: tableName, position: 2, viewer: 0, toAct: [0] };
    act(() => void store.dispatch(momentArrived({ ...moment, view: 'then' })));
    expect(heading()).toBeNull();
    expect(screen.getByTestId('view').textContent).toBe('"then"');
    press('Back to the coach');
    expect(heading()).toBeTruthy();
    press('Back to the ledger');
    expect(screen.getByText('scores 3,5')).toBeTruthy();
    open();
    expect(screen.getByRole('table', { name: 'Chance of winning' })).toBeTruthy();
    expect(commands.bots.coach).toHaveBeenCalledOnce();
  });

  it('claims nothing about moments that were not analysed', async () => {
    const { reply, further } = overPage();
    open();
    const nothing = { moments: [], of: 3, more: true };
    await reply({ ...nothing, chances: [], looked: 0, of: 0 });
    expect(screen.getByText('The coach hasn’t reviewed this game yet.')).toBeTruthy();
    expect(screen.queryByText(/would something else|would have changed/)).toBeNull();
    await further({ ...nothing, looked: 0 });
    expect(screen.getByText('0 of 3 choices reviewed')).toBeTruthy();
    expect(screen.queryByText(/would something else|would have changed/)).toBeNull();
    await further({ ...nothing, looked: 1 });
    expect(screen.getByText('So far, nothing else would have changed much.')).toBeTruthy();
    await further(null);
    expect(screen.getByText('The coach had to stop there.')).toBeTruthy();
    expect(screen.getByText('In the choice reviewed, nothing else would have changed much.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is filled in during the analysis, without moving what is being read', async () => {
    const { reply, further, commands } = overPage();
    open();
    const of = (position: number, seat: number) => ({
      position,
      seat,
      played: advice('waited', 0.31),
      better: advice('walked', 0.52),
    });
    const first = of(2, 0);
    const second = of(0, 0);
    await reply({ moments: [first], looked: 1, more: true });
    expect(screen.getByText('The coach is thinking…')).toBeTruthy();
    const card = screen.getByRole('listitem', { name: /1\s*Ana/ });
    // bigger mistakes found later come first, and go below it on the page
    await further({ moments: [second, first], looked: 2, more: true });
    await further({ moments: [second, of(1, 1)], looked: 3 });
    expect(screen.getByRole('listitem', { name: /1\s*Ana/ })).toBe(card);
    const cards = screen.getAllByRole('listitem', { name: /Ana|Bruno/ });
    expect(cards.map((each) => /after move (\d)/.exec(each.textContent ?? '')?.[1])).toEqual(['2', '0', '1']);
    expect(screen.queryByText('The coach is thinking…')).toBeNull();
    expect(screen.getByText('3 of 3 choices reviewed')).toBeTruthy();
    // each moment has been looked at once
    expect(commands.bots.viewAt.mock.calls).toEqual([
      [2, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  it('says why there is nothing to read, and tries again on request', async () => {
    const { answer, commands } = overPage();
    open();
    await answer({ outcome: 'refused', code: 'no-advice' });
    expect(screen.getByRole('alert').textContent).not.toBe('');
    commands.bots.coach.mockImplementation(async () => ({ outcome: 'answered', said: coaching() }));
    await act(async () => press('Try again'));
    expect(commands.bots.coach).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('table', { name: 'Chance of winning' })).toBeTruthy();
  });

  it('drops findings about a table that was left meanwhile', async () => {
    const { reply, store, tell } = overPage();
    open();
    act(() => void store.dispatch(tableLeft()));
    await reply();
    expect(store.getState().coach).toMatchObject({ open: false, reading: { kind: 'unread' } });
    tell(overTable());
    expect(screen.getByText('scores 3,5')).toBeTruthy();
  });

  it('mentions the goal to a solo player', async () => {
    const alone = { ...outcome, scores: [5], places: [1], alone: { won: true, rank: null } };
    const [ana] = overTable().seats;
    const { reply } = overPage({}, overTable({ seats: ana ? [ana] : [], own: [0], outcome: alone }));
    open();
    await reply({ chances: [[0.5], [0.4], [0.7], [1]] });
    expect(screen.getByRole('table', { name: 'Chance of reaching the goal' })).toBeTruthy();
    expect(screen.getByText('52% to reach the goal')).toBeTruthy();
  });
});

describe('continuing a match', () => {
  it('continues from a moment with bots of the chosen level, on the chosen seat', async () => {
    const { reply, commands } = overPage();
    open();
    await reply();
    press('Play on from here');
    const sheet = within(screen.getByRole('dialog', { name: 'Play on' }));
    expect(sheet.getByText(/after move 2 of 3/)).toBeTruthy();
    expect(sheet.getByRole('radio', { name: 'Ana', checked: true })).toBeTruthy();
    fireEvent.click(sheet.getByRole('radio', { name: 'Bruno' }));
    fireEvent.click(sheet.getByRole('radio', { name: 'Apprentice' }));
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Play on' })));
    expect(commands.bots.playOn.mock.calls).toEqual([[2, 1, 'apprentice']]);
    expect(screen.queryByRole('dialog', { name: 'Play on' })).toBeNull();
  });

  it('continues from any reviewed moment except the end', async () => {
    const { commands, store } = overPage();
    const looked = { type: 'moment' as const, request: 'l', table: tableName, toAct: [1], view: 'then' };
    const lookAt = (position: number) =>
      act(() => void store.dispatch(momentArrived({ ...looked, position, viewer: 'spectator' })));
    lookAt(3);
    press('Play on');
    expect(screen.queryByRole('dialog', { name: 'Play on' })).toBeNull();
    lookAt(1);
    press('Play on');
    const sheet = within(screen.getByRole('dialog', { name: 'Play on' }));
    expect(sheet.getByRole('radio', { name: 'Bruno', checked: true })).toBeTruthy();
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Play on' })));
    expect(commands.bots.playOn.mock.calls).toEqual([[1, 1, 'merchant']]);
  });

  it('is reserved for the host: a guest reads and watches', async () => {
    const { reply, store } = overPage({ role: 'guest' });
    open();
    await reply();
    expect(screen.getByRole('button', { name: 'See this moment' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
    const looked = { type: 'moment' as const, request: 'l', table: tableName, toAct: [1], view: 'then' };
    act(() => void store.dispatch(momentArrived({ ...looked, position: 1, viewer: 'spectator' })));
    expect(screen.queryByRole('button', { name: 'Play on' })).toBeNull();
  });
});
