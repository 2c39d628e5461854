import {
  clockwiseFrom,
  type Decks,
  drawLot,
  type NamedDecks,
  type Options,
  playerAt,
  putOnTop,
  type RandomWords,
  type Seat,
  seatsOf,
  shuffle,
} from '../../engine/index.ts';
import { board, endMarkers } from './board.ts';
import { drawMarketCards, drawStore, fillPublicRow } from './decks.ts';
import { presetHandsFor } from './first-game.ts';
import { noItems } from './items.ts';
import { type MarketCardId, type MarketCardRecord, marketCardIds, marketCards } from './market-cards.ts';
import { askForCards } from './phases/advertisement/advertisement.ts';
import { openStartingStore } from './phases/building/starting-stores.ts';
import type { BrickState, PlayerState } from './state.ts';
import { deckStoreIds, type StoreId, startingStoreIds, stores } from './stores/index.ts';

/** The cards that a lesson puts on top of decks: stores for the public row first, market cards for hands first. */
export type BrickDecks = NamedDecks<{ startPlayer: number; store: StoreId; market: MarketCardId }>;

function newPlayer(): PlayerState {
  return {
    points: board.startPoints,
    money: board.startMoney,
    debt: 0,
    building: [],
    storeHand: [],
    marketHand: [],
    packet: [],
    kept: null,
    chosenCards: [],
    ready: false,
    redrawn: false,
    locked: false,
    bidQuantity: null,
    bidPrice: null,
    storeAction: 'open',
    bought: null,
    surplus: 0,
    sold: noItems(),
    pointsByMonth: [],
    moneyByMonth: [],
  };
}

/** The seats clockwise from a random start player. Rules, "Setup". Ruling 40. */
function drawTurnOrder(seats: number, random: RandomWords, { startPlayer }: Decks): Seat[] {
  return [...clockwiseFrom(drawLot(random, seatsOf(seats), startPlayer), seats)];
}

/** The starting stores for this number of players; the others leave the game. Rules, "Setup". */
function startingStoresFor(seats: number): StoreId[] {
  return startingStoreIds.filter((id) => (stores[id].fromPlayers ?? 0) <= seats);
}

/** The state before any card is dealt. Throws RangeError for an unsupported number of players. */
function undealt(seats: number, options: Options, random: RandomWords, decks: Decks): BrickState {
  const marker = endMarkers[seats];
  if (marker === undefined) throw new RangeError(`Brick & Mortar is for 2 to 4 players, not ${seats}`);
  const [a, b, c, d] = random;
  const words: RandomWords = [a, b, c, d];
  return {
    random: words,
    seatCount: seats,
    firstGame: options['first-game'] === 'yes',
    ...(options['hidden-money'] === 'no' && { openMoney: true }),
    phase: 'draft',
    month: 0,
    finalMonth: marker.finalMonth,
    investmentMarker: marker.points,
    turnOrder: drawTurnOrder(seats, words, decks),
    startingStores: startingStoresFor(seats),
    storeDeck: deckStoreIds.slice(),
    onDeck: null,
    publicRow: [],
    publicStoreBought: false,
    storeDiscards: [],
    storesAside: [],
    marketDeck: marketCardIds.slice(),
    marketDiscards: [],
    marketAside: [],
    supplyPile: [],
    demandPile: [],
    demandSeenBy: null,
    demandCards: [],
    demandBoxes: noItems(),
    market: noItems(),
    item: null,
    revealedBids: [],
    players: seatsOf(seats).map(newPlayer),
    agenda: [],
    question: null,
  };
}

function shuffleDecks({ random, storeDeck, marketDeck }: BrickState, { store, market }: Decks): void {
  shuffle(random, storeDeck);
  putOnTop(storeDeck, store);
  shuffle(random, marketDeck);
  putOnTop(marketDeck, market);
}

/** Deals five market cards and a packet of four stores to each player; then the draft begins. Rules, "Setup". */
function dealDraft(state: BrickState, decks: Decks): void {
  shuffleDecks(state, decks);
  for (const player of state.players) {
    drawMarketCards(state, player, board.marketHand, []);
    for (let dealt = 0; dealt < board.storesDealt; dealt++) {
      const store = drawStore(state, []);
      if (store !== null) player.packet.push(store);
    }
  }
  fillPublicRow(state, []);
  state.agenda.push({ type: 'begin-building' });
  state.question = { type: 'draft' };
}

/**
 * Deals a first game: each place in turn order has a preset hand and starting store, and the rest of both decks is
 * shuffled. There is no draft and no choice in January's Building Phase, so Advertisement begins. Rules, "Draft".
 */
function dealFirstGame(state: BrickState, decks: Decks): void {
  const hands = presetHandsFor(state.seatCount);
  state.turnOrder.forEach((seat, place) => {
    const hand = hands[place];
    if (hand === undefined) return;
    const player = playerAt(state, seat);
    openStartingStore(state, seat, hand.startingStore, []);
    player.storeHand.push(...hand.stores);
    player.marketHand.push(...marketCardIds.filter((id) => firstGameSet(marketCards[id]) === hand.set));
    state.storeDeck = state.storeDeck.filter((id) => !player.storeHand.includes(id));
    state.marketDeck = state.marketDeck.filter((id) => !player.marketHand.includes(id));
  });
  state.startingStores = [];
  shuffleDecks(state, decks);
  fillPublicRow(state, []);
  state.phase = 'advertisement';
  askForCards(state, []);
}

const firstGameSet = (card: MarketCardRecord): number | null => card.firstGameSet ?? null;

/**
 * A new match, ready for its first move, with these cards on top of its decks.
 * It begins with the draft, or with January's Advertisement Phase in a first game (option `first-game`). Throws
 * RangeError for an unsupported number of players, and for a card that is not in its deck.
 */
export function setupMatch(seats: number, options: Options, random: RandomWords, decks: Decks = {}): BrickState {
  const state = undealt(seats, options, random, decks);
  if (state.firstGame) dealFirstGame(state, decks);
  else dealDraft(state, decks);
  return state;
}
