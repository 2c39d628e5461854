import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeSeating,
  emptySeating,
  joiningSeats,
  nameFault,
  type SeatingChange,
  seatingOf,
  seatsOfSeating,
  shuffledKeys,
} from '../../../renderer/lobby/new-game/seating.ts';
import { playerColours } from '../../../shared/protocol/messages.ts';

const seats = (names: readonly string[]) =>
  names.map((name, seat) => ({ name, colour: playerColours[seat] ?? ('navy' as const) }));
const named = (...names: readonly string[]) => seatingOf(seats(names), false);
const player = (place: number) => `Player ${place + 1}`;

describe('the chairs of a new table', () => {
  it('begin empty, each in a colour of its own', () => {
    const seating = emptySeating(4, false);
    expect(seating.map((chair) => chair.name)).toEqual(['', '', '', '']);
    expect(new Set(seating.map((chair) => chair.colour)).size).toBe(4);
  });

  it('keep names when there are more chairs, and take them away from the end', () => {
    const more = changeSeating(named('Ana', 'Bruno'), { type: 'count', count: 4 });
    expect(more.map((chair) => chair.name)).toEqual(['Ana', 'Bruno', '', '']);
    const fewer = changeSeating(more, { type: 'count', count: 2 });
    expect(fewer.map((chair) => chair.name)).toEqual(['Ana', 'Bruno']);
  });

  it('swap colours where one is taken', () => {
    const [ana, bruno] = changeSeating(named('Ana', 'Bruno'), { type: 'colour', key: 0, colour: 'teal' });
    expect([ana?.colour, bruno?.colour]).toEqual(['teal', 'navy']);
  });

  it('move up and down, and stay where there is no further', () => {
    const seating = named('Ana', 'Bruno', 'Chidi');
    const order = (change: SeatingChange) => changeSeating(seating, change).map((chair) => chair.name);
    expect(order({ type: 'move', key: 2, by: -1 })).toEqual(['Ana', 'Chidi', 'Bruno']);
    expect(order({ type: 'move', key: 0, by: 1 })).toEqual(['Bruno', 'Ana', 'Chidi']);
    expect(order({ type: 'move', key: 0, by: -1 })).toEqual(['Ana', 'Bruno', 'Chidi']);
    expect(order({ type: 'move', key: 2, by: 1 })).toEqual(['Ana', 'Bruno', 'Chidi']);
  });

  it('want a name each, and different ones, whatever their letters', () => {
    const seating = named('Ana', ' ', 'ANA ', 'Bruno');
    expect(seating.map((chair) => nameFault(seating, chair.key, player))).toEqual(['same', 'empty', 'same', null]);
    expect(seatsOfSeating(named(' Ana '), player)).toEqual([{ name: 'Ana', colour: 'navy' }]);
  });

  it('are shuffled so that every order can come, and nobody is lost', () => {
    const seating = named('Ana', 'Bruno', 'Chidi');
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (draws) => {
          const left = [...draws];
          const shuffled = changeSeating(seating, {
            type: 'order',
            keys: shuffledKeys(seating, () => left.pop() ?? 0),
          });
          expect(shuffled.map((chair) => chair.name).sort()).toEqual(['Ana', 'Bruno', 'Chidi']);
        },
      ),
    );
    const thirds = [0, 1, 2].flatMap((one) => [0, 1].map((two) => [(two + 0.5) / 2, (one + 0.5) / 3]));
    const orders = thirds.map((draws) => {
      const left = [...draws];
      return shuffledKeys(seating, () => left.pop() ?? 0).join();
    });
    expect(new Set(orders).size).toBe(6);
  });

  it('never share a colour, whatever is changed', () => {
    const change = fc.oneof(
      fc.record({ type: fc.constant('count' as const), count: fc.integer({ min: 2, max: 6 }) }),
      fc.record({
        type: fc.constant('colour' as const),
        key: fc.integer({ min: 0, max: 6 }),
        colour: fc.constantFrom(...playerColours),
      }),
      fc.record({
        type: fc.constant('move' as const),
        key: fc.integer({ min: 0, max: 6 }),
        by: fc.constantFrom(-1 as const, 1 as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const seating = changes.reduce(changeSeating, emptySeating(3, false));
        expect(new Set(seating.map((chair) => chair.colour)).size).toBe(seating.length);
        expect(new Set(seating.map((chair) => chair.key)).size).toBe(seating.length);
      }),
    );
  });

  it('leave all but the first free at a table on the network, and add a free one to free ones', () => {
    const seating = changeSeating(emptySeating(2, true), { type: 'count', count: 3 });
    expect(seating.map((chair) => chair.joins)).toEqual([false, true, true]);
    expect(joiningSeats(seating)).toEqual([1, 2]);
    const more = changeSeating(seating, { type: 'joins', key: 1, joins: false });
    expect(joiningSeats(more)).toEqual([2]);
    expect(joiningSeats(changeSeating(more, { type: 'hosted', hosted: false }))).toEqual([]);
  });

  it('go under a placeholder while nobody sits on them, and nobody here may have the same name', () => {
    const seating = seatingOf(seats(['player 2', '', ' ']), true);
    expect(seatsOfSeating(seating, player).map((seat) => seat.name)).toEqual(['player 2', 'Player 2', 'Player 3']);
    expect(seating.map((chair) => nameFault(seating, chair.key, player))).toEqual(['same', 'same', null]);
    const here = changeSeating(seating, { type: 'joins', key: 2, joins: false });
    expect(nameFault(here, 2, player)).toBe('empty');
  });

  it('keep the way somebody joins when they are moved', () => {
    const seating = changeSeating(seatingOf(seats(['Ana', 'Bruno']), true), { type: 'move', key: 1, by: -1 });
    expect(seating.map((chair) => [chair.name, chair.joins])).toEqual([
      ['Bruno', true],
      ['Ana', false],
    ]);
    expect(joiningSeats(seating)).toEqual([0]);
  });
});
