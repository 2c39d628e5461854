import { describe, expect, test } from 'vitest';
import type { ProductId } from '../../../shared/games/shopping-street/products.ts';
import { trio } from './table.ts';

const displayed = ['home-stock-1', 'food-stock-5', 'tech-stock-3', 'leisure-stock-4'] as const;
const purse = ['tech-delivery-1', 'home-delivery-2', 'food-delivery-1', 'leisure-delivery-5'] as const;

describe('ruling 6: a display card costs three cards in hand', () => {
  const laid = (hand: readonly ProductId[] = purse) =>
    trio({ display: displayed, next: ['personal-staff-2', 'personal-staff-3'] }, { hand });

  test('all four cards are available with at least three cards in hand', () => {
    expect(
      laid()
        .offers('Ana', 'buy')
        .map(({ card }) => card),
    ).toEqual(displayed);
    expect(laid(purse.slice(0, 3)).offers('Ana', 'buy')).toHaveLength(4);
    expect(laid(purse.slice(0, 2)).offers('Ana', 'buy')).toEqual([]);
  });

  test('the card is taken first, then any three other cards are discarded', () => {
    const table = laid().play('Ana', { type: 'buy', card: 'food-stock-5' });
    expect(table.state.display).toEqual(['home-stock-1', null, 'tech-stock-3', 'leisure-stock-4']);
    expect(table.state.question).toEqual({ type: 'pay', seat: 0, taken: 'food-stock-5' });
    expect(table.asked()).toEqual(['Ana']);
    expect(table.player('Ana').hand).toContain('food-stock-5');
    expect(table.player('Ana').shown).toEqual(['food-stock-5']);
    expect(table.offers('Ana', 'discard').map(({ card }) => card)).toEqual([...purse]);
    table.discard('Ana', 'home-delivery-2');
    expect(table.offers('Ana', 'discard').map(({ card }) => card)).toEqual([
      'tech-delivery-1',
      'food-delivery-1',
      'leisure-delivery-5',
    ]);
    table.discard('Ana', 'tech-delivery-1');
    expect(table.all('display-bought')).toEqual([]);
    expect(table.state.discards).toEqual([]);
    expect(table.handSizes()[0]).toBe(5);
    table.discard('Ana', 'leisure-delivery-5');
    expect(table.last('display-bought')).toEqual({
      type: 'display-bought',
      seat: 0,
      card: 'food-stock-5',
      discarded: ['home-delivery-2', 'leisure-delivery-5', 'tech-delivery-1'],
    });
    expect(table.hand('Ana')).toEqual(['food-delivery-1', 'food-stock-5'].toSorted().toReversed());
    expect(table.state.discards.toSorted()).toEqual(['home-delivery-2', 'leisure-delivery-5', 'tech-delivery-1']);
    expect(table.player('Ana').discarding).toEqual([]);
  });

  test('the display is refilled to four at once', () => {
    const table = laid().buy('Ana', 'food-stock-5', 'tech-delivery-1', 'home-delivery-2', 'food-delivery-1');
    expect(table.state.display).toEqual(['home-stock-1', 'personal-staff-2', 'tech-stock-3', 'leisure-stock-4']);
    expect(table.last('display-filled').cards).toEqual(['personal-staff-2']);
    expect(table.story().slice(-2)).toEqual(['display-bought', 'display-filled']);
    expect(table.asks('turn')).toBe(true);
    expect(table.state.deck.at(-1)).toBe('personal-staff-3');
  });

  test('an empty place offers no card', () => {
    const table = trio({ display: ['home-stock-1', null, 'tech-stock-3', null] }, { hand: purse });
    expect(table.offers('Ana', 'buy').map(({ card }) => card)).toEqual(['home-stock-1', 'tech-stock-3']);
  });

  test('discarded cards no longer count as shown', () => {
    const table = trio({ display: displayed }, { hand: purse, shown: ['tech-delivery-1', 'leisure-delivery-5'] }).buy(
      'Ana',
      'tech-stock-3',
      'tech-delivery-1',
      'home-delivery-2',
      'food-delivery-1',
    );
    expect(table.player('Ana').shown).toEqual(['leisure-delivery-5', 'tech-stock-3']);
  });
});

describe('the display between two rounds', () => {
  const laid = () =>
    trio({
      from: 'between rounds',
      display: displayed,
      next: ['personal-staff-2', 'personal-staff-3', 'home-staff-2', 'home-staff-3', 'food-staff-1'],
      discards: ['food-delivery-4'],
      first: 'Bo',
    });

  test('is replaced with four new cards', () => {
    const table = laid();
    expect(table.story()).toEqual(['display-cleared', 'display-filled', 'round-began', 'turn-began']);
    expect(table.last('display-cleared').cards).toEqual(displayed);
    expect(table.last('display-filled').cards).toEqual([
      'personal-staff-2',
      'personal-staff-3',
      'home-staff-2',
      'home-staff-3',
    ]);
    expect(table.state.display).toEqual(['personal-staff-2', 'personal-staff-3', 'home-staff-2', 'home-staff-3']);
    expect(table.state.discards).toEqual(['food-delivery-4', ...displayed]);
    expect(table.last('round-began').round).toBe(5);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('is renewed after the last turn of a round', () => {
    const table = trio({ active: 'Cy', display: displayed }).pass('Cy');
    expect(table.story().slice(-5)).toEqual([
      'cards-drawn',
      'display-cleared',
      'display-filled',
      'round-began',
      'turn-began',
    ]);
    expect(table.state.round).toBe(5);
    const within = trio({ active: 'Bo', display: displayed }).pass('Bo');
    expect(within.all('display-cleared')).toEqual([]);
    expect(within.state.display).toEqual(displayed);
  });

  test('is renewed even if it has empty places', () => {
    const table = trio({ from: 'between rounds', display: [null, 'food-stock-5', null, null] });
    expect(table.last('display-cleared').cards).toEqual(['food-stock-5']);
    expect(table.last('display-filled').cards).toHaveLength(4);
  });
});
