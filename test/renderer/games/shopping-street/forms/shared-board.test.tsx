// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  offersForAll,
  sharedSizes,
  sizesBelow,
} from '../../../../../renderer/games/shopping-street/forms/shared-sizes.ts';
import { seatsOf } from '../../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../../shared/games/shopping-street/index.ts';
import { reckonStreet, totalOf } from '../../../../../shared/games/shopping-street/scoring.ts';
import type { ShoppingStreetState } from '../../../../../shared/games/shopping-street/state.ts';
import { spaceIds } from '../../../../../shared/games/shopping-street/street.ts';
import { startWords } from '../../../every-word.ts';
import { all } from '../../drawn-elements.ts';
import { openWindow, type WindowName } from '../../windows.ts';
import { momentOf, renderBoard } from '../drawn-table.tsx';
import { five, wordsIn } from '../page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const words = wordsIn('en');
const drawn: readonly WindowName[] = ['laptop', 'upright', 'phone'];

/** Several have laid something out, and whoever asks looks at it. */
const bargaining = ({ question, offers }: ShoppingStreetState): boolean =>
  question?.type === 'bargain' && offers.filter(({ cards }) => cards.length > 0).length > 1;

describe.each([3, 5])('the board for everybody, with %i players', (seats) => {
  const { state } = momentOf(seats, bargaining);

  it.each(drawn)('shows the street, what lies in front of each player, the display and all alike on a %s', (name) => {
    openWindow(name);
    const { container } = renderBoard(state, null);
    const named = (place: string) => all(container, `[data-${place}]`).map(({ dataset }) => dataset[place]);
    expect(named('plot').toSorted()).toEqual(spaceIds.toSorted());
    expect(named('display')).toEqual(state.display.filter((card) => card !== null));
    expect(container.querySelector('[data-deck]')).not.toBeNull();
    expect(container.querySelector('[data-dice]')).not.toBeNull();
    for (const { seat, cards } of state.offers) {
      const labels = all(container, `[data-offer="${seat}"] button`).map((each) => each.getAttribute('aria-label'));
      expect(labels).toHaveLength(cards.length);
      for (const [at, id] of cards.entries()) expect(labels[at]).toContain(words.card(id));
    }
    const rows = all(container, '.ss-rival');
    expect(rows.map(({ dataset }) => dataset.seat)).toEqual(seatsOf(seats).map(String));
    for (const seat of seatsOf(seats)) {
      const told = rows[seat]?.textContent;
      expect(told).toContain(five[seat]?.name);
      expect(told).toContain(String(totalOf(reckonStreet(state.street, seat))));
    }
  });

  it.each(drawn)(
    'belongs to nobody on a %s: nothing is lit, no hand is shown, and it says whom it waits for',
    (name) => {
      openWindow(name);
      const { container } = renderBoard(state, null);
      expect(container.querySelector('.piece.lit, .counter-actions > .primary, .ss-desk, .ss-sets')).toBeNull();
      const everything = all(container, '[aria-label]').map((each) => each.getAttribute('aria-label'));
      const told = `${container.textContent} ${everything.join(' ')}`;
      const open = new Set([...state.display, ...state.discards, ...state.offers.flatMap(({ cards }) => cards)]);
      const hidden = state.players.flatMap(({ hand }) => hand).filter((id) => !open.has(id));
      expect(hidden.length).toBeGreaterThan(0);
      for (const id of hidden) expect(told).not.toContain(words.card(id));
      const asked = container.querySelector('.asks')?.textContent;
      for (const seat of shoppingStreet.toAct(state)) expect(asked).toContain(five[seat]?.name);
    },
  );
});

it('shows who has sealed an answer, and whom the table waits for, and no card that is laid', () => {
  openWindow('laptop');
  const { state } = momentOf(
    4,
    ({ question, players }) =>
      question?.type === 'lay' && players.some(({ hasAnswered, laid }) => hasAnswered && laid.length > 0),
  );
  const { container } = renderBoard(state, null);
  const toAct = shoppingStreet.toAct(state);
  for (const [index, { laid }] of state.players.entries()) {
    const place = container.querySelector(`[data-offer="${index}"]`);
    expect(place?.classList.contains('acting')).toBe(toAct.some((seat) => seat === index));
    for (const id of laid) expect(place?.innerHTML).not.toContain(words.card(id));
  }
});

describe.each([
  { width: 1280, height: 720 },
  { width: 1280, height: 640 },
  { width: 1440, height: 900 },
  { width: 1706, height: 960 },
])('the sizes on a large screen of $width×$height', (room) => {
  it.each([3, 4, 5])('let street, market and all players find room with %i', (seats) => {
    const { plot, pavement, market, display, displayTrading, stage, player } = sharedSizes(room, seats);
    const street = room.width - 262;
    expect(plot.width * 10).toBeLessThan(street);
    expect(2 * pavement + market).toBeLessThanOrEqual(room.height - 111);
    expect(plot.height).toBeLessThan(pavement);
    expect(display.height).toBeLessThan(market);
    expect(display.width * 4 + 500).toBeLessThan(street);
    expect(displayTrading.height * 2).toBeLessThan(market);
    expect(player * seats).toBeLessThan(room.height - 111);
    expect(player).toBeGreaterThanOrEqual(54);
    for (const counts of [Array.from({ length: seats }, () => 0), [2, 2, 2, 1], [0, 6, 5, 1], [0, 12, 9, 14]]) {
      const { card, rows } = offersForAll(counts, stage);
      expect(rows * card.height).toBeLessThan(stage.height);
      expect(card.height).toBeGreaterThanOrEqual(68);
    }
  });
});

it('draws the cards laid out the larger the fewer they are', () => {
  const { stage } = sharedSizes({ width: 1280, height: 720 }, 4);
  const heights = [
    [0, 1, 1, 0],
    [0, 3, 3, 2],
    [0, 8, 8, 8],
  ].map((counts) => offersForAll(counts, stage).card.height);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(new Set(heights).size).toBe(heights.length);
});

it('lays the offers of five below one another where they find no room side by side', () => {
  const { stage } = sharedSizes({ width: 1280, height: 720 }, 5);
  const { card, rows } = offersForAll([5, 2, 1, 0, 4], stage);
  // two lines of offers, each with its sign
  expect(2 * (rows * card.height + 52)).toBeLessThanOrEqual(stage.height);
});

it('lets the street be as wide as a window that scrolls, and no plot smaller than it can be read', () => {
  for (const width of [360, 768, 1024, 1280]) {
    const { plot, stage } = sizesBelow({ width });
    expect(plot.width).toBeGreaterThanOrEqual(72);
    if (width >= 1024) expect(plot.width * 10).toBeLessThan(width);
    expect(stage.width).toBeLessThan(width);
  }
  expect(sizesBelow({ width: 1280 }).plot.width).toBeGreaterThan(sizesBelow({ width: 768 }).plot.width);
});
