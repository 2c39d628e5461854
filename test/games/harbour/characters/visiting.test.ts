import { describe, expect, test } from 'vitest';
import { pair, type Sitting, type Some, turnOf } from '../table.ts';

describe('Mayor', () => {
  test('after using another player’s building card one good of one’s choice', () => {
    const table = turnOf({ players: { Ana: { board: 'mayor' }, Bo: { buildings: ['ranch'] } } }).go('Ana', 'ranch');
    expect(table.question('gain')).toMatchObject({ seat: 0, cause: 'after-visit', left: 1 });
    expect(table.holds('Ana')).toEqual({ livestock: 1 });
    table.take('Ana', 'stone');
    expect(table.holds('Ana')).toEqual({ livestock: 1, stone: 1 });
    expect(table.all('toll-paid')).toEqual([]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 31: not after a starting building, nor in the centre, nor at one’s own', () => {
    const start = turnOf({ players: { Ana: { board: 'mayor' }, Bo: {} } }).go('Ana', 'start-1');
    start.play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'fish', 'fish');
    expect(start.toMove('Bo')).toBe(true);
    const centre = turnOf({ players: { Ana: { board: 'mayor' }, Bo: {} }, centre: ['ranch'] }).go('Ana', 'ranch');
    expect(centre.toMove('Bo')).toBe(true);
    const own = turnOf({ players: { Ana: { board: 'mayor', buildings: ['ranch'] }, Bo: {} } }).go('Ana', 'ranch');
    expect(own.toMove('Bo')).toBe(true);
  });

  test('ruling 31: after the whole action, the purchase included', () => {
    const table = turnOf({
      players: { Ana: { board: 'mayor', goods: { fish: 5, livestock: 2 } }, Bo: { buildings: ['customs-house'] } },
      centre: ['ranch'],
    }).go('Ana', 'customs-house');
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.player('Ana').buildings).toEqual(['ranch']);
    expect(table.question('gain')).toMatchObject({ cause: 'after-visit' });
  });

  test('ruling 31: even where the action brought nothing', () => {
    const table = turnOf({ players: { Ana: { board: 'mayor' }, Bo: { buildings: ['mirror-house'] } } });
    table.go('Ana', 'mirror-house').take('Ana', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 1 });
  });
});

describe('Skinflint', () => {
  const paying = (goods: Some, bo: Sitting = {}) =>
    turnOf({ players: { Ana: { goods }, Bo: { board: 'skinflint', buildings: ['ranch'], ...bo } } });

  test('ruling 34: visitors pay two goods of their choice, same or different', () => {
    const table = paying({ fish: 2, wood: 1 }).go('Ana', 'ranch');
    expect(table.question('toll')).toMatchObject({ left: 2 });
    table.play('Ana', { type: 'pay-toll', good: 'fish' });
    expect(table.question('toll')).toMatchObject({ left: 1 });
    table.play('Ana', { type: 'pay-toll', good: 'wood' });
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([
      { fish: 1, livestock: 1 },
      { fish: 1, wood: 1 },
    ]);
    const same = paying({ fish: 2, wood: 1 }).go('Ana', 'ranch', 'fish', 'fish');
    // The second fish leaves, the wood stays.
    expect(same.holds('Bo')).toEqual({ fish: 2 });
  });

  test('takes their only good; players without goods cannot enter', () => {
    const table = paying({ stone: 1 }).go('Ana', 'ranch');
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ livestock: 1 }, { stone: 1 }]);
    expect(paying({}).places('Ana')).not.toContain('ranch');
  });

  test('at the starting building too; a top hat spares it', () => {
    const table = paying({ wood: 2 }).go('Ana', 'start-1');
    expect(table.holds('Bo')).toEqual({ wood: 2 });
    const hat = turnOf({
      players: { Ana: { board: 'wholesaler', goods: { wood: 2 } }, Bo: { board: 'skinflint', buildings: ['ranch'] } },
    }).go('Ana', 'ranch');
    expect(hat.holds('Bo')).toEqual({});
  });

  test('pays but one at others’', () => {
    const table = turnOf({
      players: { Ana: { board: 'skinflint', goods: { wood: 2 } }, Bo: { buildings: ['ranch'] } },
    });
    table.go('Ana', 'ranch');
    expect(table.holds('Bo')).toEqual({ wood: 1 });
  });
});

describe('Pirate', () => {
  const robbing = (bo: Sitting, ana: Sitting = {}) =>
    turnOf({ players: { Ana: { board: 'pirate', goods: { stone: 1 }, ...ana }, Bo: { buildings: ['ranch'], ...bo } } });

  test('after using another’s building, takes any good from its owner, including the toll just paid', () => {
    const table = robbing({ goods: { fish: 1 } }).go('Ana', 'ranch');
    expect(table.question('take')).toEqual({ type: 'take', seat: 0, from: 1, cause: 'after-visit', left: 1 });
    expect(table.offers('Ana', 'take-from').map(({ good }) => good)).toEqual(['fish', 'stone']);
    table.play('Ana', { type: 'take-from', good: 'fish' });
    expect(table.after('Ana', 'Bo')).toEqual({ Ana: { fish: 1, livestock: 2 }, Bo: { stone: 1 }, next: 'Bo' });
  });

  test('at a starting building too', () => {
    const table = robbing({}).go('Ana', 'start-1').play('Ana', { type: 'choose-way', way: 'goods' });
    table.take('Ana', 'fish', 'fish');
    // Bo had only the toll, so there is no question
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ fish: 2, stone: 1 }, {}]);
  });

  test('ruling 31: an owner without goods loses nothing', () => {
    const table = robbing({}, { goods: {}, buildings: ['pub'] }).go('Ana', 'ranch');
    expect(table.after('Ana', 'Bo')).toEqual({ Ana: { livestock: 2 }, Bo: {}, next: 'Bo' });
  });

  test('ruling 31: after the whole action, the purchase included, from the owner at the time of entering', () => {
    const table = pair(
      { centre: ['ranch'] },
      { board: 'pirate', goods: { fish: 5, livestock: 2, wood: 1 } },
      { buildings: ['customs-house'], goods: { stone: 2 } },
    ).go('Ana', 'customs-house', 'wood');
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    table.play('Ana', { type: 'take-from', good: 'stone' });
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ stone: 1 }, { wood: 1, stone: 1 }]);
  });

  test('ruling 31: a building of the centre had no owner, even if it was bought in the same action', () => {
    const table = turnOf({
      players: { Ana: { board: 'pirate', goods: { fish: 5, wood: 4 } }, Bo: { goods: { stone: 2 } } },
      centre: ['customs-house'],
    }).go('Ana', 'customs-house');
    table.ship('Ana', ['fish', 'wood'], 'customs-house');
    expect(table.after('Bo')).toEqual({ Bo: { stone: 2 }, next: 'Bo' });
  });

  test('ruling 25: what cannot be held is taken all the same', () => {
    const table = robbing({ goods: { livestock: 3 } }, { goods: { livestock: 6, stone: 1 } });
    table.go('Ana', 'ranch', 'stone').play('Ana', { type: 'take-from', good: 'livestock' });
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ livestock: 6 }, { livestock: 2, stone: 1 }]);
  });
});
