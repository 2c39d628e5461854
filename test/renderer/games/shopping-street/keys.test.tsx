import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { plotPiece, setPiece } from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { StreetCounter } from '../../../../renderer/games/shopping-street/regions/counter.tsx';
import { type StreetTable, TableProvider } from '../../../../renderer/games/shopping-street/table.ts';
import { type AnyMove, seatAt } from '../../../../shared/engine/index.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { setOf, tableOf } from '../../../games/shopping-street/table.ts';
import { renderBoard } from './drawn-table.tsx';
import { Page, wordsIn } from './page.ts';

function drawn(table: StreetTable, tag: ReactNode): HTMLElement {
  cleanup();
  return render(<TableProvider value={table}>{tag}</TableProvider>).container;
}

const hand: readonly ProductId[] = [...setOf('food', 3), 'home-stock-4'];

const scene = () =>
  tableOf({
    players: { Ana: { hand }, Bruno: { hand: ['food-technology-5'] }, Chidi: {} },
    street: {
      N3: ['Ana', 3, 'home-staff-3', 'home-decoration-3', 'home-delivery-3', 'home-technology-3'],
      S6: ['Bruno', 2, 'food-stock-1', 'food-staff-1', 'food-decoration-1', 'food-delivery-1', 'food-technology-1'],
    },
    display: ['food-technology-4', 'tech-stock-1', null, null],
  });

const pageOf = (): Page => new Page(scene().state, wordsIn('en'));

describe('the keys of the counter', () => {
  it('do not roll the dice while another step is possible or the screen is public', () => {
    const { state } = scene();
    for (const viewer of [undefined, 'spectator'] as const) {
      const played: AnyMove[] = [];
      renderBoard(state, seatAt(0), (...moves) => void played.push(...moves), viewer);
      act(() => void fireEvent.keyDown(document.body, { key: 'Enter' }));
      expect(played).toEqual([]);
      expect(document.querySelector('.counter .button.primary')).toBeNull();
      cleanup();
    }
  });

  function keyed(page: Page, key: string): void {
    drawn(page.table(), <StreetCounter />);
    act(() => void fireEvent.keyDown(document.body, { key }));
  }

  it('press types with digits, clear with Escape and continue with Enter', () => {
    const page = pageOf();
    keyed(page, '2');
    keyed(page, '5');
    expect(page.pending.types).toEqual(['home', 'tech']);
    keyed(page, 'Escape');
    expect(page.pending.types).toEqual([]);
    keyed(page, '1');
    keyed(page, 'Enter');
    expect(page.events[0]).toMatchObject({ type: 'cards-asked', types: ['food'] });
    // the player who is asked could lay a card out: Enter does not pass over it
    const asked = page.events.length;
    keyed(page, 'Enter');
    expect(page.events).toHaveLength(asked);
  });

  it('choose the pawn of a shop by its value', () => {
    const page = pageOf().press(setPiece('food'), plotPiece('N4'));
    keyed(page, '1');
    keyed(page, 'Enter');
    expect(page.events[0]).toMatchObject({ type: 'shop-opened', space: 'N4', pawn: 1, worth: 12 });
  });
});
