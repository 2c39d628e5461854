import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../shared/engine/index.ts';
import { pair, tableOf, turnOf } from './table.ts';

describe('moving the pawn', () => {
  test('to a building of the centre, one of one’s own, or one of others, starting buildings included', () => {
    const table = turnOf({
      players: { Ana: { buildings: ['pub'], goods: { fish: 1 } }, Bo: { buildings: ['ranch'] }, Cy: {} },
      centre: ['abbey', 'locks', 'quarry', 'clocktower', 'sawmill', 'bait-shop'],
    });
    expect(table.places('Ana').toSorted()).toEqual([
      'abbey',
      'bait-shop',
      'clocktower',
      'locks',
      'pub',
      'quarry',
      'ranch',
      'sawmill',
      'start-0',
      'start-1',
      'start-2',
    ]);
  });

  test('never to where it stands, nor to where another pawn stands', () => {
    const table = turnOf({
      players: { Ana: { pawn: 'start-0', goods: { fish: 1 } }, Bo: { pawn: 'abbey' }, Cy: { pawn: 'start-1' } },
      centre: ['abbey', 'locks', 'quarry'],
    });
    for (const taken of ['start-0', 'abbey', 'start-1'] as const) {
      expect(table.places('Ana')).not.toContain(taken);
      expect(() => table.go('Ana', taken)).toThrow(IllegalMove);
    }
    expect(table.places('Ana')).toEqual(expect.arrayContaining(['locks', 'quarry', 'start-2']));
  });

  test('a pawn blocks its building until it leaves', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {} }, centre: ['ranch', 'quarry', 'smokehouse'] });
    table.go('Ana', 'ranch');
    expect(table.places('Bo')).not.toContain('ranch');
    table.go('Bo', 'quarry');
    expect(table.places('Ana')).not.toContain('ranch');
    table.go('Ana', 'smokehouse');
    expect(table.places('Bo')).toContain('ranch');
  });

  test('one must move, and after the move the next player clockwise does', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {}, Cy: {} }, centre: ['ranch', 'quarry', 'smokehouse'] });
    expect(table.moves('Ana').every(({ type }) => type === 'move-pawn')).toBe(true);
    table.go('Ana', 'ranch').go('Bo', 'quarry').go('Cy', 'smokehouse');
    expect(table.toMove('Ana')).toBe(true);
    expect(table.all('turn-began').map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
  });

  test('ruling 5: a pawn on a building that is bought stays and blocks', () => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, livestock: 2 } }, Bo: { pawn: 'ranch', goods: { wood: 1 } } },
      centre: ['ranch'],
    });
    table.goBuying('Ana').ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.player('Bo').pawn).toBe('ranch');
    expect(table.places('Bo')).not.toContain('ranch');
    table.go('Bo', 'start-1').play('Bo', { type: 'choose-way', way: 'goods' }).take('Bo', 'fish', 'fish');
    expect(table.places('Ana')).toContain('ranch');
  });

  test('ruling 8: a building whose action does nothing may be entered', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {} }, centre: ['golem-workshop'] }).go('Ana', 'golem-workshop');
    expect(table.player('Ana').pawn).toBe('golem-workshop');
    expect(table.all('nothing-done').length).toBe(1);
  });

  test('emits events for what happened', () => {
    const table = turnOf({
      players: { Ana: { pawn: 'start-0', goods: { fish: 1 } }, Bo: { buildings: ['ranch'] } },
    }).go('Ana', 'ranch');
    expect(table.all('pawn-moved')).toEqual([
      { type: 'pawn-moved', seat: 0, from: 'start-0', to: 'ranch', owner: 1, sharedWith: [] },
    ]);
  });
});

describe('the toll', () => {
  const visiting = (goods: object, bo: object = {}) =>
    turnOf({ players: { Ana: { goods }, Bo: { buildings: ['ranch'], ...bo } } });

  test('one good of the visitor’s choice goes to the owner', () => {
    const table = visiting({ fish: 1, wood: 1 }).go('Ana', 'ranch');
    expect(table.question('toll')).toEqual({ type: 'toll', seat: 0, owner: 1, left: 1 });
    expect(table.moves('Ana')).toEqual([
      { type: 'pay-toll', good: 'fish' },
      { type: 'pay-toll', good: 'wood' },
    ]);
    table.play('Ana', { type: 'pay-toll', good: 'wood' });
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ fish: 1, livestock: 1 }, { wood: 1 }]);
    expect(table.all('toll-paid')).toEqual([{ type: 'toll-paid', seat: 0, owner: 1, good: 'wood', received: true }]);
  });

  test('asks no question with goods of one type only', () => {
    const table = visiting({ stone: 3 }).go('Ana', 'ranch');
    expect(table.after('Ana', 'Bo')).toEqual({ Ana: { livestock: 1, stone: 2 }, Bo: { stone: 1 }, next: 'Bo' });
  });

  test('is due at starting buildings too', () => {
    const table = visiting({ fish: 1 }).go('Ana', 'start-1').play('Ana', { type: 'choose-way', way: 'goods' });
    table.take('Ana', 'wood', 'stone');
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ wood: 1, stone: 1 }, { fish: 1 }]);
  });

  test('ruling 6: without goods one may not enter', () => {
    const table = visiting({});
    expect(table.places('Ana')).not.toContain('ranch');
    expect(table.places('Ana')).not.toContain('start-1');
    expect(table.places('Ana')).toContain('start-0');
  });

  test('ruling 6: what the owner has no room for is lost, and paid all the same', () => {
    const table = visiting({ fish: 1 }, { goods: { fish: 6 } }).go('Ana', 'ranch');
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ livestock: 1 }, { fish: 6 }]);
    expect(table.all('toll-paid')).toMatchObject([{ good: 'fish', received: false }]);
  });

  test('ruling 7: is paid before the action, so goods gained there cannot pay it', () => {
    // The only fish goes to the owner, and the Sushi Shop has nothing to work on.
    const table = turnOf({ players: { Ana: { goods: { fish: 1 } }, Bo: { buildings: ['sushi-shop'] } } });
    table.go('Ana', 'sushi-shop');
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{}, { fish: 1 }]);
    expect(table.all('nothing-done').length).toBe(1);
    const ranch = visiting({});
    expect(ranch.places('Ana')).not.toContain('ranch');
  });

  test('a top hat, on the board or on a building, spares it; even without goods one may enter', () => {
    for (const ana of [{ board: 'mayor' }, { buildings: ['pub'] }] as const) {
      const table = turnOf({ players: { Ana: ana, Bo: { buildings: ['ranch'] } } }).go('Ana', 'ranch');
      expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ livestock: 1 }, {}]);
      expect(table.all('toll-paid')).toEqual([]);
    }
  });

  test('the owner’s top hat spares the visitor nothing', () => {
    const table = turnOf({ players: { Ana: { goods: { fish: 1 } }, Bo: { buildings: ['pub'] } } }).go('Ana', 'pub');
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{}, { fish: 1 }]);
  });

  test('none is due in the centre or at one’s own', () => {
    const table = pair({ centre: ['quarry'] }, { goods: { wood: 1 }, buildings: ['ranch'] });
    table.go('Ana', 'ranch').go('Bo', 'quarry').go('Ana', 'start-0');
    expect(table.all('toll-paid')).toEqual([]);
  });

  test('a building bought is its owner’s from the next turn on', () => {
    const table = pair({ centre: ['ranch'] }, { goods: { fish: 5, livestock: 2 } }, { goods: { wood: 2 } });
    table.goBuying('Ana').ship('Ana', ['fish', 'livestock'], 'ranch').go('Bo', 'ranch');
    expect(table.all('toll-paid')).toMatchObject([{ seat: 1, owner: 0, good: 'wood' }]);
  });
});

describe('a starting building', () => {
  test('goods or a purchase, not both', () => {
    const table = turnOf({ players: { Ana: { board: 'wolf' }, Bo: {} } }).go('Ana', 'start-0');
    expect(table.question('choose-way')).toEqual({ type: 'choose-way', seat: 0, place: 'start-0' });
    table.play('Ana', { type: 'choose-way', way: 'goods' });
    expect(table.holds('Ana')).toEqual({ livestock: 1 });
    table.take('Ana', 'wood');
    expect(table.after('Ana')).toEqual({ Ana: { livestock: 1, wood: 1 }, next: 'Bo' });
  });

  test('the buy half may be picked without buying, even where nothing can be bought', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {} } }).goBuying('Ana');
    expect(table.all('nothing-done')).toEqual([{ type: 'nothing-done', seat: 0, place: 'start-0' }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('another player’s gives what its board says', () => {
    const table = turnOf({ players: { Ana: { goods: { fish: 1 } }, Bo: { board: 'speculator' } } }).go(
      'Ana',
      'start-1',
    );
    table.play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'stone');
    expect(table.holds('Ana')).toEqual({ stone: 2 });
  });
});

describe('rounds', () => {
  test('a round begins when it is the start player’s turn again', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {} }, centre: ['ranch', 'quarry', 'smokehouse'] });
    const before = table.state.round;
    table.go('Ana', 'ranch').go('Bo', 'quarry');
    expect(table.state.round).toBe(before + 1);
    expect(table.all('round-began').at(-1)).toEqual({ type: 'round-began', round: before + 1 });
  });

  test('it counts every turn that is taken', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {} }, centre: ['ranch', 'quarry', 'smokehouse'] });
    const before = table.state.turnsTaken;
    table.go('Ana', 'ranch').go('Bo', 'quarry').go('Ana', 'smokehouse');
    expect(table.state.turnsTaken).toBe(before + 3);
  });

  test('no one is asked out of turn', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {} } }).turn('Bo');
    expect(table.asked()).toEqual(['Bo']);
    expect(table.moves('Ana')).toEqual([]);
    expect(() => table.go('Ana', 'start-0')).toThrow(IllegalMove);
  });
});
