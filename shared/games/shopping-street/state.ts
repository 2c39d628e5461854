import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { DieFace, Roll } from './dice.ts';
import type { PawnValue } from './pawns.ts';
import type { ProductId, ShopType } from './products.ts';
import type { Shop } from './shops.ts';
import type { StepFacts, StepsLeft } from './steps.ts';
import type { SpaceId, ThreePlayerSpaces } from './street.ts';
import type { ThiefId } from './thieves.ts';

/** What was settled before the match. Rules, "Options". */
export interface Settled {
  /** Does a colour that both dice show pay once, or for each die? Ruling 12. */
  readonly diceDoubles: 'once' | 'twice';
  readonly threePlayerSpaces: ThreePlayerSpaces;
  /** How often the active player may propose an exchange in one turn. Ruling 3. */
  readonly proposals: number;
}

/** Everything in front of one player and in their hand. */
export interface PlayerState {
  hand: ProductId[];
  /** Those cards of the hand that everybody has seen: offered and taken back, exchanged, or taken from the display. */
  shown: ProductId[];
  /** Push pawns that stand with no shop yet. */
  pawns: PawnValue[];
  /**
   * Cards of the hand laid out for whoever asks, sealed until all have answered, and whether this one has. Ruling 1.
   */
  laid: ProductId[];
  hasAnswered: boolean;
  /** Cards of the hand about to be discarded: sealed until all who must have chosen theirs. Ruling 16. */
  discarding: ProductId[];
  /** Points of the shops on the street after each round that has ended, for the scoring chart. */
  pointsByRound: number[];
}

/** Cards laid out by one player, face up. */
export interface Offer {
  readonly seat: Seat;
  readonly cards: readonly ProductId[];
}

/** What the active player is putting together, unseen until it is proposed. */
export interface Draft {
  /** One of the cards laid out. */
  readonly wanted: ProductId | null;
  /** What is offered for it. */
  readonly bundle: readonly ProductId[];
}

/** One card of another player's for one or more of the active player's. Ruling 2. */
export interface Proposal {
  readonly asker: Seat;
  readonly owner: Seat;
  readonly wanted: ProductId;
  readonly bundle: readonly ProductId[];
}

/** What the players may be asked, with the facts of each question. They hold nothing secret. */
export interface QuestionFacts {
  /** The active player trades, opens, improves, or rolls the dice. */
  turn: { readonly seat: Seat; readonly left: StepsLeft };
  /** All others at once, in secret: which cards of these types do they lay out? */
  lay: { readonly asker: Seat; readonly types: readonly ShopType[] };
  /** Which of the cards laid out, and for what? */
  bargain: { readonly seat: Seat; readonly types: readonly ShopType[]; readonly proposalsLeft: number };
  /** Does the owner of the card agree? */
  answer: {
    readonly seat: Seat;
    readonly types: readonly ShopType[];
    readonly proposalsLeft: number;
    readonly proposal: Proposal;
  };
  /** Three cards for the one taken from the display. */
  pay: { readonly seat: Seat; readonly taken: ProductId };
  /** The cards of the shop that is being opened. */
  stock: { readonly seat: Seat; readonly space: SpaceId };
  /** A thief: whoever holds more than `limit` cards chooses at once and in secret which go. */
  rob: { readonly thief: ThiefId; readonly limit: number };
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

/** A step of the agenda. */
export type Step = Described<StepFacts>;

/** The ways a match can end: enough shops are open, or nobody does anything any more. */
export type Ending = 'shops' | 'stuck';

/** A match of Shopping Street: plain JSON, changed in place by `play` alone. */
export interface ShoppingStreetState {
  random: RandomWords;
  seatCount: number;
  settled: Settled;
  /** Counted from 1, as each begins. */
  round: number;
  /** Turns begun in this match. */
  turn: number;
  /** Never changes. Ruling 19. */
  firstPlayer: Seat;
  active: Seat;
  /** Spaces that take no shop in this match. */
  idle: readonly SpaceId[];
  /** The shops in the order in which they opened. */
  street: Shop[];
  /** The cards face up beside the board; a place is empty while it waits for a card, or when there is none. */
  display: (ProductId | null)[];
  /** Products and thieves face down, the next one last. */
  deck: (ProductId | ThiefId)[];
  /** Face up. */
  discards: ProductId[];
  /** Thieves that have appeared since the deck was made, and those that were left out of it. */
  thievesAside: ThiefId[];
  /** Thieves that have appeared in this match. Ruling 15: never reset. */
  thievesSeen: number;
  /** How the dice lie since they were rolled last; null before the first roll. */
  lastRoll: Roll | null;
  /** How the next dice fall, one after the other, before chance decides: only in a lesson. */
  diceToCome?: DieFace[];
  /** The cards laid out while an exchange is bargained for. */
  offers: Offer[];
  draft: Draft;
  /** Did this round see an opening or an improvement? Ruling 26. */
  eventful: boolean;
  /** Rounds in a row that saw neither. */
  blankRounds: number;
  players: PlayerState[];
  ending: Ending | null;
  agenda: Step[];
  question: Question | null;
}
