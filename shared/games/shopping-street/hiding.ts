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
  playerAt,
  type Seen,
  type SeenCards,
  unshownCards,
  type Visibility,
} from '../../engine/index.ts';
import type { ShoppingStreetEvent } from './events.ts';
import type { ProductId } from './products.ts';
import type { Draft, PlayerState, ShoppingStreetState } from './state.ts';

/** Only the active player knows the unproposed draft. */
const theActive: Audience<ShoppingStreetState> = ({ active }, viewer) => viewer === active;

/** The active player's draft of a proposal: secret if given up, public once proposed. */
function draft(): Visibility<ShoppingStreetState, Draft, Draft | null> {
  const { presence, show, unknown } = owned<Draft, ShoppingStreetState>(theActive);
  return {
    presence,
    show,
    unknown(value, at, into) {
      const { state, viewer, owner, place } = at;
      unknown(value, at, into);
      if (!theActive(state, viewer, owner) && state.question?.type !== 'answer') into.push(`${place} unproposed`);
    },
  };
}

/** A hand, which views show only to its owner. Cards that everyone has seen are no secret. Ruling 27. */
function hand(): Visibility<ShoppingStreetState, ProductId[], SeenCards<ProductId>> {
  const { presence, show } = heldCards<ProductId>();
  return { presence, show, unknown: unshownCards };
}

/**
 * Cards of the hand chosen behind the screen. Only their owner knows which, and how many.
 * Sealed cards are revealed together with everyone's; that there were none becomes known then, too.
 */
function chosenInSecret(
  isSealed: (player: PlayerState) => boolean,
): Visibility<ShoppingStreetState, ProductId[], readonly ProductId[] | null> {
  const { presence, show, unknown } = owned<ProductId[]>();
  return {
    presence,
    show,
    unknown(cards, at, into) {
      const { state, viewer, owner, place } = at;
      unknown(cards, at, into);
      if (viewer !== owner && owner !== null && isSealed(playerAt(state, owner))) into.push(`${place} sealed`);
    },
  };
}

const playerHiding = {
  hand: hand(),
  shown: derived<ProductId[]>(),
  pawns: open<PlayerState['pawns']>(),
  laid: chosenInSecret(({ hasAnswered }) => hasAnswered),
  hasAnswered: open<boolean>(),
  discarding: chosenInSecret(({ discarding }) => discarding.length > 0),
  pointsByRound: open<number[]>(),
} satisfies HidingTable<ShoppingStreetState, PlayerState>;

/** Who knows which field. Rules, "What is hidden"; ruling 27. */
export const shoppingStreetHiding = {
  random: hidden<ShoppingStreetState['random']>(),
  diceToCome: hidden<ShoppingStreetState['diceToCome']>(),
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
  draft: draft(),
  refused: openIfAny<NonNullable<ShoppingStreetState['refused']>>(),
  eventful: open<boolean>(),
  blankRounds: open<number>(),
  players: eachSeat<ShoppingStreetState, PlayerState, typeof playerHiding>(playerHiding),
  ending: open<ShoppingStreetState['ending']>(),
  agenda: derived<ShoppingStreetState['agenda']>(),
  question: open<ShoppingStreetState['question']>(),
} satisfies HidingTable<ShoppingStreetState>;

/** A viewer's view of a match, and of a player. */
export type ShoppingStreetView = Seen<typeof shoppingStreetHiding>;
export type PlayerView = ShoppingStreetView['players'][number];

/** Who knows which facts of an event. */
export const shoppingStreetEventHiding = {
  'round-began': { round: 'open' },
  'turn-began': { seat: 'open' },
  'cards-asked': { seat: 'open', types: 'open' },
  'laying-sealed': { seat: 'open' },
  'laying-taken-back': { seat: 'open' },
  'offers-revealed': { asker: 'open', offers: 'reveal' },
  'proposal-made': { seat: 'open', owner: 'open', wanted: 'open', bundle: 'open' },
  'proposal-declined': { seat: 'open', asker: 'open', bundle: 'open', proposalsLeft: 'open' },
  'cards-exchanged': { seat: 'open', owner: 'open', wanted: 'open', bundle: 'open', returned: 'open' },
  'exchange-dropped': { seat: 'open', why: 'open', returned: 'open' },
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
  'hands-robbed': { robbed: 'reveal' },
  'deck-reshuffled': { thieves: 'open' },
  'display-filled': { cards: 'open' },
  'display-cleared': { cards: 'open' },
  'last-round': { open: 'open' },
  'seat-scored': { seat: 'open', total: 'open', breakdown: 'open' },
  'match-ended': { ending: 'open' },
} as const satisfies EventHiding<ShoppingStreetEvent>;

/** Whether the players were asked for offers and offered no card. */
export function revealsNothing(event: ShoppingStreetEvent): boolean {
  return event.type === 'offers-revealed' && event.offers.every(({ cards }) => cards.length === 0);
}
