// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { meaningOf, type Piece } from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { netAtEntrance } from '../../../../renderer/games/mercado-de-lisboa/interaction/quote.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { entrances } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { startWords } from '../../every-word.ts';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { Page, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const words = wordsIn('en');
const moments = [
  momentOf(4, ({ question, round }) => question?.type === 'act' && round === 6),
  momentOf(1, ({ question, round }) => question?.type === 'act' && round === 4),
  momentOf(3, ({ question, round }) => question?.type === 'take-tile' && round > 3),
];

/** Where a piece is drawn. */
function drawnAt(container: HTMLElement, piece: Piece): Element | null | undefined {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'tile':
      return container.querySelectorAll('.mc-own-tiles button')[meaning.at];
    case 'restaurant':
      return container.querySelectorAll('.mc-own-restaurants button')[meaning.at];
    case 'display':
      return container.querySelectorAll('[data-display] button')[meaning.at];
    case 'customers':
      return container.querySelector(`[data-customers="${meaning.customers}"] button`);
    case 'space':
      return container.querySelector(`[data-space="${meaning.space}"] button`);
    case 'entrance':
      return container.querySelector(`[data-entrance="${meaning.entrance}"] button`);
  }
}

describe('whatever can be pressed', () => {
  it.each(['laptop', 'tablet', 'upright'] as const)('is lit on the table of a %s, and nothing else is', (name) => {
    openWindow(name);
    for (const { state, seat } of moments) {
      const open = new Page(mercadoDeLisboa.copy(state), words).open();
      const { container, unmount } = renderBoard(state, seat);
      expect(open.length).toBeGreaterThan(0);
      for (const piece of open) expect(drawnAt(container, piece)?.classList.contains('lit'), piece).toBe(true);
      expect(container.querySelectorAll('.piece.lit')).toHaveLength(open.length);
      unmount();
    }
  });

  it('is every entrance that is open to the customers in hand, with what they bring', () => {
    openWindow('laptop');
    const { state, seat } = momentOf(3, (each) => {
      const { question } = each;
      if (question?.type !== 'act' || each.round < 4) return false;
      return mercadoDeLisboa.legalMoves(each, question.seat).some(({ type }) => type === 'bring-customers');
    });
    const page = new Page(mercadoDeLisboa.copy(state), words);
    const tile = page.open().find((piece) => piece.startsWith('customers:'));
    expect(tile).toBeDefined();
    if (tile === undefined) return;
    const { container } = renderBoard(state, seat);
    const piece = drawnAt(container, tile);
    if (piece === null || piece === undefined) throw new RangeError(`no ${tile}`);
    fireEvent.click(piece);
    const table = page.press(tile).table();
    const nets = entrances.map((entrance) => netAtEntrance(table, entrance));
    const shown = entrances.map((entrance) => {
      const place = container.querySelector(`[data-entrance="${entrance}"] button`);
      expect(place?.classList.contains('lit')).toBe(netAtEntrance(table, entrance) !== null);
      return place?.querySelector('.mc-net')?.textContent ?? null;
    });
    expect(shown).toEqual(nets);
    expect(nets.some((net) => net !== null)).toBe(true);
  });
});
