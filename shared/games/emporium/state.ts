import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { ItemId } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { MonsterId } from './monsters.ts';
import type { StepFacts } from './steps.ts';

/** The options of a match. Rules, "Options". */
export interface Settled {
  /** Whether votes on banishing happen every round, or only on request. Ruling 20. */
  readonly votes: 'when-asked' | 'every-round';
}

/** A player's action this round, chosen behind the screen. */
export type Choice =
  | { readonly kind: 'sale'; readonly item: ItemId; readonly price: number }
  | { readonly kind: 'patron'; readonly bid: number }
  /** Without card and gold. Ruling 14. */
  | { readonly kind: 'pass' };

/** Everything in front of a player and behind their screen. */
export interface PlayerState {
  gold: number;
  /** A card chosen for a sale stays in the hand until it is placed. Ruling 26. */
  hand: ItemId[];
  /** Cards of the hand that everyone has seen: revealed for a sale, or taken off a hero. Ruling 25. */
  shown: ItemId[];
  /** This round's choice, sealed until all have chosen; null before. */
  choice: Choice | null;
  /** Heroes marked for banishing, sealed until all have voted; null before. */
  marked: HeroId[] | null;
  /** The heroes sent to victory, and the monsters beaten. */
  heroes: HeroId[];
  monsters: MonsterId[];
  /** Gold after each finished round, for the score chart. */
  goldByRound: number[];
}

/** A hero in the row and its items: an item or null for each of its slots, in printed order. */
export interface HeroInRow {
  readonly hero: HeroId;
  readonly worn: (ItemId | null)[];
}

/** A revealed choice that is still to be carried out. */
export interface RevealedSale {
  readonly seat: Seat;
  readonly item: ItemId;
  readonly price: number;
}
export interface RevealedBid {
  readonly seat: Seat;
  readonly bid: number;
}

export type Phase = 'choosing' | 'sales' | 'patrons' | 'restocking' | 'banishing' | 'over';

/** The questions to players, with their facts. They hold nothing secret. */
export interface QuestionFacts {
  /** Simultaneous and secret: sell an item, or bid as a patron. */
  choose: object;
  /** Which of several heroes gets the sold item. */
  place: RevealedSale;
  /** Send a hero to a monster, or withdraw. */
  patron: RevealedBid;
  /** Draw, upgrade, or nothing. */
  restock: { readonly seat: Seat };
  /** After an upgrade: upgrade a second card of the same tier, for `fee` gold. */
  'upgrade-again': { readonly seat: Seat; readonly tier: Tier; readonly fee: number };
  /** After new monsters: publicly, whether to hold a vote. Ruling 20. */
  'call-vote': { readonly seat: Seat };
  /** Simultaneous and secret: mark heroes to banish. */
  vote: object;
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

export type Step = Described<StepFacts>;

/** How a match can end: the row that could not be filled. */
export type Ending = 'monsters' | 'heroes';

/** A match of Emporium: plain JSON, changed in place by `play` alone. */
export interface EmporiumState {
  random: RandomWords;
  seatCount: number;
  settled: Settled;
  /** Counted from 1. */
  round: number;
  phase: Phase;
  /** Holder of the first player marker. */
  marker: Seat;
  /** The visible heroes and monsters. They are refilled only after restocking. Ruling 13. */
  heroRow: HeroInRow[];
  monsterRow: MonsterId[];
  /** The next one last. */
  heroDeck: HeroId[];
  monsterDeck: MonsterId[];
  /** Unused cards of each level, face down. */
  heroesAside: HeroId[];
  monstersAside: MonsterId[];
  /** Banished heroes, face up. */
  banished: HeroId[];
  /** Face-down item cards by tier, the next one last, and the face-up discards. */
  decks: Record<Tier, ItemId[]>;
  discards: Record<Tier, ItemId[]>;
  /** This round's remaining sales and bids, the next one first. */
  sales: RevealedSale[];
  bids: RevealedBid[];
  /** The seat that asked for a vote this round, or null. */
  voteAskedBy: Seat | null;
  /** Whether this round had a sale placed, a monster beaten or a hero banished. Ruling 21. */
  eventful: boolean;
  /** Number of consecutive rounds without any of these. */
  blankRounds: number;
  players: PlayerState[];
  ending: Ending | null;
  agenda: Step[];
  question: Question | null;
}
