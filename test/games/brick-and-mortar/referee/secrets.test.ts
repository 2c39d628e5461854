import { describe, expect, test } from 'vitest';
import { randomFromSeed, seatAt, see, type Viewer } from '../../../../shared/engine/index.ts';
import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { type MarketCardId, marketCardIds } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { BrickState, Phase } from '../../../../shared/games/brick-and-mortar/state.ts';
import { deckStoreIds } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { supplyTable, tableOf } from '../table.ts';

const viewOf = (state: BrickState, viewer: Viewer) => see(brickAndMortar.hiding, state, viewer);
const card = (id: MarketCardId, face: 'supply' | 'demand'): BrickMove => ({ type: 'play-card', card: id, face });

const sitting = () =>
  tableOf({
    players: {
      Ada: {
        money: 7,
        debt: 2,
        storeHand: ['bakery'],
        marketHand: ['m01', 'm02', 'm03', 'm04', 'm05'],
        stores: { 'advertisement-agency': {}, supermarket: { food: 2 } },
      },
      Bo: {
        money: 9,
        storeHand: ['freezer', 'bazaar'],
        marketHand: ['m06', 'm07', 'm08', 'm09', 'm10'],
        stores: { 'food-bank': { food: 1 } },
      },
    },
    month: 2,
  });

describe('a redeal', () => {
  /** Ada's possible money, from Bo's view, in this many redeals. */
  const imagined = (phase: Phase, month: number): ReadonlySet<number> => {
    const { state } = sitting();
    Object.assign(state, { phase, month });
    const deals = Array.from({ length: 60 }, (_, deal) =>
      brickAndMortar.redeal(state, seatAt(1), randomFromSeed(`deal ${deal}`)),
    );
    return new Set(deals.map(({ players }) => players[0]?.money ?? Number.NaN));
  };

  test.each(['draft', 'building', 'advertisement'] as const)('gives all their first money in January’s %s', (phase) => {
    expect(imagined(phase, 0)).toEqual(new Set([board.startMoney]));
    expect(imagined(phase, 1).size).toBeGreaterThan(5);
  });

  test.each([
    ['supply', 16],
    ['sale', 24],
    ['investment', 56],
  ] as const)('gives others any possible amount of money in the phase of %s', (phase, most) => {
    const sums = [...imagined(phase, 0)];
    expect(sums.length).toBeGreaterThan(5);
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...sums)).toBeLessThanOrEqual(most);
    expect(Math.max(...sums)).toBeGreaterThan(most / 2);
  });
});

describe('the view of a player', () => {
  test('shows money to its owner only until the match is over; debt, points and shelves to all', () => {
    const table = sitting();
    expect(viewOf(table.state, table.seat('Ada')).players.map(({ money }) => money)).toEqual([7, null]);
    expect(viewOf(table.state, 'spectator').players.map(({ money }) => money)).toEqual([null, null]);
    expect(viewOf(table.state, table.seat('Bo')).players[0]).toMatchObject({ debt: 2, points: 10 });
    expect(viewOf(table.state, table.seat('Bo')).players[0]?.building[1]?.shelves).toEqual({
      food: [2, 0],
      clothing: [0, 0],
    });
    table.state.month = 9;
    table.begin({ type: 'end-month' });
    expect(viewOf(table.state, 'spectator').players.map(({ money }) => money)).toEqual([7, 9]);
  });

  test('shows all money where it is open, and asks for payments publicly', () => {
    const table = sitting();
    const askPublicly = () => brickAndMortar.publicMoves(table.state, table.seat('Ada'));
    table.state.market.food = 9;
    table.begin({ type: 'stock-turn', seat: table.seat('Ada'), item: 'food', price: 1 });
    expect(askPublicly()).toEqual([]);
    table.state.openMoney = true;
    expect(askPublicly()).toEqual(table.moves('Ada'));
    expect(viewOf(table.state, 'spectator').players.map(({ money }) => money)).toEqual([7, 9]);
    const redealt = brickAndMortar.redeal(table.state, 'spectator', randomFromSeed('open'));
    expect(redealt.players.map(({ money }) => money)).toEqual([7, 9]);
    table.done('Ada').begin({ type: 'investment-turn', seat: table.seat('Ada') });
    expect(askPublicly()).toEqual(table.moves('Ada'));
  });

  test('asks publicly to buy surplus only where money is open', () => {
    const players = { Ada: { money: 5, stores: { 'resale-shop': {} } }, Bo: {} } as const;
    const table = tableOf({ players, phase: 'sale' });
    Object.assign(table.state.players[1] ?? {}, { surplus: 1 });
    table.begin({ type: 'window', window: 'after-sale-of-any-type', item: 'jewelry', seats: null });
    const asked = () => brickAndMortar.publicMoves(table.state, table.seat('Ada')).map(({ type }) => type);
    expect(asked()).toEqual(['done']);
    table.state.openMoney = true;
    expect(new Set(asked())).toEqual(new Set(['buy-surplus', 'done']));
  });

  test('shows the size of hands to all, and their cards to the owner', () => {
    const table = sitting();
    const [ada, bo] = viewOf(table.state, table.seat('Bo')).players;
    expect(ada?.storeHand).toEqual({ count: 1, cards: null });
    expect(ada?.marketHand).toEqual({ count: 5, cards: null });
    expect(bo?.storeHand).toEqual({ count: 2, cards: ['freezer', 'bazaar'] });
  });

  test('shows only the size of decks, leftovers and discards from hands', () => {
    const state = brickAndMortar.setup(4, { 'first-game': 'no' }, randomFromSeed('secrets'));
    state.storesAside.push(...state.storeDeck.splice(0, 3));
    state.marketAside.push(...state.marketDeck.splice(0, 2));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = viewOf(state, viewer === 'spectator' ? viewer : seatAt(viewer));
      expect(view.storeDeck).toEqual({ count: deckStoreIds.length - 16 - 5 - 3 });
      expect(view.storesAside).toEqual({ count: 3 });
      expect(view.marketDeck).toEqual({ count: marketCardIds.length - 20 - 2 });
      expect(view.marketAside).toEqual({ count: 2 });
    }
  });

  test('shows a dial to its bidder only until all are set', () => {
    const table = supplyTable('food', 3, { Ada: { supermarket: {} }, Bo: { 'food-bank': {} } });
    table.bid('Ada', 4);
    expect(viewOf(table.state, table.seat('Ada')).players[0]?.bidPrice).toEqual({ made: true, choice: 4 });
    expect(viewOf(table.state, table.seat('Bo')).players[0]?.bidPrice).toEqual({ made: true, choice: null });
    table.bid('Bo', 3);
    expect(viewOf(table.state, 'spectator').revealedBids.map(({ price }) => price)).toEqual([4, 3]);
  });

  test('shows only the pile looked at, and only in that month', () => {
    const table = sitting().begin({ type: 'begin-advertisement' });
    table.play('Ada', card('m01', 'supply'), card('m02', 'demand'));
    table.play('Bo', card('m06', 'demand'), card('m07', 'demand'));
    const pileFor = (name: 'Ada' | 'Bo') => viewOf(table.state, table.seat(name)).demandPile;
    table.play('Ada', { type: 'look-at-pile', pile: 'supply' });
    expect(pileFor('Ada')).toEqual({ count: 3, cards: null });
    expect(viewOf(table.state, 'spectator').supplyPile).toEqual(['m01']);

    const looking = sitting().begin({ type: 'begin-advertisement' });
    looking.play('Ada', card('m01', 'supply'), card('m02', 'demand'));
    looking.play('Bo', card('m06', 'demand'), card('m07', 'demand'));
    looking.play('Ada', { type: 'look-at-pile', pile: 'demand' });
    expect(viewOf(looking.state, looking.seat('Ada')).demandPile.cards).toEqual(['m02', 'm06', 'm07']);
    looking.done('Ada');
    looking.state.agenda = [];
    looking.state.question = null;
    looking.begin({ type: 'begin-sale' });
    expect(looking.state.demandSeenBy).toBeNull();
  });
});
