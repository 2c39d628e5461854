import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { TablePage } from '../../../renderer/app/table-page.tsx';
import { createClient } from '../../../renderer/client/client.ts';
import { CommandsContext } from '../../../renderer/client/commands/commands.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { gameFactsOf } from '../../../renderer/table/playback/game-facts.ts';
import type { Settings, TableMessage } from '../../../shared/protocol/messages.ts';
import { TestTransport } from '../connection/test-transport.ts';
import { fakeUi } from './fake-ui.tsx';
import { inHandOf, sampleTable, sampleWelcome, tableName } from './sample-table.ts';
import { watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

putInPlace(fakeUi, 'its own');

watchThePage();

/** Nothing waits for playback by default. */
async function seated(changed: Partial<Settings> = {}) {
  const settings = { pace: 'at-once' as const, ...changed };
  const transport = new TestTransport();
  const store = createAppStore();
  const conversation = new Conversation(transport);
  const bookmark = { write: () => {} };
  const arrival = { room: null, table: tableName, away: null, code: null };
  const commands = createClient({ store, conversation, gameUiOf: () => gameFactsOf(fakeUi), bookmark, arrival });
  await transport.greet(sampleWelcome({}, settings));
  render(
    <Provider store={store}>
      <CommandsContext value={commands}>
        <TablePage />
      </CommandsContext>
    </Provider>,
  );
  return { transport, tell: (message: TableMessage) => act(() => transport.say(message)) };
}

const page = () => document.documentElement.outerHTML;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const handle = () => screen.getByRole('button', { name: /open/i });
const taken = (transport: TestTransport) => transport.sent.filter((message) => message.type === 'take-in-hand');
const move = (seat: number, ...events: readonly string[]) => ({ seat, events: events.map((type) => ({ type })) });

describe('shutter', () => {
  it('comes down at once, names the next player, and leaves nothing of the last one on the page', async () => {
    const { tell } = await seated();
    tell(inHandOf(0, 'SECRET', { log: { after: null, from: 0, moves: [move(0, 'SECRET line')] } }));
    expect(page()).toContain('SECRET');
    tell(
      sampleTable({
        version: 2,
        next: 1,
        toAct: [1],
        log: { after: null, from: 0, moves: [move(0, 'somebody played')] },
      }),
    );
    expect(page()).not.toContain('SECRET');
    expect(screen.queryByTestId('view')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The keys are for Bruno');
    expect(screen.getByRole('status').textContent).toBe('Pass to Bruno');
    expect(document.title).not.toContain('SECRET');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  const turnOfAna = () => inHandOf(0, 'SECRET', { log: { after: null, from: 0, moves: [] } });
  const turnEnded = (...events: readonly string[]) =>
    sampleTable({ version: 2, next: 1, toAct: [1], log: { after: null, from: 0, moves: [move(0, ...events)] } });

  it('waits for the playback of a turn’s last press, on the public board', async () => {
    const { tell } = await seated({ pace: 'brisk' });
    tell(turnOfAna());
    tell(turnEnded('walked'));
    expect(page()).not.toContain('SECRET');
    expect(screen.getByTestId('view').textContent).toContain('the street');
    expect(document.querySelector('.playback')?.textContent).toContain('walked');
    expect(screen.queryByText('Pass to Bruno')).toBeNull();
    pass(790);
    expect(screen.queryByText('Pass to Bruno')).toBeNull();
    pass(20);
    expect(screen.getByText('Pass to Bruno')).toBeTruthy();
    expect(screen.queryByTestId('view')).toBeNull();
  });

  it('comes down at a press or Escape during the playback, and at once if there is none', async () => {
    const { tell } = await seated({ pace: 'brisk' });
    tell(turnOfAna());
    tell(turnEnded('walked'));
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    expect(screen.getByText('Pass to Bruno')).toBeTruthy();
    // a second press right after the first was meant for the playback
    pass(400);
    tell(turnOfAna());
    tell(turnEnded('walked'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText('Pass to Bruno')).toBeTruthy();
    tell(turnOfAna());
    tell(turnEnded('tidied'));
    expect(screen.getByText('Pass to Bruno')).toBeTruthy();
  });

  it('stays up if the screen passes on by itself: a sign says whose turn it is, and loses no press', async () => {
    const { transport, tell } = await seated();
    tell(turnOfAna());
    const offered = { type: 'wave' };
    const log = { after: null, from: 0, moves: [move(0, 'waited')] };
    tell(inHandOf(1, 'open', { version: 2, unshuttered: true, legal: [offered], toAct: [1], log }));
    expect(page()).not.toContain('SECRET');
    expect(screen.queryByText('Pass to Bruno')).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Bruno’s turn');
    const press = () => fireEvent.click(screen.getByRole('button', { name: JSON.stringify(offered) }));
    press();
    expect(transport.sent.filter(({ type }) => type === 'play')).toEqual([]);
    pass(600);
    expect(document.querySelector('.turn-sign')).toBeNull();
    press();
    expect(transport.sent.filter(({ type }) => type === 'play')).toMatchObject([{ seat: 1, move: offered }]);
  });

  it('opens when the handle is held for 600 ms, and not earlier', async () => {
    const { transport, tell } = await seated();
    tell(sampleTable({ next: 1, toAct: [1] }));
    fireEvent.pointerDown(handle());
    pass(560);
    expect(taken(transport)).toEqual([]);
    pass(80);
    expect(taken(transport)).toMatchObject([{ seat: 1 }]);
  });

  it('stays down when the handle is released, pressed or struck', async () => {
    const { transport, tell } = await seated();
    tell(sampleTable());
    fireEvent.pointerDown(handle());
    pass(300);
    fireEvent.pointerUp(handle());
    fireEvent.click(handle());
    fireEvent.keyDown(handle(), { key: ' ' });
    pass(300);
    fireEvent.keyUp(handle(), { key: ' ' });
    pass(2000);
    expect(taken(transport)).toEqual([]);
  });

  it('opens by a held key', async () => {
    const { transport, tell } = await seated();
    tell(sampleTable());
    expect(document.activeElement).toBe(handle());
    fireEvent.keyDown(handle(), { key: 'Enter' });
    pass(640);
    expect(taken(transport)).toMatchObject([{ seat: 0 }]);
  });

  it('opens by two presses if so set', async () => {
    const { transport, tell } = await seated({ shutter: 'press-twice' });
    tell(sampleTable());
    fireEvent.click(handle());
    expect(taken(transport)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /once more/i }));
    expect(taken(transport)).toMatchObject([{ seat: 0 }]);
  });

  it('opens for another player, and for the one who wants to undo', async () => {
    const { transport, tell } = await seated({ shutter: 'press-twice' });
    tell(sampleTable({ own: [0, 1], next: 1, toAct: [1], undoableBy: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Someone else' }));
    fireEvent.click(screen.getByRole('button', { name: /Back to Ana/ }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The keys are for Ana');
    fireEvent.click(handle());
    fireEvent.click(screen.getByRole('button', { name: /once more/i }));
    expect(taken(transport)).toMatchObject([{ seat: 0 }]);
  });

  it('accepts no press for half a second after it has opened', async () => {
    const { transport, tell } = await seated();
    tell(sampleTable());
    tell(inHandOf(0, 'x'));
    const choice = () => screen.getByRole('button', { name: /play-card/ });
    fireEvent.click(choice());
    pass(450);
    fireEvent.click(choice());
    expect(transport.sent.some((message) => message.type === 'play')).toBe(false);
    pass(60);
    fireEvent.click(choice());
    expect(transport.latest('play').move).toEqual({ type: 'play-card', card: 'x' });
  });

  it('does not exist on a device of one person', async () => {
    const { tell } = await seated();
    tell(inHandOf(0, 'x', { own: [0], toAct: [1] }));
    expect(screen.getByTestId('view')).toBeTruthy();
    expect(page()).toContain('Waiting for Bruno.');
  });
});

it('reveal: shows the board publicly before the next shutter, without private things', async () => {
  const { tell } = await seated({ pace: 'brisk' });
  tell(inHandOf(1, 'SECRET'));
  tell(sampleTable({ version: 2, next: 0, log: { after: null, from: 0, moves: [move(1, 'turned-over')] } }));
  expect(screen.getByTestId('reveal').textContent).toBe('turned-over');
  expect(page()).not.toContain('SECRET');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The keys are for Ana');
});

describe('recap', () => {
  const missed = { lastSeen: 1, log: { after: null, from: 0, moves: [move(0, 'old news'), move(1, 'fresh news')] } };

  it('shows what happened since the player last looked, and closes at a press', async () => {
    const { tell } = await seated();
    tell(sampleTable());
    tell(inHandOf(0, 'x', missed));
    const recap = () => screen.queryByRole('complementary', { name: 'Since you last looked' });
    const card = recap();
    if (!card) throw new Error('there is no recap');
    expect(within(card).getByText('fresh news')).toBeTruthy();
    expect(within(card).queryByText('old news')).toBeNull();
    pass(600);
    fireEvent.pointerDown(document.body);
    expect(recap()).toBeNull();
  });

  it('reports a rewind once to each player', async () => {
    const { tell } = await seated();
    const recap = () => screen.queryByRole('complementary', { name: /last looked/ });
    const rewinds = [{ seat: 1, back: 1, agreed: [], aloud: [0], at: 1 }];
    const moves = [move(0, 'old news')];
    tell(sampleTable());
    tell(inHandOf(1, 'y', { moment: 1, log: { after: null, from: 0, moves: [...moves, move(1, 'taken back')] } }));
    tell(inHandOf(1, 'y', { moment: 1, version: 2, log: { after: null, from: 0, moves, rewinds } }));
    // the player who asked for it has seen it
    expect(recap()).toBeNull();
    tell(sampleTable({ moment: 2, version: 2, log: { after: null, from: 0, moves, rewinds } }));
    tell(inHandOf(0, 'x', { moment: 3, version: 2, lastSeen: 1, log: { after: null, from: 0, moves, rewinds } }));
    const card = recap();
    if (!card) throw new Error('there is no recap');
    expect(within(card).getByText(/went back|took back|back/i)).toBeTruthy();
    expect(within(card).queryByText('old news')).toBeNull();
    tell(sampleTable({ moment: 4, version: 2, log: { after: null, from: 0, moves, rewinds } }));
    tell(inHandOf(0, 'x', { moment: 5, version: 2, lastSeen: 1, log: { after: null, from: 0, moves, rewinds } }));
    expect(recap()).toBeNull();
  });

  it('is not shown for housekeeping events', async () => {
    const { tell } = await seated();
    tell(sampleTable());
    tell(
      inHandOf(0, 'x', { ...missed, log: { after: null, from: 0, moves: [move(0, 'old news'), move(1, 'tidied')] } }),
    );
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('peek', () => {
  const peeking = async (name: string) => {
    const { transport, tell } = await seated();
    tell(sampleTable());
    fireEvent.click(screen.getByRole('button', { name: 'Hold to look' }));
    const plate = screen.getByRole('button', { name });
    fireEvent.keyDown(plate, { key: ' ' });
    const answer = (seat: number) => {
      const { request } = transport.latest('glimpse');
      act(() => transport.say({ type: 'glimpse', request, table: tableName, seat, view: { hand: 'SECRET' } }));
    };
    return { answer, release: () => fireEvent.keyUp(plate, { key: ' ' }) };
  };

  it('shows one’s own things while one’s name plate is held, and removes them afterwards', async () => {
    const { answer, release } = await peeking('Bruno');
    answer(1);
    expect(screen.getByTestId('private').textContent).toContain('SECRET');
    release();
    expect(page()).not.toContain('SECRET');
  });

  it('shows nothing if the answer arrives after release', async () => {
    const { answer, release } = await peeking('Ana');
    release();
    answer(0);
    expect(page()).not.toContain('SECRET');
  });
});

describe('review', () => {
  it('puts the timeline on the counter and the moment on the board, and returns', async () => {
    const { transport, tell } = await seated();
    const moves = [move(0, 'first'), move(1, 'second'), move(0, 'third')];
    tell(inHandOf(0, 'now', { log: { after: null, from: 0, moves } }));
    pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Look back' }));
    const asked = transport.latest('look-back');
    expect(asked).toMatchObject({ position: 2, viewer: 0 });
    const then = { type: 'moment' as const, request: asked.request, table: tableName, viewer: 0, toAct: [0] };
    await act(async () => transport.say({ ...then, position: 2, view: 'then' }));
    expect(screen.getByTestId('view').textContent).toBe('"then"');
    expect(page()).toContain('move 2 of 3');
    expect(screen.queryByRole('button', { name: /play-card/ })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(transport.latest('look-back').position).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the table' }));
    expect(screen.getByTestId('view').textContent).toContain('now');
  });

  it('starts from the ledger of a finished match, as any viewer', async () => {
    const { transport, tell } = await seated();
    const outcome = { ending: 'final-month', scores: [3, 5], places: [2, 1], tieBreak: null };
    tell(sampleTable({ next: null, toAct: [], outcome, log: { after: null, from: 0, moves: [move(0, 'only')] } }));
    expect(page()).toContain('scores 3,5');
    fireEvent.click(screen.getByRole('button', { name: 'Review the game' }));
    const { request } = transport.latest('look-back');
    const moment = { type: 'moment' as const, request, table: tableName, position: 0, toAct: [0] };
    await act(async () => transport.say({ ...moment, viewer: 'spectator', view: 'street' }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
    expect(transport.latest('look-back')).toMatchObject({ position: 0, viewer: 1 });
  });
});
