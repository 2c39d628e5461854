import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { ChallengeId } from './challenges.ts';
import type { Entrance, Good } from './market.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** The options of a match. Rules, "Options". */
export interface Settled {
  /** Always false for a solo player. */
  readonly hiddenMoney: boolean;
  /** Whether the kinds of grey restaurants are known. Ruling 9. */
  readonly greyKnown: boolean;
  /** The challenge of a solo player; null with several players. */
  readonly challenge: ChallengeId | null;
}

/** A stand in the market: its good, and its owner. */
export interface Stand {
  readonly good: Good;
  readonly seat: Seat;
}

/** Everything in front of one player. */
export interface PlayerState {
  /** Coins. */
  money: number;
  /** Stand tiles, face up in front of the player. */
  tiles: Good[];
  /** Wooden stands not yet in the market. */
  woodenStands: number;
  /** Restaurants to open. */
  restaurants: Restaurant[];
  /** Coins after each finished round, for the score chart; hidden like the money. */
  moneyByRound: number[];
}

/** The counters for a solo player's challenge. */
export interface Tally {
  /** The Specialist's good; null in other challenges, and before it is chosen. */
  specialty: Good | null;
  /** Coins paid by customer tiles, by level (index 0 is level 1). */
  coinsFrom: number[];
  /** Number of customers brought, in figures. */
  customers: number;
  actions: number;
  /** The most coins earned in one action, before its cost. */
  bestAction: number;
}

/** The current turn. */
export interface Turn {
  readonly seat: Seat;
  /** Whether equal tiles have been exchanged this turn, in the hand and in the display. Ruling 10. */
  handExchanged: boolean;
  displayExchanged: boolean;
}

/** The questions to players, with their facts. They hold nothing secret. */
export interface QuestionFacts {
  /** Specialist: the good whose stands earn. */
  specialty: { readonly seat: Seat };
  /** One action; before it equal tiles may be exchanged. */
  act: { readonly seat: Seat };
  /** After opening a stand: take a tile of the display. */
  'take-tile': { readonly seat: Seat };
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

/** How a match can end. */
export type Ending =
  /** At most four spaces, or four entrances, were left. */
  | 'spaces'
  | 'entrances'
  /** All players took a coin in a row. */
  | 'coins'
  /** Solo: no move was left, or all actions were used. */
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
  /** The market by space: stands, and open restaurants. */
  stands: (Stand | null)[];
  open: (Restaurant | null)[];
  /** Restaurants with their grey side up, by space. */
  grey: (Restaurant | null)[];
  /** Customers at the entrances. */
  doors: Record<Entrance, CustomerId | null>;
  /** Face-up customer tiles, by level (index 0 is level 1). */
  customers: CustomerId[][];
  /** Face-down customer tiles by level, the next one last. */
  stacks: CustomerId[][];
  /** Stand tiles in the bag in drawing order, the next one last. */
  bag: Good[];
  /** Face-up stand tiles. */
  display: Good[];
  players: PlayerState[];
  turn: Turn | null;
  /** Number of consecutive actions of all players that took a coin. Ruling 15. */
  coinsInRow: number;
  /** The end condition that was met first, while the round is completed; null before. */
  lastRound: 'spaces' | 'entrances' | null;
  tally: Tally | null;
  ending: Ending | null;
  question: Question | null;
}
