import { describe, expect, test } from 'vitest';
import { shoppingStreetRoom } from '../../../../renderer/games/shopping-street/index.ts';
import { shoppingStreetGuide } from '../../../../shared/games/shopping-street/bot/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { Table } from '../../../games/shopping-street/table.ts';
import { choicesAreWorded, sayerOf } from '../choice-laws.ts';
import { playMatch, seenBy } from './played-match.ts';

const sayIn = sayerOf(shoppingStreetRoom);

choicesAreWorded({
  game: shoppingStreet,
  room: shoppingStreetRoom,
  features: shoppingStreetGuide.features,
  namespace: 'shopping-street-choices',
  matches: 6,
  play: (match, look) => void playMatch(3 + (match % 3), match, (_events, state) => look(state)),
  kindOf: ({ question }, { type }) => `${question?.type} ${type}`,
});

describe('a choice of several moves', () => {
  const table = new Table(
    {
      players: {
        Ana: { hand: ['food-stock-5', 'food-staff-4', 'food-decoration-2', 'food-delivery-3', 'home-stock-1'] },
        Bruno: { hand: ['home-staff-5', 'home-delivery-4', 'tech-stock-2'] },
        Chidi: {},
      },
    },
    ['Ana', 'Bruno', 'Chidi'],
  );

  test('tells the shop and then its cards', () => {
    const open: readonly ShoppingStreetMove[] = [
      { type: 'open', space: 'N3', shopType: 'food', pawn: 3 },
      { type: 'put', card: 'food-stock-5' },
      { type: 'put', card: 'food-staff-4' },
      { type: 'put', card: 'food-delivery-3' },
      { type: 'put', card: 'food-decoration-2' },
    ];
    const view = seenBy(table.state, table.seat('Ana'));
    expect(sayIn('en', open, view)).toBe(
      'Open a Food shop on N3 with the ×3 pawn, then put in Food 5, Food 4, Food 3, and Food 2',
    );
    expect(sayIn('es', open, view)).toMatch(/^Abrir una tienda de Alimentación en N3 con el peón ×3, luego poner/);
    expect(sayIn('en', open.slice(0, 1), view)).toBe('Open a Food shop on N3 with the ×3 pawn');
  });

  test('says the cards that pay for one of the display as its price', () => {
    const buy: readonly ShoppingStreetMove[] = [
      { type: 'buy', card: 'tech-staff-5' },
      { type: 'discard', card: 'home-stock-1' },
      { type: 'discard', card: 'food-decoration-2' },
    ];
    const view = seenBy(table.state, table.seat('Ana'));
    expect(sayIn('en', buy, view)).toBe('Take Tech 5, Staff from the display, then pay with Home 1 and Food 2');
    expect(sayIn('en', buy.slice(1), view)).toBe('Discard Home 1 and Food 2');
  });

  test('does not say what goes without saying, and names whose card is wanted', () => {
    const trade = new Table(
      { players: { Ana: { hand: ['food-stock-5', 'home-stock-1'] }, Bruno: { hand: ['home-staff-5'] }, Chidi: {} } },
      ['Ana', 'Bruno', 'Chidi'],
    ).ask('Ana', 'home');
    const lay: readonly ShoppingStreetMove[] = [{ type: 'lay', card: 'home-staff-5' }, { type: 'finish-laying' }];
    expect(sayIn('en', lay, seenBy(trade.state, trade.seat('Bruno')))).toBe('Lay out Home 5, Staff');
    expect(sayIn('en', lay.slice(1), seenBy(trade.state, trade.seat('Bruno')))).toBe('Lay out nothing');
    trade.play('Bruno', { type: 'lay', card: 'home-staff-5' });
    expect(sayIn('en', lay.slice(1), seenBy(trade.state, trade.seat('Bruno')))).toBe('Lay out nothing more');
    trade.play('Bruno', { type: 'finish-laying' }).play('Chidi', { type: 'finish-laying' });
    const bargain: readonly ShoppingStreetMove[] = [
      { type: 'want', card: 'home-staff-5' },
      { type: 'add', card: 'food-stock-5' },
      { type: 'add', card: 'home-stock-1' },
      { type: 'propose' },
    ];
    expect(sayIn('en', bargain, seenBy(trade.state, trade.seat('Ana')))).toBe(
      'Choose Home 5, Staff, laid out by Bruno, then offer Food 5 and Home 1',
    );
    expect(sayIn('en', bargain.slice(3), seenBy(trade.state, trade.seat('Ana')))).toBe('Propose the exchange');
  });
});
