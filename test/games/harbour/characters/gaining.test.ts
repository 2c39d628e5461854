import { describe, expect, test } from 'vitest';
import { IllegalMove, seatAt } from '../../../../shared/engine/index.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { pair, type Sitting, type Some, tableOf, turnOf } from '../table.ts';

const alchemy = (pay: 'fish' | 'livestock' | 'wood' | 'stone', from: typeof pay, into: typeof pay): HarbourMove => ({
  type: 'alchemy',
  pay,
  from,
  into,
});

describe('Alchemist (ruling 15)', () => {
  const lab = (goods: Some, centre: 'quarry' | 'mirror-house' | 'clocktower' = 'quarry') =>
    turnOf({ players: { Ana: { board: 'alchemist', goods }, Bo: {} }, centre: [centre, 'ranch'] });

  test('before moving: one good of any type and two of one become two of another', () => {
    const table = lab({ fish: 2, wood: 1 }).play('Ana', alchemy('wood', 'fish', 'stone'));
    expect(table.holds('Ana')).toEqual({ stone: 2 });
    expect(table.all('goods-converted')).toEqual([
      {
        type: 'goods-converted',
        seat: 0,
        cause: 'alchemy',
        paid: { fish: 2, wood: 1 },
        gained: { stone: 2 },
        lost: {},
      },
    ]);
    expect(table.toMove('Ana')).toBe(true);
    expect(table.offers('Ana', 'alchemy')).toEqual([]);
    table.go('Ana', 'quarry');
    // Used already: the turn is over.
    expect(table.after('Ana')).toEqual({ Ana: { stone: 4 }, next: 'Bo' });
  });

  test('or after the action is complete', () => {
    const table = lab({ fish: 2 }).go('Ana', 'quarry');
    expect(table.question('end-turn')).toEqual({ type: 'end-turn', seat: 0 });
    table.play('Ana', alchemy('stone', 'fish', 'wood'));
    expect(table.after('Ana')).toEqual({ Ana: { wood: 2, stone: 1 }, next: 'Bo' });
  });

  test('or not at all', () => {
    const table = lab({ fish: 3 }).go('Ana', 'quarry').play('Ana', { type: 'end-turn' });
    expect(table.after('Ana')).toEqual({ Ana: { fish: 3, stone: 2 }, next: 'Bo' });
  });

  test('never in between', () => {
    const table = turnOf({ players: { Ana: { board: 'alchemist', goods: { fish: 3 } }, Bo: {} } }).go('Ana', 'start-0');
    expect(table.offers('Ana', 'alchemy')).toEqual([]);
    table.play('Ana', { type: 'choose-way', way: 'goods' });
    expect(table.offers('Ana', 'alchemy')).toEqual([]);
    table.take('Ana', 'wood');
    expect(table.offers('Ana', 'alchemy').length).toBeGreaterThan(0);
  });

  test('the good paid may be of either type', () => {
    expect(
      lab({ fish: 3 })
        .play('Ana', alchemy('fish', 'fish', 'wood'))
        .holds('Ana'),
    ).toEqual({ wood: 2 });
    expect(
      lab({ fish: 2, wood: 3 })
        .play('Ana', alchemy('wood', 'fish', 'wood'))
        .holds('Ana'),
    ).toEqual({ wood: 4 });
  });

  test('one good and two of one type are needed, and the new type is another', () => {
    const offers = (goods: Some) => lab(goods).offers('Ana', 'alchemy');
    expect(offers({ fish: 2 })).toEqual([]);
    expect(offers({ fish: 1, livestock: 1, wood: 1, stone: 1 })).toEqual([]);
    expect(offers({ fish: 2, wood: 1 }).length).toBe(3);
    expect(offers({ fish: 3 }).length).toBe(3);
    expect(offers({ fish: 3, wood: 2 }).length).toBe(9);
    expect(offers({ fish: 3 }).every(({ from, into }) => from !== into)).toBe(true);
    expect(() => lab({ fish: 2 }).play('Ana', alchemy('fish', 'fish', 'wood'))).toThrow(IllegalMove);
  });

  test('asks no question if it cannot be used after the action', () => {
    expect(lab({}).go('Ana', 'quarry').toMove('Bo')).toBe(true);
  });

  test('what comes above six is lost', () => {
    const table = lab({ fish: 2, wood: 1, stone: 5 }).play('Ana', alchemy('wood', 'fish', 'stone'));
    expect(table.holds('Ana')).toEqual({ stone: 6 });
    expect(table.all('goods-converted')).toMatchObject([{ gained: { stone: 1 }, lost: { stone: 1 } }]);
  });

  test('an extra turn is a turn of its own', () => {
    const table = lab({ fish: 6 }, 'clocktower').play('Ana', alchemy('fish', 'fish', 'wood'));
    table.go('Ana', 'clocktower').take('Ana', 'stone');
    expect(table.toMove('Ana')).toBe(true);
    table.play('Ana', alchemy('stone', 'fish', 'wood')).go('Ana', 'ranch');
    expect(table.after('Ana')).toEqual({ Ana: { fish: 1, livestock: 2, wood: 4 }, next: 'Bo' });
  });

  test('after the Clocktower’s action, before the extra turn begins', () => {
    const table = lab({ fish: 2 }, 'clocktower').go('Ana', 'clocktower').take('Ana', 'stone');
    expect(table.question('end-turn').seat).toBe(0);
    table.play('Ana', alchemy('stone', 'fish', 'wood'));
    expect(table.toMove('Ana')).toBe(true);
    expect(table.all('turn-began').at(-1)).toMatchObject({ seat: 0, extra: true });
  });
});

describe('Beggar', () => {
  const home = (ana: Sitting, chosen: 'goods' | 'buy') =>
    turnOf({ players: { Ana: ana, Bo: { board: 'beggar' }, Cy: {} }, centre: ['clocktower', 'abbey'] })
      .go('Ana', 'start-0')
      .play('Ana', { type: 'choose-way', way: chosen });

  test('when another gains goods from their own starting building, one good of one’s choice', () => {
    const table = home({ board: 'mason' }, 'goods').take('Ana', 'wood');
    expect(table.question('gain')).toMatchObject({ seat: 1, cause: 'with-others', left: 1 });
    table.take('Bo', 'fish');
    expect(table.after('Bo')).toEqual({ Bo: { fish: 1 }, next: 'Bo' });
  });

  test('ruling 18: once per use, however many goods come', () => {
    const table = home({ board: 'fisherman' }, 'goods').take('Ana', 'fish').take('Bo', 'fish');
    expect(table.after('Ana')).toEqual({ Ana: { fish: 3 }, next: 'Bo' });
  });

  test('ruling 18: a purchase does not count', () => {
    expect(home({}, 'buy').toMove('Bo')).toBe(true);
    const bought = turnOf({
      players: { Ana: { board: 'investor', goods: { fish: 5, livestock: 2 } }, Bo: { board: 'beggar' } },
      centre: ['ranch'],
    }).goBuying('Ana');
    // The Investor's good is the gain of an ability.
    bought.ship('Ana', ['fish', 'livestock'], 'ranch').take('Ana', 'stone');
    expect(bought.after('Bo')).toEqual({ Bo: {}, next: 'Bo' });
  });

  test('ruling 18: a gain lost at six does not count, one of two that found room does', () => {
    const full = { fish: 6, stone: 6 };
    const lost = home({ board: 'mason', goods: full }, 'goods').take('Ana', 'fish');
    expect(lost.toMove('Bo')).toBe(true);
    const one = home({ board: 'mason', goods: full }, 'goods').take('Ana', 'wood');
    expect(one.question('gain')).toMatchObject({ seat: 1, cause: 'with-others' });
  });

  test('not for the own starting building, nor when a visitor uses another’s', () => {
    const own = turnOf({ players: { Ana: { board: 'beggar' }, Bo: {} } }).go('Ana', 'start-0');
    own.play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'fish');
    expect(own.toMove('Bo')).toBe(true);
    const visitor = turnOf({ players: { Ana: { goods: { fish: 1 } }, Bo: { board: 'beggar' }, Cy: {} } }).go(
      'Ana',
      'start-2',
    );
    visitor.play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'wood', 'wood');
    expect(visitor.after('Bo')).toEqual({ Bo: {}, next: 'Bo' });
  });

  test('nor for other buildings', () => {
    const table = turnOf({ players: { Ana: { buildings: ['ranch'] }, Bo: { board: 'beggar' } } }).go('Ana', 'ranch');
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 18: a Nosy Neighbor’s copied gain counts', () => {
    const table = pair({ centre: ['quarry'] }, { board: 'nosy-neighbor' }, { board: 'beggar', pawn: 'quarry' }).go(
      'Ana',
      'start-0',
    );
    table.play('Ana', { type: 'copy', place: 'quarry' });
    expect(table.question('gain')).toMatchObject({ seat: 1, cause: 'with-others' });
  });

  test('ruling 18: goods that a copied action takes from others raise the stock too, and so does a conversion', () => {
    const table = turnOf({
      players: { Ana: { board: 'nosy-neighbor', goods: { fish: 1 } }, Bo: { board: 'beggar', pawn: 'sushi-shop' } },
      centre: ['sushi-shop'],
    }).go('Ana', 'start-0');
    table.play('Ana', { type: 'copy', place: 'sushi-shop' });
    expect(table.question('gain')).toMatchObject({ seat: 1, cause: 'with-others' });
  });
});

describe('Fisherman (ruling 29)', () => {
  const fishing = (centre: Parameters<typeof turnOf>[0]['centre'], goods: Some = {}, bo: Sitting = {}) =>
    turnOf({ players: { Ana: { board: 'fisherman', goods }, Bo: bo }, ...(centre === undefined ? {} : { centre }) });

  test('gives one more fish at once, in an event of its own', () => {
    const table = fishing(['bait-shop']).go('Ana', 'bait-shop');
    expect(table.holds('Ana')).toEqual({ fish: 3 });
    expect(table.all('goods-gained').map(({ good, gained, cause }) => [good, gained, cause])).toEqual([
      ['fish', 2, 'action'],
      ['fish', 1, 'extra-gain'],
    ]);
  });

  test('once an action, however many fish it brings', () => {
    const start = fishing(undefined)
      .go('Ana', 'start-0')
      .play('Ana', { type: 'choose-way', way: 'goods' })
      .take('Ana', 'fish');
    expect(start.holds('Ana')).toEqual({ fish: 3 });
    const abbey = fishing(['abbey']).go('Ana', 'abbey').take('Ana', 'fish', 'wood', 'fish').take('Bo', 'stone');
    expect(abbey.holds('Ana')).toEqual({ fish: 3, wood: 1 });
    const pub = fishing(['pub'], { wood: 2 }).go('Ana', 'pub');
    expect(pub.holds('Ana')).toEqual({ fish: 3, livestock: 2 });
    const stones = fishing(['stonecutters-yard'], { stone: 3 }).go('Ana', 'stonecutters-yard');
    expect(stones.holds('Ana')).toEqual({ fish: 6 });
  });

  test('of fish alone', () => {
    const table = fishing(['ranch']).go('Ana', 'ranch');
    expect(table.holds('Ana')).toEqual({ livestock: 2 });
  });

  test('doubled, filled up and exchanged fish are gained', () => {
    const doubled = fishing(['mirror-house'], { fish: 2 }).go('Ana', 'mirror-house');
    expect(doubled.holds('Ana')).toEqual({ fish: 5 });
    const filled = fishing(['lighthouse']).go('Ana', 'lighthouse').play('Ana', { type: 'fill-up', good: 'fish' });
    expect(filled.holds('Ana')).toEqual({ fish: 4 });
    const raised = fishing(['fortune-teller'])
      .go('Ana', 'fortune-teller')
      .play('Ana', { type: 'raise-marker', good: 'fish' });
    expect(raised.holds('Ana')).toEqual({ fish: 2 });
  });

  test('the extra fish is there to be shipped in the same action', () => {
    const table = fishing(['auction-house', 'ranch'], { fish: 3, livestock: 2 }).go('Ana', 'auction-house');
    table.play('Ana', { type: 'begin-with', part: 0 }).take('Ana', 'fish').ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Ana')).toEqual({});
  });

  test('a toll, a gift and a theft are gains of their own', () => {
    const toll = turnOf({ players: { Ana: { goods: { fish: 1 } }, Bo: { board: 'fisherman', buildings: ['ranch'] } } });
    expect(toll.go('Ana', 'ranch').holds('Bo')).toEqual({ fish: 2 });
    const gift = turnOf({ players: { Ana: {}, Bo: { board: 'fisherman' } }, centre: ['abbey'] }).go('Ana', 'abbey');
    expect(gift.take('Ana', 'wood', 'wood', 'wood').take('Bo', 'fish').holds('Bo')).toEqual({ fish: 2 });
    const theft = fishing(['pirate-den'], {}, { goods: { fish: 3 } }).go('Ana', 'pirate-den');
    theft.play('Ana', { type: 'steal', from: seatAt(1), good: 'fish', count: 2 });
    expect([theft.holds('Ana'), theft.holds('Bo')]).toEqual([{ fish: 3 }, { fish: 1 }]);
  });

  test('tax of several opponents is one action', () => {
    const table = turnOf({
      players: { Ana: { board: 'fisherman' }, Bo: { goods: { fish: 1 } }, Cy: { goods: { fish: 1 } } },
      centre: ['tax-office'],
    }).go('Ana', 'tax-office');
    expect(table.holds('Ana')).toEqual({ fish: 3 });
  });

  test('never above six', () => {
    const table = fishing(['bait-shop'], { fish: 5 }).go('Ana', 'bait-shop');
    expect(table.holds('Ana')).toEqual({ fish: 6 });
  });

  test('in the next turn again', () => {
    const table = fishing(['bait-shop', 'smokehouse']).go('Ana', 'bait-shop').go('Bo', 'ranch').go('Ana', 'smokehouse');
    expect(table.holds('Ana')).toEqual({ fish: 5, livestock: 1 });
  });
});

describe('Noble', () => {
  const choosing = () =>
    tableOf({ players: { Ana: { board: 'noble' }, Bo: {} }, deck: ['pub', 'sawmill', 'locks'] }).begin({
      type: 'free-building',
      seat: seatAt(0),
    });

  test('takes one of the top two cards for free and puts the other under the deck', () => {
    const table = choosing();
    expect(table.question('free-building')).toEqual({ type: 'free-building', seat: 0 });
    expect(table.moves('Ana')).toEqual([
      { type: 'take-building', building: 'pub' },
      { type: 'take-building', building: 'sawmill' },
    ]);
    const left = table.state.deck.length;
    table.play('Ana', { type: 'take-building', building: 'sawmill' });
    expect(table.player('Ana')).toMatchObject({ buildings: ['sawmill'], freeBuilding: 'sawmill', looked: ['pub'] });
    expect(table.state.deck.at(-1)).toBe('locks');
    expect(table.state.deck.length).toBe(left);
    expect(table.all('building-taken')).toEqual([
      { type: 'building-taken', seat: 0, building: 'sawmill', returned: 'pub' },
    ]);
  });

  test('ruling 16: it counts for symbols and tolls', () => {
    const table = turnOf({
      players: { Ana: { board: 'mason', free: 'lighthouse' }, Bo: { board: 'noble', free: 'quarry' } },
      centre: ['ranch'],
    });
    // Three anchors; a visitor of Bo's free building would owe a toll.
    expect(table.places('Ana')).not.toContain('quarry');
    expect(table.go('Ana', 'ranch').holds('Ana')).toEqual({ livestock: 4 });
  });
});
