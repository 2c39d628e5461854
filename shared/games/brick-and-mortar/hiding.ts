import {
  type Audience,
  derived,
  type EventHiding,
  eachSeat,
  faceDown,
  type HidingTable,
  heldCards,
  hidden,
  open,
  openIfAny,
  owned,
  type Seen,
  sealedCard,
  sealedChoice,
  type Visibility,
} from '../../engine/index.ts';
import type { BrickEvent } from './events.ts';
import type { MarketCardId } from './market-cards.ts';
import type { BrickState, PlayerState } from './state.ts';
import type { StoreId } from './stores/index.ts';

/** Money is private until the match is over, unless the players chose open money. Rules, "What each player may see". */
const ownerUnlessOpen: Audience<BrickState> = (state, viewer, owner) =>
  viewer === owner || state.openMoney === true || state.phase === 'over';

/** The Demand pile is hidden except from the player who looked at it with the Advertisement Agency. Ruling 22. */
const whoLooked: Audience<BrickState> = (state, viewer) => viewer === state.demandSeenBy;

/**
 * Money behind the screen.
 * Paying utilities publicly shows whether it sufficed, with or without debt tokens, so from then on it counts as
 * another secret.
 */
function money(): Visibility<BrickState, number, number | null> {
  const { presence, show } = owned<number, BrickState>(ownerUnlessOpen);
  return {
    presence,
    show,
    unknown(_money, { state, viewer, owner, place }, into) {
      if (ownerUnlessOpen(state, viewer, owner)) return;
      const isPaid = state.phase === 'utilities' || state.phase === 'investment';
      into.push(`${place} after ${state.month + (isPaid ? 1 : 0)} bills`);
    },
  };
}

const playerHiding = {
  points: open<number>(),
  money: money(),
  debt: open<number>(),
  building: open<PlayerState['building']>(),
  storeHand: heldCards<StoreId>(),
  marketHand: heldCards<MarketCardId>(),
  packet: heldCards<StoreId>(),
  kept: sealedCard<StoreId>(),
  chosenCards: heldCards<PlayerState['chosenCards'][number]>(undefined, ({ card }) => card),
  ready: open<boolean>(),
  redrawn: open<boolean>(),
  locked: open<boolean>(),
  bidQuantity: sealedChoice<number>(),
  bidPrice: sealedChoice<number>(),
  storeAction: open<PlayerState['storeAction']>(),
  bought: open<StoreId | null>(),
  surplus: open<number>(),
  sold: open<PlayerState['sold']>(),
  pointsByMonth: open<number[]>(),
  moneyByMonth: owned<number[], BrickState>(ownerUnlessOpen),
} satisfies HidingTable<BrickState, PlayerState>;

/** Who knows which field. Rules, "What each player may see"; ruling 48. */
export const brickHiding = {
  random: hidden<BrickState['random']>(),
  seatCount: open<number>(),
  firstGame: open<boolean>(),
  openMoney: openIfAny<true>(),
  phase: open<BrickState['phase']>(),
  month: open<number>(),
  finalMonth: open<number>(),
  investmentMarker: open<number | null>(),
  turnOrder: open<BrickState['turnOrder']>(),
  startingStores: open<StoreId[]>(),
  storeDeck: faceDown<StoreId>(),
  onDeck: open<StoreId | null>(),
  publicRow: open<StoreId[]>(),
  publicStoreBought: open<boolean>(),
  storeDiscards: open<StoreId[]>(),
  storesAside: faceDown<StoreId>(),
  marketDeck: faceDown<MarketCardId>(),
  marketDiscards: open<MarketCardId[]>(),
  marketAside: faceDown<MarketCardId>(),
  supplyPile: open<MarketCardId[]>(),
  demandPile: heldCards<MarketCardId, BrickState>(whoLooked),
  demandSeenBy: open<BrickState['demandSeenBy']>(),
  demandCards: open<MarketCardId[]>(),
  demandBoxes: open<BrickState['demandBoxes']>(),
  market: open<BrickState['market']>(),
  item: open<BrickState['item']>(),
  revealedBids: open<BrickState['revealedBids']>(),
  players: eachSeat<BrickState, PlayerState, typeof playerHiding>(playerHiding),
  agenda: derived<BrickState['agenda']>(),
  question: open<BrickState['question']>(),
} satisfies HidingTable<BrickState>;

export type BrickView = Seen<typeof brickHiding>;

export type PlayerView = BrickView['players'][number];

/** Who knows which facts of an event. */
export const brickEventHiding = {
  'month-began': { month: 'open' },
  'phase-began': { phase: 'open', month: 'open' },
  'month-ended': { month: 'open' },
  'store-kept': { seat: 'open', store: 'seat' },
  'packets-passed': {},
  'draft-ended': {},
  'choice-taken-back': { seat: 'open' },
  'starting-store-chosen': { seat: 'open', store: 'open' },
  'store-bought': { seat: 'open', store: 'open', from: 'open', paid: 'open', tokens: 'open', breakdown: 'open' },
  'auction-opened': { seat: 'open', store: 'open', offer: 'open' },
  'offer-raised': { seat: 'open', store: 'open', offer: 'open' },
  'dropped-out': { seat: 'open', store: 'open' },
  'auction-won': { seat: 'open', store: 'open', offer: 'open' },
  passed: { seat: 'open' },
  'store-opened': { seat: 'open', store: 'open', slot: 'open' },
  'store-closed': { seat: 'open', store: 'open', why: 'open', discarded: 'open' },
  'store-not-opened': { seat: 'open', store: 'open' },
  'public-row-changed': { why: 'open', discarded: 'open', row: 'open', onDeck: 'open' },
  'deck-reshuffled': { deck: 'open' },
  'card-chosen': { seat: 'open', card: 'seat', face: 'seat' },
  'choice-sealed': { seat: 'open' },
  'cards-redrawn': { seat: 'open', count: 'open', discarded: 'seat', drawn: 'seat' },
  'cards-drawn': { seat: 'open', count: 'open', cards: 'seat' },
  'piles-formed': { supply: 'reveal', demandCount: 'open' },
  'pile-seen': { seat: 'open', pile: 'open', cards: 'seat' },
  'card-added': { seat: 'open', pile: 'open', shown: 'open', card: 'seat' },
  'market-supplied': { cards: 'open', added: 'open' },
  'supplied-by-store': { seat: 'open', store: 'open', item: 'open', count: 'open' },
  'stocked-free': { seat: 'open', store: 'open', item: 'open', count: 'open', source: 'open' },
  'competition-tested': {
    trade: 'open',
    item: 'open',
    competition: 'open',
    offered: 'open',
    wanted: 'open',
    seats: 'open',
  },
  'bids-revealed': { trade: 'open', item: 'open', bids: 'reveal' },
  stocked: { seat: 'open', item: 'open', count: 'open', lines: 'open', paid: 'open', tokens: 'open' },
  'stocked-nothing': { seat: 'open', item: 'open' },
  'demand-revealed': { cards: 'reveal', boxes: 'open' },
  sold: { seat: 'open', item: 'open', store: 'open', shelf: 'open', box: 'open', income: 'open', breakdown: 'open' },
  'sold-nothing': { seat: 'open', item: 'open' },
  'points-instead': { seat: 'open', store: 'open', count: 'open', forgone: 'open' },
  'rival-bonus': { seat: 'open', store: 'open', item: 'open', count: 'open', income: 'open' },
  'surplus-set-aside': { seat: 'open', item: 'open', store: 'open', shelf: 'open' },
  'surplus-rescued': { seat: 'open', item: 'open', store: 'open', shelf: 'open', into: 'open' },
  'surplus-bought': { seat: 'open', store: 'open', from: 'open', item: 'open', paid: 'open', tokens: 'open' },
  'surplus-discarded': { seat: 'open', item: 'open', count: 'open' },
  transferred: { seat: 'open', item: 'open', from: 'open', shelf: 'open', into: 'open' },
  'demand-discarded': {},
  'items-aged': {},
  'items-expired': { seat: 'open', store: 'open', item: 'open', count: 'open' },
  'returned-to-market': { seat: 'open', store: 'open', item: 'open' },
  'utilities-paid': { seat: 'open', bill: 'open', tokens: 'open', breakdown: 'open' },
  'points-bought': { seat: 'open', points: 'open', paid: 'open', breakdown: 'open' },
  'points-sold': { seat: 'open', points: 'open', received: 'open' },
  'investment-declined': { seat: 'open' },
  'points-changed': { seat: 'open', by: 'open', total: 'open', why: 'open', store: 'open' },
  'order-changed': { order: 'open' },
  'marker-reached': { seat: 'open', points: 'open' },
  'final-scoring': { scores: 'open' },
  'match-ended': { ending: 'open', winner: 'open' },
} as const satisfies EventHiding<BrickEvent>;
