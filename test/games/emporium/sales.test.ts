import { describe, expect, test } from 'vitest';
import { pair, type Situation, tableOf } from './table.ts';

/** The sellers in the order of their sales, failed or not. */
const turns = (table: ReturnType<typeof tableOf<string>>) =>
  table.events.flatMap((event) =>
    event.type === 'item-sold' || event.type === 'sale-failed' ? [table.name(event.seat)] : [],
  );

/** Five players with a weapon each, and heroes without a weapon slot. */
const five = (situation: Partial<Situation<'Ana' | 'Bo' | 'Cy' | 'Di' | 'Ed'>> = {}) =>
  tableOf({
    players: {
      Ana: { hand: ['farmhands-axe'] },
      Bo: { hand: ['hand-crossbow'] },
      Cy: { hand: ['star-iron-wand'] },
      Di: { hand: ['bent-dirk'] },
      Ed: { hand: ['the-last-word'] },
    },
    heroes: { 'corporal-pell': [], 'jory-halfpenny': [], 'fennel-ashby': [] },
    ...situation,
  });

describe('the order of sales', () => {
  test('starts with the lowest price', () => {
    const table = five().choose({
      Ana: ['farmhands-axe', 4],
      Bo: ['hand-crossbow', 2],
      Cy: ['star-iron-wand', 8],
      Di: ['bent-dirk', 1],
      Ed: ['the-last-word', 3],
    });
    expect(turns(table)).toEqual(['Di', 'Bo', 'Ed', 'Ana', 'Cy']);
  });

  test('puts the higher tier first at equal prices', () => {
    const table = five().choose({
      Ana: ['farmhands-axe', 3],
      Bo: ['hand-crossbow', 3],
      Cy: ['star-iron-wand', 3],
      Di: 1,
      Ed: 1,
    });
    expect(turns(table)).toEqual(['Cy', 'Bo', 'Ana']);
  });

  test.each([
    ['Ana', ['Cy', 'Ed', 'Bo', 'Ana', 'Di']],
    ['Di', ['Ed', 'Cy', 'Bo', 'Di', 'Ana']],
    ['Ed', ['Ed', 'Cy', 'Bo', 'Ana', 'Di']],
  ] as const)('then goes clockwise from the marker’s holder %s', (marker, order) => {
    const table = five({ marker }).choose({
      Ana: ['farmhands-axe', 2],
      Bo: ['hand-crossbow', 2],
      Cy: ['star-iron-wand', 2],
      Di: ['bent-dirk', 2],
      Ed: ['the-last-word', 2],
    });
    expect(turns(table)).toEqual(order);
  });

  test('puts all sales before the first patron', () => {
    const table = five().choose({ Ana: 3, Bo: ['hand-crossbow', 6], Cy: 3, Di: ['bent-dirk', 4], Ed: 1 });
    expect(turns(table)).toEqual(['Di', 'Bo']);
    expect(table.asks('patron')).toBe(true);
    expect(table.state.phase).toBe('patrons');
  });
});

describe('a sale', () => {
  test('returns an item without a slot left: an axe after a wand', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe', 'padded-vest'] }, Bo: { hand: ['star-iron-wand'], gold: 0 } },
      heroes: { 'sable-wren': [] },
    }).choose({ Ana: ['farmhands-axe', 3], Bo: ['star-iron-wand', 2] });
    expect(table.worn('sable-wren')).toEqual(['star-iron-wand', null]);
    expect(table.last('sale-failed')).toEqual({ type: 'sale-failed', seat: 0, item: 'farmhands-axe', price: 3 });
    expect(table.hand('Ana')).toEqual(['farmhands-axe', 'padded-vest']);
    expect(table.hand('Bo')).toEqual([]);
    expect(table.gold()).toEqual([3, 2]);
  });

  test('follows the example of the rules: a wand after an axe goes back', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe'] }, Bo: { hand: ['star-iron-wand'] } },
      heroes: { 'sable-wren': [] },
    }).choose({ Ana: ['farmhands-axe', 2], Bo: ['star-iron-wand', 3] });
    expect(table.worn('sable-wren')).toEqual(['farmhands-axe', null]);
    expect(table.gold()).toEqual([5, 3]);
  });

  test('places any item that matches the slot, whatever its class, tier or strength', () => {
    const table = tableOf({
      players: {
        Ana: { hand: ['farmhands-axe'], gold: 0 },
        Bo: { hand: ['whisperplate'], gold: 0 },
        Cy: { hand: ['rallying-horn'], gold: 0 },
        Di: { hand: ['lucky-horseshoe'], gold: 0 },
      },
      heroes: { 'oriane-the-undimmed': [], 'bram-oakfist': ['tavern-cudgel', 'padded-vest'] },
    }).choose({
      Ana: ['farmhands-axe', 4],
      Bo: ['whisperplate', 8],
      Cy: ['rallying-horn', 5],
      Di: ['lucky-horseshoe', 1],
    });
    expect(table.worn('oriane-the-undimmed')).toEqual([
      'farmhands-axe',
      'whisperplate',
      'lucky-horseshoe',
      'rallying-horn',
    ]);
    expect(table.gold()).toEqual([4, 8, 5, 1]);
  });

  test('brings 1 gold more from a hero of its class (ruling 4)', () => {
    const table = pair({ heroes: { 'sable-wren': [] } }, { hand: ['bent-dirk'] }, { hand: ['shaved-dice'] }).choose({
      Ana: ['bent-dirk', 4],
      Bo: ['shaved-dice', 1],
    });
    expect(table.gold()).toEqual([8, 5]);
    expect(table.all('item-sold')).toEqual([
      { type: 'item-sold', seat: 1, item: 'shaved-dice', hero: 'sable-wren', slot: 1, price: 1, bonus: 1 },
      { type: 'item-sold', seat: 0, item: 'bent-dirk', hero: 'sable-wren', slot: 0, price: 4, bonus: 1 },
    ]);
  });

  test('brings only the price from a hero of another class (ruling 4)', () => {
    const table = pair({ heroes: { 'sable-wren': [] } }, { hand: ['farmhands-axe'] }).choose({
      Ana: ['farmhands-axe', 4],
      Bo: 1,
    });
    expect(table.last('item-sold')).toMatchObject({ price: 4, bonus: 0 });
    expect(table.gold()).toEqual([7, 3]);
  });

  test('fills two slots of a kind from the left', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe'] }, Bo: { hand: ['paring-knife'] } },
      heroes: { 'two-knife-tamsin': [] },
    }).choose({ Ana: ['farmhands-axe', 1], Bo: ['paring-knife', 1] });
    expect(table.worn('two-knife-tamsin')).toEqual(['farmhands-axe', 'paring-knife', null]);
  });

  test('moves the item from the hand to the hero', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe', 'tavern-cudgel'] }, Bo: { hand: [] } },
      heroes: { 'sable-wren': [] },
    }).choose({ Ana: ['farmhands-axe', 1], Bo: 1 });
    expect(table.hand('Ana')).toEqual(['tavern-cudgel']);
    table.withdraw('Bo').finishRound();
    expect(table.state.round).toBe(5);
    expect(table.worn('sable-wren')).toEqual(['farmhands-axe', null]);
  });
});

describe('rulings 1 and 2: choosing the hero', () => {
  const two = () =>
    tableOf({
      players: { Ana: { hand: ['farmhands-axe'] }, Bo: { hand: ['hand-crossbow'] }, Cy: { hand: ['star-iron-wand'] } },
      heroes: { 'sable-wren': [], 'bram-oakfist': [] },
    }).choose({ Ana: ['farmhands-axe', 1], Bo: ['hand-crossbow', 2], Cy: ['star-iron-wand', 3] });

  test('makes the seller pick one of the heroes with an open slot', () => {
    const table = two();
    expect(table.state.question).toEqual({ type: 'place', seat: 0, item: 'farmhands-axe', price: 1 });
    expect(table.asked()).toEqual(['Ana']);
    expect(table.moves('Ana')).toEqual([
      { type: 'place', hero: 'sable-wren' },
      { type: 'place', hero: 'bram-oakfist' },
    ]);
  });

  test('pays by the class of the chosen hero', () => {
    const table = two().place('Ana', 'bram-oakfist');
    expect(table.worn('bram-oakfist')).toEqual(['farmhands-axe', null]);
    expect(table.all('item-sold')[0]).toMatchObject({ hero: 'bram-oakfist', bonus: 1 });
    expect(table.gold()[0]).toBe(5);
  });

  test('happens automatically if only one hero has a slot', () => {
    const table = two().place('Ana', 'sable-wren');
    expect(table.worn('bram-oakfist')).toEqual(['hand-crossbow', null]);
    expect(table.all('sale-failed').map(({ item }) => item)).toEqual(['star-iron-wand']);
    expect(table.gold()).toEqual([4, 5, 3]);
    expect(table.asks('restock')).toBe(true);
  });

  test('does not offer a hero without a slot of the kind', () => {
    const table = tableOf({
      players: { Ana: { hand: ['farmhands-axe'] }, Bo: {}, Cy: {}, Di: {}, Ed: {} },
      heroes: { 'corporal-pell': [], 'tilda-marsh': [], 'bram-oakfist': [] },
    }).choose({ Ana: ['farmhands-axe', 1], Bo: 1, Cy: 1, Di: 1, Ed: 1 });
    expect(table.moves('Ana').map((move) => 'hero' in move && move.hero)).toEqual(['tilda-marsh', 'bram-oakfist']);
  });
});
