import { describe, expect, test } from 'vitest';
import { seatAt, see } from '../../../shared/engine/index.ts';
import { owedBy } from '../../../shared/games/shopping-street/hands.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { isProductId, type ProductId, productIds } from '../../../shared/games/shopping-street/products.ts';
import { thieves } from '../../../shared/games/shopping-street/thieves.ts';
import { setOf, type Table, tableOf, trio } from './table.ts';

/** The first `count` cards of a type, in catalogue order. */
const many = (count: number, type: 'food' | 'home' | 'leisure'): readonly ProductId[] =>
  productIds.filter((id) => id.startsWith(`${type}-`)).slice(0, count);

const coming: readonly ProductId[] = ['tech-technology-1', 'tech-technology-2', 'tech-technology-3', 'tech-delivery-1'];

/** Each player over the limit discards the first cards in hand. */
function giveUpFirst<Name extends string>(table: Table<Name>): Table<Name> {
  for (let name = table.asked()[0]; name !== undefined && table.asks('rob'); name = table.asked()[0]) {
    const card = table.player(name).hand.find((each) => !table.player(name).discarding.includes(each));
    if (card === undefined) throw new TypeError(`${name} holds nothing`);
    table.discard(name, card);
  }
  return table;
}

/** Ana's turn with a thief as the second card drawn, after some earlier thieves. */
const drawing = (before: number, sizes: readonly [number, number, number]) =>
  tableOf({
    players: {
      Ana: { hand: many(sizes[0], 'food') },
      Bo: { hand: many(sizes[1], 'home') },
      Cy: { hand: many(sizes[2], 'leisure') },
    },
    aside: before === 0 ? [] : ['pickpocket'],
    thievesSeen: before,
    next: [coming[0] ?? 'tech-technology-1', 'swindler', ...coming.slice(1)],
  });

describe('ruling 14: a thief stops the draw at once', () => {
  test('reports the cards drawn, the thief and the discards, then draws a replacement', () => {
    const table = drawing(0, [13, 12, 2]).roll('Ana');
    expect(table.all('cards-drawn').map(({ cards }) => cards)).toEqual([['tech-technology-1']]);
    expect(table.last('thief-appeared')).toEqual({
      type: 'thief-appeared',
      thief: 'swindler',
      drawer: 0,
      count: 1,
      limit: 12,
    });
    expect(table.state.question).toEqual({ type: 'rob', thief: 'swindler', limit: 12 });
    expect(table.state.thievesAside).toEqual(['swindler']);
    expect(table.handSizes()).toEqual([14, 12, 2]);
    expect(table.asked()).toEqual(['Ana']);
    table.discard('Ana', 'food-stock-1', 'tech-technology-1');
    expect(table.last('hands-robbed')).toEqual({
      type: 'hands-robbed',
      robbed: [{ seat: 0, cards: ['food-stock-1', 'tech-technology-1'] }],
    });
    expect(table.story()).toEqual([
      'turn-began',
      'dice-rolled',
      'cards-drawn',
      'thief-appeared',
      'discards-sealed',
      'hands-robbed',
      'cards-drawn',
      'turn-began',
    ]);
    expect(table.last('cards-drawn')).toMatchObject({ count: 2, cards: ['tech-technology-2', 'tech-technology-3'] });
    expect(table.handSizes()).toEqual([14, 12, 2]);
    expect(table.state.discards).toEqual(['food-stock-1', 'tech-technology-1']);
  });

  test('asks nobody if all hands are within the limit', () => {
    const table = drawing(0, [10, 12, 2]).roll('Ana');
    expect(table.all('hands-robbed')).toEqual([]);
    expect(table.story()).toEqual([
      'turn-began',
      'dice-rolled',
      'cards-drawn',
      'thief-appeared',
      'cards-drawn',
      'turn-began',
    ]);
    expect(table.handSizes()).toEqual([13, 12, 2]);
  });

  test('can draw another thief as the replacement', () => {
    const table = tableOf({
      players: { Ana: { hand: many(13, 'food') }, Bo: { hand: many(9, 'home') }, Cy: { hand: [] } },
      next: ['swindler', 'pickpocket', 'shoplifter', ...coming],
    }).roll('Ana');
    giveUpFirst(table);
    expect(table.all('thief-appeared').map(({ count, limit }) => [count, limit])).toEqual([
      [1, 12],
      [2, 10],
      [3, 8],
    ]);
    expect(table.handSizes()).toEqual([11, 8, 0]);
    expect(table.state.thievesAside).toEqual(['swindler', 'pickpocket', 'shoplifter']);
  });

  test('makes later draws of the dice wait', () => {
    const table = tableOf({
      players: { Ana: { hand: many(5, 'food') }, Bo: { hand: many(13, 'home') }, Cy: { hand: [] } },
      next: ['swindler', ...coming],
    }).roll('Ana', 'Bo', 'Cy');
    expect(table.last('thief-appeared').drawer).toBe(1);
    expect(table.asked()).toEqual(['Bo']);
    giveUpFirst(table);
    expect(table.all('cards-drawn').map(({ seat, why }) => [seat, why])).toEqual([
      [1, 'dice'],
      [2, 'dice'],
      [0, 'turn'],
    ]);
    expect(table.handSizes()).toEqual([8, 13, 1]);
  });
});

describe('ruling 15: the limit', () => {
  test.each([
    [0, 12],
    [1, 10],
    [2, 8],
    [3, 8],
    [4, 8],
    [11, 8],
  ] as const)('after %i others a thief leaves %i cards', (before, limit) => {
    // one card is drawn before the thief
    const exact = drawing(before, [limit - 1, limit, limit]).roll('Ana');
    expect(exact.last('thief-appeared')).toMatchObject({ count: before + 1, limit });
    expect(exact.all('hands-robbed')).toEqual([]);
    const over = drawing(before, [limit, limit + 2, limit]).roll('Ana');
    expect(over.asked()).toEqual(['Ana', 'Bo']);
    giveUpFirst(over);
    expect(over.handSizes()).toEqual([limit + 2, limit, limit]);
    expect(over.state.thievesSeen).toBe(before + 1);
  });

  test('hands have no limit between thieves', () => {
    const table = trio(
      { thievesSeen: 3, aside: ['pickpocket', 'swindler', 'shoplifter'], next: coming },
      { hand: many(24, 'food') },
      { hand: many(20, 'home') },
    ).pass('Ana');
    expect(table.handSizes().slice(0, 2)).toEqual([27, 20]);
    expect(table.asked()).toEqual(['Bo']);
  });
});

describe('ruling 16: players over the limit choose sealed discards at once', () => {
  const laid = () => drawing(2, [8, 11, 9]).roll('Ana');

  test('each chooses the excess number from any cards in hand', () => {
    const table = laid();
    expect(table.asked()).toEqual(['Ana', 'Bo', 'Cy']);
    expect(table.offers('Bo', 'discard').map(({ card }) => card)).toEqual(many(11, 'home'));
    table.discard('Bo', 'home-stock-5');
    expect(table.asked()).toEqual(['Ana', 'Bo', 'Cy']);
    expect(table.offers('Bo', 'discard')).toHaveLength(10);
    expect(table.kinds('Bo')).toEqual(['discard']);
    table.discard('Bo', 'home-stock-1', 'home-staff-1');
    expect(table.asked()).toEqual(['Ana', 'Cy']);
    expect(table.last('discards-sealed')).toEqual({ type: 'discards-sealed', seat: 1 });
    expect(table.all('hands-robbed')).toEqual([]);
    expect(table.handSizes()).toEqual([9, 11, 9]);
    expect(table.state.discards).toEqual([]);
  });

  test('every view shows how many cards a player must discard', () => {
    const { state } = laid();
    for (const viewer of [seatAt(0), seatAt(1), 'spectator'] as const) {
      const { players, question } = see(shoppingStreet.hiding, state, viewer);
      expect(players.map((player, seat) => owedBy(player, seatAt(seat), question))).toEqual([1, 3, 1]);
    }
  });

  test('a choice can be taken back until all have chosen', () => {
    const table = laid().discard('Bo', 'home-stock-5', 'home-stock-1', 'home-staff-1');
    expect(table.moves('Bo')).toEqual([{ type: 'take-back' }]);
    table.play('Bo', { type: 'take-back' });
    expect(table.last('discards-taken-back')).toEqual({ type: 'discards-taken-back', seat: 1 });
    expect(table.asked()).toEqual(['Ana', 'Bo', 'Cy']);
    expect(table.player('Bo').discarding).toEqual([]);
  });

  test('all discards go face up at once, clockwise from the active player', () => {
    const table = tableOf({
      players: {
        Ana: { hand: many(9, 'food'), shown: ['food-stock-1', 'food-stock-2'] },
        Bo: { hand: many(11, 'home') },
        Cy: { hand: many(9, 'leisure') },
      },
      aside: ['pickpocket', 'shoplifter'],
      next: ['swindler', ...coming],
      discards: ['tech-stock-1'],
      active: 'Bo',
    }).roll('Bo');
    table.discard('Cy', 'leisure-stock-3').discard('Ana', 'food-stock-2');
    table.discard('Bo', 'home-staff-2', 'home-stock-1', 'home-stock-4');
    expect(table.last('hands-robbed').robbed).toEqual([
      { seat: 1, cards: ['home-stock-1', 'home-stock-4', 'home-staff-2'] },
      { seat: 2, cards: ['leisure-stock-3'] },
      { seat: 0, cards: ['food-stock-2'] },
    ]);
    expect(table.handSizes()).toEqual([8, 11, 8]);
    expect(table.player('Ana').shown).toEqual(['food-stock-1']);
    expect(table.state.discards.toSorted()).toEqual(
      ['food-stock-2', 'home-staff-2', 'home-stock-1', 'home-stock-4', 'leisure-stock-3', 'tech-stock-1'].toSorted(),
    );
  });

  test('a player within the limit is not asked', () => {
    const table = drawing(0, [12, 2, 13]).roll('Ana');
    expect(table.asked()).toEqual(['Ana', 'Cy']);
    expect(table.moves('Bo')).toEqual([]);
  });
});

describe('ruling 17: a new deck', () => {
  /** Ana draws three cards from a deck of one. All thieves are aside. */
  const laid = (discards: readonly ProductId[], random: readonly [number, number, number, number] = [1, 2, 3, 4]) => {
    const table = tableOf({
      players: { Ana: { hand: [] }, Bo: { hand: [] }, Cy: { hand: [] } },
      next: ['food-stock-1'],
      discards,
      aside: thieves,
      display: ['home-stock-1', 'home-stock-2', 'home-stock-3', 'home-stock-4'],
      street: { N4: ['Bo', 2, ...setOf('tech', 1)] },
      rest: 'Cy',
    });
    table.state.random = [...random];
    return table;
  };
  const pile = productIds.filter((id) => id.startsWith('personal'));

  test('shuffles the discards and two thieves when a card is needed', () => {
    const table = laid(pile).roll('Ana');
    const event = table.last('deck-reshuffled');
    expect(event.thieves).toHaveLength(2);
    expect(new Set(event.thieves).size).toBe(2);
    expect(
      table
        .story()
        .filter((type) => type !== 'thief-appeared')
        .slice(0, 5),
    ).toEqual(['turn-began', 'dice-rolled', 'cards-drawn', 'deck-reshuffled', 'cards-drawn']);
    expect(table.all('cards-drawn')[0]?.cards).toEqual(['food-stock-1']);
    expect(table.state.discards).toEqual([]);
    expect(table.state.display).toEqual(['home-stock-1', 'home-stock-2', 'home-stock-3', 'home-stock-4']);
    expect(table.state.street).toHaveLength(1);
    const drawn = table.all('cards-drawn').reduce((sum, { count }) => sum + count, 0);
    expect(table.state.deck.length + table.state.thievesAside.length).toBe(1 + pile.length + thieves.length - drawn);
    const thievesInDeck = table.state.deck.filter((card) => !isProductId(card)).length;
    expect(thievesInDeck + table.all('thief-appeared').length).toBe(2);
  });

  test('is not shuffled before a card is needed', () => {
    const table = trio({ next: coming.slice(0, 3), rest: 'discards' }, { hand: [] }, { hand: [] }, { hand: [] }).roll(
      'Ana',
    );
    expect(table.all('deck-reshuffled')).toEqual([]);
    expect(table.state.deck).toEqual([]);
  });

  test('contains any two thieves and the cards in any order', () => {
    const pairs = new Set<string>();
    const first = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const table = laid(pile, [seed, 99, seed * 7, 1]).play('Ana', { type: 'roll' });
      pairs.add(table.last('deck-reshuffled').thieves.join());
      const drawn = table.all('cards-drawn')[1]?.cards?.[0];
      if (drawn !== undefined) first.add(drawn);
      expect(table.state.thievesAside).toHaveLength(2 + table.all('thief-appeared').length);
    }
    expect(pairs.size).toBe(6);
    expect(first.size).toBe(25);
  });

  test('lists the thieves aside in catalogue order, which hides the shuffle', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = laid(pile, [seed, 5, 5, 1]).play('Ana', { type: 'roll' });
      if (table.all('thief-appeared').length > 0) continue;
      const { thievesAside } = table.state;
      expect(thievesAside).toEqual(thieves.filter((thief) => thievesAside.includes(thief)));
      const listed = table.last('deck-reshuffled').thieves;
      expect(listed).toEqual(thieves.filter((thief) => !thievesAside.includes(thief)));
    }
  });

  test('is not made without discards, and the draw is skipped', () => {
    const table = laid([]).roll('Ana');
    expect(table.all('deck-reshuffled')).toEqual([]);
    expect(table.all('cards-drawn').map(({ count }) => count)).toEqual([1]);
    expect(table.last('draw-skipped')).toEqual({ type: 'draw-skipped', seat: 0, why: 'turn', count: 2 });
    expect(table.state.thievesAside).toEqual(thieves);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('can put a card paid for the display into the display', () => {
    const table = laid([]).pass('Ana', 'Bo');
    const paid = table.player('Cy').hand.slice(0, 3);
    table.buy('Cy', 'home-stock-2', ...paid);
    const story = table.story();
    expect(story.slice(story.indexOf('display-bought'))).toContain('deck-reshuffled');
    giveUpFirst(table);
    expect(table.state.display.filter((card) => card !== null)).toHaveLength(4);
  });

  test('leaves places of the display empty if no card is left', () => {
    const table = trio(
      { display: [null, null, null, null], next: [], rest: 'Cy', from: 'between rounds' },
      {},
      {},
      { hand: [] },
    );
    expect(table.story()).toEqual(['display-cleared', 'round-began', 'turn-began']);
    expect(table.last('display-cleared').cards).toEqual([]);
    expect(table.state.display).toEqual([null, null, null, null]);
    expect(table.kinds('Ana')).toEqual(['ask', 'roll']);
  });

  test('returns the cards of a display of two with two thieves', () => {
    const table = tableOf({
      players: { Ana: { hand: [] }, Bo: { hand: [] }, Cy: { hand: [] } },
      display: ['home-stock-1', null, 'home-stock-3', null],
      next: [],
      rest: 'Cy',
      from: 'between rounds',
      thievesSeen: 2,
    });
    expect(table.last('display-cleared').cards).toEqual(['home-stock-1', 'home-stock-3']);
    expect(table.last('deck-reshuffled').thieves).toHaveLength(2);
    giveUpFirst(table);
    const came = table.all('display-filled').flatMap(({ cards }) => cards);
    expect(came).toEqual(table.state.display.filter((card) => card !== null));
  });
});

describe('ruling 18: a thief in the display', () => {
  test('has no drawer after a purchase, and another card takes its place', () => {
    const table = tableOf({
      players: { Ana: { hand: many(16, 'food') }, Bo: { hand: many(13, 'home') }, Cy: {} },
      display: ['tech-stock-1', 'tech-stock-2', 'tech-stock-3', 'tech-stock-4'],
      next: ['night-burglar', ...coming],
    }).buy('Ana', 'tech-stock-2', 'food-stock-1', 'food-stock-2', 'food-stock-3');
    expect(table.last('thief-appeared')).toEqual({
      type: 'thief-appeared',
      thief: 'night-burglar',
      drawer: null,
      count: 1,
      limit: 12,
    });
    expect(table.state.display).toEqual(['tech-stock-1', null, 'tech-stock-3', 'tech-stock-4']);
    expect(table.asked()).toEqual(['Ana', 'Bo']);
    giveUpFirst(table);
    expect(table.handSizes().slice(0, 2)).toEqual([12, 12]);
    expect(table.state.display).toEqual(['tech-stock-1', 'tech-technology-1', 'tech-stock-3', 'tech-stock-4']);
    expect(table.state.question).toMatchObject({ type: 'turn', seat: 0, left: { buy: false, open: true } });
  });

  test('interrupts the new display between two rounds', () => {
    const table = tableOf({
      players: { Ana: { hand: many(14, 'food') }, Bo: {}, Cy: {} },
      from: 'between rounds',
      next: [
        'tech-technology-1',
        'night-burglar',
        'tech-technology-2',
        'swindler',
        'tech-technology-3',
        'tech-delivery-1',
      ],
    });
    expect(table.state.display).toEqual(['tech-technology-1', null, null, null]);
    expect(table.last('display-filled').cards).toEqual(['tech-technology-1']);
    expect(table.asked()).toEqual(['Ana']);
    expect(table.all('round-began')).toEqual([]);
    giveUpFirst(table);
    expect(table.all('thief-appeared').map(({ drawer, limit }) => [drawer, limit])).toEqual([
      [null, 12],
      [null, 10],
    ]);
    expect(table.all('display-filled').map(({ cards }) => cards)).toEqual([
      ['tech-technology-1'],
      ['tech-technology-2'],
      ['tech-technology-3', 'tech-delivery-1'],
    ]);
    expect(table.state.display).toEqual(coming);
    expect(table.handSizes()[0]).toBe(10);
    expect(table.state.active).toBe(seatAt(0));
    expect(table.story().slice(-2)).toEqual(['round-began', 'turn-began']);
  });
});
