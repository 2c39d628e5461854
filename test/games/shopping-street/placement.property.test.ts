import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatAt } from '../../../shared/engine/index.ts';
import { pawnsAtStart } from '../../../shared/games/shopping-street/pawns.ts';
import { lawfulSpaces, mostOfType, openOfType, whyNot } from '../../../shared/games/shopping-street/placement.ts';
import { groupsByType, productIds, shopTypes, sumOf } from '../../../shared/games/shopping-street/products.ts';
import { reckonHand, reckonStreet } from '../../../shared/games/shopping-street/scoring.ts';
import type { Shop } from '../../../shared/games/shopping-street/shops.ts';
import { idleSpaces, spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { groupCount, handLine, linesOf, mayStand, printedSum, standsAgainst } from './reckoner.ts';

const pawns = [1, 2, 3] as const;

/** Streets that came about by openings that the rules' text allows, with the spaces left out. */
const streets = fc
  .record({
    seats: fc.constantFrom(3, 4, 5),
    ofThree: fc.constantFrom('16' as const, '18' as const),
    wishes: fc.array(
      fc.record({
        space: fc.constantFrom(...spaceIds),
        type: fc.constantFrom(...shopTypes),
        owner: fc.integer({ min: 0, max: 4 }),
        pawn: fc.constantFrom(...pawns),
        cards: fc.integer({ min: 0, max: 120 }).map((from) => productIds.slice(from, from + 4)),
      }),
      { minLength: 30, maxLength: 60 },
    ),
  })
  .map(({ seats, ofThree, wishes }) => {
    const idle = idleSpaces(seats, ofThree);
    const street: Shop[] = [];
    for (const { owner, ...wish } of wishes) {
      const seat = seatAt(owner % seats);
      const hasPawn = street.filter((shop) => shop.owner === seat).length < pawnsAtStart(seats).length;
      if (hasPawn && mayStand(street, idle, wish.space, wish.type)) street.push({ ...wish, owner: seat, opened: 1 });
    }
    return { seats, idle, street };
  });

describe('where a shop may open', () => {
  test('is where the rules’ text lets it stand, on every street, and the reason says which shop stands against it', () => {
    let full = 0;
    fc.assert(
      fc.property(streets, ({ idle, street }) => {
        for (const type of shopTypes) {
          const lawful = spaceIds.filter((id) => mayStand(street, idle, id, type));
          expect(lawfulSpaces({ street, idle }, type)).toEqual(lawful);
          const ofType = street.filter((shop) => shop.type === type);
          expect(openOfType({ street }, type)).toBe(ofType.length);
          if (ofType.length === mostOfType) full++;
          for (const id of spaceIds) {
            const why = whyNot({ street, idle }, id, type);
            expect(why === null).toBe(lawful.includes(id));
            if (why?.reason !== 'beside' && why?.reason !== 'facing') continue;
            expect(ofType.some(({ space }) => space === why.by)).toBe(true);
            expect(standsAgainst(why.by, id)).toBe(true);
            expect(why.by.at(0) === id.at(0)).toBe(why.reason === 'beside');
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(full).toBeGreaterThan(20);
  });
});

describe('what shops and hands are worth', () => {
  test('equals an independent reckoning, line by line', () => {
    let rows = 0;
    fc.assert(
      fc.property(streets, ({ seats, street }) => {
        for (let seat = 0; seat < seats; seat++) {
          const lines = reckonStreet(street, seatAt(seat));
          expect(lines).toEqual(linesOf(street, seat));
          rows += lines.filter(({ type }) => type === 'side-by-side').length;
        }
      }),
      { numRuns: 500 },
    );
    expect(rows).toBeGreaterThan(200);
  });

  test('sums, halves and groups of any cards', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...productIds]), (cards) => {
        expect(sumOf(cards)).toBe(printedSum(cards));
        expect(reckonHand(cards)).toEqual(handLine(cards));
        expect(groupsByType(cards)).toEqual(
          shopTypes.map((type) => groupCount(cards.filter((id) => id.startsWith(`${type}-`)))),
        );
      }),
      { numRuns: 300 },
    );
  });
});
