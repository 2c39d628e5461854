import {
  derived,
  type EventHiding,
  eachSeat,
  faceDown,
  type HidingTable,
  hidden,
  open,
  type Seat,
  type Seen,
  sealedChoice,
  unshownCards,
  type Visibility,
} from '../../engine/index.ts';
import type { EmporiumEvent } from './events.ts';
import type { HeroId } from './heroes.ts';
import { type ItemId, item } from './items/index.ts';
import { type Tier, tiers } from './items/tiers.ts';
import type { MonsterId } from './monsters.ts';
import type { EmporiumState, PlayerState } from './state.ts';

/**
 * A hand in a view: the number of cards by tier (their backs are visible), and the cards for their owner. Ruling 25.
 */
export interface SeenHand {
  readonly count: number;
  readonly ofTier: Readonly<Record<Tier, number>>;
  readonly cards: readonly ItemId[] | null;
}

function hand(): Visibility<EmporiumState, ItemId[], SeenHand> {
  return {
    presence: 'shown',
    show: (cards, _state, viewer, owner) => {
      const ofTier: Record<Tier, number> = { leather: 0, chainmail: 0, steel: 0 };
      for (const card of cards) ofTier[item(card).tier]++;
      return { count: cards.length, ofTier, cards: viewer === owner ? cards : null };
    },
    unknown: unshownCards,
  };
}

/** Face-down item cards by tier: views show only their numbers. */
function faceDownByTier(): Visibility<EmporiumState, Record<Tier, ItemId[]>, Readonly<Record<Tier, number>>> {
  return {
    presence: 'shown',
    show: (decks) => ({ leather: decks.leather.length, chainmail: decks.chainmail.length, steel: decks.steel.length }),
    unknown: (decks, _at, into) => {
      for (const tier of tiers) into.push(...decks[tier]);
    },
  };
}

const playerHiding = {
  gold: open<number>(),
  hand: hand(),
  shown: derived<ItemId[]>(),
  choice: sealedChoice<NonNullable<PlayerState['choice']>>(),
  marked: sealedChoice<HeroId[]>(),
  heroes: open<HeroId[]>(),
  monsters: open<MonsterId[]>(),
  goldByRound: open<number[]>(),
} satisfies HidingTable<EmporiumState, PlayerState>;

/** Who knows which field. Rules, "What is hidden"; rulings 25 and 26. */
export const emporiumHiding = {
  random: hidden<EmporiumState['random']>(),
  seatCount: open<number>(),
  settled: open<EmporiumState['settled']>(),
  round: open<number>(),
  phase: open<EmporiumState['phase']>(),
  marker: open<EmporiumState['marker']>(),
  heroRow: open<EmporiumState['heroRow']>(),
  monsterRow: open<MonsterId[]>(),
  heroDeck: faceDown<HeroId>(),
  monsterDeck: faceDown<MonsterId>(),
  heroesAside: faceDown<HeroId>(),
  monstersAside: faceDown<MonsterId>(),
  banished: open<HeroId[]>(),
  decks: faceDownByTier(),
  discards: open<EmporiumState['discards']>(),
  sales: open<EmporiumState['sales']>(),
  bids: open<EmporiumState['bids']>(),
  voteAskedBy: open<Seat | null>(),
  eventful: open<boolean>(),
  blankRounds: open<number>(),
  players: eachSeat<EmporiumState, PlayerState, typeof playerHiding>(playerHiding),
  ending: open<EmporiumState['ending']>(),
  agenda: derived<EmporiumState['agenda']>(),
  question: open<EmporiumState['question']>(),
} satisfies HidingTable<EmporiumState>;

/** A viewer's view of a match, and of a player. */
export type EmporiumView = Seen<typeof emporiumHiding>;
export type PlayerView = EmporiumView['players'][number];

/** Who knows which facts of an event. */
export const emporiumEventHiding = {
  'round-began': { round: 'open', marker: 'open' },
  'choice-sealed': { seat: 'open' },
  'choice-taken-back': { seat: 'open' },
  'vote-sealed': { seat: 'open' },
  'vote-taken-back': { seat: 'open' },
  'choices-revealed': { choices: 'reveal' },
  'item-sold': { seat: 'open', item: 'open', hero: 'open', slot: 'open', price: 'open', bonus: 'open' },
  'sale-failed': { seat: 'open', item: 'open', price: 'open' },
  'monster-beaten': {
    seat: 'open',
    bid: 'open',
    hero: 'open',
    monster: 'open',
    added: 'open',
    swappedIn: 'open',
    swappedOut: 'open',
    breakdown: 'open',
    gold: 'open',
  },
  'patron-withdrew': { seat: 'open', bid: 'open' },
  'leather-drawn': { seat: 'open', count: 'open', drawn: 'seat' },
  'item-upgraded': { seat: 'open', discarded: 'open', into: 'open', paid: 'open', drawn: 'seat' },
  'deck-reshuffled': { tier: 'open' },
  'vote-asked': { seat: 'open' },
  'monsters-came': { monsters: 'open' },
  'heroes-came': { heroes: 'open' },
  'votes-revealed': { votes: 'reveal' },
  'hero-banished': { hero: 'open', paidBy: 'open', stalemate: 'open' },
  'marker-passed': { to: 'open' },
  'seat-scored': { seat: 'open', total: 'open', breakdown: 'open' },
  'match-ended': { ending: 'open' },
} as const satisfies EventHiding<EmporiumEvent>;
