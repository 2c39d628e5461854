import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botNames } from '../../../renderer/lobby/new-game/bot-names.ts';
import { knownPeople } from '../../../renderer/lobby/new-game/known-people.ts';
import {
  botSeats,
  chairFault,
  changeSeating,
  emptySeating,
  joiningSeats,
  type Seating,
  type SeatingChange,
  seatingOf,
  seatsOfSeating,
  shuffled,
  sitterOfOthers,
} from '../../../renderer/lobby/new-game/seating.ts';
import { botLevels, foldedName, playerColours } from '../../../shared/protocol/messages.ts';

const seats = (names: readonly string[]) =>
  names.map((name, seat) => ({ name, colour: playerColours[seat] ?? ('navy' as const) }));
const named = (...names: readonly string[]) => seatingOf(seats(names), [], false);
const keysOf = (seating: Seating) => seating.map(({ key }) => key);
const player = (place: number) => `Player ${place + 1}`;

describe('chairs of a new table', () => {
  it('keep names when chairs are added, and drop them from the end', () => {
    const more = changeSeating(named('Ana', 'Bruno'), { type: 'count', count: 4 });
    expect(more.map((chair) => chair.name)).toEqual(['Ana', 'Bruno', '', '']);
    const fewer = changeSeating(more, { type: 'count', count: 2 });
    expect(fewer.map((chair) => chair.name)).toEqual(['Ana', 'Bruno']);
  });

  it('swap colours if one is taken', () => {
    const [ana, bruno] = changeSeating(named('Ana', 'Bruno'), { type: 'colour', key: 0, colour: 'teal' });
    expect([ana?.colour, bruno?.colour]).toEqual(['teal', 'navy']);
  });

  it('move up and down, and stop at the ends', () => {
    const seating = named('Ana', 'Bruno', 'Chidi');
    const order = (change: SeatingChange) => changeSeating(seating, change).map((chair) => chair.name);
    expect(order({ type: 'move', key: 2, by: -1 })).toEqual(['Ana', 'Chidi', 'Bruno']);
    expect(order({ type: 'move', key: 0, by: 1 })).toEqual(['Bruno', 'Ana', 'Chidi']);
    expect(order({ type: 'move', key: 0, by: -1 })).toEqual(['Ana', 'Bruno', 'Chidi']);
    expect(order({ type: 'move', key: 2, by: 1 })).toEqual(['Ana', 'Bruno', 'Chidi']);
  });

  it('need distinct names, whatever their case, and use their place without one', () => {
    const seating = named('Ana', ' ', 'ANA ', 'Bruno');
    expect(seating.map((chair) => chairFault(seating, chair.key, player))).toEqual([
      'names-must-differ',
      null,
      'names-must-differ',
      null,
    ]);
    expect(seatsOfSeating(named(' Ana '), player)).toEqual([{ name: 'Ana', colour: 'navy' }]);
  });

  it('are shuffled into any order without losing anyone', () => {
    const seating = named('Ana', 'Bruno', 'Chidi');
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (draws) => {
          const left = [...draws];
          const mixed = changeSeating(seating, {
            type: 'order',
            keys: shuffled(keysOf(seating), () => left.pop() ?? 0),
          });
          expect(mixed.map((chair) => chair.name).sort()).toEqual(['Ana', 'Bruno', 'Chidi']);
        },
      ),
    );
    const thirds = [0, 1, 2].flatMap((one) => [0, 1].map((two) => [0, (two + 0.5) / 2, (one + 0.5) / 3]));
    const orders = thirds.map((draws) => {
      const left = [...draws];
      return shuffled(keysOf(seating), () => left.pop() ?? 0).join();
    });
    expect(new Set(orders).size).toBe(6);
  });

  it('never share a colour, whatever changes', () => {
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
        const seating = changes.reduce((now, each) => changeSeating(now, each), emptySeating(3, false));
        expect(new Set(seating.map((chair) => chair.colour)).size).toBe(seating.length);
        expect(new Set(seating.map((chair) => chair.key)).size).toBe(seating.length);
      }),
    );
  });

  it('are free on a network table except the first, and free chairs get a free one added', () => {
    const seating = changeSeating(emptySeating(2, true), { type: 'count', count: 3 });
    expect(seating.map((chair) => chair.sitter)).toEqual(['here', 'joins', 'joins']);
    expect(joiningSeats(seating)).toEqual([1, 2]);
    const more = changeSeating(seating, { type: 'sitter', key: 1, sitter: 'here' });
    expect(joiningSeats(more)).toEqual([2]);
    expect(joiningSeats(changeSeating(more, { type: 'hosted', hosted: false }))).toEqual([]);
  });

  it('have a placeholder while free, which no local player may use as a name', () => {
    const seating = seatingOf(seats(['player 2', '', ' ']), [], true);
    expect(seatsOfSeating(seating, player).map((seat) => seat.name)).toEqual(['player 2', 'Player 2', 'Player 3']);
    expect(seating.map((chair) => chairFault(seating, chair.key, player))).toEqual([
      'names-must-differ',
      'names-must-differ',
      null,
    ]);
    const here = changeSeating(seating, { type: 'sitter', key: 2, sitter: 'here' });
    expect(chairFault(here, 2, player)).toBeNull();
    // a campaign belongs to the solo player's name
    const alone = changeSeating(changeSeating(here, { type: 'count', count: 1 }), { type: 'name', key: 0, name: ' ' });
    expect(chairFault(alone, 0, player)).toBe('name-empty');
  });

  it('keep how their player joins when moved', () => {
    const seating = changeSeating(seatingOf(seats(['Ana', 'Bruno']), [], true), { type: 'move', key: 1, by: -1 });
    expect(seating.map((chair) => [chair.name, chair.sitter])).toEqual([
      ['Bruno', 'joins'],
      ['Ana', 'here'],
    ]);
    expect(joiningSeats(seating)).toEqual([0]);
  });
});

describe('chairs for bots', () => {
  const names = ['Odette', 'Basil', 'Leonor'];
  const change = (seating: Seating, ...changes: readonly SeatingChange[]) =>
    changes.reduce((now, each) => changeSeating(now, each, names), seating);
  const signs = (seating: Seating) => seatsOfSeating(seating, player).map(({ name }) => name);
  const alone: SeatingChange = { type: 'others', sitter: 'merchant', count: 3, name: 'Ana' };

  it('are filled with one press, with names, leaving one person', () => {
    const seating = change(emptySeating(2, false), alone);
    expect(signs(seating)).toEqual(['Ana', 'Odette', 'Basil']);
    expect(botSeats(seating)).toEqual([
      { seat: 1, level: 'merchant' },
      { seat: 2, level: 'merchant' },
    ]);
    expect(sitterOfOthers(seating)).toBe('merchant');
    const people = change(seating, { type: 'others', sitter: 'here', count: 3, name: '' });
    expect(botSeats(people)).toEqual([]);
    expect(people.map((chair) => chairFault(people, chair.key, player))).toEqual([null, null, null]);
  });

  it('can be mixed freely, including bots on all chairs', () => {
    const seating = change(
      named('Ana', 'Bruno', 'Chidi'),
      { type: 'sitter', key: 0, sitter: 'apprentice' },
      { type: 'sitter', key: 2, sitter: 'wholesaler' },
    );
    expect(signs(seating)).toEqual(['Odette', 'Bruno', 'Basil']);
    expect(sitterOfOthers(seating)).toBeNull();
    const all = change(seating, { type: 'sitter', key: 1, sitter: 'shopkeeper' });
    expect(botSeats(all).map(({ level }) => level)).toEqual(['apprentice', 'shopkeeper', 'wholesaler']);
    // the person's name waits under the bot's
    expect(signs(change(all, { type: 'sitter', key: 1, sitter: 'here' }))[1]).toBe('Bruno');
  });

  it('rename a bot once a person has its name, and keep the text written for it', () => {
    const seating = change(emptySeating(2, false), alone);
    const called = change(seating, { type: 'name', key: 0, name: 'odette ' });
    expect(signs(called)).toEqual(['odette', 'Leonor', 'Basil']);
    const written = change(called, { type: 'name', key: 1, name: 'Mill' });
    expect(signs(written)).toEqual(['odette', 'Mill', 'Basil']);
    const same = change(written, { type: 'name', key: 0, name: 'mill' });
    expect(same.map((chair) => chairFault(same, chair.key, player))).toEqual([
      'names-must-differ',
      'names-must-differ',
      null,
    ]);
    const emptied = change(written, { type: 'name', key: 1, name: '' });
    expect(chairFault(emptied, 1, player)).toBe('name-empty');
  });

  it('let the only person have no name, except in a solo game', () => {
    const seating = change(emptySeating(2, false), { ...alone, name: '' });
    expect(signs(seating)).toEqual(['Player 1', 'Odette', 'Basil']);
    expect(chairFault(seating, 0, player)).toBeNull();
    const solo = emptySeating(1, false);
    expect(chairFault(solo, 0, player)).toBe('name-empty');
  });

  it('are added to bots, and stay bots when the table is hosted or played again', () => {
    const seating = change(emptySeating(2, false), alone, { type: 'count', count: 4 });
    expect(seating.map(({ sitter }) => sitter)).toEqual(['here', 'merchant', 'merchant', 'merchant']);
    expect(signs(seating)).toEqual(['Ana', 'Odette', 'Basil', 'Leonor']);
    expect(change(seating, { type: 'hosted', hosted: true }).map(({ sitter }) => sitter)).toEqual([
      'here',
      'merchant',
      'merchant',
      'merchant',
    ]);
    const again = seatingOf(seats(['Odette', 'Ana', 'Bruno']), ['merchant', null, null], true);
    expect(again.map(({ sitter }) => sitter)).toEqual(['merchant', 'here', 'joins']);
    expect(signs(again)).toEqual(['Odette', 'Ana', 'Bruno']);
  });

  it('never have another’s name, whatever changes', () => {
    const any = fc.oneof(
      fc.record({ type: fc.constant('count' as const), count: fc.integer({ min: 2, max: 6 }) }),
      fc.record({
        type: fc.constant('sitter' as const),
        key: fc.integer({ min: 0, max: 6 }),
        sitter: fc.constantFrom('here' as const, 'joins' as const, ...botLevels),
      }),
      fc.record({
        type: fc.constant('others' as const),
        sitter: fc.constantFrom('here' as const, ...botLevels),
        count: fc.integer({ min: 2, max: 6 }),
        name: fc.constantFrom('Ana', ...botNames.slice(0, 3)),
      }),
      // names that people enter; one entered for a bot may be another's, which is reported as a fault
      fc.record({
        type: fc.constant('name' as const),
        key: fc.constant(0),
        name: fc.constantFrom('Ana', ...botNames.slice(0, 3)),
      }),
    );
    fc.assert(
      fc.property(fc.array(any), (changes) => {
        const start = change(emptySeating(3, false), { type: 'sitter', key: 0, sitter: 'here' });
        const seating = changes
          .filter((each) => each.type !== 'sitter' || each.key !== 0)
          .reduce<Seating>((now, each) => changeSeating(now, each), start);
        const bots = botSeats(seating).map(({ seat }) => foldedName(signs(seating)[seat] ?? ''));
        const all = signs(seating).map(foldedName);
        for (const bot of bots) expect(all.filter((name) => name === bot)).toHaveLength(1);
      }),
    );
  });
});

describe('returning player', () => {
  const ana = { type: 'known', name: 'Ana', colour: 'violet' } as const;

  it('takes the first chair without a name, in their colour, and gives it back', () => {
    const seating = changeSeating(changeSeating(emptySeating(3, false), { type: 'name', key: 0, name: 'Bo' }), ana);
    expect(seating.map(({ name }) => name)).toEqual(['Bo', 'Ana', '']);
    expect(seating[1]?.colour).toBe('violet');
    expect(new Set(seating.map(({ colour }) => colour)).size).toBe(3);
    expect(changeSeating(seating, { ...ana, type: 'known-off', name: 'ANA' }).map(({ name }) => name)).toEqual([
      'Bo',
      '',
      '',
    ]);
  });

  it('gets another colour if a named player has theirs', () => {
    const [first] = emptySeating(2, false);
    const colour = first?.colour ?? 'navy';
    const bo = changeSeating(emptySeating(2, false), { type: 'name', key: 0, name: 'Bo' });
    const seating = changeSeating(bo, { ...ana, colour });
    expect(seating.map((chair) => [chair.name, chair.colour === colour])).toEqual([
      ['Bo', true],
      ['Ana', false],
    ]);
  });

  it('takes no chair of a bot or of a joining player', () => {
    const hosted = changeSeating(emptySeating(2, true), { type: 'name', key: 0, name: 'Bo' });
    expect(changeSeating(hosted, ana)).toEqual(hosted);
  });
});

describe('known people', () => {
  const table = (savedAt: number, names: readonly string[], bots: readonly ('merchant' | null)[] = []) => ({
    savedAt,
    seats: seats(names),
    bots: names.map((_, seat) => bots[seat] ?? null),
  });

  it('come from the library’s tables, most recent first, without repetition or bots', () => {
    const tables = [
      table(1, ['Ana', 'Bo', 'Player 3']),
      table(3, ['Cy', 'Olive'], [null, 'merchant']),
      table(2, ['bo', 'Di']),
    ];
    const people = knownPeople(tables, (name) => name === 'Player 3');
    expect(people.map(({ name }) => name)).toEqual(['Cy', 'bo', 'Di', 'Ana']);
  });
});
