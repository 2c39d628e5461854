import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { explainedTo, learningChanged } from '../../../../renderer/client/slices/learners-slice.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import { tableName } from '../sample-table.ts';
import { inHand, pageOf, pass, press, spreadTable, watchThePage } from '../spread-table.tsx';
import { putInPlace } from '../stand-in-ui.ts';
import { learningRoom } from './learning-ui.tsx';

putInPlace(learningRoom);

watchThePage();

let version = 1;

/** A seat of this device is asked a question of this kind. */
function asked(seat: number, type: string, change: Partial<TableMessage> = {}): TableMessage {
  version += 1;
  const legal = [{ type: 'keep' }, { type: 'pass' }];
  return inHand(seat, { toAct: [seat], view: { question: { type } }, legal, version, ...change });
}

/** A page at a table with these learners, which receives the table's question. */
async function taught(seats: readonly number[], table: TableMessage) {
  const page = pageOf();
  for (const seat of seats) page.store.dispatch(learningChanged({ table: tableName, seat, learns: true }));
  const tell = async (message: TableMessage) => {
    page.tell(message);
    pass(600);
    // its words are loaded
    await act(() => vi.dynamicImportSettled());
  };
  await tell(table);
  const explained = (seat: number) => explainedTo(page.store.getState().learners, tableName, seat);
  return { ...page, tell, explained };
}

const slip = () => screen.queryByRole('complementary', { name: 'First game: what to do' });
const sign = () => screen.queryByRole('button', { name: 'What is this about?' });

describe('first match', () => {
  it('explains a question once, and again at its mark', async () => {
    const { tell, explained } = await taught([0], asked(0, 'draft'));
    expect(slip()?.textContent).toContain('You keep three stores in all');
    expect(sign()).toBeNull();
    press('Got it');
    expect(slip()).toBeNull();
    expect(explained(0)).toEqual(['draft']);
    await tell(asked(0, 'draft'));
    expect(slip()).toBeNull();
    press('What is this about?');
    expect(slip()?.textContent).toContain('You keep three stores in all');
    await tell(asked(0, 'auction'));
    expect(slip()?.textContent).toContain('The winner pays');
    expect(explained(0)).toEqual(['draft']);
  });

  it('blocks nothing: a player who answers knows the thing', async () => {
    const { commands, tell, explained } = await taught([0], asked(0, 'draft'));
    press('pass');
    expect(commands.play).toHaveBeenCalledWith({ type: 'pass' });
    expect(explained(0)).toEqual(['draft']);
    await tell(asked(0, 'draft'));
    expect(slip()).toBeNull();
  });

  it('explains nothing to other seats, nor to learners who are not asked', async () => {
    const { tell } = await taught([0], asked(1, 'draft', { own: [0, 1] }));
    expect(slip()).toBeNull();
    expect(sign()).toBeNull();
    await tell(inHand(0, { toAct: [2], view: { question: { type: 'draft' } } }));
    expect(slip()).toBeNull();
    expect(sign()).toBeNull();
    await tell(spreadTable({ next: 0, toAct: [0], view: { question: { type: 'draft' } } }));
    expect(slip()).toBeNull();
  });

  it('is switched off and on in the table menu, for the active seat', async () => {
    const { explained } = await taught([0], asked(0, 'draft'));
    const turn = () => {
      press('Menu');
      const way = screen.getByRole('button', { name: 'First game: explain new things' });
      const pressed = way.getAttribute('aria-pressed');
      fireEvent.click(way);
      return pressed;
    };
    expect(turn()).toBe('true');
    expect(explained(0)).toBeNull();
    expect(slip()).toBeNull();
    expect(turn()).toBe('false');
    expect(explained(0)).toEqual([]);
  });

  it('is chosen by a guest on their own phone at any time', () => {
    const { store, tell } = pageOf({ role: 'guest' });
    tell(inHand(2, { toAct: [0], own: [2] }));
    pass(600);
    press('Menu');
    press('First game: explain new things');
    expect(explainedTo(store.getState().learners, tableName, 2)).toEqual([]);
  });

  it('does not take the second click of a double click as a new press', async () => {
    const { commands } = await taught([0], asked(0, 'draft'));
    const at = { detail: 1, clientX: 50, clientY: 60 };
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }), at);
    fireEvent.click(screen.getByRole('button', { name: 'keep' }), { ...at, detail: 2 });
    expect(commands.play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'keep' }), { ...at, clientX: 90 });
    expect(commands.play).toHaveBeenCalledOnce();
  });
});
