import { describe, expect, test } from 'vitest';
import { saleTable, tableOf } from './table.ts';

const saleOfFood = { type: 'sale-of', item: 'food' } as const;
const saleOfClothing = { type: 'sale-of', item: 'clothing' } as const;
const saleOfArt = { type: 'sale-of', item: 'art' } as const;

describe('Jayden and Maria', () => {
  test('without competition: 2 food at $6, 2 clothing at $8 and 3 clothing at $14', () => {
    const table = tableOf({
      players: {
        Jayden: { stores: { exporter: { food: 3, clothing: 2 } } },
        Maria: { stores: { 'designer-boutique': { clothing: 3 } } },
      },
      phase: 'sale',
      boxes: { food: 2, clothing: 5 },
    }).begin(saleOfFood, saleOfClothing);
    expect(table.all('competition-tested')[0]).toMatchObject({
      competition: false,
      offered: 2,
      wanted: 3,
      seats: [0],
    });
    table.sell('Jayden', 'exporter', 2);
    // Both boxes of food are taken: Jayden keeps the third one.
    expect(table.player('Jayden').money).toBe(27);
    expect(table.shelves('Jayden', 'exporter').food).toEqual([1, 0]);
    expect(table.all('competition-tested')[1]).toMatchObject({
      competition: false,
      offered: 5,
      wanted: 5,
      seats: [0, 1],
    });
    table.sell('Jayden', 'exporter', 2).sell('Maria', 'designer-boutique', 3);
    expect(table.player('Jayden').money).toBe(27 + 16);
    expect(table.player('Maria').money).toBe(15 + 42);
    expect(table.all('sold').at(-1)).toMatchObject({
      income: 14,
      breakdown: [
        { why: 'highest-price', amount: 8 },
        { why: 'store-effect', amount: 6, store: 'designer-boutique' },
      ],
    });
    expect(table.asked()).toEqual([]);
  });

  test('with competition: 4 clothing at $3 and a point, then 1 of 2 at $14, and 1 discarded', () => {
    const table = saleTable('clothing', 5, {
      Jayden: { exporter: { clothing: 4 } },
      Maria: { 'designer-boutique': { clothing: 3 } },
    });
    expect(table.asked()).toEqual(['Jayden', 'Maria']);
    table.bid('Maria', 8, 2).bid('Jayden', 3, 4);
    expect(table.all('bids-revealed')[0]?.bids).toEqual([
      { seat: 0, price: 3, quantity: 4 },
      { seat: 1, price: 8, quantity: 2 },
    ]);
    expect(table.player('Jayden')).toMatchObject({ money: 15 + 12, points: 11, sold: { clothing: 4 } });
    expect(table.player('Maria').money).toBe(15 + 14);
    expect(table.shelves('Maria', 'designer-boutique').clothing).toEqual([1, 0]);
    expect(table.all('surplus-discarded')).toEqual([
      { type: 'surplus-discarded', seat: 1, item: 'clothing', count: 1 },
    ]);
    expect(table.asked()).toEqual([]);
  });
});

describe('no competition for demand', () => {
  test('in turn order each sells any number; none of it is surplus', () => {
    const table = tableOf({
      players: {
        Ann: { stores: { supermarket: { food: 2 } } },
        Bo: { points: 11, stores: { 'food-bank': { food: 1 } } },
      },
      phase: 'sale',
      boxes: { food: 3 },
    }).begin(saleOfFood);
    expect(table.asked()).toEqual(['Bo']);
    table.done('Bo').sell('Ann', 'supermarket').done('Ann');
    expect(table.all('sold-nothing')).toEqual([{ type: 'sold-nothing', seat: 1, item: 'food' }]);
    expect(table.shelves('Ann', 'supermarket').food).toEqual([1, 0]);
    expect(table.all('surplus-set-aside')).toEqual([]);
  });

  test('one box less than items makes two sellers bid', () => {
    const table = saleTable('food', 2, { Ann: { supermarket: { food: 2 } }, Bo: { 'food-bank': { food: 1 } } });
    expect(table.question('sale-bid').seats).toEqual([0, 1]);
  });

  test('without a box of the type there is no sale', () => {
    const table = saleTable('food', 0, { Ann: { supermarket: { food: 2 } }, Bo: { 'food-bank': { food: 1 } } });
    expect(table.asked()).toEqual([]);
    expect(table.all('competition-tested')).toEqual([]);
  });

  test('the seller picks the shelf', () => {
    const table = saleTable('food', 1, { Ann: { bakery: { food: [1, 1] } }, Bo: {} });
    expect(table.moves('Ann')).toEqual([
      { type: 'sell', store: 'bakery', shelf: 0, box: 'demand' },
      { type: 'sell', store: 'bakery', shelf: 1, box: 'demand' },
      { type: 'done' },
    ]);
    table.sell('Ann', 'bakery', 1, 'demand', 1);
    expect(table.player('Ann').money).toBe(15 + 4);
    expect(table.shelves('Ann', 'bakery').food).toEqual([1, 0]);
  });
});

describe('bidding to sell', () => {
  const threeSellers = () =>
    tableOf({
      players: {
        Ann: { points: 12, stores: { supermarket: { food: 2 } } },
        Bo: { points: 11, stores: { 'food-bank': { food: 2 } } },
        Cy: { points: 10, stores: { 'gourmet-market': { food: 2 } } },
      },
      phase: 'sale',
      boxes: { food: 3 },
    }).begin(saleOfFood);

  test('of equal prices the player furthest behind sells first', () => {
    const table = threeSellers().bid('Ann', 4, 2).bid('Bo', 4, 2).bid('Cy', 4, 2);
    expect(table.all('sold').map(({ seat }) => seat)).toEqual([2, 2, 1]);
    expect(table.all('surplus-discarded').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  test('the dial decides who is first, not the store’s income', () => {
    // Cy's Gourmet Market makes $8 of $5, which is still the middle bid.
    const table = threeSellers().bid('Ann', 6, 1).bid('Bo', 4, 1).bid('Cy', 5, 1);
    expect(table.all('sold').map(({ seat, income }) => [seat, income])).toEqual([
      [1, 4],
      [2, 8],
      [0, 6],
    ]);
  });

  test('a quantity ranges from 0 to the items with boxes, a price from $0 to the highest', () => {
    const table = threeSellers();
    expect(table.moves('Bo')).toEqual([0, 1, 2].map((quantity) => ({ type: 'bid-quantity', quantity })));
    table.play('Bo', { type: 'bid-quantity', quantity: 0 });
    expect(table.moves('Bo')).toEqual([0, 1, 2, 3, 4, 5, 6].map((price) => ({ type: 'bid-price', price })));
    table.play('Bo', { type: 'bid-price', price: 0 });
    table.bid('Ann', 3, 2).bid('Cy', 3, 2);
    expect(table.all('sold-nothing')).toEqual([{ type: 'sold-nothing', seat: 1, item: 'food' }]);
  });

  test('taking a sealed dial back reopens both, and a quantity alone stays hidden', () => {
    const table = threeSellers().bid('Ann', 4, 1);
    table.play('Ann', { type: 'take-back' });
    expect(table.moves('Ann').every((move) => move.type === 'bid-quantity')).toBe(true);
    expect(table.all('choice-taken-back')).toEqual([{ type: 'choice-taken-back', seat: 0 }]);
  });

  test('a single seller, with only own boxes left, has no rival and no dial, and gets the highest price', () => {
    const table = saleTable('food', 0, {
      Ann: { supermarket: { food: 1 }, 'fulfillment-center': {} },
      Bo: { 'food-bank': { food: 2 } },
    });
    expect(table.all('competition-tested')).toEqual([
      {
        type: 'competition-tested',
        trade: 'sale',
        item: 'food',
        competition: false,
        offered: 0,
        wanted: 3,
        seats: [0],
      },
    ]);
    expect(table.asked()).toEqual(['Ann']);
    table.sell('Ann', 'supermarket', 1, 'fulfillment-center');
    expect(table.player('Ann').money).toBe(21);
    expect(table.shelves('Bo', 'food-bank').food).toEqual([2]);
    expect(table.all('surplus-set-aside')).toEqual([]);
  });

  test('two who can sell bid, even where both have only boxes of their own', () => {
    const table = saleTable('food', 0, {
      Ann: { supermarket: { food: 1 }, 'fulfillment-center': {} },
      Bo: { 'food-bank': { food: 2 }, 'fulfillment-center-hybrid': {} },
      Cy: { 'gourmet-market': { food: 2 } },
    });
    expect(table.all('competition-tested')[0]).toMatchObject({
      competition: true,
      offered: 0,
      wanted: 5,
      seats: [0, 1],
    });
    expect(table.question('sale-bid').seats).toEqual([0, 1]);
  });

  test("Brianna's 5 clothing at $6: 1 from the Designer Boutique, 4 from the Clothing Exporter, $36 and 2 points", () => {
    const table = saleTable('clothing', 6, {
      Brianna: { 'designer-boutique': { clothing: 2 }, 'clothing-exporter': { clothing: 4 } },
      Luis: { supermarket: { clothing: 1 } },
    });
    table.bid('Brianna', 6, 5).bid('Luis', 7, 1);
    table.sell('Brianna', 'designer-boutique').sell('Brianna', 'clothing-exporter', 4);
    expect(table.player('Brianna')).toMatchObject({ money: 15 + 36, points: 12 });
  });
});

describe('Fulfillment Centers', () => {
  test("Malik's 6 food at $4: 3 to the Fulfillment Center, 3 to the Demand cards, $24", () => {
    const table = saleTable('food', 4, {
      Malik: { supermarket: { food: 5 }, 'starting-store-3': { food: 2 }, 'fulfillment-center': {} },
      Kiara: { 'food-bank': { food: 2 } },
    });
    table.bid('Malik', 4, 6).bid('Kiara', 5, 1);
    table.sell('Malik', 'supermarket', 3, 'fulfillment-center').sell('Malik', 'supermarket', 2);
    // The sixth can only come from the Starting Store, and only to a Demand card: no choice is left.
    expect(table.player('Malik').money).toBe(15 + 24);
    expect(
      table
        .all('sold')
        .filter(({ seat }) => seat === 0)
        .map(({ box }) => box),
    ).toEqual(['fulfillment-center', 'fulfillment-center', 'fulfillment-center', 'demand', 'demand', 'demand']);
  });

  test('their boxes stay out of the competition test but raise the own quantity alone', () => {
    const table = saleTable('food', 2, {
      Ann: { supermarket: { food: 4 }, 'fulfillment-center': {} },
      Bo: { 'food-distributor': { food: 3 } },
    });
    expect(table.all('competition-tested')[0]).toMatchObject({ competition: true, offered: 2, wanted: 7 });
    expect(table.moves('Ann')).toHaveLength(5);
    expect(table.moves('Bo')).toHaveLength(3);
  });

  test('one may sell to the Demand cards instead, to block an opponent', () => {
    const table = saleTable('food', 2, {
      Ann: { supermarket: { food: 2 }, 'fulfillment-center': {} },
      Bo: { 'food-bank': { food: 2 } },
    });
    table.bid('Ann', 1, 2).bid('Bo', 2, 2).sell('Ann', 'supermarket', 2, 'demand');
    expect(table.all('sold').map(({ seat }) => seat)).toEqual([0, 0]);
    expect(table.all('surplus-discarded')).toEqual([{ type: 'surplus-discarded', seat: 1, item: 'food', count: 2 }]);
  });

  test.each([
    ['fulfillment-center', 3],
    ['fulfillment-center-hybrid', 1],
  ] as const)('%s: nothing is surplus while one of its boxes is free', (center, boxes) => {
    const table = saleTable('food', 4, {
      Ann: { supermarket: { food: 5 }, [center]: {} },
      Bo: { 'food-bank': { food: 4 } },
    });
    table.bid('Ann', 5, 5).bid('Bo', 1, 4);
    expect(table.all('sold').filter(({ seat }) => seat === 0)).toHaveLength(boxes);
    expect(table.all('surplus-set-aside')).toHaveLength(5 - boxes);
  });

  test('the Hybrid has a box for every type; the boxes are emptied at the end of the phase', () => {
    const table = tableOf({
      players: {
        Ann: { stores: { 'antique-store': { jewelry: 1, art: 1 }, 'fulfillment-center-hybrid': {} } },
        Bo: {},
      },
    }).begin({ type: 'begin-sale' });
    table.sell('Ann', 'antique-store', 1, 'fulfillment-center-hybrid');
    expect(table.player('Ann').building[1]?.boxes).toEqual({
      food: 1,
      clothing: 1,
      electronics: 1,
      jewelry: 0,
      art: 1,
    });
    table.sell('Ann', 'antique-store', 1, 'fulfillment-center-hybrid');
    expect(table.player('Ann').money).toBe(15 + 21 + 25 - 3 - 1);
    expect(table.player('Ann').building[1]?.boxes).toBeNull();
  });
});

describe('the Art Purveyor', () => {
  const players = {
    Ann: { stores: { 'art-purveyor': { art: 3 }, 'art-gallery': { art: 1 } } },
    Bo: { stores: { 'mall-gallery': { art: 2 } } },
  };

  test('empty jewelry boxes raise its owner’s quantity, not the opponent’s, and stay out of the test', () => {
    const table = tableOf({ players, phase: 'sale', boxes: { jewelry: 2, art: 1 } }).begin(saleOfArt);
    expect(table.all('competition-tested')[0]).toMatchObject({ competition: true, offered: 1, wanted: 6 });
    expect(table.moves('Ann')).toHaveLength(4);
    expect(table.moves('Bo')).toHaveLength(2);
  });

  test('only art sold from it may use them, and while it can nothing is surplus', () => {
    const table = tableOf({ players, phase: 'sale', boxes: { jewelry: 2, art: 1 } }).begin(saleOfArt);
    table.bid('Ann', 20, 3).bid('Bo', 10, 1);
    // Bo has taken the art box: two go to jewelry boxes, from the Purveyor alone; then one of the four is surplus.
    expect(table.all('sold').map(({ seat, store, box }) => [seat, store, box])).toEqual([
      [1, 'mall-gallery', 'demand'],
      [0, 'art-purveyor', 'jewelry-demand'],
      [0, 'art-purveyor', 'jewelry-demand'],
    ]);
    expect(table.question('surplus').count).toBe(1);
    table.play('Ann', { type: 'discard-surplus', store: 'art-gallery', shelf: 0 });
    expect(table.state.demandBoxes).toMatchObject({ jewelry: 0, art: 0 });
  });

  test('only its owner can sell art when no art box is left: no dial, and the highest price', () => {
    const table = tableOf({ players, phase: 'sale', boxes: { jewelry: 2 } }).begin(saleOfArt);
    expect(table.all('competition-tested')[0]).toMatchObject({
      competition: false,
      offered: 0,
      wanted: 6,
      seats: [0],
    });
    table.sell('Ann', 'art-purveyor', 2, 'jewelry-demand');
    expect(table.all('sold').map(({ breakdown }) => breakdown[0])).toEqual([
      { why: 'highest-price', amount: 25 },
      { why: 'highest-price', amount: 25 },
    ]);
    expect(table.shelves('Ann', 'art-purveyor').art?.[0]).toBe(1);
  });

  test('it may also use art boxes, and need not use the others', () => {
    const table = saleTable('art', { jewelry: 1, art: 1 }, { Ann: { 'art-purveyor': { art: 2 } }, Bo: {} });
    table.sell('Ann', 'art-purveyor');
    expect(table.moves('Ann')).toContainEqual({ type: 'done' });
    table.done('Ann');
    expect(table.player('Ann').money).toBe(15 + 25);
  });
});

test('the Sale Phase as a whole: Demand cards are turned up, their boxes counted, and discarded at the end', () => {
  const table = tableOf({ players: { Ann: {}, Bo: {} }, demandPile: ['m17', 'm48', 'm82'] }).begin({
    type: 'begin-sale',
  });
  expect(table.all('demand-revealed')[0]).toMatchObject({
    cards: ['m17', 'm48', 'm82'],
    boxes: { food: 3, clothing: 6, electronics: 2, jewelry: 2, art: 1 },
  });
  expect(table.state.marketDiscards).toEqual(['m17', 'm48', 'm82']);
  expect(table.state.demandCards).toEqual([]);
  expect(table.state.demandBoxes).toEqual({ food: 0, clothing: 0, electronics: 0, jewelry: 0, art: 0 });
});
