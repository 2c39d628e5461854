import { describe, expect, test } from 'vitest';
import { seatAt, see } from '../../../shared/engine/index.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { pair, tableOf } from './table.ts';

describe('choosing', () => {
  test('asks all players at once', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {} }, marker: 'Bo' });
    expect(table.asked()).toEqual(['Ana', 'Bo', 'Cy']);
    expect(table.story()).toEqual(['round-began']);
    expect(table.last('round-began')).toMatchObject({ round: 4, marker: 1 });
  });

  test('offers whole prices from 1 to 4, 6 or 8, by tier (ruling 3)', () => {
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
  ])('ruling 7: offers, with %i gold, the bids %j', (gold, bids) => {
    const table = tableOf({ players: { Ana: { gold }, Bo: {} } });
    expect(table.offers('Ana', 'bid').map((move) => move.gold)).toEqual(bids);
  });

  test('makes a player with cards but no gold sell (rulings 7 and 14)', () => {
    const table = tableOf({ players: { Ana: { gold: 0 }, Bo: {} } });
    expect(table.kinds('Ana')).toEqual(['sell']);
  });

  test('makes a player with gold but no card bid (ruling 14)', () => {
    const table = tableOf({ players: { Ana: { hand: [], gold: 1 }, Bo: {} } });
    expect(table.kinds('Ana')).toEqual(['bid']);
  });

  test('passes without asking for a player with neither (ruling 14)', () => {
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

  test('continues with restocking if all pass (ruling 14)', () => {
    const broke = { hand: [], gold: 0 };
    const table = tableOf({ players: { Ana: broke, Bo: broke } });
    expect(table.asks('restock')).toBe(true);
    expect(table.last('choices-revealed').choices.map(({ choice }) => choice.kind)).toEqual(['pass', 'pass']);
    expect(table.kinds('Ana')).toEqual(['done-restocking', 'draw']);
  });

  test('allows an item that fits no slot (ruling 14)', () => {
    const table = pair({ heroes: { 'corporal-pell': [] } }, { hand: ['farmhands-axe'], gold: 0 });
    expect(table.offers('Ana', 'sell')).toHaveLength(4);
  });
});

describe('ruling 26: sealed choices', () => {
  const three = () =>
    tableOf({
      players: {
        Ana: { hand: ['farmhands-axe', 'padded-vest'] },
        Bo: { hand: ['kite-shield'], gold: 5 },
        Cy: { hand: ['lucky-horseshoe'] },
      },
    });

  test('show others only who is ready', () => {
    const table = three().choose({ Ana: ['farmhands-axe', 2] });
    expect(table.asked()).toEqual(['Bo', 'Cy']);
    const seen = (viewer: number) => see(emporium.hiding, table.state, seatAt(viewer)).players[0];
    expect(seen(0)?.choice).toEqual({ made: true, choice: { kind: 'sale', item: 'farmhands-axe', price: 2 } });
    expect(seen(1)?.choice).toEqual({ made: true, choice: null });
    expect(table.events.at(-1)).toEqual({ type: 'choice-sealed', seat: 0 });
  });

  test('count an item set aside as a card in hand', () => {
    const table = three().choose({ Ana: ['farmhands-axe', 2] });
    expect(table.hand('Ana')).toEqual(['farmhands-axe', 'padded-vest']);
    expect(see(emporium.hiding, table.state, seatAt(1)).players[0]?.hand.count).toBe(2);
  });

  test('can be changed until the last player has chosen', () => {
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

  test('are all revealed together, in the order of play', () => {
    const table = three().choose({ Ana: ['farmhands-axe', 4], Bo: 5, Cy: ['lucky-horseshoe', 1] });
    expect(table.last('choices-revealed').choices).toEqual([
      { seat: 2, choice: { kind: 'sale', item: 'lucky-horseshoe', price: 1 } },
      { seat: 0, choice: { kind: 'sale', item: 'farmhands-axe', price: 4 } },
      { seat: 1, choice: { kind: 'patron', bid: 5 } },
    ]);
    expect(table.state.players.map(({ choice }) => choice)).toEqual([null, null, null]);
    expect(emporium.mayTakeBack(table.state)).toEqual([]);
  });

  test('include sales that will fail', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe'] }, Bo: { hand: ['paring-knife'] } },
      heroes: { 'corporal-pell': [] },
    }).choose({ Ana: ['farmhands-axe', 2], Bo: ['paring-knife', 1] });
    expect(table.last('choices-revealed').choices.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(table.all('sale-failed').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
