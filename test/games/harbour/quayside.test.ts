import { describe, expect, test } from 'vitest';
import { seatAt } from '../../../shared/engine/index.ts';
import { pair, type Sitting, type Some, tableOf, turnOf } from './table.ts';

describe('Clocktower', () => {
  const tower = () =>
    turnOf({ players: { Ana: {}, Bo: {} }, centre: ['clocktower', 'smokehouse', 'ranch'] })
      .go('Ana', 'clocktower')
      .take('Ana', 'wood');

  test('a good, then one more turn at once to a different vacant building; then the pawn is back (ruling 20)', () => {
    const table = tower();
    expect(table.toMove('Ana')).toBe(true);
    expect(table.all('extra-turn-given')).toEqual([{ type: 'extra-turn-given', seat: 0 }]);
    expect(table.all('turn-began').map(({ seat, extra }) => [seat, extra])).toEqual([
      [0, false],
      [0, true],
    ]);
    expect(table.places('Ana')).not.toContain('clocktower');
    // The start player's extra turn is still in the same round.
    expect(table.all('round-began').length).toBe(1);
    table.go('Ana', 'smokehouse');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 1, wood: 1 });
    expect(table.player('Ana').pawn).toBe('clocktower');
    expect(table.all('pawn-returned')).toEqual([{ type: 'pawn-returned', seat: 0, to: 'clocktower' }]);
    // It stays blocked, and the building of the extra turn is free again.
    expect(table.toMove('Bo')).toBe(true);
    expect(table.places('Bo')).not.toContain('clocktower');
    expect(table.places('Bo')).toContain('smokehouse');
    table.go('Bo', 'smokehouse');
    // no player may use it in two consecutive turns
    expect(table.places('Ana')).not.toContain('clocktower');
  });

  test('the extra turn may be the one that buys the Clocktower; the pawn still returns to it (ruling 5)', () => {
    const table = pair({ centre: ['clocktower'] }, { goods: { fish: 5, wood: 4, stone: 3 } });
    table
      .go('Ana', 'clocktower')
      .take('Ana', 'wood')
      .goBuying('Ana')
      .ship('Ana', ['fish', 'wood', 'stone'], 'clocktower');
    expect(table.player('Ana')).toMatchObject({ buildings: ['clocktower'], pawn: 'clocktower' });
  });
});

describe('Clocktower and others', () => {
  const tower: Sitting = { buildings: ['clocktower'] };

  test('its owner is paid a toll, and abilities after a visit come before the extra turn', () => {
    const mayor = turnOf({ players: { Ana: { board: 'mayor' }, Bo: tower }, centre: ['ranch'] }).go(
      'Ana',
      'clocktower',
    );
    mayor.take('Ana', 'wood');
    expect(mayor.question('gain').cause).toBe('after-visit');
    mayor.take('Ana', 'stone');
    expect(mayor.toMove('Ana')).toBe(true);
    const visitor = turnOf({ players: { Ana: { goods: { fish: 1 } }, Bo: tower }, centre: ['ranch'] });
    visitor.go('Ana', 'clocktower').take('Ana', 'wood').go('Ana', 'ranch');
    expect([visitor.holds('Ana'), visitor.holds('Bo')]).toEqual([{ livestock: 1, wood: 1 }, { fish: 1 }]);
    expect(visitor.player('Ana').pawn).toBe('clocktower');
  });

  test('ruling 20: an extra turn cannot grant another', () => {
    const table = tableOf({
      players: { Ana: { board: 'diplomat' }, Bo: { pawn: 'clocktower' }, Cy: {} },
      centre: ['clocktower', 'ranch'],
    }).begin({ type: 'begin-turn', seat: seatAt(0), extra: true, returnsTo: 'start-0' });
    table.go('Ana', 'clocktower').take('Bo', 'fish').take('Ana', 'fish');
    expect(table.all('extra-turn-given')).toEqual([]);
    expect(table.player('Ana').pawn).toBe('start-0');
    expect(table.toMove('Bo')).toBe(true);
  });

  test('a Diplomat joins another player there, and comes back to both', () => {
    const table = turnOf({
      players: { Ana: { board: 'diplomat' }, Bo: { pawn: 'clocktower' }, Cy: {} },
      centre: ['clocktower', 'ranch'],
    });
    table.go('Ana', 'clocktower').take('Bo', 'fish').take('Ana', 'fish').go('Ana', 'ranch');
    expect(table.player('Ana').pawn).toBe('clocktower');
    expect(table.toMove('Bo')).toBe(true);
  });
});

describe('Mirror House', () => {
  const mirror = (held: Some) =>
    turnOf({ players: { Ana: { goods: held }, Bo: {} }, centre: ['mirror-house'] }).go('Ana', 'mirror-house');

  test('one good is doubled', () => {
    const table = mirror({ fish: 2, stone: 3 });
    expect(table.offers('Ana', 'double').map(({ good }) => good)).toEqual(['fish', 'stone']);
    expect(table.moves('Ana').length).toBe(2);
    table.play('Ana', { type: 'double', good: 'stone' });
    expect(table.after('Ana')).toEqual({ Ana: { fish: 2, stone: 6 }, next: 'Bo' });
  });

  test('to six at most', () => {
    const table = mirror({ fish: 4, stone: 1 }).play('Ana', { type: 'double', good: 'fish' });
    expect(table.holds('Ana')).toEqual({ fish: 6, stone: 1 });
    expect(table.all('goods-converted')).toMatchObject([
      { cause: 'double', paid: {}, gained: { fish: 2 }, lost: { fish: 2 } },
    ]);
  });

  test('asks no question with one type only, and does nothing without goods (ruling 8)', () => {
    expect(mirror({ wood: 1 }).holds('Ana')).toEqual({ wood: 2 });
    const table = mirror({});
    expect(table.toMove('Bo')).toBe(true);
    expect(table.all('nothing-done')).toEqual([{ type: 'nothing-done', seat: 0, place: 'mirror-house' }]);
  });
});

describe('Lighthouse', () => {
  const lighthouse = (held: Some) =>
    turnOf({ players: { Ana: { goods: held }, Bo: {} }, centre: ['lighthouse'] }).go('Ana', 'lighthouse');

  test('a good of which there are fewer than three is raised to three', () => {
    const table = lighthouse({ fish: 2, wood: 3, stone: 6 });
    expect(table.offers('Ana', 'fill-up').map(({ good }) => good)).toEqual(['fish', 'livestock']);
    table.play('Ana', { type: 'fill-up', good: 'livestock' });
    expect(table.after('Ana')).toEqual({ Ana: { fish: 2, livestock: 3, wood: 3, stone: 6 }, next: 'Bo' });
  });

  test('asks no question if only one is missing, and does nothing with three of everything (ruling 8)', () => {
    expect(lighthouse({ fish: 3, livestock: 3, wood: 3, stone: 2 }).holds('Ana').stone).toBe(3);
    const table = lighthouse({ fish: 3, livestock: 4, wood: 5, stone: 6 });
    expect(table.holds('Ana')).toEqual({ fish: 3, livestock: 4, wood: 5, stone: 6 });
    expect(table.all('nothing-done').length).toBe(1);
    expect(table.toMove('Bo')).toBe(true);
  });
});

describe('Grand Exchange', () => {
  const exchange = (held: Some) =>
    turnOf({ players: { Ana: { goods: held }, Bo: {} }, centre: ['grand-exchange'] }).go('Ana', 'grand-exchange');

  test('three handed in, four gained', () => {
    const table = exchange({ fish: 2, wood: 2 });
    expect(table.question('exchange')).toEqual({ type: 'exchange', seat: 0, handed: 0, most: 3, bonus: 1 });
    table.play(
      'Ana',
      { type: 'hand-in', good: 'fish' },
      { type: 'hand-in', good: 'wood' },
      { type: 'hand-in', good: 'fish' },
    );
    expect(table.question('gain')).toMatchObject({ left: 4, different: false });
    table.take('Ana', 'stone', 'stone', 'stone', 'fish');
    expect(table.after('Ana')).toEqual({ Ana: { fish: 1, wood: 1, stone: 3 }, next: 'Bo' });
  });

  test('one handed in, two gained; all of them leave before any comes', () => {
    const table = exchange({ stone: 6, wood: 1 }).play('Ana', { type: 'hand-in', good: 'stone' }, { type: 'done' });
    table.take('Ana', 'stone', 'stone');
    expect(table.holds('Ana')).toEqual({ stone: 6, wood: 1 });
  });

  test('handing in nothing brings nothing', () => {
    const table = exchange({ fish: 1 }).play('Ana', { type: 'done' });
    expect(table.after('Ana')).toEqual({ Ana: { fish: 1 }, next: 'Bo' });
  });

  test('with one good only it is not asked for a second; without goods nothing happens', () => {
    const table = exchange({ fish: 1 }).play('Ana', { type: 'hand-in', good: 'fish' });
    expect(table.question('gain')).toMatchObject({ left: 2 });
    const none = exchange({});
    expect(none.toMove('Bo')).toBe(true);
    expect(none.all('nothing-done').length).toBe(1);
  });
});
