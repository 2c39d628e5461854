import type { GameTypes } from './game.ts';
import type { Seat } from './seat.ts';

/** Figures of a seat that only networks use, because no weight fits them. */
export interface Details<Types extends GameTypes> {
  readonly names: readonly string[];
  /** The guide's feature that stands for each in a reason, in the order of `names`. */
  readonly features: readonly string[];
  /** The seat's figures, in the order of `names`. */
  measure(state: Types['State'], seat: Seat): readonly number[];
}

/**
 * A small network that judges positions, as `npm run tool -- train` stores it in `networks.json`.
 * It computes a seat's points from its own figures, the average figures of its rivals, the number of players and the
 * spread: linearly, plus one hidden layer whose result counts in spreads.
 */
export interface NetworkRecord {
  /** The figures that it was trained with: the guide's features, then its details. */
  readonly figures: readonly string[];
  /** The numbers of players for which it plays better than the weights. */
  readonly players: readonly number[];
  /** The value of one unit of each figure, in points. */
  readonly linear: readonly number[];
  /** By hidden unit. Each is 0 below its threshold (ReLU). */
  readonly hidden: readonly HiddenUnit[];
}

export interface HiddenUnit {
  readonly bias: number;
  readonly players: number;
  readonly spread: number;
  readonly output: number;
  /** Weights by figure. */
  readonly own: readonly number[];
  readonly rivals: readonly number[];
}

/** What bots maximize in a solo match, in points. */
export interface SoloCount {
  /** The current count; at the end the final one, 0 or less if the match was lost. */
  readonly count: number;
  /** The count that is worth 0 of the guide's points, and the count of the highest rank. */
  readonly fair: number;
  readonly highest: number;
  /** Whether the count decides the rank. Otherwise the match is only won or lost. */
  readonly isRanked: boolean;
}

/**
 * A game's knowledge for bots: how to measure a position, and which moves look promising.
 * It concerns skill, not rules; no match depends on it. Its functions may read the whole state: bots only pass imagined
 * matches.
 */
export interface Guide<Types extends GameTypes> {
  /** Names of the features that measure a position. Hints show a text for each. */
  readonly features: readonly string[];
  /** How much of each feature a seat has, in the order of `features`. */
  measure(state: Types['State'], seat: Seat): readonly number[];
  /** The value of one unit of each feature, in points of the final score. Found by `npm run tool -- tune`. */
  readonly weights: readonly number[];
  /** Further figures for the networks. */
  readonly details?: Details<Types>;
  /** They judge positions instead of the weights, each for its numbers of players. */
  readonly networks?: readonly NetworkRecord[];
  /** How far final scores may still diverge from here, in points: above 0, decreasing towards the end. */
  spread(state: Types['State']): number;
  /** What bots maximize in a solo match, instead of their chance to win. Null with several players. */
  soloCount?(state: Types['State']): SoloCount | null;
  /**
   * How promising a move looks at first glance: above 0; 1 is ordinary.
   * It orders the moves of a search, and predicts the replies of others.
   */
  prior(state: Types['State'], seat: Seat, move: Types['Move']): number;
  /**
   * Whether the move ends the match at once as lost, or may do so.
   * No bot makes it while it has another move. It must depend only on what the seat knows, so that it is the same in
   * every imagined match. Absent if a game has no such move.
   */
  givesAway?(state: Types['State'], seat: Seat, move: Types['Move']): boolean;
  /**
   * Whether the move requests or bids for something that its seat does not want, or gives more than it takes.
   * No bot makes it while it has another move. Like `givesAway`, it must depend only on what the seat knows. Absent if
   * a game has no such move.
   */
  isIdle?(state: Types['State'], seat: Seat, move: Types['Move']): boolean;
  /**
   * Whether `prior` also predicts sealed simultaneous choices, by its proportions. The search then imagines others that
   * way.
   * Otherwise the search learns what is good for them. That says little if it depends on cards that differ between
   * imagined matches.
   */
  readonly foretellsSealed: boolean;
  /**
   * Whether the position can be measured. False in the middle of a choice of several moves, or of a sealed one.
   * Imagined play then continues with promising moves until it can.
   */
  isQuiet(state: Types['State']): boolean;
  /** Number of the current round (month, turn of all). Imagined play stops at the end of a round. */
  round(state: Types['State']): number;
}
