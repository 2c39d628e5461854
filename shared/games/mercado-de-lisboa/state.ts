import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { ChallengeId } from './challenges.ts';
import type { Entrance, Good } from './market.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** What was settled before the match. Rules, "Options". */
export interface Settled {
  /** Always false for somebody who plays alone: there is nobody to hide it from. */
  readonly hiddenMoney: boolean;
  /** Can everybody read which restaurant a grey tile is? Ruling 9. */
  readonly greyKnown: boolean;
  /** The challenge of somebody who plays alone; null with several players. */
  readonly challenge: ChallengeId | null;
}

/** A stand in the market: its tile and whose wooden stand is on it. */
export interface Stand {
  readonly good: Good;
  readonly seat: Seat;
}

/** Everything in front of one player. */
export interface PlayerState {
  /** Coins. */
  money: number;
  /** Stand tiles, open in front of the player. */
  tiles: Good[];
  /** Wooden stands not yet in the market. */
  woodenStands: number;
  /** Restaurants to open. */
  restaurants: Restaurant[];
  /** Coins after each round that has ended. For the scoring chart; hidden like the money. */
  moneyByRound: number[];
}

/** What the challenges count, for somebody who plays alone. */
export interface Tally {
  /** The good of the Specialist; null for every other challenge, and before it is chosen. */
  specialty: Good | null;
  /** Coins paid by customer tiles, by level (index 0 is level 1). */
  coinsFrom: number[];
  /** Customers brought, by figures. */
  customers: number;
  actions: number;
  /** The most coins earned in one action, before its cost. */
  bestAction: number;
}

/** The turn that is being played. */
export interface Turn {
  readonly seat: Seat;
  /** Have equal tiles been exchanged this turn, in the hand and in the display? Ruling 10. */
  handExchanged: boolean;
  displayExchanged: boolean;
}

/** What the players may be asked, with the facts of each question. They hold nothing secret. */
export interface QuestionFacts {
  /** Specialist: the good whose stands earn. */
  specialty: { readonly seat: Seat };
  /** One action; before it equal tiles may be exchanged. */
  act: { readonly seat: Seat };
  /** A stand was opened: take a tile of the display. */
  'take-tile': { readonly seat: Seat };
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

/** The ways a match can end. */
export type Ending =
  /** Four spaces, or four entrances, or fewer were left. */
  | 'spaces'
  | 'entrances'
  /** Everybody took a coin, one after the other. */
  | 'coins'
  /** Playing alone: nothing was left to do, or all actions were used. */
  | 'stuck'
  | 'last-order';

/** A match of Mercado de Lisboa: plain JSON, changed in place by `play` alone. */
export interface MercadoState {
  random: RandomWords;
  seatCount: number;
  settled: Settled;
  startPlayer: Seat;
  /** Counted from 1. */
  round: number;
  /** The market by space: stands, and restaurants that are open. */
  stands: (Stand | null)[];
  open: (Restaurant | null)[];
  /** Restaurants that lie grey side up, by space. */
  grey: (Restaurant | null)[];
  /** Customers at the entrances. */
  doors: Record<Entrance, CustomerId | null>;
  /** Customer tiles open to all, by level (index 0 is level 1). */
  customers: CustomerId[][];
  /** Those face down, by level, the next one last. */
  stacks: CustomerId[][];
  /** Stand tiles in the bag, in the order in which they will be drawn, the next one last. */
  bag: Good[];
  /** Stand tiles open to all. */
  display: Good[];
  players: PlayerState[];
  turn: Turn | null;
  /** Actions in a row that took a coin, by anybody. Ruling 15. */
  coinsInRow: number;
  /** The end condition that was met first, while the round is being finished; null before. */
  lastRound: 'spaces' | 'entrances' | null;
  tally: Tally | null;
  ending: Ending | null;
  question: Question | null;
}
