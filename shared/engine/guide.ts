import type { GameTypes } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * What a game tells players that think for themselves: how to measure a position, and which moves look promising. It is
 * about skill, not rules; nothing in a match depends on it. Every function reads the state as it is given: a bot only ever
 * asks about matches it has imagined.
 */
export interface Guide<Types extends GameTypes> {
  /** What a position is measured by, by name; the names are worded for people who ask for a hint. */
  readonly features: readonly string[];
  /** How much of each feature a seat has, in the order of `features`. */
  measure(state: Types['State'], seat: Seat): readonly number[];
  /** What one of each feature is worth in the end, in points of the final score; found by `npm run tool -- tune`. */
  readonly weights: readonly number[];
  /** How far final scores may still drift apart from here, in points: above 0, less towards the end. */
  spread(state: Types['State']): number;
  /**
   * How promising a move looks before anything is thought through: above 0, 1 for an ordinary one. It orders what a
   * search tries, and says what others are likely to reply.
   */
  prior(state: Types['State'], seat: Seat, move: Types['Move']): number;
  /**
   * Does the move end the match at once as a lost one, or may it? No bot makes it while another move is on offer. What the
   * seat knows decides, so that it is the same in every match imagined. Left out where a game knows of no such move.
   */
  givesAway?(state: Types['State'], seat: Seat, move: Types['Move']): boolean;
  /**
   * Does the move ask for something, or bid for it, that its seat does not want then? No bot makes it while another move is
   * on offer; as with `givesAway`, what the seat knows decides. Left out where a game knows of no such move.
   */
  isIdle?(state: Types['State'], seat: Seat, move: Types['Move']): boolean;
  /**
   * Where several seats choose at once and unseen, are they as likely to choose a move as it is promising next to the rest?
   * Then others are imagined so. Else a search learns what suits them, which says little where that hangs on cards that
   * differ from one imagined match to the next.
   */
  readonly foretellsSealed: boolean;
  /**
   * Can the position be measured as it stands? Not in the middle of a choice that takes several moves, or of a sealed one:
   * imagined play then goes on with promising moves until it can.
   */
  isQuiet(state: Types['State']): boolean;
  /** Counts the rounds (months, turns of everybody) of the match: imagined play goes no further than to the end of one. */
  round(state: Types['State']): number;
}
