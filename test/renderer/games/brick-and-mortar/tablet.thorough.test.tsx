// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  leastHeights,
  nearLeast,
  nearSizes,
  rivalsHeight,
  streetHeights,
} from '../../../../renderer/games/brick-and-mortar/forms/layout.ts';
import { layoutFor, sharedLayout } from '../../../../renderer/table/board/board-layout.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { positionsByQuestion, renderBoard } from './sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

/** Tablets and laptops, lying and upright, with and without a browser's own bars. */
const windows = [
  [1024, 768],
  [1180, 820],
  [768, 1024],
  [820, 1180],
  [1280, 800],
  [1366, 768],
  [1366, 640],
  [1280, 720],
  [1024, 650],
  [1024, 1366],
  [1366, 1024],
  [744, 1000],
] as const;

/** Heights on the desk in pixels: the cards of Advertisement with their buttons, and a hand of cards over stores. */
const needs = { cards: 208, hands: 88 + 16 + 4 + 90 + 16 };
/** A counter whose words take a line more than usual, as some do in French. */
const anotherLine = 22;

describe.each(windows)('a window of %i by %i', (width, height) => {
  const layout = layoutFor({ width, height, text: 1 }, leastHeights);
  const heights = streetHeights(layout);

  it('holds the whole street, the own shops and the desk without scrolling', () => {
    expect(layout.setting).toBe('one-screen');
    const { head, far, kerb, docks, near, counter } = heights;
    expect(head + far + kerb + docks + near + counter).toBeLessThanOrEqual(height / layout.scale);
    expect(near).toBeGreaterThanOrEqual(nearLeast[layout.upright ? 'upright' : 'row']);
    expect(rivalsHeight(layout) === 0 || rivalsHeight(layout) >= 120).toBe(true);
  });

  it('keeps what is asked for on the desk above the counter, be its words a line longer', () => {
    for (const room of [heights.near, heights.near - anotherLine]) {
      const { shops, dial } = nearSizes(room, layout.upright);
      const plate = 41;
      const desk = layout.upright ? room - plate - shops : room;
      expect(plate + shops).toBeLessThanOrEqual(room);
      // the dial with its steps below it
      expect(dial + 50).toBeLessThanOrEqual(desk);
      expect(dial).toBeGreaterThanOrEqual(140);
      expect(Math.max(needs.cards, needs.hands)).toBeLessThanOrEqual(desk);
      expect(shops).toBeGreaterThanOrEqual(150);
    }
  });
});

/** The layout for everybody in a window of this size. */
function forEverybody(width: number, height: number, text: number) {
  return sharedLayout(layoutFor({ width, height, text }, leastHeights), leastHeights);
}

describe('the layout for everybody', () => {
  it('is one screen beside the stores for sale, or stacked', () => {
    expect(forEverybody(1280, 720, 1).setting).toBe('one-screen');
    expect(forEverybody(1024, 768, 1)).toMatchObject({ setting: 'stacked', width: 1024, scale: 1 });
    expect(forEverybody(1366, 580, 1).setting).toBe('stacked');
    expect(forEverybody(360, 640, 1).setting).toBe('stacked');
    expect(forEverybody(1024, 768, 2).setting).toBe('lists');
  });
});

describe('too small a window for the street', () => {
  it.each([
    [960, 720],
    [1024, 540],
    [720, 1000],
  ])('of %i by %i is set out like a phone', (width, height) => {
    expect(layoutFor({ width, height, text: 1 }, leastHeights).setting).toBe('phone');
  });
});

const ordinary = { width: window.innerWidth, height: window.innerHeight };
const positions = positionsByQuestion(12, 1);

describe.each([
  ['lying', 1024, 768],
  ['upright', 768, 1024],
] as const)('a tablet, %s', (_held, innerWidth, innerHeight) => {
  beforeEach(() => {
    Object.assign(window, { innerWidth, innerHeight });
    return () => Object.assign(window, { innerWidth: ordinary.width, innerHeight: ordinary.height });
  });

  it('has everything that may be pressed on the near side, at the docks or on the counter', () => {
    for (const [type, found] of positions) {
      for (const { state, seat } of found) {
        const { container, unmount } = renderBoard(state, seat, () => {});
        const lit = [...container.querySelectorAll('.piece.lit, .bm-point.lit, .crate-button.lit, .bm-dial')];
        const elsewhere = lit.filter((piece) => piece.closest('.bm-near, .bm-road, .bm-counter') === null);
        expect(
          elsewhere.map(({ outerHTML }) => outerHTML.slice(0, 90)),
          type,
        ).toEqual([]);
        unmount();
      }
    }
  });

  it('lays the stores for sale on the desk while they are asked about, and else behind a button', () => {
    const sale = positions.get('store-action')?.[0];
    const bid = positions.get('sale-bid')?.[0];
    if (sale === undefined || bid === undefined) throw new Error('the matches asked neither');
    const first = renderBoard(sale.state, sale.seat, () => {});
    const offered = brickAndMortar.legalMoves(sale.state, sale.seat).some(({ type }) => type === 'open-auction');
    expect(offered).toBe(true);
    expect(first.container.querySelectorAll('.bm-desk .bm-listing.lit').length).toBeGreaterThan(0);
    first.unmount();
    const second = renderBoard(bid.state, bid.seat, () => {});
    expect(second.container.querySelector('.bm-listing')).toBeNull();
    expect(second.getByRole('button', { name: 'For sale' })).toBeTruthy();
  });

  it('shows the store of an auction on the desk, and the money on the counter', () => {
    const auction = positions.get('auction')?.[0];
    if (auction?.state.question?.type !== 'auction') throw new Error('the matches held no auction');
    const { container } = renderBoard(auction.state, auction.seat, () => {});
    expect(container.querySelector(`.bm-desk [data-shop="${auction.state.question.store}"]`)).not.toBeNull();
    expect(container.querySelector('.bm-counter .bm-money')?.textContent).toContain(
      `$${auction.state.players[auction.seat]?.money}`,
    );
    expect(container.querySelector('.bm-own')?.textContent).toContain(people[auction.seat]?.name ?? '?');
  });
});
