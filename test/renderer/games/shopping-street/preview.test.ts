import { describe, expect, it } from 'vitest';
import { handOnStreet } from '../../../../renderer/games/shopping-street/interaction/preview.ts';
import { pick, randomFromSeed, seatAt, seatsOf, shuffle } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import {
  groupsByType,
  type ProductId,
  product,
  productIds,
  shopTypes,
  sumOf,
} from '../../../../shared/games/shopping-street/products.ts';
import {
  bestFour,
  type Effect,
  effectsOf,
  improvementOf,
  leastUseful,
  openingOf,
} from '../../../../shared/games/shopping-street/prospects.ts';
import { reckonStreet, totalOf } from '../../../../shared/games/shopping-street/scoring.ts';
import { setsOf } from '../../../../shared/games/shopping-street/sets.ts';
import { unimproved } from '../../../../shared/games/shopping-street/shops.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { setOf, tableOf } from '../../../games/shopping-street/table.ts';
import { Page, positions, wordsIn } from './page.ts';

/** Hands of up to 24 cards. */
function hands(count: number): readonly (readonly ProductId[])[] {
  const random = randomFromSeed('hands');
  return Array.from({ length: count }, (_, at) => {
    const cards = productIds.slice();
    shuffle(random, cards);
    return cards.slice(0, at % 25);
  });
}

/** Every combination of this many cards. */
function choices(cards: readonly ProductId[], count: number): readonly (readonly ProductId[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), count - 1).map((others) => [card, ...others]));
}

describe('the sets of a hand', () => {
  it('count groups as the rules do and find the best card of each', () => {
    for (const hand of hands(200)) {
      const sets = setsOf(hand);
      expect(sets.map(({ type }) => type)).toEqual(shopTypes);
      expect(sets.map(({ held }) => held)).toEqual(groupsByType(hand));
      for (const { type, groups, complete, held } of sets) {
        expect(complete).toBe(held >= 4);
        for (const { group, best } of groups) {
          const values = hand.map(product).filter((card) => card.type === type && card.group === group);
          expect(best === null ? 0 : product(best).value).toBe(Math.max(0, ...values.map(({ value }) => value)));
        }
      }
    }
  });

  it('find the best four cards', () => {
    for (const hand of hands(150)) {
      for (const type of shopTypes) {
        const ofType = hand.filter((card) => product(card).type === type);
        const sums = choices(ofType, 4)
          .filter((cards) => new Set(cards.map((card) => product(card).group)).size === 4)
          .map(sumOf);
        const best = bestFour(hand, type);
        expect(best === null ? null : sumOf(best)).toBe(sums.length === 0 ? null : Math.max(...sums));
      }
    }
  });
});

const all = seatsOf(3).flatMap((more) => positions(more + 3, 2, 3));

/** Samples of the legal moves of a type. */
function movesOf<Type extends ShoppingStreetMove['type']>(type: Type) {
  const random = randomFromSeed(type);
  const found: { state: ShoppingStreetState; move: Extract<ShoppingStreetMove, { type: Type }> }[] = [];
  for (const state of all) {
    const moves = shoppingStreet
      .legalMoves(state, state.active)
      .filter((move): move is Extract<ShoppingStreetMove, { type: Type }> => move.type === type);
    if (state.question?.type === 'turn' && moves.length > 0) found.push({ state, move: pick(random, moves) });
  }
  return found;
}

describe('the preview', () => {
  it('of a new shop matches its score, including neighbours and type', () => {
    const met = { sideBySide: 0, sameType: 0 };
    const found = movesOf('open');
    for (const { state, move } of found) {
      const seat = state.active;
      const cards = bestFour(state.players[seat]?.hand ?? [], move.shopType) ?? [];
      const ahead = openingOf(state, seat, { type: move.shopType, space: move.space, pawn: move.pawn, cards });
      const after = shoppingStreet.copy(state);
      const events = [move, ...cards.map((card): ShoppingStreetMove => ({ type: 'put', card }))].flatMap((each) =>
        shoppingStreet.play(after, seat, each),
      );
      expect(events.find(({ type }) => type === 'shop-opened')).toMatchObject({ worth: ahead.worth, pawn: ahead.pawn });
      const gained = totalOf(reckonStreet(after.street, seat)) - totalOf(reckonStreet(state.street, seat));
      expect(ahead.worth + ahead.sideBySide + ahead.sameType).toBe(gained);
      if (ahead.sideBySide > 0) met.sideBySide++;
      if (ahead.sameType > 0) met.sameType++;
    }
    expect(found.length).toBeGreaterThan(20);
    expect(met.sideBySide).toBeGreaterThan(0);
    expect(met.sameType).toBeGreaterThan(0);
  });

  it('of an improvement matches the added score', () => {
    const found = movesOf('improve');
    for (const { state, move } of found) {
      const seat = state.active;
      const shop = unimproved(state.street, seat).find(({ space }) => space === move.space);
      if (shop === undefined) throw new TypeError(`${move.space} can be improved`);
      const ahead = improvementOf(shop, move.card);
      const after = shoppingStreet.copy(state);
      expect(shoppingStreet.play(after, seat, move)[0]).toMatchObject({ type: 'shop-improved', worth: ahead.worth });
      expect(totalOf(reckonStreet(after.street, seat)) - totalOf(reckonStreet(state.street, seat))).toBe(ahead.gain);
    }
    expect(found.length).toBeGreaterThan(10);
  });
});

describe('the effects of an exchange or a purchase', () => {
  const street = {
    N3: ['Ana', 3, 'home-staff-3', 'home-decoration-3', 'home-delivery-3', 'home-technology-3'],
  } as const;

  function effects(
    hand: readonly ProductId[],
    coming: readonly ProductId[],
    going: readonly ProductId[],
  ): readonly Effect[] {
    const { state } = tableOf({ players: { Ana: { hand }, Bo: {}, Cy: {} }, street });
    return effectsOf(handOnStreet(new Page(state, wordsIn('en')).table()), coming, going);
  }

  const [stock, staff, decoration, delivery] = setOf('food', 2);

  it('include a completed set with the sum of its best four', () => {
    expect(effects([stock, staff, decoration], ['food-technology-5'], [])).toEqual([
      { of: 'completes', type: 'food', sum: 11 },
    ]);
  });

  it('include a set broken by the cards given', () => {
    expect(effects([stock, staff, decoration, delivery], ['tech-stock-1'], [staff])).toEqual([
      { of: 'breaks', type: 'food', held: 3 },
    ]);
  });

  it('include a better or weaker four and more or fewer groups', () => {
    expect(effects([stock, staff, decoration, delivery], ['food-stock-5'], [])).toEqual([
      { of: 'better', type: 'food', sum: 11, before: 8 },
    ]);
    expect(effects(['food-stock-5', stock, staff, decoration, delivery], [], ['food-stock-5'])).toEqual([
      { of: 'weaker', type: 'food', sum: 8, before: 11 },
    ]);
    expect(effects([stock, staff], [], [staff])).toEqual([{ of: 'fewer-groups', type: 'food', held: 1 }]);
    expect(effects([stock], ['food-delivery-1'], [])).toEqual([{ of: 'more-groups', type: 'food', held: 2 }]);
    // a single card is no set
    expect(effects([stock], ['tech-delivery-1'], [stock])).toEqual([]);
  });

  it('include a shop that can or can no longer be improved', () => {
    expect(effects([stock], ['home-stock-4'], [])[0]).toEqual({ of: 'improves', space: 'N3', gain: 12 });
    expect(effects(['home-stock-2'], ['food-staff-1'], ['home-stock-2'])[0]).toEqual({
      of: 'improves-no-more',
      space: 'N3',
      gain: 6,
    });
  });

  it('are the same before and during the payment for a display card', () => {
    const table = tableOf({
      players: { Ana: { hand: [stock, staff, decoration, 'tech-stock-1'] }, Bo: {}, Cy: {} },
      display: ['food-technology-5', null, null, null],
    });
    const before = effectsOf(
      handOnStreet(new Page(table.state, wordsIn('en')).table()),
      ['food-technology-5'],
      ['tech-stock-1'],
    );
    table.play('Ana', { type: 'buy', card: 'food-technology-5' });
    expect(
      effectsOf(handOnStreet(new Page(table.state, wordsIn('en')).table()), ['food-technology-5'], ['tech-stock-1']),
    ).toEqual(before);
  });
});

describe('the least useful cards', () => {
  it('have the requested number and exclude cards to keep', () => {
    for (const state of all.filter((_, at) => at % 20 === 0)) {
      const table = new Page(state, wordsIn('en')).table();
      const hand = table.view.players[table.ownSeat]?.hand.cards ?? [];
      const keep = hand.slice(0, 2);
      for (const count of [0, 1, 3, hand.length]) {
        const least = leastUseful(handOnStreet(table), count, keep);
        expect(least).toHaveLength(Math.min(count, hand.length - keep.length));
        expect(new Set(least).size).toBe(least.length);
        expect(least.every((card) => hand.includes(card) && !keep.includes(card))).toBe(true);
      }
    }
  });

  it('put spares and small sets first and cards that improve a shop last', () => {
    const hand: readonly ProductId[] = [...setOf('food', 2), 'food-stock-5', 'tech-stock-5', 'home-stock-1'];
    const { state } = tableOf({
      players: { Ana: { hand }, Bo: {}, Cy: {} },
      street: { N3: ['Ana', 3, 'home-staff-3', 'home-decoration-3', 'home-delivery-3', 'home-technology-3'] },
    });
    const table = { ...new Page(state, wordsIn('en')).table(), ownSeat: seatAt(0) };
    expect(leastUseful(handOnStreet(table), 7, [])[0]).toBe('food-stock-2');
    expect(leastUseful(handOnStreet(table), 7, [])[1]).toBe('tech-stock-5');
    expect(leastUseful(handOnStreet(table), 7, []).at(-1)).toBe('home-stock-1');
  });
});
