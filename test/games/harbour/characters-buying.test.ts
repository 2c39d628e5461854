import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../shared/engine/index.ts';
import { type Sitting, tableOf, turnOf } from './table.ts';

/** Ana has gone to her starting building to buy from buildings of $6, $7, $8, $9 and $12. */
const buying = (ana: Sitting, bo: Sitting = {}) =>
  turnOf({
    players: { Ana: ana, Bo: bo },
    centre: ['locks', 'ranch', 'pub', 'golem-workshop', 'clocktower'],
    deck: ['quarry', 'abbey'],
  }).goBuying('Ana');

describe('Bookkeeper', () => {
  test('of each type shipped only the printed minimum leaves', () => {
    const table = buying({ board: 'bookkeeper', goods: { fish: 6, livestock: 5, wood: 1 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 3, wood: 1 });
    expect(table.told('goods-shipped')[0]?.goods).toEqual(
      expect.arrayContaining([
        { good: 'fish', money: 5, held: 6, kept: 1 },
        { good: 'livestock', money: 2, held: 5, kept: 3 },
      ]),
    );
    expect(table.state.market).toEqual(['wood', 'stone', 'livestock', 'fish']);
  });

  test('ruling 10: the surplus first, then the warehouses add to it', () => {
    const table = buying({ board: 'bookkeeper', buildings: ['sawmill'], goods: { fish: 6, livestock: 5 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 2, livestock: 3 });
  });

  test('ruling 10: one above the minimum and one for each of two warehouses', () => {
    const table = buying({
      board: 'bookkeeper',
      buildings: ['warehouse-row', 'smokehouse'],
      goods: { fish: 2, wood: 5 },
    });
    table.ship('Ana', ['wood'], 'locks');
    expect(table.holds('Ana')).toEqual({ fish: 2, wood: 3 });
  });

  test('ruling 27: with fewer than printed all of them leave', () => {
    const table = turnOf({
      players: { Ana: { board: 'bookkeeper', goods: { fish: 4, wood: 6 } }, Bo: {} },
      centre: ['traders-guild', 'pub'],
    }).go('Ana', 'traders-guild');
    table.ship('Ana', ['fish', 'wood'], 'pub');
    expect(table.holds('Ana')).toEqual({ wood: 2 });
  });
});

describe('Wholesaler', () => {
  test('one of each type shipped stays', () => {
    const table = buying({ board: 'wholesaler', goods: { fish: 5, livestock: 2, stone: 1 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 1, stone: 1 });
  });

  test('ruling 10: warehouses add to it', () => {
    const table = buying({ board: 'wholesaler', buildings: ['sawmill'], goods: { fish: 5, livestock: 2 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch', 'livestock');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 2 });
  });

  test('ruling 10: never more than there were: a type that is whole is not offered to a warehouse', () => {
    const table = turnOf({
      players: { Ana: { board: 'wholesaler', buildings: ['warehouse-row'], goods: { fish: 5, livestock: 1 } }, Bo: {} },
      centre: ['moneylender', 'ranch'],
    }).go('Ana', 'moneylender');
    // Both warehouses keep fish, for the only livestock stays anyway: nobody is asked.
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Ana')).toEqual({ fish: 3, livestock: 1 });
  });
});

describe('Clockwork Tradesman', () => {
  test('ruling 11: the good on the $2 space brings $1 more, once', () => {
    const table = buying({ board: 'clockwork-tradesman', goods: { fish: 5, livestock: 2 } });
    table.ship('Ana', ['fish', 'livestock'], 'pub');
    expect(table.told('goods-shipped')[0]).toMatchObject({ money: 8 });
    expect(table.told('goods-shipped')[0]?.goods).toEqual(
      expect.arrayContaining([
        { good: 'fish', money: 5, held: 5, kept: 0 },
        { good: 'livestock', money: 3, held: 2, kept: 0 },
      ]),
    );
  });

  test('ruling 11: without it there is nothing extra, and its minimum is still two', () => {
    const table = buying({ board: 'clockwork-tradesman', goods: { fish: 5, wood: 4, livestock: 1 } });
    expect(table.shippable('Ana')).toEqual(['fish', 'wood']);
    table.ship('Ana', ['fish', 'wood'], 'golem-workshop');
    expect(table.told('goods-shipped')).toMatchObject([{ money: 9 }]);
  });
});

describe('Investor', () => {
  test('after each purchase, when the market has adjusted, one good', () => {
    const table = buying({ board: 'investor', goods: { fish: 5, livestock: 2 } });
    table.ship('Ana', ['fish', 'livestock'], 'pub');
    expect(table.question('gain')).toMatchObject({ seat: 0, cause: 'after-buying', left: 1 });
    expect(table.state.market).toEqual(['wood', 'stone', 'livestock', 'fish']);
    table.take('Ana', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test('not where nothing is bought, and not when others buy', () => {
    const declined = buying({ board: 'investor', goods: { fish: 5, livestock: 2 } }).play('Ana', { type: 'decline' });
    expect(declined.toMove('Bo')).toBe(true);
    const other = buying({ goods: { fish: 5, livestock: 2 } }, { board: 'investor' });
    other.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(other.toMove('Bo')).toBe(true);
  });
});

describe('Wolf', () => {
  test('before shipping the livestock marker may be swapped with any other', () => {
    const table = buying({ board: 'wolf', goods: { livestock: 5, wood: 4 } });
    expect(table.offers('Ana', 'swap-before-buying').map((move) => move.with)).toEqual(
      expect.arrayContaining(['fish', 'wood', 'stone']),
    );
    expect(table.offers('Ana', 'swap-before-buying').length).toBe(3);
    table.play('Ana', { type: 'swap-before-buying', with: 'fish' });
    expect(table.state.market).toEqual(['livestock', 'wood', 'stone', 'fish']);
    expect(table.told('market-changed')).toMatchObject([{ seat: 0, cause: 'swap-before-buying' }]);
    expect(table.offers('Ana', 'swap-before-buying')).toEqual([]);
    table.ship('Ana', ['livestock', 'wood'], 'golem-workshop');
    expect(table.state.market).toEqual(['stone', 'fish', 'wood', 'livestock']);
  });

  test('ruling 30: even where nothing can be bought', () => {
    const table = buying({ board: 'wolf' }).play('Ana', { type: 'swap-before-buying', with: 'stone' });
    expect(table.state.market).toEqual(['fish', 'wood', 'livestock', 'stone']);
    // Nothing is left to do in this action: it is declined by itself.
    expect(table.toMove('Bo')).toBe(true);
    expect(table.holds('Ana')).toEqual({});
  });

  test('ruling 30: or nothing at all', () => {
    const table = buying({ board: 'wolf' }).play('Ana', { type: 'decline' });
    expect(table.state.market).toEqual(['fish', 'wood', 'stone', 'livestock']);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('not after shipping has begun, and not without a buy action', () => {
    const table = buying({ board: 'wolf', goods: { fish: 5, wood: 4 } }).play('Ana', { type: 'ship', good: 'fish' });
    expect(table.offers('Ana', 'swap-before-buying')).toEqual([]);
    const gaining = turnOf({ players: { Ana: { board: 'wolf' }, Bo: {} } }).go('Ana', 'start-0');
    gaining.play('Ana', { type: 'choose-way', way: 'goods' });
    expect(gaining.offers('Ana', 'swap-before-buying')).toEqual([]);
  });

  test('once a buy action, and in the next one again', () => {
    const table = buying({ board: 'wolf' }).play('Ana', { type: 'swap-before-buying', with: 'fish' });
    table.go('Bo', 'ranch').go('Ana', 'locks').play('Ana', { type: 'swap-markers', upper: 'livestock', lower: 'wood' });
    table.take('Ana', 'fish').go('Bo', 'pub').goBuying('Ana');
    expect(table.offers('Ana', 'swap-before-buying').length).toBe(3);
  });

  test('in every buy action, in another building too', () => {
    const table = turnOf({ players: { Ana: { board: 'wolf' }, Bo: {} }, centre: ['customs-house'] });
    table.go('Ana', 'customs-house');
    expect(table.offers('Ana', 'swap-before-buying').length).toBe(3);
  });
});

describe('Smuggler', () => {
  test('one type shipped may have one good less than printed', () => {
    const table = buying({ board: 'smuggler', goods: { fish: 4, wood: 3, stone: 2, livestock: 1 } });
    // Any one of them alone, but no two together; nothing here costs $5.
    expect(table.toMove('Bo')).toBe(true);
    const with4 = buying({ board: 'smuggler', goods: { fish: 4, wood: 4 } });
    expect(with4.shippable('Ana')).toEqual(['fish', 'wood']);
    with4.ship('Ana', ['fish', 'wood'], 'golem-workshop');
    expect(with4.holds('Ana')).toEqual({});
  });

  test('ruling 27: with the Trader’s Guild on two types, or twice on one', () => {
    const guild = (ana: Sitting) =>
      turnOf({ players: { Ana: ana, Bo: {} }, centre: ['traders-guild', 'ranch', 'pub', 'abbey', 'clocktower'] }).go(
        'Ana',
        'traders-guild',
      );
    const two = guild({ board: 'smuggler', goods: { fish: 4, wood: 3 } });
    two.ship('Ana', ['fish', 'wood'], 'pub');
    expect(two.holds('Ana')).toEqual({});
    const twice = guild({ board: 'smuggler', goods: { fish: 3, wood: 4 } });
    expect(twice.shippable('Ana')).toEqual(['fish', 'wood']);
    const both = guild({ board: 'smuggler', goods: { fish: 3, wood: 3 } });
    expect(both.toMove('Bo')).toBe(true);
    const thrice = guild({ board: 'smuggler', goods: { fish: 2, wood: 4, stone: 3 } });
    expect(thrice.shippable('Ana')).toEqual(['wood', 'stone']);
  });

  test('ruling 27: with the Moneylender on top of the warehouses’ lowering, never below one', () => {
    const table = turnOf({
      players: {
        Ana: { board: 'smuggler', buildings: ['warehouse-row'], goods: { fish: 2, wood: 2, stone: 0 } },
        Bo: {},
      },
      centre: ['moneylender', 'ranch', 'pub', 'abbey', 'clocktower'],
    }).go('Ana', 'moneylender');
    // Minimums 3, 2, 1, 1; the fish once lower still.
    expect(table.shippable('Ana')).toEqual(['fish', 'wood']);
    table.ship('Ana', ['fish', 'wood'], 'pub', 'fish', 'wood');
    expect(table.holds('Ana')).toEqual({ fish: 1, wood: 1 });
  });
});

describe('Architect', () => {
  const clearing = (bo: Sitting = {}) => buying({ board: 'architect', goods: { fish: 5, livestock: 2 } }, bo);

  test('first one building goes under the deck and the centre is filled up', () => {
    const table = clearing();
    expect(table.offers('Ana', 'clear-building').length).toBe(5);
    table.play('Ana', { type: 'clear-building', building: 'locks' });
    expect(table.state.centre).toEqual(['ranch', 'pub', 'golem-workshop', 'clocktower', 'quarry']);
    expect(table.state.under).toEqual(['locks']);
    expect(table.told('building-cleared')).toEqual([{ type: 'building-cleared', seat: 0, building: 'locks' }]);
    expect(table.offers('Ana', 'clear-building')).toEqual([]);
    table.ship('Ana', ['fish', 'livestock'], 'quarry');
    expect(table.player('Ana').buildings).toEqual(['quarry']);
  });

  test('not one with a pawn', () => {
    const table = clearing({ pawn: 'ranch' });
    expect(table.offers('Ana', 'clear-building').map(({ building }) => building)).toEqual([
      'locks',
      'pub',
      'golem-workshop',
      'clocktower',
    ]);
    const own = turnOf({ players: { Ana: { board: 'architect' }, Bo: {} }, centre: ['customs-house'] });
    own.go('Ana', 'customs-house');
    expect(own.offers('Ana', 'clear-building').map(({ building }) => building)).not.toContain('customs-house');
  });

  test('ruling 30: even where nothing can be bought', () => {
    const table = buying({ board: 'architect' }).play('Ana', { type: 'clear-building', building: 'pub' });
    expect(table.state.centre).not.toContain('pub');
    expect(table.toMove('Bo')).toBe(true);
  });

  test('not after shipping has begun', () => {
    const table = clearing().play('Ana', { type: 'ship', good: 'fish' });
    expect(table.offers('Ana', 'clear-building')).toEqual([]);
  });

  test('what was put under the deck comes after all of it, the first one first', () => {
    const table = buying({ board: 'architect', goods: { fish: 5, livestock: 2 } });
    const { deck, under } = table.state;
    under.push(...deck.splice(0, deck.length - 1));
    const [first, second] = under;
    table.play('Ana', { type: 'clear-building', building: 'locks' });
    expect(table.state.deck).toEqual([]);
    expect(table.state.centre.at(-1)).toBe('quarry');
    expect(under.at(-1)).toBe('locks');
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.state.centre.at(-1)).toBe(first);
    expect(table.state.under[0]).toBe(second);
  });

  test('after the card that the Noble put back', () => {
    const table = buying({ board: 'architect', goods: { fish: 5, livestock: 2 } }, { board: 'noble' });
    const { deck, under } = table.state;
    const looked = deck.splice(0, 1);
    table.player('Bo').looked.push(...looked);
    under.push(...deck.splice(0));
    table.play('Ana', { type: 'clear-building', building: 'locks' });
    expect(table.state.centre.at(-1)).toBe(looked[0]);
    expect(table.player('Bo').looked).toEqual([]);
  });
});

describe('Mason', () => {
  test('whenever anybody ships stone, one stone after that purchase', () => {
    const table = buying({ goods: { fish: 5, stone: 3 } }, { board: 'mason' }).ship('Ana', ['fish', 'stone'], 'pub');
    expect(table.holds('Bo')).toEqual({ stone: 1 });
    expect(table.told('goods-gained')).toEqual([
      { type: 'goods-gained', seat: 1, good: 'stone', offered: 1, gained: 1, cause: 'when-shipped' },
    ]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 17: the Mason’s own shipments too, one stone a purchase', () => {
    const table = buying({ board: 'mason', goods: { fish: 5, stone: 6 } }).ship('Ana', ['stone', 'fish'], 'pub');
    expect(table.holds('Ana')).toEqual({ stone: 1 });
  });

  test('not where no stone is shipped', () => {
    const table = buying({ goods: { fish: 5, livestock: 2 } }, { board: 'mason' });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Bo')).toEqual({});
  });

  test('nor for the inland traders’ stone', () => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 1, livestock: 3, wood: 1, stone: 1 } }, Bo: { board: 'mason' } },
      centre: ['locks'],
      settled: { inlandTraders: true },
    }).goBuying('Ana');
    table.play('Ana', { type: 'inland-traders' }).ship('Ana', ['livestock'], 'locks');
    expect(table.holds('Bo')).toEqual({});
  });
});

describe('Scrap Collector', () => {
  test('ruling 28: one good of a type of which another lost more than the printed minimum', () => {
    const table = buying({ goods: { fish: 6, livestock: 2 } }, { board: 'scrap-collector' });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    // There is only one such type: nobody is asked.
    expect(table.holds('Bo')).toEqual({ fish: 1 });
    expect(table.told('goods-gained')).toMatchObject([{ seat: 1, good: 'fish', gained: 1, cause: 'surplus' }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 28: of several such types the Scrap Collector picks one', () => {
    const table = buying({ goods: { fish: 6, livestock: 3, wood: 4 } }, { board: 'scrap-collector' });
    table.ship('Ana', ['fish', 'livestock', 'wood'], 'ranch');
    expect(table.offers('Bo', 'take-good').map(({ good }) => good)).toEqual(['fish', 'livestock']);
    table.take('Bo', 'livestock');
    expect(table.holds('Bo')).toEqual({ livestock: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 28: what was kept did not leave', () => {
    const kept = buying({ board: 'bookkeeper', goods: { fish: 6, livestock: 6 } }, { board: 'scrap-collector' });
    kept.ship('Ana', ['fish', 'livestock'], 'locks');
    expect(kept.toMove('Bo')).toBe(true);
    const stored = buying({ buildings: ['sawmill'], goods: { fish: 6, livestock: 2 } }, { board: 'scrap-collector' });
    stored.ship('Ana', ['fish', 'livestock'], 'ranch', 'fish');
    expect(stored.toMove('Bo')).toBe(true);
  });

  test('ruling 27: the printed minimum counts, not a lowered one', () => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, wood: 3 } }, Bo: { board: 'scrap-collector' } },
      centre: ['traders-guild', 'pub'],
    }).go('Ana', 'traders-guild');
    table.ship('Ana', ['fish', 'wood'], 'pub');
    expect(table.toMove('Bo')).toBe(true);
    expect(table.holds('Bo')).toEqual({});
  });

  test('not for purchases of one’s own, nor for exactly the minimum', () => {
    const own = buying({ board: 'scrap-collector', goods: { fish: 6, wood: 6 } }).ship(
      'Ana',
      ['fish', 'wood'],
      'pub',
      'fish',
    );
    expect(own.holds('Ana')).toEqual({ fish: 1 });
    expect(own.toMove('Bo')).toBe(true);
    const exact = buying({ goods: { fish: 5, wood: 4 } }, { board: 'scrap-collector' }).ship(
      'Ana',
      ['fish', 'wood'],
      'pub',
    );
    expect(exact.toMove('Bo')).toBe(true);
  });
});

describe('after a purchase (ruling 33)', () => {
  test('the Investor first, then the others clockwise from the buyer', () => {
    const table = tableOf({
      players: {
        Ana: { board: 'scrap-collector' },
        Bo: { board: 'investor', goods: { fish: 6, stone: 4 } },
        Cy: { board: 'mason' },
      },
      centre: ['pub'],
    }).turn('Bo');
    table.goBuying('Bo').ship('Bo', ['fish', 'stone'], 'pub');
    expect(table.asked()).toEqual(['Bo']);
    expect(table.holds('Cy')).toEqual({});
    table.take('Bo', 'wood');
    expect(table.holds('Cy')).toEqual({ stone: 1 });
    expect(table.question('gain')).toMatchObject({ seat: 0, cause: 'surplus' });
    table.take('Ana', 'stone');
    expect(table.told('goods-gained').map(({ seat, cause }) => [seat, cause])).toEqual([
      [1, 'after-buying'],
      [2, 'when-shipped'],
      [0, 'surplus'],
    ]);
    expect(table.toMove('Cy')).toBe(true);
  });

  test('a buyer who is the Mason comes before the others', () => {
    const table = buying({ board: 'mason', goods: { fish: 6, stone: 3 } }, { board: 'scrap-collector' });
    table.ship('Ana', ['fish', 'stone'], 'pub');
    expect(table.told('goods-gained').map(({ seat, cause }) => [seat, cause])).toEqual([
      [0, 'when-shipped'],
      [1, 'surplus'],
    ]);
  });
});

test('only what is on offer is accepted in a purchase', () => {
  const table = buying({ goods: { fish: 5, livestock: 2 } });
  expect(() => table.play('Ana', { type: 'ship', good: 'wood' })).toThrow(IllegalMove);
  expect(() => table.play('Ana', { type: 'buy', building: 'locks' })).toThrow(IllegalMove);
  table.play('Ana', { type: 'ship', good: 'fish' }, { type: 'ship', good: 'livestock' });
  expect(() => table.play('Ana', { type: 'buy', building: 'pub' })).toThrow(IllegalMove);
  expect(() => table.play('Ana', { type: 'buy', building: 'quarry' })).toThrow(IllegalMove);
});
