import { describe, expect, test } from 'vitest';
import { supplyTable, tableOf } from './table.ts';

const supplyOfJewelry = { type: 'supply-of', item: 'jewelry' } as const;

describe('no competition for supply', () => {
  test('Kiara and Luis each buy what fits at the least price of $1', () => {
    const table = supplyTable('food', 6, {
      Kiara: { 'food-distributor': { food: 3 } },
      Luis: { exporter: { clothing: 2 } },
    });
    expect(table.all('competition-tested')).toEqual([
      {
        type: 'competition-tested',
        trade: 'supply',
        item: 'food',
        competition: false,
        offered: 6,
        wanted: 5,
        seats: [0, 1],
      },
    ]);
    expect(table.asked()).toEqual(['Kiara']);
    table.stock('Kiara', 'food-distributor');
    expect(table.moves('Kiara')).toEqual([
      { type: 'pay', tokens: 0 },
      { type: 'pay', tokens: 1 },
    ]);
    table.pay('Kiara');
    expect(table.asked()).toEqual(['Luis']);
    table.stock('Luis', 'exporter', 4).pay('Luis');
    expect(table.player('Kiara').money).toBe(14);
    expect(table.player('Luis').money).toBe(11);
    expect(table.shelves('Luis', 'exporter').food).toEqual([4, 0]);
    expect(table.state.market.food).toBe(1);
    expect(table.asked()).toEqual([]);
  });

  test('Luis alone has room for clothing and buys 1 more at $2', () => {
    const table = supplyTable('clothing', 1, {
      Kiara: { 'food-distributor': { food: 3 } },
      Luis: { exporter: { clothing: 2 } },
    });
    expect(table.all('competition-tested')[0]).toMatchObject({
      competition: false,
      offered: 1,
      wanted: 2,
      seats: [1],
    });
    table.stock('Luis', 'exporter').pay('Luis');
    expect(table.player('Luis').money).toBe(13);
    expect(table.all('stocked')[0]?.lines).toEqual([
      { store: 'exporter', count: 1, each: 2, breakdown: [{ why: 'least-price', amount: 2 }] },
    ]);
  });

  test('exactly as many items as free capacity is no competition; one less is', () => {
    const players = {
      Kiara: { stores: { 'mall-gallery': { jewelry: 1 } } },
      Luis: { stores: { 'jewelry-liquidator': { jewelry: 1 } } },
    };
    const enough = tableOf({ players, market: { jewelry: 4 } }).begin(supplyOfJewelry);
    expect(enough.question('stock')).toMatchObject({ seat: 0, price: 7 });
    const short = tableOf({ players, market: { jewelry: 3 } }).begin(supplyOfJewelry);
    expect(short.question('stock-bid')).toEqual({ type: 'stock-bid', item: 'jewelry', seats: [0, 1] });
  });

  test('without items of the type in the market, or space for them, there is no stocking', () => {
    const empty = supplyTable('jewelry', 0, { Kiara: { 'mall-gallery': {} }, Luis: {} });
    expect(empty.asked()).toEqual([]);
    const full = supplyTable('jewelry', 2, { Kiara: { 'mall-gallery': { jewelry: 3 } }, Luis: {} });
    expect(full.asked()).toEqual([]);
    expect(full.state.market.jewelry).toBe(2);
  });
});

describe('competition for supply', () => {
  const kiaraAndLuis = () =>
    supplyTable('jewelry', 2, {
      Kiara: { 'estate-seller': { jewelry: 2 } },
      Luis: { 'jewelry-liquidator': { jewelry: 1 } },
    });

  test('Kiara bids $9 and pays $5 to the Estate Seller; Luis pays $7 for the last one', () => {
    const table = kiaraAndLuis();
    expect(table.asked()).toEqual(['Kiara', 'Luis']);
    table.bid('Luis', 7).bid('Kiara', 9);
    expect(table.all('bids-revealed')[0]?.bids).toEqual([
      { seat: 0, price: 9, quantity: null },
      { seat: 1, price: 7, quantity: null },
    ]);
    table.stock('Kiara', 'estate-seller').pay('Kiara').stock('Luis', 'jewelry-liquidator');
    expect(table.moves('Luis')).not.toContainEqual({ type: 'stock', store: 'jewelry-liquidator' });
    table.pay('Luis');
    expect(table.player('Kiara').money).toBe(10);
    expect(table.player('Luis').money).toBe(8);
    expect(table.all('stocked')[0]?.lines[0]).toEqual({
      store: 'estate-seller',
      count: 1,
      each: 5,
      breakdown: [
        { why: 'dial', amount: 9 },
        { why: 'store-effect', amount: -4, store: 'estate-seller' },
      ],
    });
  });

  test('a dial ranges from the least price to $25, and can be reopened until the last is set', () => {
    const table = kiaraAndLuis();
    const prices = table.moves('Kiara').map((move) => (move.type === 'bid-price' ? move.price : null));
    expect(prices).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    table.bid('Kiara', 25);
    expect(table.asked()).toEqual(['Luis']);
    expect(table.moves('Kiara')).toEqual([{ type: 'take-back' }]);
    table.play('Kiara', { type: 'take-back' });
    expect(table.asked()).toEqual(['Kiara', 'Luis']);
    expect(table.player('Kiara').bidPrice).toBeNull();
    table.bid('Luis', 8).bid('Kiara', 7);
    expect(table.asked()).toEqual(['Luis']);
  });

  test('the dial decides who is first, not the price after discounts', () => {
    const table = kiaraAndLuis().bid('Kiara', 10).bid('Luis', 9);
    expect(table.question('stock')).toMatchObject({ seat: 0, price: 10 });
  });

  test('of equal bids the player furthest behind stocks first', () => {
    const table = tableOf({
      players: {
        Ann: { points: 12, stores: { 'jewelry-liquidator': {} } },
        Bo: { points: 11, stores: { 'estate-seller': {} } },
        Cy: { points: 10, stores: { 'mall-gallery': {} } },
      },
      market: { jewelry: 2 },
    }).begin(supplyOfJewelry);
    table.bid('Ann', 8).bid('Bo', 8).bid('Cy', 8);
    expect(table.all('bids-revealed')[0]?.bids.map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(table.asked()).toEqual(['Cy']);
  });

  test('buying is optional for the highest bidder, who gets no second turn', () => {
    const table = kiaraAndLuis().bid('Kiara', 9).bid('Luis', 7).done('Kiara');
    expect(table.all('stocked-nothing')).toEqual([{ type: 'stocked-nothing', seat: 0, item: 'jewelry' }]);
    table.stock('Luis', 'jewelry-liquidator').pay('Luis');
    expect(table.asked()).toEqual([]);
    expect(table.state.market.jewelry).toBe(1);
  });

  test('lower bidders are not asked if nothing is left', () => {
    const table = tableOf({
      players: { Kiara: { money: 40, stores: { 'mall-gallery': {} } }, Luis: { stores: { 'jewelry-liquidator': {} } } },
      market: { jewelry: 3 },
    }).begin(supplyOfJewelry);
    table.bid('Kiara', 9).bid('Luis', 8).stock('Kiara', 'mall-gallery', 3).pay('Kiara');
    expect(table.asked()).toEqual([]);
    expect(table.shelves('Luis', 'jewelry-liquidator').jewelry).toEqual([0, 0, 0]);
  });
});

describe('the Supply Phase as a whole', () => {
  test('pictures on the Supply cards come to the market and the cards are discarded', () => {
    const table = tableOf({
      players: { Ann: {}, Bo: {} },
      market: { food: 1 },
      supplyPile: ['m17', 'm48', 'm82'],
    }).begin({ type: 'begin-supply' });
    expect(table.all('market-supplied')[0]?.added).toEqual({
      food: 3,
      clothing: 6,
      electronics: 2,
      jewelry: 2,
      art: 1,
    });
    expect(table.state.market).toEqual({ food: 4, clothing: 6, electronics: 2, jewelry: 2, art: 1 });
    expect(table.state.marketDiscards).toEqual(['m17', 'm48', 'm82']);
    expect(table.state.supplyPile).toEqual([]);
  });

  test('types are stocked in order, each finished by all before the next', () => {
    const table = tableOf({
      players: { Ann: { stores: { supermarket: {} } }, Bo: { stores: { 'starting-store-4': {} } } },
      market: { food: 7, clothing: 3 },
    }).begin({ type: 'begin-supply' });
    const asked: string[] = [];
    while (table.state.question?.type === 'stock') {
      const { seat, item } = table.question('stock');
      asked.push(`${table.names[seat]} ${item}`);
      table.done(seat === 0 ? 'Ann' : 'Bo');
    }
    expect(asked).toEqual(['Ann food', 'Bo food', 'Ann clothing', 'Bo clothing']);
  });
});
