import { describe, expect, it } from 'vitest';
import {
  drawFrom,
  drawLot,
  fingerprint,
  putFirst,
  putOnTop,
  randomFromSeed,
  seatsOf,
  settledOptions,
} from '../../shared/engine/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';

const onTheShelf: readonly AnyGame[] = Object.values(games);

describe('putOnTop', () => {
  it('makes the named cards be drawn first in that order, and keeps the order of the others', () => {
    const deck = ['a', 'b', 'c', 'd', 'e'];
    putOnTop(deck, ['b', 'd']);
    expect(drawFrom(deck, 5)).toEqual(['b', 'd', 'e', 'c', 'a']);
  });

  it('takes one tile per name if several are equal', () => {
    const bag = ['fish', 'meat', 'fish', 'fish'];
    putOnTop(bag, ['fish', 'meat', 'fish']);
    expect(drawFrom(bag, 4)).toEqual(['fish', 'meat', 'fish', 'fish']);
  });

  it('leaves a deck unchanged if no card is named', () => {
    const deck = [1, 2, 3];
    putOnTop(deck);
    expect(deck).toEqual([1, 2, 3]);
  });

  it('rejects a card that the deck does not have, or not as often', () => {
    expect(() => putOnTop(['a'], ['b'])).toThrow(RangeError);
    expect(() => putOnTop(['a'], ['a', 'a'])).toThrow(RangeError);
  });
});

it('putFirst: puts the named cards at the beginning, in that order', () => {
  const list = ['a', 'b', 'c', 'd'];
  putFirst(list, ['d', 'b']);
  expect(list).toEqual(['d', 'b', 'a', 'c']);
});

describe('drawLot', () => {
  it('draws the first name, whatever the random numbers', () => {
    for (const seed of ['one', 'other']) expect(drawLot(randomFromSeed(seed), [0, 1, 2], [2, 0])).toBe(2);
  });

  it('draws every entry of a list if no name is given', () => {
    const random = randomFromSeed('lots');
    const drawn = new Set(Array.from({ length: 100 }, () => drawLot(random, [0, 1, 2])));
    expect([...drawn].sort()).toEqual([0, 1, 2]);
  });

  it('rejects a name that is not in the list', () => {
    expect(() => drawLot(randomFromSeed('lots'), [0, 1], [2])).toThrow(RangeError);
    expect(() => drawLot(randomFromSeed('lots'), [])).toThrow(RangeError);
  });
});

describe.each(onTheShelf)('match of $id', ({ seats: { max }, options, setup, audit }) => {
  const settled = settledOptions(options, max, {}) ?? {};
  const dealt = (startPlayer: number) => setup(max, settled, randomFromSeed('named'), { startPlayer: [startPlayer] });

  it('begins with the named start player, and balanced books', () => {
    const begun = seatsOf(max).map((seat) => dealt(seat));
    for (const state of begun) audit(state);
    expect(new Set(begun.map((state) => fingerprint(state))).size).toBe(max);
  });

  it('rejects a start player who is not at the table', () => {
    expect(() => dealt(max)).toThrow(RangeError);
  });
});
