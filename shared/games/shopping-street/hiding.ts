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
  owned,
  type Seen,
  type Visibility,
} from '../../engine/index.ts';
import type { ShoppingStreetEvent } from './events.ts';
import type { ProductId } from './products.ts';
import type { Draft, PlayerState, ShoppingStreetState } from './state.ts';

/** Only the active player knows what is not proposed yet. */
const theActive: Audience<ShoppingStreetState> = ({ active }, viewer) => viewer === active;

/** Cards chosen behind the screen: which, and how many, only their owner knows. */
function chosenInSecret(): Visibility<unknown, ProductId[], readonly ProductId[] | null> {
  return owned<ProductId[]>();
}

/**
 * Cards laid out behind the screen. Whoever has answered may have laid out none, and that too becomes known only when
 * all that was laid out is turned up.
 */
function laidInSecret(): Visibility<ShoppingStreetState, ProductId[], readonly ProductId[] | null> {
  const { presence, show } = chosenInSecret();
  return {
    presence,
    show,
    unknown(cards, { players }, viewer, owner, into) {
      if (viewer !== owner) into.push(owner !== null && players[owner]?.hasAnswered === true ? cards : null);
    },
  };
}

const playerHiding = {
  hand: heldCards<ProductId>(),
  shown: open<ProductId[]>(),
  pawns: open<PlayerState['pawns']>(),
  laid: laidInSecret(),
  hasAnswered: open<boolean>(),
  discarding: chosenInSecret(),
  pointsByRound: open<number[]>(),
} satisfies HidingTable<ShoppingStreetState, PlayerState>;

/** Who knows what. Rules, "What is hidden"; ruling 27. */
export const shoppingStreetHiding = {
  random: hidden<ShoppingStreetState['random']>(),
  seatCount: open<number>(),
  settled: open<ShoppingStreetState['settled']>(),
  round: open<number>(),
  turn: open<number>(),
  firstPlayer: open<ShoppingStreetState['firstPlayer']>(),
  active: open<ShoppingStreetState['active']>(),
  idle: open<ShoppingStreetState['idle']>(),
  street: open<ShoppingStreetState['street']>(),
  display: open<ShoppingStreetState['display']>(),
  deck: faceDown<ShoppingStreetState['deck'][number]>(),
  discards: open<ProductId[]>(),
  thievesAside: open<ShoppingStreetState['thievesAside']>(),
  thievesSeen: open<number>(),
  lastRoll: open<ShoppingStreetState['lastRoll']>(),
  offers: open<ShoppingStreetState['offers']>(),
  draft: owned<Draft, ShoppingStreetState>(theActive),
  eventful: open<boolean>(),
  blankRounds: open<number>(),
  players: eachSeat<ShoppingStreetState, PlayerState, typeof playerHiding>(playerHiding),
  ending: open<ShoppingStreetState['ending']>(),
  agenda: derived<ShoppingStreetState['agenda']>(),
  question: open<ShoppingStreetState['question']>(),
} satisfies HidingTable<ShoppingStreetState>;

/** What one viewer is shown of a match, and of a player. */
export type ShoppingStreetView = Seen<typeof shoppingStreetHiding>;
export type PlayerView = ShoppingStreetView['players'][number];

/** Which facts of an event only its seat is told. */
export const shoppingStreetEventHiding = {
  'round-began': { round: 'open' },
  'turn-began': { seat: 'open' },
  'cards-asked': { seat: 'open', types: 'open' },
  'laying-sealed': { seat: 'open' },
  'laying-taken-back': { seat: 'open' },
  'offers-revealed': { asker: 'open', offers: 'open' },
  'proposal-made': { seat: 'open', owner: 'open', wanted: 'open', bundle: 'open' },
  'proposal-declined': { seat: 'open', asker: 'open', proposalsLeft: 'open' },
  'cards-exchanged': { seat: 'open', owner: 'open', wanted: 'open', bundle: 'open' },
  'exchange-dropped': { seat: 'open', why: 'open' },
  'display-bought': { seat: 'open', card: 'open', discarded: 'open' },
  'shop-opened': {
    seat: 'open',
    space: 'open',
    shopType: 'open',
    pawn: 'open',
    cards: 'open',
    worth: 'open',
    open: 'open',
  },
  'shop-improved': {
    seat: 'open',
    space: 'open',
    shopType: 'open',
    card: 'open',
    pawn: 'open',
    before: 'open',
    worth: 'open',
  },
  'dice-rolled': { seat: 'open', faces: 'open', draws: 'open' },
  'cards-drawn': { seat: 'open', why: 'open', count: 'open', cards: 'seat' },
  'draw-skipped': { seat: 'open', why: 'open', count: 'open' },
  'thief-appeared': { thief: 'open', drawer: 'open', count: 'open', limit: 'open' },
  'discards-sealed': { seat: 'open' },
  'discards-taken-back': { seat: 'open' },
  'hands-robbed': { robbed: 'open' },
  'deck-reshuffled': { thieves: 'open' },
  'display-filled': { cards: 'open' },
  'display-cleared': { cards: 'open' },
  'last-round': { open: 'open' },
  'seat-scored': { seat: 'open', total: 'open', reckoning: 'open' },
  'match-ended': { ending: 'open' },
} as const satisfies EventHiding<ShoppingStreetEvent>;
