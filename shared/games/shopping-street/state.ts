import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { DieFace, Roll } from './dice.ts';
import type { PawnValue } from './pawns.ts';
import type { ProductId, ShopType } from './products.ts';
import type { Shop } from './shops.ts';
import type { StepFacts, StepsLeft } from './steps.ts';
import type { SpaceId, ThreePlayerSpaces } from './street.ts';
import type { ThiefId } from './thieves.ts';

/** The options of a match. Rules, "Options". */
export interface Settled {
  /** Whether a colour on both dice pays once, or for each die. Ruling 12. */
  readonly diceDoubles: 'once' | 'twice';
  readonly threePlayerSpaces: ThreePlayerSpaces;
  /** The number of exchanges that the active player may propose in a turn. Ruling 3. */
  readonly proposals: number;
}

/** Everything in front of one player and in their hand. */
export interface PlayerState {
  hand: ProductId[];
  /** Cards of the hand that everyone has seen: offered and taken back, exchanged, or taken from the display. */
  shown: ProductId[];
  /** Push pawns without a shop. */
  pawns: PawnValue[];
  /** Cards of the hand offered to the asker, sealed until all have answered; and whether this player has. Ruling 1. */
  laid: ProductId[];
  hasAnswered: boolean;
  /** Cards of the hand to be discarded, sealed until all who must have chosen. Ruling 16. */
  discarding: ProductId[];
  /** Points of the shops on the street after each finished round, for the score chart. */
  pointsByRound: number[];
}

/** One player's offered cards, face up. */
export interface Offer {
  readonly seat: Seat;
  readonly cards: readonly ProductId[];
}

/** The active player's draft of a proposal, hidden until it is proposed. */
export interface Draft {
  /** One of the offered cards. */
  readonly wanted: ProductId | null;
  /** The cards given for it. */
  readonly bundle: readonly ProductId[];
}

/** One card of another player for one or more of the active player's. Ruling 2. */
export interface Proposal {
  readonly asker: Seat;
  readonly owner: Seat;
  readonly wanted: ProductId;
  readonly bundle: readonly ProductId[];
}

/** A declined proposal, and the turn in which it was made. */
export interface Refusal extends Proposal {
  readonly turn: number;
}

/** The questions to players, with their facts. They hold nothing secret. */
export interface QuestionFacts {
  /** The active player trades, opens, improves, or rolls the dice. */
  turn: { readonly seat: Seat; readonly left: StepsLeft };
  /** Simultaneous and secret, for all others: which cards of these types to offer. */
  lay: { readonly asker: Seat; readonly types: readonly ShopType[] };
  /** Which of the offered cards the active player wants, and for which cards. */
  bargain: { readonly seat: Seat; readonly types: readonly ShopType[]; readonly proposalsLeft: number };
  /** Whether the owner of the card accepts. */
  answer: {
    readonly seat: Seat;
    readonly types: readonly ShopType[];
    readonly proposalsLeft: number;
    readonly proposal: Proposal;
  };
  /** Three cards to discard for the one taken from the display. */
  pay: { readonly seat: Seat; readonly taken: ProductId };
  /** The cards of the shop being opened. */
  stock: { readonly seat: Seat; readonly space: SpaceId };
  /** A thief: players with more than `limit` cards choose, simultaneously and secretly, which to discard. */
  rob: { readonly thief: ThiefId; readonly limit: number };
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

export type Step = Described<StepFacts>;

/** How a match can end: enough shops are open, or no one acts any more. */
export type Ending = 'shops' | 'stuck';

/** A match of Shopping Street: plain JSON, changed in place by `play` alone. */
export interface ShoppingStreetState {
  random: RandomWords;
  seatCount: number;
  settled: Settled;
  /** Counted from 1; increases when a round begins. */
  round: number;
  /** Number of turns begun in this match. */
  turn: number;
  /** Never changes. Ruling 19. */
  firstPlayer: Seat;
  active: Seat;
  /** Spaces without a shop in this match. */
  idle: readonly SpaceId[];
  /** The shops in the order of opening. */
  street: Shop[];
  /** The face-up cards beside the board; null while a place waits for a card, or if there is none. */
  display: (ProductId | null)[];
  /** Face-down products and thieves, the next one last. */
  deck: (ProductId | ThiefId)[];
  /** Face up. */
  discards: ProductId[];
  /** Thieves that have appeared since the last reshuffle, and those that were left out of it. */
  thievesAside: ThiefId[];
  /** Number of thieves that have appeared in this match. Ruling 15: never reset. */
  thievesSeen: number;
  /** The last roll of the dice; null before the first. */
  lastRoll: Roll | null;
  /** The next dice, in order, instead of random ones: only in a lesson. */
  diceToCome?: DieFace[];
  /** The offered cards during an exchange. */
  offers: Offer[];
  draft: Draft;
  /**
   * Declined proposals, oldest first, without those whose cards have changed hands. Only bots use them.
   * Absent before the first, and in matches older than this field.
   */
  refused?: readonly Refusal[];
  /** Whether this round had an opening or an improvement. Ruling 26. */
  eventful: boolean;
  /** Number of consecutive rounds without either. */
  blankRounds: number;
  players: PlayerState[];
  ending: Ending | null;
  agenda: Step[];
  question: Question | null;
}
