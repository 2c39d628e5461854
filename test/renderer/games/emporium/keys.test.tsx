import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { cardPiece } from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { EmporiumCounter } from '../../../../renderer/games/emporium/regions/counter.tsx';
import { type EmporiumTable, TableProvider } from '../../../../renderer/games/emporium/table.ts';
import { tableOf } from '../../../games/emporium/table.ts';
import { Page, wordsIn } from './page.ts';

function drawn(table: EmporiumTable, tag: ReactNode): HTMLElement {
  cleanup();
  return render(<TableProvider value={table}>{tag}</TableProvider>).container;
}

function scene() {
  return tableOf({
    players: {
      Ana: { gold: 9, hand: ['militia-shortsword', 'jar-of-fireflies'] },
      Bruno: { hand: [] },
      Chidi: { hand: [] },
    },
    heroes: { 'sergeant-dunmore': ['studded-coat'], 'bram-oakfist': [] },
    monsters: ['loose-bones', 'drowned-sentry', 'tithe-wight'],
  });
}

describe('the counter', () => {
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
    });

  it('picks a number of the die by its key', () => {
    const page = new Page(scene().state, wordsIn('en')).press(cardPiece('militia-shortsword'));
    drawn(page.table(), <EmporiumCounter />);
    key('9');
    key('0');
    key('5');
    key('4', { ctrlKey: true });
    key('4', { repeat: true });
    expect(page.pending.number).toBeNull();
    key('4');
    expect(page.pending.number).toBe(4);
    expect(page.events).toEqual([]);
    page.confirm();
    expect(page.state.players[0]?.choice).toEqual({ kind: 'sale', item: 'militia-shortsword', price: 4 });
  });

  it('picks once if two counters receive the same key', () => {
    const page = new Page(scene().state, wordsIn('en')).press(cardPiece('militia-shortsword'));
    const two = (
      <>
        <EmporiumCounter />
        <EmporiumCounter />
      </>
    );
    drawn(page.table(), two);
    key('2');
    expect(page.pending.number).toBe(2);
  });

  it('ignores number keys while a sheet is open', () => {
    const page = new Page(scene().state, wordsIn('en')).press(cardPiece('militia-shortsword'));
    drawn(
      page.table(),
      <>
        <EmporiumCounter />
        <dialog open>A sheet</dialog>
      </>,
    );
    key('3');
    expect(page.played).toBe(0);
  });
});
