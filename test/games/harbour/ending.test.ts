import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../shared/engine/index.ts';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import { pair, type Sitting, type Table, turnOf } from './table.ts';

const three: readonly BuildingId[] = ['pub', 'locks', 'sawmill'];
/** Enough for a building of $7. */
const rich = { fish: 5, livestock: 2 };

const outcomeOf = <Name extends string>(table: Table<Name>): Outcome => {
  const outcome = harbour.outcome(table.state);
  if (outcome === undefined) throw new TypeError('the match is not over');
  return outcome;
};

/** Buys a building of $7. */
const buyRanch = <Name extends string>(table: Table<Name>, name: Name) =>
  table.goBuying(name).ship(name, ['fish', 'livestock'], 'ranch');

describe('the fourth building', () => {
  const table = (more: Partial<Record<'Bo' | 'Cy', Sitting>> = {}) =>
    turnOf({
      players: {
        Ana: { buildings: ['pub', 'locks', 'fortune-teller'], goods: rich },
        Bo: more.Bo ?? {},
        Cy: more.Cy ?? {},
      },
      centre: ['ranch', 'quarry', 'clocktower', 'smokehouse'],
    });

  test('each other player takes exactly one more turn, then it is over', () => {
    const over = buyRanch(table(), 'Ana');
    expect(over.all('last-turns-began')).toEqual([{ type: 'last-turns-began', owner: 0, turns: 2 }]);
    expect(harbour.outcome(over.state)).toBeUndefined();
    over.go('Bo', 'quarry').go('Cy', 'smokehouse');
    expect(over.asked()).toEqual([]);
    expect(over.moves('Ana')).toEqual([]);
    expect(over.all('match-ended')).toEqual([{ type: 'match-ended', ending: 'fourth-building' }]);
    expect(outcomeOf(over).ending).toBe('fourth-building');
    expect(over.all('turn-began').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('three buildings end nothing', () => {
    const early = pair({ centre: ['ranch', 'quarry'] }, { buildings: ['pub', 'locks'], goods: rich });
    buyRanch(early, 'Ana').go('Bo', 'quarry');
    expect(early.all('last-turns-began')).toEqual([]);
    expect(early.toMove('Ana')).toBe(true);
  });

  test('ruling 20: in the last round the Clocktower gives the good and no extra turn', () => {
    const over = buyRanch(table(), 'Ana').go('Bo', 'clocktower').take('Bo', 'fish');
    expect(over.after('Bo')).toEqual({ Bo: { fish: 1 }, next: 'Cy' });
    expect(over.all('extra-turn-given')).toEqual([]);
    over.go('Cy', 'quarry');
    expect(outcomeOf(over).scores.length).toBe(3);
  });

  test('the fourth building bought in an extra turn: it is the buyer’s last', () => {
    const over = table().go('Ana', 'clocktower').take('Ana', 'fish');
    buyRanch(over, 'Ana').go('Bo', 'quarry').go('Cy', 'smokehouse');
    expect(over.all('turn-began').map(({ seat, extra }) => [seat, extra])).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [2, false],
    ]);
    expect(outcomeOf(over).ending).toBe('fourth-building');
  });

  test('ruling 22: a fourth building of another in the last round changes nothing', () => {
    const over = table({ Bo: { buildings: ['carpenters-shed', 'bait-shop', 'abbey'], goods: { wood: 5, stone: 4 } } });
    // Wood and stone have moved up to $5 and $4.
    buyRanch(over, 'Ana').goBuying('Bo').ship('Bo', ['wood', 'stone'], 'quarry');
    expect(over.player('Bo').buildings.length).toBe(4);
    expect(over.all('last-turns-began').length).toBe(1);
    expect(over.state.endedBy).toBe(0);
    over.go('Cy', 'clocktower').take('Cy', 'fish');
    expect(outcomeOf(over).ending).toBe('fourth-building');
    expect(over.all('turn-began').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('also when it is not the start player who buys it: the turns go once round', () => {
    const over = table({ Bo: { buildings: ['carpenters-shed', 'bait-shop', 'abbey'], goods: { fish: 5, wood: 4 } } });
    over
      .go('Ana', 'quarry')
      .goBuying('Bo')
      .ship('Bo', ['fish', 'wood'], 'ranch')
      .go('Cy', 'clocktower')
      .take('Cy', 'wood');
    expect(over.toMove('Ana')).toBe(true);
    over.go('Ana', 'ranch');
    expect(outcomeOf(over).ending).toBe('fourth-building');
    expect(over.all('turn-began').map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
  });

  test('ruling 16: the Noble’s free building is not one of the four', () => {
    const noble = (buildings: readonly BuildingId[]) =>
      pair({ centre: ['ranch', 'quarry'] }, { board: 'noble', free: 'locks', buildings, goods: rich });
    const early = buyRanch(noble(['pub', 'fortune-teller']), 'Ana');
    expect(early.player('Ana').buildings.length).toBe(4);
    expect(early.all('last-turns-began')).toEqual([]);
    const fourth = buyRanch(noble(['pub', 'fortune-teller', 'abbey']), 'Ana');
    expect(fourth.all('last-turns-began').length).toBe(1);
  });
});

describe('the score', () => {
  /** Bo's last turn; then the match is over. */
  const scored = (ana: Sitting, bo: Sitting = {}, market?: ('fish' | 'livestock' | 'wood' | 'stone')[]) => {
    const table = turnOf({
      players: { Bo: bo, Ana: { buildings: ['pub', 'locks', 'sawmill', 'abbey'], ...ana } },
      centre: ['mirror-house', 'ranch', 'quarry'],
      endedBy: 1,
      ...(market === undefined ? {} : { market }),
    });
    return table.go('Bo', 'mirror-house');
  };

  test('the points of all buildings', () => {
    const table = scored({}, { buildings: ['smokehouse'] });
    expect(outcomeOf(table).scores).toEqual([4, 7 + 5 + 7 + 10]);
    expect(outcomeOf(table).places).toEqual([2, 1]);
    expect(outcomeOf(table).tieBreak).toBeNull();
    expect(table.all('seat-scored').find(({ seat }) => seat === 1)).toEqual({
      type: 'seat-scored',
      seat: 1,
      points: 29,
      breakdown: [
        { why: 'building', building: 'pub', amount: 7 },
        { why: 'building', building: 'locks', amount: 5 },
        { why: 'building', building: 'sawmill', amount: 7 },
        { why: 'building', building: 'abbey', amount: 10 },
      ],
    });
  });

  test('ruling 16: the Noble’s free building is worth nothing', () => {
    const worthless = scored({}, { board: 'noble', free: 'clocktower', buildings: ['smokehouse'] });
    expect(outcomeOf(worthless).scores[0]).toBe(4);
  });

  test.each([
    [5, ['stone', 'fish', 'wood', 'livestock']],
    [4, ['fish', 'stone', 'wood', 'livestock']],
    [3, ['fish', 'wood', 'stone', 'livestock']],
    [2, ['fish', 'wood', 'livestock', 'stone']],
  ] as const)('Speculator: %i points for stone on its space', (points, market) => {
    const table = scored({ board: 'speculator' }, {}, [...market]);
    expect(outcomeOf(table).scores[1]).toBe(29 + points);
    expect(table.all('seat-scored').find(({ seat }) => seat === 1)?.breakdown).toContainEqual({
      why: 'ability',
      building: null,
      amount: points,
    });
  });

  test('ruling 19: the Speculator’s market is the final one', () => {
    const table = turnOf({
      players: {
        Bo: { goods: { wood: 4, stone: 3 } },
        Ana: { board: 'speculator', buildings: ['pub', 'locks', 'sawmill', 'abbey'] },
      },
      centre: ['ranch'],
      endedBy: 1,
    });
    // Stone goes from $3 to the last but one space: fish, livestock, stone, wood.
    table.goBuying('Bo').ship('Bo', ['wood', 'stone'], 'ranch');
    expect(table.state.market).toEqual(['fish', 'livestock', 'stone', 'wood']);
    expect(outcomeOf(table).scores).toEqual([6, 29 + 3]);
  });

  test.each([
    // Own symbols: pub H, locks A, sawmill W; the Mason’s board has an anchor.
    ['anchor', 2],
    ['top-hat', 1],
    ['warehouse', 1],
    ['coin', 0],
  ] as const)('a bonus card: a point for each %s, board included', (bonus, points) => {
    const table = scored({ board: 'mason', bonus });
    expect(outcomeOf(table).scores[1]).toBe(29 + points);
    expect(
      table
        .all('seat-scored')
        .find(({ seat }) => seat === 1)
        ?.breakdown.at(-1),
    ).toEqual({ why: 'bonus-card', building: null, amount: points });
  });

  test('a bonus card counts two symbols of one building twice, and the Noble’s free building too', () => {
    const table = scored({}, { board: 'noble', free: 'lighthouse', buildings: ['bait-shop'], bonus: 'anchor' });
    // Lighthouse two, Bait Shop one.
    expect(outcomeOf(table).scores[0]).toBe(6 + 3);
  });
});

describe('ties', () => {
  /** Three players before the last turn, which brings nothing. */
  const tied = (bo: Sitting, cy: Sitting) => {
    const table = turnOf({ players: { Di: {}, Bo: bo, Cy: cy }, centre: ['mirror-house'], endedBy: 1 });
    table.state.lastTurns = 1;
    return outcomeOf(table.go('Di', 'mirror-house'));
  };
  // 26 points with four buildings.
  const four: readonly BuildingId[] = ['pub', 'sawmill', 'ranch', 'quarry'];

  test('the most buildings win', () => {
    // Clocktower and Abbey and smokehouse: 26 with three.
    const outcome = tied({ buildings: four }, { buildings: ['clocktower', 'abbey', 'smokehouse'], goods: { fish: 6 } });
    expect(outcome).toMatchObject({ scores: [0, 26, 26], places: [3, 1, 2], tieBreak: 'buildings' });
  });

  test('then the most goods in stock', () => {
    const other: readonly BuildingId[] = ['masoners-hall', 'sushi-shop', 'bait-shop', 'lumber-yard'];
    const outcome = tied({ buildings: four, goods: { fish: 1 } }, { buildings: other, goods: { stone: 1, wood: 1 } });
    expect(outcome).toMatchObject({ scores: [0, 26, 26], places: [3, 2, 1], tieBreak: 'goods' });
  });

  test('then the place is shared', () => {
    const other: readonly BuildingId[] = ['masoners-hall', 'sushi-shop', 'bait-shop', 'lumber-yard'];
    const outcome = tied({ buildings: four, goods: { fish: 2 } }, { buildings: other, goods: { stone: 1, wood: 1 } });
    expect(outcome).toMatchObject({ scores: [0, 26, 26], places: [3, 1, 1], tieBreak: null });
  });

  test('ruling 16: the Noble’s building counts among the buildings', () => {
    const outcome = tied(
      { buildings: four },
      { board: 'noble', free: 'locks', buildings: ['masoners-hall', 'sushi-shop', 'bait-shop', 'lumber-yard'] },
    );
    expect(outcome).toMatchObject({ scores: [0, 26, 26], places: [3, 2, 1], tieBreak: 'buildings' });
  });

  test('a tie further down is broken as well', () => {
    const table = turnOf({
      players: {
        Di: { buildings: ['salvage-yard'], goods: { fish: 1 } },
        Bo: { buildings: four },
        Cy: { buildings: ['timber-and-stone-depot'] },
      },
      centre: ['lighthouse'],
      endedBy: 1,
    });
    table.state.lastTurns = 1;
    table.go('Di', 'lighthouse').play('Di', { type: 'fill-up', good: 'fish' });
    expect(outcomeOf(table)).toMatchObject({ scores: [5, 26, 5], places: [2, 1, 3], tieBreak: null });
  });
});

describe('the stall guard (ruling 35)', () => {
  test('after 200 full rounds the game ends and is scored as it stands', () => {
    const table = turnOf({ players: { Ana: { buildings: ['pub'] }, Bo: {} }, centre: ['quarry', 'ranch'], round: 199 });
    expect(table.state.round).toBe(200);
    table.go('Ana', 'quarry');
    expect(harbour.outcome(table.state)).toBeUndefined();
    table.go('Bo', 'ranch');
    expect(table.all('match-ended')).toEqual([{ type: 'match-ended', ending: 'stalled' }]);
    expect(outcomeOf(table)).toMatchObject({ ending: 'stalled', scores: [7, 0], places: [1, 2] });
  });

  test('not after 199', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {} }, centre: ['quarry', 'ranch'], round: 198 });
    table.go('Ana', 'quarry').go('Bo', 'ranch');
    expect(table.toMove('Ana')).toBe(true);
    expect(table.state.round).toBe(200);
  });

  test('the last turns after a fourth building are played even then', () => {
    const table = turnOf({
      players: { Ana: {}, Bo: { buildings: three, goods: { fish: 5, livestock: 2 } } },
      centre: ['quarry', 'ranch'],
      round: 199,
    });
    table.go('Ana', 'quarry').goBuying('Bo').ship('Bo', ['fish', 'livestock'], 'ranch', 'fish');
    expect(table.toMove('Ana')).toBe(true);
    table.go('Ana', 'start-0').play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'fish', 'fish');
    expect(outcomeOf(table).ending).toBe('fourth-building');
  });

  test('which endings there are', () => {
    for (const seats of [2, 3, 4])
      expect([...harbour.endings(seats)].toSorted()).toEqual(['fourth-building', 'stalled']);
    expect([...harbour.endings(1)].toSorted()).toEqual(['fourth-building', 'twenty-turns']);
  });
});

test('points by round are noted for the chart', () => {
  const table = pair({ centre: ['quarry', 'ranch', 'smokehouse', 'lighthouse'], round: 1 }, { buildings: ['pub'] });
  const before = table.player('Ana').pointsByRound.length;
  table.go('Ana', 'quarry').go('Bo', 'ranch');
  expect(table.player('Ana').pointsByRound.slice(before)).toEqual([7]);
  expect(table.player('Bo').pointsByRound.slice(before)).toEqual([0]);
});
