import { describe, expect, test } from 'vitest';
import { seatAt, see } from '../../../shared/engine/index.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { tableOf } from './table.ts';

describe('the choice behind the screen', () => {
  test('all are asked at once', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {} }, marker: 'Bo' });
    expect(table.asked()).toEqual(['Ana', 'Bo', 'Cy']);
    expect(table.story()).toEqual(['round-began']);
    expect(table.last('round-began')).toMatchObject({ round: 4, marker: 1 });
  });

  test('ruling 3: prices are whole numbers from 1 to 4, 6 or 8, by tier', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe', 'kite-shield', 'phoenix-quill'], gold: 0 }, Bo: {} },
    });
    const prices = (id: string) =>
      table
        .offers('Ana', 'sell')
        .filter((move) => move.item === id)
        .map(({ price }) => price);
    expect(prices('farmhands-axe')).toEqual([1, 2, 3, 4]);
    expect(prices('kite-shield')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(prices('phoenix-quill')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(table.moves('Ana')).toHaveLength(18);
  });

  test.each([
    [1, [1]],
    [3, [1, 2, 3]],
    [7, [1, 2, 3, 4, 5, 6, 7]],
    [8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [9, [1, 2, 3, 4, 5, 6, 7, 8]],
    [40, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('ruling 7: with %i gold the bids %j', (gold, bids) => {
    const table = tableOf({ players: { Ana: { gold }, Bo: {} } });
    expect(table.offers('Ana', 'bid').map((move) => move.gold)).toEqual(bids);
  });

  test('ruling 7, 14: with cards and no gold one must sell', () => {
    const table = tableOf({ players: { Ana: { gold: 0 }, Bo: {} } });
    expect(table.kinds('Ana')).toEqual(['sell']);
  });

  test('ruling 14: with gold and no card one must bid', () => {
    const table = tableOf({ players: { Ana: { hand: [], gold: 1 }, Bo: {} } });
    expect(table.kinds('Ana')).toEqual(['bid']);
  });

  test('ruling 14: whoever has neither passes, unasked', () => {
    const table = tableOf({ players: { Ana: { hand: [], gold: 0 }, Bo: {}, Cy: {} } });
    expect(table.asked()).toEqual(['Bo', 'Cy']);
    expect(table.moves('Ana')).toEqual([]);
    expect(emporium.mayTakeBack(table.state)).toEqual([]);
    table.choose({ Bo: 2, Cy: 1 });
    expect(table.last('choices-revealed').choices).toEqual([
      { seat: 1, choice: { kind: 'patron', bid: 2 } },
      { seat: 2, choice: { kind: 'patron', bid: 1 } },
      { seat: 0, choice: { kind: 'pass' } },
    ]);
  });

  test('ruling 14: where all pass the round goes on to restocking', () => {
    const broke = { hand: [], gold: 0 };
    const table = tableOf({ players: { Ana: broke, Bo: broke } });
    expect(table.asks('restock')).toBe(true);
    expect(table.last('choices-revealed').choices.map(({ choice }) => choice.kind)).toEqual(['pass', 'pass']);
    expect(table.kinds('Ana')).toEqual(['done-restocking', 'draw']);
  });

  test('ruling 14: an item that fits nowhere may be chosen', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe'], gold: 0 }, Bo: {} },
      heroes: { 'corporal-pell': [] },
    });
    expect(table.offers('Ana', 'sell')).toHaveLength(4);
  });
});

describe('ruling 26: sealed until all have chosen', () => {
  const three = () =>
    tableOf({
      players: {
        Ana: { hand: ['farmhands-axe', 'padded-vest'] },
        Bo: { hand: ['kite-shield'], gold: 5 },
        Cy: { hand: ['lucky-horseshoe'] },
      },
    });

  test('others see only who is ready', () => {
    const table = three().choose({ Ana: ['farmhands-axe', 2] });
    expect(table.asked()).toEqual(['Bo', 'Cy']);
    const seen = (viewer: number) => see(emporium.hiding, table.state, seatAt(viewer)).players[0];
    expect(seen(0)?.choice).toEqual({ made: true, choice: { kind: 'sale', item: 'farmhands-axe', price: 2 } });
    expect(seen(1)?.choice).toEqual({ made: true, choice: null });
    expect(table.events.at(-1)).toEqual({ type: 'choice-sealed', seat: 0 });
  });

  test('the item set aside still counts for the hand', () => {
    const table = three().choose({ Ana: ['farmhands-axe', 2] });
    expect(table.hand('Ana')).toEqual(['farmhands-axe', 'padded-vest']);
    expect(see(emporium.hiding, table.state, seatAt(1)).players[0]?.hand.count).toBe(2);
  });

  test('a choice may be changed until the last has chosen', () => {
    const table = three().choose({ Ana: ['farmhands-axe', 2], Bo: 5 });
    expect(emporium.mayTakeBack(table.state)).toEqual([0, 1]);
    expect(table.moves('Ana')).toEqual([{ type: 'take-back' }]);
    table.play('Ana', { type: 'take-back' });
    expect(table.asked()).toEqual(['Ana', 'Cy']);
    expect(table.events.at(-1)).toEqual({ type: 'choice-taken-back', seat: 0 });
    table.choose({ Ana: 3, Cy: 1 });
    expect(table.last('choices-revealed').choices).toEqual([
      { seat: 1, choice: { kind: 'patron', bid: 5 } },
      { seat: 0, choice: { kind: 'patron', bid: 3 } },
      { seat: 2, choice: { kind: 'patron', bid: 1 } },
    ]);
  });

  test('everything is turned over together, in the order in which it happens, and nothing stays sealed', () => {
    const table = three().choose({ Ana: ['farmhands-axe', 4], Bo: 5, Cy: ['lucky-horseshoe', 1] });
    expect(table.last('choices-revealed').choices).toEqual([
      { seat: 2, choice: { kind: 'sale', item: 'lucky-horseshoe', price: 1 } },
      { seat: 0, choice: { kind: 'sale', item: 'farmhands-axe', price: 4 } },
      { seat: 1, choice: { kind: 'patron', bid: 5 } },
    ]);
    expect(table.state.players.map(({ choice }) => choice)).toEqual([null, null, null]);
    expect(emporium.mayTakeBack(table.state)).toEqual([]);
  });

  test('those that will fail are turned over as well', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe'] }, Bo: { hand: ['paring-knife'] } },
      heroes: { 'corporal-pell': [] },
    }).choose({ Ana: ['farmhands-axe', 2], Bo: ['paring-knife', 1] });
    expect(table.last('choices-revealed').choices.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(table.told('sale-failed').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
