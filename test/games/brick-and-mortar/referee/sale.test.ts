import { describe, expect, test } from 'vitest';
import type { MarketCardId } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import { saleTable, type Table, tableOf } from '../table.ts';

describe('the Art Purveyor’s jewelry boxes', () => {
  test('are for art: they raise no other quantity', () => {
    const table = saleTable(
      'clothing',
      { clothing: 1, jewelry: 2 },
      {
        Ann: { 'art-purveyor': { art: 1 }, 'clothing-exporter': { clothing: 3 } },
        Bo: { supermarket: { clothing: 1 } },
      },
    );
    expect(table.moves('Ann')).toEqual([0, 1].map((quantity) => ({ type: 'bid-quantity', quantity })));
  });

  test('are useless without art on it: without a usable box there is no sale', () => {
    const table = saleTable(
      'art',
      { jewelry: 2 },
      { Ann: { 'art-purveyor': {}, 'art-gallery': { art: 1 } }, Bo: { 'mall-gallery': { art: 1 } } },
    );
    expect(table.asked()).toEqual([]);
    expect(table.all('competition-tested')).toEqual([]);
  });
});

describe('possible surplus', () => {
  test('the Thrift Store does not rescue its own items, even with room on its top shelf', () => {
    const table = saleTable('clothing', 1, {
      Ann: { 'thrift-store': { clothing: [0, 1] }, 'clothing-exporter': { clothing: 1 } },
      Bo: { supermarket: { clothing: 1 } },
    });
    table.bid('Ann', 5, 1).bid('Bo', 1, 1);
    expect(table.moves('Ann')).toEqual([
      { type: 'discard-surplus', store: 'thrift-store', shelf: 1 },
      { type: 'discard-surplus', store: 'clothing-exporter', shelf: 0 },
      { type: 'rescue-surplus', store: 'clothing-exporter', shelf: 0, into: 'thrift-store' },
    ]);
  });

  test('items that an Electronics Surplus cannot sell are never surplus', () => {
    const table = saleTable('electronics', 2, {
      Ann: { 'electronics-surplus': { electronics: 2 }, 'department-store': { electronics: 2 } },
      Bo: { 'pawn-shop': { electronics: 1 } },
    });
    table.bid('Ann', 5, 2).bid('Bo', 1, 1);
    expect(table.all('surplus-set-aside').map(({ store }) => store)).toEqual(['department-store']);
    expect(table.shelves('Ann', 'electronics-surplus').electronics).toEqual([2, 0]);
  });

  test.each([
    ['art-liquidator', 'art'],
    ['electronics-liquidator', 'electronics'],
    ['jewelry-liquidator', 'jewelry'],
  ] as const)('%s: %s discarded as surplus gives no points', (store, item) => {
    const table = saleTable(item, 2, {
      Ann: { [store]: { [item]: 2 } },
      Bo: { 'fulfillment-center-hybrid': {}, 'resale-shop': { [item]: 1 } },
    });
    table.bid('Ann', 9, 2).bid('Bo', 1, 1).sell('Bo', 'resale-shop', 1, 'demand').done('Bo');
    expect(table.all('surplus-discarded')).toEqual([{ type: 'surplus-discarded', seat: 0, item, count: 1 }]);
    expect(table.all('points-changed')).toEqual([]);
  });
});

/** Stops the current phase and starts another Sale Phase with this one Demand card. */
function saleAgain(table: Table<'Ann' | 'Bo'>, card: MarketCardId): void {
  const { state } = table;
  state.agenda = [];
  state.question = null;
  state.marketDiscards.push(...state.demandCards);
  state.demandCards = [];
  state.marketDeck = state.marketDeck.filter((id) => id !== card);
  state.demandPile = [card];
  table.begin({ type: 'begin-sale' });
}

describe('a new Sale Phase', () => {
  test('forgets the sales of the last one: groups, types, rivals and Peddlers start again', () => {
    const table = tableOf({
      players: {
        Ann: {
          stores: {
            'clothing-exporter': { clothing: 4 },
            'flea-market': { electronics: 1 },
            'designer-knockoffs': { clothing: 1 },
          },
        },
        Bo: { stores: { supermarket: { clothing: 1 } } },
      },
      demandPile: ['m01'],
    }).begin({ type: 'begin-sale' });
    // Four boxes for six pieces of clothing: Bo sells first, Ann three of the four that would pay.
    table.bid('Bo', 1, 1).bid('Ann', 2, 3).sell('Ann', 'clothing-exporter', 3);
    saleAgain(table, 'm02');
    const sold = table.state.players.map((player) => player.sold.clothing);
    expect(sold).toEqual([0, 0]);
    // They have moved down a shelf meanwhile.
    table.sell('Ann', 'clothing-exporter', 1, 'demand', 1).sell('Ann', 'designer-knockoffs', 1, 'demand', 1);
    expect(table.all('points-changed')).toEqual([]);
    expect(table.all('rival-bonus')).toEqual([]);
  });

  test('lets items that were transferred in the last one move again', () => {
    const table = tableOf({
      players: { Ann: { stores: { freezer: { food: 1 }, 'food-bank': {} } }, Bo: {} },
      demandPile: ['m01'],
    }).begin({ type: 'begin-sale' });
    const back = { type: 'transfer', store: 'freezer', item: 'food', shelf: 0 } as const;
    table.play('Ann', { ...back, from: 'freezer', into: 'food-bank' });
    table.question('sell');
    saleAgain(table, 'm02');
    expect(table.moves('Ann')).toContainEqual({ ...back, from: 'food-bank', into: 'freezer' });
  });
});

describe('After Supply and After Sale in one pass', () => {
  test('After Sale follows the order in which it began, although its points move that order', () => {
    const table = tableOf({
      players: {
        Ann: { points: 11, stores: { 'farmers-market': { food: 1 } } },
        Bo: { points: 10, stores: { bazaar: { clothing: 1, electronics: 1, jewelry: 1 } } },
        Cy: { points: 9, stores: { 'flea-market': { clothing: 1, electronics: 1 } } },
      },
      phase: 'sale',
    });
    for (const player of table.state.players) {
      player.sold = { food: 1, clothing: 1, electronics: 1, jewelry: 1, art: 0 };
    }
    table.player('Ann').sold.food = 0;
    table.begin({ type: 'end-sale' });
    // Bo passes Ann while Ann's and Cy's own are still looked at: each is paid once.
    expect(table.all('points-changed').map(({ seat, by }) => [seat, by])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(table.order()).toEqual(['Bo', 'Ann', 'Cy']);
  });
});
