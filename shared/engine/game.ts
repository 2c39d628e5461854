import type { AnyAward } from './awards.ts';
import type { Decks } from './decks.ts';
import type { EventHiding, HidingTable } from './hiding.ts';
import type { RandomWords } from './random.ts';
import type { Seat, Viewer } from './seat.ts';

/** A choice somebody makes at the table: one flat record of strings and numbers, told apart by `type`. */
export type AnyMove = Readonly<{ type: string } & Record<string, string | number | boolean | null>>;

/** Something that happened, as facts; the renderer words it. */
export type AnyEvent = Readonly<{ type: string }>;

/** One thing the players may settle before a match starts. The first value is the usual one. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  /** The numbers of players it concerns; left out where it concerns all. Others play with the usual value. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** The usual value where several people share one screen; left out where it is the first there, too. */
  readonly roundOneScreen?: string;
  /** What the rules recommend where it is somebody's first match; left out where that is the usual value. */
  readonly firstMatch?: string;
}

/** The value chosen for each option, by its id. */
export type Options = Readonly<Record<string, string>>;

/** How a match ended. */
export interface Outcome {
  /** Why the game ended; one of its `endings`. */
  readonly ending: string;
  /** Final score of each seat, in points. */
  readonly scores: readonly number[];
  /** Place of each seat, from 1. Seats share a place only where the rules leave a tie. */
  readonly places: readonly number[];
  /** The tie-break that settled first place, or null when the scores did. */
  readonly tieBreak: string | null;
  /** For a match that somebody played alone: was it won, and which of the game's ranks was reached, by its id? */
  readonly alone?: {
    readonly won: boolean;
    readonly rank: string | null;
    /** For one chapter of a campaign of several matches: its fame, and whether extra fame was earned for a great deal. */
    readonly campaign?: { readonly chapter: string; readonly fame: number; readonly greatDeal: boolean };
  };
}

/** Told in the middle of a move, whenever one thing is done and another is to come, how many events there were. */
export type Between = (events: number) => void;

/** What a game's rules are written over: plain JSON, changed in place by `play` alone. */
export interface GameTypes {
  State: { random: RandomWords };
  Move: AnyMove;
  Event: AnyEvent;
}

/**
 * A game: pure data and pure rules. Everything that plays, hosts, shows, records or thinks knows a game only through
 * this contract. All functions are deterministic; chance comes from the generator inside the state.
 */
export interface Game<Types extends GameTypes, Hiding extends HidingTable<Types['State']>> {
  readonly id: string;
  /** Raised whenever the same journal could give another match. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Every way a match with so many players can end. */
  endings(seats: number): readonly string[];
  /** No match takes more moves than this. */
  readonly longestMatch: number;

  /** What is hidden from whom. Views, each seat's copy of an event and the reach of undo all follow from it. */
  readonly hiding: Hiding;
  readonly eventHiding: EventHiding<Types['Event']>;

  /**
   * A new match, ready for its first move. `decks` names the cards on top of its decks, for a lesson. Throws RangeError for a
   * number of seats the game does not take, and for a card that a deck does not hold.
   */
  setup(seats: number, options: Options, random: RandomWords, decks?: Decks): Types['State'];
  /** The seats that must act now; several where they choose at once and in secret, none once the game is over. */
  toAct(state: Types['State']): readonly Seat[];
  /** Seats that have sealed a choice nobody has seen yet and may still take it back. Never in `toAct`. */
  mayTakeBack(state: Types['State']): readonly Seat[];
  /**
   * Every move the seat may make, each once: never empty for a seat that must act; the single take-back for one that
   * may take back; empty for everybody else. The list may be shared: do not change it.
   */
  legalMoves(state: Types['State'], seat: Seat): readonly Types['Move'][];
  /**
   * Those of a seat's legal moves that it may be asked for before everybody's eyes: whoever looks on knows that they are on
   * offer, whatever is hidden, and has seen which was made once it is. Worked out from nothing but what a looker-on sees;
   * empty where several choose at once and for seats that are not asked. What else the seat may do, and whether there is
   * anything, is for its own eyes.
   */
  openMoves(state: Types['State'], seat: Seat): readonly Types['Move'][];
  /**
   * Carries out a move that `legalMoves` offers this seat, changing the state in place, and tells what happened.
   * It trusts its caller; moves from outside go through `offered`, which refuses what is not on offer.
   * @param between told after each thing that the move does, where it does several one after the other: the state stands
   * then as it has come so far, with so many events
   */
  play(state: Types['State'], seat: Seat, move: Types['Move'], between?: Between): Types['Event'][];
  /** An independent copy; only what never changes is shared. */
  copy(state: Types['State']): Types['State'];
  /** Another state the viewer cannot tell from this one: what is hidden from them is dealt anew. */
  redeal(state: Types['State'], viewer: Viewer, random: RandomWords): Types['State'];
  /** How the match ended, or undefined while it runs. */
  outcome(state: Types['State']): Outcome | undefined;
  /**
   * What is worth telling of a match that is over, in the order in which it is told: from nothing but what a looker-on sees
   * of its events and its end. Left out by a game of which nothing is told.
   */
  awards?(played: readonly Types['Event'][], end: Types['State'], scores: readonly number[]): readonly AnyAward[];
  /**
   * Throws AuditFailure when cards, coins, crates or the like are not conserved.
   * @param earlier a state of the same match: its cards must all be there. By default, all cards of the game as it is today; a match that
   * began before a card was added is measured by itself.
   */
  audit(state: Types['State'], earlier?: Types['State']): void;
}
