import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionChanged } from '../../../../renderer/client/slices/connection-slice.ts';
import type { Advice, HostMessage, TableMessage } from '../../../../shared/protocol/messages.ts';
import { tableName } from '../sample-table.ts';
import { held, pageOf, pass, press, watchThePage } from '../spread-table.tsx';
import { putInPlace } from '../stand-in-ui.ts';
import { botTable } from './bot-table.ts';
import { sayingRoom } from './ui.ts';

putInPlace(sayingRoom);

watchThePage();
afterEach(() => localStorage.clear());

type Hint = Extract<HostMessage, { type: 'hint' }>;

const choice = (place: string, chance: number, reasons: Advice['reasons'] = []): Advice => ({
  moves: [{ type: 'move', place }],
  chance,
  reasons,
});

function hintOf(change: Partial<Hint> = {}): Hint {
  return {
    type: 'hint',
    request: 'asked',
    table: tableName,
    version: 1,
    seat: 0,
    level: 'merchant',
    choices: [
      choice('abbey', 0.614, [
        { feature: 'points', whose: 'own', points: 1.5 },
        { feature: 'stock', whose: 'others', points: -0.5 },
      ]),
      choice('the-wharfs', 0.55),
    ],
    more: false,
    ...change,
  };
}

/** Ana's page, with a host that answers a hint only when the test says so. */
function hinted(table: TableMessage = botTable(), role: 'host' | 'guest' = 'host') {
  const page = pageOf({ role });
  const answers: ((hint: Hint) => void)[] = [];
  let sendMore: (hint: Hint) => void = () => {};
  page.commands.bots.askHint.mockImplementation((_, further) => {
    sendMore = (said) => further({ outcome: 'answered', said });
    return new Promise((tell) => void answers.push((said) => tell({ outcome: 'answered', said })));
  });
  page.tell(table);
  pass(600);
  const answer = (hint: Hint = hintOf()) => act(async () => answers.at(-1)?.(hint));
  const further = (hint: Hint) => act(async () => sendMore(hint));
  return { ...page, answer, further };
}

const button = () => screen.queryByRole('button', { name: 'Get a hint' });
const panel = () => screen.queryByRole('complementary', { name: /^What the .* would do$/ });
const askByKey = () => fireEvent.keyDown(document.body, { key: 'i', ctrlKey: true });

describe('hint', () => {
  it('is thought about, then shows the choice, its chance, its reasons, and the runners-up', async () => {
    const { commands, answer } = hinted();
    press('Get a hint');
    expect(commands.bots.askHint).toHaveBeenCalledWith('merchant', expect.anything());
    expect(within(panel() ?? document.body).getByRole('status').textContent).toBe('Thinking…');
    await answer();
    const text = panel()?.textContent ?? '';
    expect(text).toContain('abbey');
    expect(text).toContain('61% chance of winning');
    expect(text).toContain('Better: points of buildings owned +1½ points');
    expect(text).toContain('Helps the others: goods left over for later −½ point');
    expect(text).toContain('Next best');
    expect(text).toContain('the-wharfs');
    expect(text).toContain('55%');
    expect(text).not.toContain('Thinking…');
  });

  it('opens by its key with the focus; Escape closes it and keeps the pending choice', async () => {
    const { answer } = hinted();
    press(/^price 5/);
    askByKey();
    await answer();
    expect(document.activeElement?.textContent).toBe('What the Merchant would do');
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    window.removeEventListener('keydown', heard);
    expect(panel()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^price 6/ })).toBeTruthy();
  });

  it('is played with one press, and so is the runner-up', async () => {
    const { commands, answer } = hinted();
    askByKey();
    await answer();
    press('Play this');
    expect(commands.play).toHaveBeenCalledWith({ type: 'move', place: 'abbey' });
    expect(panel()).toBeNull();
    askByKey();
    await answer();
    press(/^Play this: “the-wharfs/);
    expect(commands.play).toHaveBeenLastCalledWith({ type: 'move', place: 'the-wharfs' });
  });

  it('is refined: the same advice gets its figures in place', async () => {
    const { answer, further } = hinted();
    askByKey();
    await answer(hintOf({ more: true }));
    expect(panel()?.textContent).toContain('First suggestion: the Merchant is still thinking.');
    const button = screen.getByRole('button', { name: 'Play this' });
    await further(hintOf({ choices: [choice('abbey', 0.7), choice('the-wharfs', 0.5)] }));
    expect(panel()?.textContent).toContain('70% chance of winning');
    expect(panel()?.textContent).not.toContain('First suggestion');
    expect(screen.getByRole('button', { name: 'Play this' })).toBe(button);
  });

  it('does not replace advice under the pointer: it says that there is other advice, and shows it on request', async () => {
    const { commands, answer, further } = hinted();
    askByKey();
    await answer(hintOf({ more: true }));
    await further(hintOf({ choices: [choice('the-wharfs', 0.7), choice('abbey', 0.5)] }));
    expect(panel()?.textContent).toContain('After more thought, the Merchant prefers another move.');
    expect(panel()?.textContent).toContain('61% chance of winning');
    press('Show it');
    expect(panel()?.textContent).toContain('70% chance of winning');
    expect(panel()?.textContent).not.toContain('something else');
    press('Play this');
    expect(commands.play).toHaveBeenCalledWith({ type: 'move', place: 'the-wharfs' });
  });

  it('comes from the chosen level, and from the same one next time', async () => {
    const first = hinted();
    askByKey();
    fireEvent.change(screen.getByRole('combobox', { name: 'Whose advice?' }), { target: { value: 'wholesaler' } });
    expect(first.commands.bots.askHint).toHaveBeenLastCalledWith('wholesaler', expect.anything());
    expect(screen.getByRole('heading', { name: 'What the Wholesaler would do' })).toBeTruthy();
    askByKey();
    press('Close');
    askByKey();
    expect(first.commands.bots.askHint).toHaveBeenLastCalledWith('wholesaler', expect.anything());
  });

  it('closes when the table changes, and late results are dropped', async () => {
    const { tell, answer } = hinted();
    askByKey();
    tell(botTable({ version: 2 }));
    await answer();
    expect(panel()).toBeNull();
    expect(document.body.textContent).not.toContain('abbey (');
    // requested again: an answer for the earlier table is not played
    askByKey();
    await answer(hintOf({ version: 1 }));
    expect(panel()?.textContent).toContain('The game has moved on.');
    expect(screen.queryByRole('button', { name: 'Play this' })).toBeNull();
  });

  it('leaves nothing behind when the seat becomes inactive, and does not return by itself', async () => {
    const { tell, answer, store } = hinted(
      botTable({ own: [0, 1], holdings: [held('house'), held('house'), held('bot-merchant'), held('bot-merchant')] }),
    );
    askByKey();
    await answer();
    expect(document.body.innerHTML).toContain('abbey');
    const lowered = botTable({ own: [0, 1], inHand: null, viewer: 'spectator', next: 0, legal: [] });
    tell(lowered);
    expect(document.body.innerHTML).not.toContain('abbey');
    expect(JSON.stringify(store.getState())).not.toContain('abbey');
    expect(button()).toBeNull();
    askByKey();
    expect(panel()).toBeNull();
    tell(botTable({ own: [0, 1] }));
    pass(600);
    expect(panel()).toBeNull();
  });

  it('is unavailable while others must act, on a big screen, and without a connection', () => {
    const { tell, commands, store } = hinted();
    tell(botTable({ toAct: [1], legal: [], version: 2 }));
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    askByKey();
    if (button() !== null) press('Get a hint');
    expect(panel()).toBeNull();
    tell(botTable({ own: [], inHand: null, viewer: 'spectator', version: 3 }));
    expect(button()).toBeNull();
    askByKey();
    tell(botTable({ version: 4 }));
    act(() => void store.dispatch(connectionChanged('waiting-to-retry')));
    askByKey();
    expect(panel()).toBeNull();
    expect(commands.bots.askHint).not.toHaveBeenCalled();
  });

  it('says why it was refused, and can be requested again', async () => {
    const { commands } = hinted();
    commands.bots.askHint.mockResolvedValue({ outcome: 'refused', code: 'no-advice' });
    askByKey();
    await act(async () => {});
    expect(panel()?.textContent).toContain('The bots have no advice here.');
    commands.bots.askHint.mockResolvedValue({ outcome: 'answered', said: hintOf() });
    press('Ask again');
    await act(async () => {});
    expect(within(panel() ?? document.body).getByRole('button', { name: 'Play this' })).toBeTruthy();
  });
});
