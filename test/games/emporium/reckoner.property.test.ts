import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatAt } from '../../../shared/engine/index.ts';
import { inOrderOfBids, inOrderOfSale } from '../../../shared/games/emporium/choices.ts';
import { fightsWon } from '../../../shared/games/emporium/fights.ts';
import { type HeroId, heroes, heroIds } from '../../../shared/games/emporium/heroes.ts';
import { type ItemId, item, itemIds } from '../../../shared/games/emporium/items/index.ts';
import { tierRules } from '../../../shared/games/emporium/items/tiers.ts';
import { monsterIds } from '../../../shared/games/emporium/monsters.ts';
import { bidsInTurn, fightsByTrial, salesInTurn, type Wearer } from './reckoner.ts';

/** Tables of 2 to 6, a marker, and what each seat chooses. */
const seatsAndMarker = fc
  .integer({ min: 2, max: 6 })
  .chain((seats) => fc.tuple(fc.constant(seats), fc.integer({ min: 0, max: seats - 1 })));

describe('the order of what is revealed', () => {
  test('sales equal an independent sort', () => {
    fc.assert(
      fc.property(
        seatsAndMarker,
        fc.shuffledSubarray([...itemIds], { minLength: 6, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 6, maxLength: 6 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5]),
        ([seatCount, marker], cards, prices, sellers) => {
          const sales = sellers
            .filter((seat) => seat < seatCount)
            .flatMap((seat) => {
              const id = cards[seat];
              if (id === undefined) return [];
              return [
                { seat: seatAt(seat), item: id, price: Math.min(prices[seat] ?? 1, tierRules[item(id).tier].priceCap) },
              ];
            });
          const found = inOrderOfSale({ marker: seatAt(marker), seatCount }, sales);
          expect(found).toEqual(salesInTurn(sales, marker, seatCount));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('and so do sales at one price', () => {
    fc.assert(
      fc.property(
        seatsAndMarker,
        fc.shuffledSubarray([...itemIds], { minLength: 6, maxLength: 6 }),
        ([seatCount, marker], cards) => {
          const sales = cards.slice(0, seatCount).map((id, seat) => ({ seat: seatAt(seat), item: id, price: 3 }));
          const found = inOrderOfSale({ marker: seatAt(marker), seatCount }, sales);
          expect(found).toEqual(salesInTurn(sales, marker, seatCount));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('bids equal an independent sort', () => {
    fc.assert(
      fc.property(
        seatsAndMarker,
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5]),
        ([seatCount, marker], figures, patrons) => {
          const bids = patrons
            .filter((seat) => seat < seatCount)
            .map((seat) => ({ seat: seatAt(seat), bid: figures[seat] ?? 1 }));
          const found = inOrderOfBids({ marker: seatAt(marker), seatCount }, bids);
          expect(found).toEqual(bidsInTurn(bids, marker, seatCount));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

/** A hero in the items of a shuffled pack that fit, as far as the mask allows. */
function dressed(hero: HeroId, pack: ItemId[], mask: readonly boolean[]): Wearer {
  const worn = heroes[hero].slots.map((kind, slot) => {
    const at = pack.findIndex((id) => item(id).slot === kind);
    return mask[slot] === true && at >= 0 ? (pack.splice(at, 1)[0] ?? null) : null;
  });
  return { hero, worn };
}

describe('fights', () => {
  const tables = fc
    .record({
      row: fc.shuffledSubarray([...heroIds], { minLength: 0, maxLength: 3 }),
      monsterRow: fc.shuffledSubarray([...monsterIds], { minLength: 0, maxLength: 3 }),
      pack: fc.shuffledSubarray([...itemIds], { minLength: 24, maxLength: 24 }),
      masks: fc.array(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 }),
      cards: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ row, monsterRow, pack, masks, cards }) => {
      const left = pack.slice();
      const hand = left.splice(0, cards);
      return { heroRow: row.map((hero, at) => dressed(hero, left, masks[at] ?? [])), monsterRow, hand };
    });

  test('on offer is every fight that is won, each once, and no other', () => {
    let changed = 0;
    fc.assert(
      fc.property(tables, ({ heroRow, monsterRow, hand }) => {
        const found = fightsWon({ heroRow, monsterRow }, hand).map(({ hero, monster, added, swappedIn, swappedOut }) =>
          [hero, monster, added, swappedIn, swappedOut].join(' '),
        );
        expect(found.toSorted()).toEqual(fightsByTrial(heroRow, monsterRow, hand));
        changed += found.filter((each) => !each.endsWith('   ')).length;
      }),
      { numRuns: 3_000 },
    );
    expect(changed).toBeGreaterThan(1_000);
  });

  test('what can be won does not depend on the order of cards, heroes or monsters', () => {
    fc.assert(
      fc.property(tables, ({ heroRow, monsterRow, hand }) => {
        const fights = (rows: Parameters<typeof fightsWon>[0], cards: readonly ItemId[]) =>
          fightsWon(rows, cards)
            .map((fight) => JSON.stringify(fight))
            .toSorted();
        const turned = { heroRow: heroRow.toReversed(), monsterRow: monsterRow.toReversed() };
        expect(fights(turned, hand.toReversed())).toEqual(fights({ heroRow, monsterRow }, hand));
      }),
      { numRuns: 500 },
    );
  });
});
