import { describe, expect, test } from 'vitest';
import { type Game, type GameTypes, type HidingTable, Match, type Seat, seatAt } from '../../shared/engine/index.ts';
import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { emporium } from '../../shared/games/emporium/index.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { shoppingStreet } from '../../shared/games/shopping-street/index.ts';
import type { ProductId } from '../../shared/games/shopping-street/products.ts';
import { tableOf as brickTable } from './brick-and-mortar/table.ts';
import { tableOf as emporiumTable } from './emporium/table.ts';
import { tableOf as harbourTable } from './harbour/table.ts';
import { tableOf as mercadoTable } from './mercado-de-lisboa/table.ts';
import { setOf, tableOf as streetTable } from './shopping-street/table.ts';

/** Of the moves that a player makes from here on, one after the other, how many can be taken back? */
function undone<Types extends GameTypes, Name extends string>(
  game: Game<Types, HidingTable<Types['State']>>,
  table: { readonly state: Types['State']; readonly names: readonly Name[]; seat(name: Name): Seat },
  name: NoInfer<Name>,
  ...moves: readonly Types['Move'][]
): number {
  const header = { game: game.id, rulesVersion: 1, options: {}, seats: table.names.length, seed: '' };
  const match = Match.fromSnapshot(game, header, table.state);
  const seat = table.seat(name);
  const hashes = [match.hash()];
  for (const move of moves) {
    match.play(seat, move);
    hashes.push(match.hash());
  }
  while (match.undoableBy === seat) {
    match.undo(seat);
    expect(match.hash()).toBe(hashes[match.played.length]);
  }
  return moves.length - match.played.length;
}

describe('Shopping Street', () => {
  const bargaining = (shown: readonly ProductId[] = []) =>
    streetTable({
      players: {
        Ana: { hand: ['tech-stock-1', 'tech-staff-2', ...setOf('food', 2)], shown },
        Bo: { hand: ['food-stock-1', 'food-staff-1'] },
        Cy: {},
      },
    })
      .ask('Ana', 'food')
      .lay({ Bo: ['food-stock-1'], Cy: [] });
  const drafted = [
    { type: 'want', card: 'food-stock-1' },
    { type: 'add', card: 'tech-stock-1' },
  ] as const;

  test('what is put together for a proposal is taken back, and what is given up', () => {
    expect(undone(shoppingStreet, bargaining(), 'Ana', ...drafted)).toBe(2);
    expect(undone(shoppingStreet, bargaining(), 'Ana', ...drafted, { type: 'give-up' })).toBe(3);
  });

  test('a proposal stands: its owner has been shown the cards, even where all had seen them before', () => {
    expect(undone(shoppingStreet, bargaining(), 'Ana', ...drafted, { type: 'propose' })).toBe(0);
    expect(undone(shoppingStreet, bargaining(['tech-stock-1']), 'Ana', ...drafted, { type: 'propose' })).toBe(0);
  });

  test('cards laid out behind the screen are taken back until the last has sealed', () => {
    const asked = () =>
      streetTable({
        players: { Ana: {}, Bo: { hand: ['food-stock-1', 'food-staff-1'] }, Cy: { hand: ['food-stock-2'] } },
      }).ask('Ana', 'food');
    const laying = [
      { type: 'lay', card: 'food-stock-1' },
      { type: 'lay', card: 'food-staff-1' },
      { type: 'finish-laying' },
    ] as const;
    expect(undone(shoppingStreet, asked(), 'Bo', ...laying)).toBe(3);
    expect(undone(shoppingStreet, asked(), 'Bo', ...laying, { type: 'take-back' })).toBe(4);
    expect(undone(shoppingStreet, asked().lay({ Cy: [] }), 'Bo', ...laying)).toBe(0);
  });

  test('an opening or improvement is final once a card of the hand is public; a space can be changed', () => {
    const building = () =>
      streetTable({
        players: { Ana: { hand: [...setOf('food', 1), 'tech-technology-3'] }, Bo: {}, Cy: {} },
        street: { S2: ['Ana', 1, ...setOf('tech', 2)] },
      });
    const opening = { type: 'open', space: 'N4', pawn: 3, shopType: 'food' } as const;
    const puts = setOf('food', 1).map((card) => ({ type: 'put', card }) as const);
    expect(undone(shoppingStreet, building(), 'Ana', opening)).toBe(1);
    expect(undone(shoppingStreet, building(), 'Ana', opening, ...puts.slice(0, 1))).toBe(0);
    expect(undone(shoppingStreet, building(), 'Ana', opening, ...puts)).toBe(0);
    const improvement = { type: 'improve', space: 'S2', card: 'tech-technology-3' } as const;
    expect(undone(shoppingStreet, building(), 'Ana', improvement)).toBe(0);
  });

  test('cards that all have seen are no secret: they go into a shop and come back', () => {
    const table = streetTable({
      players: { Ana: { hand: ['tech-technology-3'], shown: ['tech-technology-3'] }, Bo: {}, Cy: {} },
      street: { S2: ['Ana', 1, ...setOf('tech', 2)] },
    });
    const improvement = { type: 'improve', space: 'S2', card: 'tech-technology-3' } as const;
    expect(undone(shoppingStreet, table, 'Ana', improvement)).toBe(1);
  });
});

describe('Emporium', () => {
  const fighting = () =>
    emporiumTable({
      players: { Ana: { hand: ['flask-of-courage'], gold: 5 }, Bo: {} },
      heroes: { 'sergeant-dunmore': ['farmhands-axe', 'boiled-jerkin'] },
      monsters: ['brass-tempter', 'cellar-ghoul', 'howling-shade'],
    }).choose({ Ana: 3, Bo: 1 });
  const send = { type: 'send', hero: 'sergeant-dunmore', swappedIn: null, swappedOut: null } as const;

  test('a fight with a card of the hand stands; one without, and a withdrawal, are taken back', () => {
    const added = { ...send, monster: 'brass-tempter', added: 'flask-of-courage' } as const;
    expect(undone(emporium, fighting(), 'Ana', added)).toBe(0);
    expect(undone(emporium, fighting(), 'Ana', { ...send, monster: 'cellar-ghoul', added: null })).toBe(1);
    expect(undone(emporium, fighting(), 'Ana', { type: 'withdraw' })).toBe(1);
  });

  test('a choice that is sealed is taken back; the last one has turned all over', () => {
    const table = () => emporiumTable({ players: { Ana: {}, Bo: {} } });
    expect(undone(emporium, table(), 'Ana', { type: 'bid', gold: 1 })).toBe(1);
    expect(undone(emporium, table(), 'Ana', { type: 'bid', gold: 1 }, { type: 'take-back' })).toBe(2);
    expect(undone(emporium, table().choose({ Bo: 1 }), 'Ana', { type: 'bid', gold: 1 })).toBe(0);
  });

  test('which hero an item goes to is taken back: all have seen the item', () => {
    const table = emporiumTable({
      players: { Ana: { hand: ['bent-dirk'] }, Bo: {}, Cy: {} },
      heroes: { 'bram-oakfist': [], 'sable-wren': [] },
    }).choose({ Ana: ['bent-dirk', 1], Bo: 1, Cy: 1 });
    expect(table.asks('place')).toBe(true);
    expect(undone(emporium, table, 'Ana', { type: 'place', hero: 'bram-oakfist' })).toBe(1);
  });

  test('an upgrade shows a card', () => {
    const table = emporiumTable({ players: { Ana: { hand: ['bent-dirk'] }, Bo: {} }, from: 'restocking' });
    expect(undone(emporium, table, 'Ana', { type: 'upgrade', item: 'bent-dirk' })).toBe(0);
  });
});

describe('Harbour', () => {
  test('the free building that the Noble takes has been seen by all', () => {
    const table = harbourTable({ players: { Ana: { board: 'noble' }, Bo: {} }, deck: ['pub', 'sawmill'] });
    table.begin({ type: 'free-building', seat: table.seat('Ana') });
    expect(undone(harbour, table, 'Ana', { type: 'take-building', building: 'pub' })).toBe(0);
  });

  test('a route and shipped goods can be undone; a bought building reveals the next of the deck', () => {
    const table = harbourTable({ players: { Ana: { goods: { fish: 5, wood: 5 } }, Bo: {} }, centre: ['ranch'] }).turn(
      'Ana',
    );
    const buying = [
      { type: 'move-pawn', to: table.home('Ana') },
      { type: 'choose-way', way: 'buy' },
      { type: 'ship', good: 'fish' },
      { type: 'ship', good: 'wood' },
    ] as const;
    expect(undone(harbour, table, 'Ana', ...buying)).toBe(4);
    expect(undone(harbour, table, 'Ana', ...buying, { type: 'buy', building: 'ranch' })).toBe(0);
  });
});

describe('Mercado de Lisboa', () => {
  test('hidden money pays the open price of a stand, and comes back', () => {
    const table = mercadoTable({ players: { Ana: {}, Bo: {} }, settled: { hiddenMoney: true } });
    const [stand] = table.moves('Ana').filter(({ type }) => type === 'open-stand');
    if (stand === undefined) throw new TypeError('no stand can be opened');
    expect(undone(mercadoDeLisboa, table, 'Ana', stand)).toBe(1);
    expect(undone(mercadoDeLisboa, table, 'Ana', { type: 'take-coin' })).toBe(1);
  });

  test('customers bring the next of their stack', () => {
    const table = mercadoTable({
      players: { Ana: {}, Bo: {} },
      market: ['fish/Ana . . . .'],
      customers: ['c1-fish-flower'],
    });
    const customers = { type: 'bring-customers', customers: 'c1-fish-flower', entrance: 'L1' } as const;
    expect(undone(mercadoDeLisboa, table, 'Ana', customers)).toBe(0);
  });
});

describe('Brick & Mortar', () => {
  const choosing = () =>
    brickTable({
      players: { Ada: { marketHand: ['m05', 'm04', 'm03'] }, Bo: { marketHand: ['m10', 'm09', 'm08'] } },
      month: 2,
    }).begin({ type: 'begin-advertisement' });
  const played = (
    [
      ['m05', 'supply'],
      ['m04', 'demand'],
    ] as const
  ).map(([card, face]) => ({ type: 'play-card', card, face }) as const);

  test('market cards laid face down are taken back, one after the other', () => {
    expect(undone(brickAndMortar, choosing(), 'Ada', ...played)).toBe(2);
    expect(undone(brickAndMortar, choosing(), 'Ada', ...played, { type: 'take-back' })).toBe(3);
    const last = choosing().play('Bo', { type: 'play-card', card: 'm10', face: 'supply' });
    last.play('Bo', { type: 'play-card', card: 'm09', face: 'supply' });
    expect(undone(brickAndMortar, last, 'Ada', ...played)).toBe(0);
  });

  test('an order and its payment from behind the screen are taken back', () => {
    const table = brickTable({
      players: {
        Cam: { money: 24, stores: { 'estate-seller': {}, 'jewelry-collector': {} } },
        Bri: { stores: { 'jewelry-boutique': {} } },
      },
      market: { jewelry: 6 },
    })
      .begin({ type: 'supply-of', item: 'jewelry' })
      .bid('Bri', 7)
      .bid('Cam', 9);
    const order = { type: 'stock', store: 'jewelry-collector' } as const;
    expect(undone(brickAndMortar, table, 'Cam', order, order, { type: 'pay', tokens: 0 })).toBe(3);
  });

  test('a store kept in the draft can be taken back until the packets are passed', () => {
    const [ada, bo] = [seatAt(0), seatAt(1)];
    const match = Match.start(brickAndMortar, { seats: 2, options: { 'first-game': 'no' }, seed: 'draft' });
    const keep = (seat: Seat) => match.play(seat, brickAndMortar.legalMoves(match.state, seat)[0] ?? { type: '' });
    keep(ada);
    expect(match.undoableBy).toBe(ada);
    match.play(ada, { type: 'take-back' });
    expect(match.undoableBy).toBe(ada);
    keep(ada);
    keep(bo);
    expect(match.undoableBy).toBeNull();
  });

  test('a store bought from the hand has been seen by all, one of the public row had been before', () => {
    const players = { Tay: { money: 20, storeHand: ['duty-free'] as const }, Sam: {} };
    const publicRow = ['bakery', 'bank', 'bazaar', 'warehouse'] as const;
    const building = () => brickTable({ players, publicRow, onDeck: 'freezer' }).begin({ type: 'begin-building' });
    const bought = { type: 'buy-from-hand', store: 'duty-free', tokens: 0 } as const;
    expect(undone(brickAndMortar, building(), 'Tay', bought)).toBe(0);
    expect(undone(brickAndMortar, building(), 'Tay', { type: 'open-auction', store: 'bakery', offer: 10 })).toBe(1);
  });

  test('points bought from behind the screen are taken back', () => {
    const players = { Ada: { money: 30 }, Bo: {} };
    const investing = brickTable({ players }).begin({ type: 'begin-investment' });
    expect(undone(brickAndMortar, investing, 'Ada', { type: 'buy-points', points: 1 })).toBe(1);
  });
});
