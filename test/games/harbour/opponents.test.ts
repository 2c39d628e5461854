import { describe, expect, test } from 'vitest';
import { type Sitting, type Some, tableOf, turnOf } from './table.ts';

describe('Tax Office', () => {
  const office = (ana: Some, bo: Some, cy?: Some, di?: Some) => {
    const others: Record<string, Sitting> = { Bo: { goods: bo } };
    if (cy !== undefined) others.Cy = { goods: cy };
    if (di !== undefined) others.Di = { goods: di };
    return turnOf<string>({ players: { Ana: { goods: ana }, ...others }, centre: ['tax-office'] }).go(
      'Ana',
      'tax-office',
    );
  };

  test('with several opponents, each gives one good of its own choice, clockwise (ruling 26)', () => {
    const table = office({}, { fish: 1, wood: 2 }, { stone: 1, livestock: 1 }, { fish: 3, stone: 1 });
    expect(table.asked()).toEqual(['Bo']);
    expect(table.question('give')).toEqual({ type: 'give', seat: 1, to: 0 });
    expect(table.offers('Bo', 'give-good').map(({ good }) => good)).toEqual(['fish', 'wood']);
    table.play('Bo', { type: 'give-good', good: 'wood' });
    expect(table.asked()).toEqual(['Cy']);
    table.play('Cy', { type: 'give-good', good: 'stone' }).play('Di', { type: 'give-good', good: 'fish' });
    expect(table.holds('Ana')).toEqual({ fish: 1, wood: 1, stone: 1 });
    expect([table.holds('Bo'), table.holds('Cy'), table.holds('Di')]).toEqual([
      { fish: 1, wood: 1 },
      { livestock: 1 },
      { fish: 2, stone: 1 },
    ]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('clockwise from the visitor, not from the first seat (ruling 26)', () => {
    const pair = { fish: 1, wood: 1 };
    const table = tableOf({
      players: { Ana: { goods: pair }, Bo: {}, Cy: { goods: pair } },
      centre: ['tax-office', 'abbey'],
    }).turn('Bo');
    table.go('Bo', 'tax-office').play('Cy', { type: 'give-good', good: 'fish' });
    table.play('Ana', { type: 'give-good', good: 'wood' });
    expect(table.holds('Bo')).toEqual({ fish: 1, wood: 1 });
    // Cy's turn: Ana is served before Bo.
    table.go('Cy', 'abbey').take('Cy', 'stone', 'stone', 'stone').take('Ana', 'stone').take('Bo', 'stone');
    expect(table.toMove('Ana')).toBe(true);
  });

  test('an opponent without goods gives nothing, one with a single type is not asked (ruling 26)', () => {
    const table = office({}, {}, { stone: 2 });
    expect(table.holds('Ana')).toEqual({ stone: 1 });
    expect(table.holds('Cy')).toEqual({ stone: 1 });
    expect(table.all('good-passed')).toEqual([
      { type: 'good-passed', seat: 2, to: 0, good: 'stone', count: 1, received: 1, cause: 'tax' },
    ]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('from a single opponent two goods of one’s choice', () => {
    const table = office({}, { fish: 2, wood: 1, livestock: 1 });
    expect(table.question('take')).toEqual({ type: 'take', seat: 0, from: 1, cause: 'tax', left: 2 });
    table.play('Ana', { type: 'take-from', good: 'wood' });
    expect(table.offers('Ana', 'take-from').map(({ good }) => good)).toEqual(['fish', 'livestock']);
    table.play('Ana', { type: 'take-from', good: 'fish' });
    expect(table.holds('Ana')).toEqual({ fish: 1, wood: 1 });
    expect(table.after('Bo')).toEqual({ Bo: { fish: 1, livestock: 1 }, next: 'Bo' });
  });

  test('a single opponent with one good loses one, with none nothing (ruling 26)', () => {
    const one = office({}, { fish: 1 });
    expect([one.holds('Ana'), one.holds('Bo')]).toEqual([{ fish: 1 }, {}]);
    const none = office({}, {});
    expect(none.after('Ana', 'Bo')).toEqual({ Ana: {}, Bo: {}, next: 'Bo' });
    expect(none.all('nothing-done').length).toBe(1);
  });

  test('what is given or taken beyond six is lost, and the giver loses it all the same (ruling 25)', () => {
    const table = office({ fish: 6, wood: 6 }, { fish: 2, wood: 2 });
    // One may take what one cannot hold.
    table.play('Ana', { type: 'take-from', good: 'fish' }, { type: 'take-from', good: 'wood' });
    expect(table.holds('Ana')).toEqual({ fish: 6, wood: 6 });
    expect(table.holds('Bo')).toEqual({ fish: 1, wood: 1 });
    expect(table.all('good-passed').map(({ received }) => received)).toEqual([0, 0]);
    const given = office({ stone: 6 }, { stone: 2 }, { stone: 1 });
    expect([given.holds('Ana'), given.holds('Bo'), given.holds('Cy')]).toEqual([{ stone: 6 }, { stone: 1 }, {}]);
  });

  test.each<Partial<Record<'practice', object>>>([{}, { practice: { buildings: ['pub'] } }])(
    'alone: two goods of one’s choice (ruling 23) %o',
    (situation) => {
      const table = turnOf({ players: { Ana: {} }, centre: ['tax-office'], ...situation }).go('Ana', 'tax-office');
      expect(table.question('gain')).toMatchObject({ left: 2, different: false, cause: 'action' });
      table.take('Ana', 'fish', 'fish');
      expect(table.after('Ana')).toEqual({ Ana: { fish: 2 }, next: 'Ana' });
    },
  );
});

describe('Abbey', () => {
  test('three goods, then each opponent one of its own choice, clockwise', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {}, Cy: { goods: { fish: 6 } } }, centre: ['abbey'] });
    table.go('Ana', 'abbey').take('Ana', 'fish', 'fish', 'wood');
    expect(table.question('gain')).toMatchObject({ seat: 1, cause: 'gift', left: 1 });
    table.take('Bo', 'stone');
    expect(table.asked()).toEqual(['Cy']);
    table.take('Cy', 'fish');
    expect([table.holds('Ana'), table.holds('Bo'), table.holds('Cy')]).toEqual([
      { fish: 2, wood: 1 },
      { stone: 1 },
      { fish: 6 },
    ]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('does nothing in a solo game (ruling 23)', () => {
    const table = turnOf({ players: { Ana: {} }, centre: ['abbey'] })
      .go('Ana', 'abbey')
      .take('Ana', 'fish', 'wood', 'stone');
    expect(table.after('Ana')).toEqual({ Ana: { fish: 1, wood: 1, stone: 1 }, next: 'Ana' });
  });
});

describe('Pirate Den', () => {
  const den = (players: { readonly Ana: Sitting; readonly Bo: Sitting; readonly Cy: Sitting }) =>
    turnOf({ players, centre: ['pirate-den'] }).go('Ana', 'pirate-den');

  test('one or two goods of one type from one opponent, or none', () => {
    const table = den({ Ana: {}, Bo: { goods: { fish: 1, wood: 3 } }, Cy: { goods: { stone: 2 } } });
    expect(table.question('steal')).toEqual({ type: 'steal', seat: 0, most: 2 });
    expect(
      table.moves('Ana').toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    ).toEqual([
      { type: 'decline' },
      { type: 'steal', from: 1, good: 'fish', count: 1 },
      { type: 'steal', from: 1, good: 'wood', count: 1 },
      { type: 'steal', from: 1, good: 'wood', count: 2 },
      { type: 'steal', from: 2, good: 'stone', count: 1 },
      { type: 'steal', from: 2, good: 'stone', count: 2 },
    ]);
    table.play('Ana', { type: 'steal', from: table.seat('Bo'), good: 'wood', count: 2 });
    expect([table.holds('Ana'), table.holds('Bo'), table.holds('Cy')]).toEqual([
      { wood: 2 },
      { fish: 1, wood: 1 },
      { stone: 2 },
    ]);
    expect(table.all('good-passed')).toEqual([
      { type: 'good-passed', seat: 1, to: 0, good: 'wood', count: 2, received: 2, cause: 'steal' },
    ]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('“up to” may be zero', () => {
    const table = den({ Ana: {}, Bo: { goods: { fish: 1 } }, Cy: {} }).play('Ana', { type: 'decline' });
    expect(table.holds('Ana')).toEqual({});
    expect(table.holds('Bo')).toEqual({ fish: 1 });
    expect(table.all('stole-nothing').length).toBe(1);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('what finds no room is lost, the robbed lose it all the same (ruling 25)', () => {
    const table = den({ Ana: { goods: { wood: 5 } }, Bo: { goods: { wood: 3 } }, Cy: {} });
    table.play('Ana', { type: 'steal', from: table.seat('Bo'), good: 'wood', count: 2 });
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ wood: 6 }, { wood: 1 }]);
    expect(table.all('good-passed')).toMatchObject([{ count: 2, received: 1 }]);
  });

  test('does nothing without a player to rob', () => {
    const table = den({ Ana: { goods: { fish: 3 } }, Bo: {}, Cy: {} });
    expect(table.after('Ana')).toEqual({ Ana: { fish: 3 }, next: 'Bo' });
  });

  test('alone: one good of one’s choice (ruling 23)', () => {
    const table = turnOf({ players: { Ana: {} }, centre: ['pirate-den'] })
      .go('Ana', 'pirate-den')
      .take('Ana', 'stone');
    expect(table.after('Ana')).toEqual({ Ana: { stone: 1 }, next: 'Ana' });
  });
});
