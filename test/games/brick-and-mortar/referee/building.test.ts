import { describe, expect, test } from 'vitest';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { tableOf } from '../table.ts';

test('a store that closes: leaves the game, and is never among the discards', () => {
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
