import { describe, expect, test } from 'vitest';
import { randomFromSeed, seatAt } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { tableOf } from '../table.ts';

describe('starting stores', () => {
  test.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('%i players choose among numbers 1 to %i', (seats, most) => {
    const state = brickAndMortar.setup(seats, { 'first-game': 'no' }, randomFromSeed('numbers'));
    expect(state.startingStores).toEqual(Array.from({ length: most }, (_, index) => `starting-store-${index + 1}`));
  });
});

describe('store actions', () => {
  const publicRow: readonly StoreId[] = ['food-wholesaler', 'bank', 'freezer', 'art-peddler'];
  const open = (store: StoreId, offer: number) => ({ type: 'open-auction', store, offer }) as const;
  const building = () =>
    tableOf({
      players: { Ada: { money: 40, storeHand: ['bakery'] }, Bo: { money: 40 }, Cy: { money: 40 } },
      publicRow,
      onDeck: 'warehouse',
    }).begin({ type: 'begin-building' });

  test('players who have passed or bought take part in no later auction', () => {
    const table = building().play('Ada', { type: 'buy-from-hand', store: 'bakery', tokens: 0 }).done('Ada');
    table.play('Bo', { type: 'pass' });
    expect(table.asked()).toEqual(['Cy']);
    table.play('Cy', open('bank', 14));
    expect(table.all('auction-won')).toEqual([{ type: 'auction-won', seat: 2, store: 'bank', offer: 14 }]);
  });

  test('players who have passed get no second store action', () => {
    const table = building().play('Ada', { type: 'pass' });
    expect(table.asked()).toEqual(['Bo']);
    expect(table.player('Ada').storeAction).toBe('passed');
  });

  test('the loser of an auction may still buy from hand, and the winner skips to managing', () => {
    const table = building().play('Ada', open('freezer', 7)).play('Bo', { type: 'raise', offer: 8 });
    table.play('Cy', { type: 'drop-out' }).play('Ada', { type: 'drop-out' }).pay('Bo', 0);
    expect(table.question('store-action').seat).toBe(0);
    table.play('Ada', { type: 'buy-from-hand', store: 'bakery', tokens: 0 });
    table.play('Ada', { type: 'open-store', store: 'bakery' }).done('Ada');
    expect(table.question('manage').seat).toBe(1);
    table.play('Bo', { type: 'open-store', store: 'freezer' });
    expect(table.open('Bo')).toEqual(['freezer']);
  });
});

describe('a store that closes', () => {
  test('leaves the game, and is never among the discards', () => {
    const table = tableOf({
      players: { Ada: { stores: { 'food-bank': { food: 2 }, 'jewelry-collector': {} } }, Bo: {} },
    }).begin({ type: 'manage', seat: seatAt(0) }, { type: 'begin-utilities' });
    table.play('Ada', { type: 'close-store', store: 'food-bank' }).done('Ada');
    expect(table.all('store-closed').map(({ store, why }) => [store, why])).toEqual([
      ['food-bank', 'owner'],
      ['jewelry-collector', 'empty'],
    ]);
    expect(table.open('Ada')).toEqual([]);
    expect(table.state.storeDiscards).toEqual([]);
    // The food went to the general supply, not to the market.
    expect(table.state.market.food).toBe(0);
  });
});

describe('the slots of a building in Advertisement', () => {
  const kindsWith = (stores: readonly StoreId[]) => {
    const table = tableOf({
      players: {
        Ada: {
          marketHand: ['m01', 'm02', 'm03', 'm04', 'm05'],
          stores: Object.fromEntries(stores.map((id) => [id, {}])),
        },
        Bo: { marketHand: ['m06', 'm07', 'm08', 'm09', 'm10'] },
      },
    }).begin({ type: 'choose-cards' });
    const before = table.moves('Ada').some(({ type }) => type === 'redraw-hand');
    table.play('Ada', { type: 'play-card', card: 'm01', face: 'supply' });
    table.play('Ada', { type: 'play-card', card: 'm02', face: 'demand' });
    const third = table.asked().includes('Ada') && table.moves('Ada').some(({ type }) => type === 'play-card');
    return { redraw: before, third };
  };
  const four: readonly StoreId[] = ['bank', 'brokerage', 'small-loading-dock', 'large-loading-dock'];

  test.each([
    [0, false, false],
    [1, false, false],
    [2, false, false],
    [3, true, false],
    [4, true, true],
  ])('with %i stores: a redraw %s, a third card %s', (stores, redraw, third) => {
    expect(kindsWith(four.slice(0, stores))).toEqual({ redraw, third });
  });

  test('a redraw comes once a month, and again the next', () => {
    const table = tableOf({
      players: {
        Ada: { marketHand: ['m01', 'm02', 'm03', 'm04', 'm05'], stores: { bank: {}, brokerage: {}, 'food-bank': {} } },
        Bo: { marketHand: ['m06', 'm07', 'm08', 'm09', 'm10'] },
      },
    }).begin({ type: 'begin-advertisement' });
    const supply = (card: 'm01' | 'm02' | 'm06' | 'm07') => ({ type: 'play-card', card, face: 'supply' }) as const;
    table.play('Ada', supply('m01'), supply('m02'), { type: 'redraw-card', card: 'm03' });
    expect(table.asked()).toEqual(['Bo']);
    table.play('Bo', supply('m06'), supply('m07'));
    table.state.agenda = [];
    table.state.question = null;
    table.begin({ type: 'begin-advertisement' });
    expect(table.moves('Ada').some(({ type }) => type === 'redraw-hand')).toBe(true);
    expect(table.player('Ada').locked).toBe(false);
  });
});
