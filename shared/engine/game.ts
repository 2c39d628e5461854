import type { AnyAward } from './awards.ts';
import type { Collected } from './collected.ts';
import type { Decks } from './decks.ts';
import type { EventHiding, HidingTable } from './hiding.ts';
import type { RandomWords } from './random.ts';
import type { Seat, Viewer } from './seat.ts';

/** A player's choice: a flat record of strings and numbers, distinguished by `type`. */
export type AnyMove = Readonly<{ type: string } & Record<string, string | number | boolean | null>>;

/** Something that happened, as facts; the renderer has the text. */
export type AnyEvent = Readonly<{ type: string }>;

/** A setting of a match, fixed before it starts. The first value is the default. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  /** The numbers of players it applies to; absent if all. Others play with the default. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** The default on a shared screen; absent if it is the normal one. */
  readonly roundOneScreen?: string;
  /** The value that the rules recommend for a first match; absent if it is the default. */
  readonly firstMatch?: string;
}

export type Options = Readonly<Record<string, string>>;

/** The result of a match. */
export interface Outcome {
  /** Why the game ended; one of its `endings`. */
  readonly ending: string;
  /** Final score of each seat, in points. */
  readonly scores: readonly number[];
  /** Place of each seat, from 1. Seats share a place only if the rules leave a tie. */
  readonly places: readonly number[];
  /** The tie-break that decided first place; null if the scores did. */
  readonly tieBreak: string | null;
  /** For a solo match: whether it was won, and the id of the game's rank. */
  readonly alone?: {
    readonly won: boolean;
    readonly rank: string | null;
    /** Which of the game's solo challenges it was; absent if there is only one, or a chapter of a campaign says it. */
    readonly challenge?: string;
    /** For one chapter of a campaign: its fame, and whether it earned extra fame for a great deal. */
    readonly campaign?: { readonly chapter: string; readonly fame: number; readonly greatDeal: boolean };
  };
}

/** Called between the sub-steps of a move with the number of events so far. */
export type OnSubstep = (events: number) => void;

/** A standing order of a player: a flat record like a move, distinguished by `type`. */
export type AnyOrder = AnyMove;

/** An order that a seat may give. With `most`, its `limit` may be any whole number from the offered one up to `most`. */
export interface OrderOffer<Order extends AnyOrder = AnyOrder> {
  readonly order: Order;
  readonly most?: number | undefined;
}

/**
 * The standing orders of a game: what a player may have done for them while others act.
 * Pure, and by the knowledge of the seat only: in a redeal for the seat, offers and demanded moves are the same.
 */
export interface OrderRules<State, Move> {
  /** What the seat may order now; at most one order of a type. A new order replaces the seat's earlier one. */
  offered(state: State, seat: Seat): readonly OrderOffer[];
  /** The legal move that the order demands now; null while it waits, `expired` once it can demand no more. */
  follow(state: State, seat: Seat, order: AnyOrder): Move | 'expired' | null;
}

/** The types of a game. The state is plain JSON, which `play` changes in place. */
export interface GameTypes {
  State: { random: RandomWords };
  Move: AnyMove;
  Event: AnyEvent;
}

/**
 * A game: pure data and pure rules.
 * The host, the page, the journal and the bots know a game only through this contract. All functions are deterministic;
 * chance comes from the generator inside the state.
 */
export interface Game<Types extends GameTypes, Hiding extends HidingTable<Types['State']>> {
  readonly id: string;
  /** Raised whenever the same journal could produce another match. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Every way in which a match with this number of players can end. */
  endings(seats: number): readonly string[];
  /** Upper bound of the number of moves in a match. */
  readonly longestMatch: number;

  /** Which viewers may know which fields. Views, each seat's copy of an event, and the reach of undo follow from it. */
  readonly hiding: Hiding;
  readonly eventHiding: EventHiding<Types['Event']>;
  /** Whether an event with revealed facts reveals nothing, such as offers without cards. Absent if none is like this. */
  revealsNothing?(event: Types['Event']): boolean;

  /**
   * A new match, ready for its first move.
   * `decks` sets the top cards of its decks, for a lesson. Throws RangeError for an unsupported number of seats, and
   * for a card that is not in its deck.
   */
  setup(seats: number, options: Options, random: RandomWords, decks?: Decks): Types['State'];
  /** The seats that must act now. Several if they choose simultaneously and secretly; none once the game is over. */
  toAct(state: Types['State']): readonly Seat[];
  /** Seats that may still take back a sealed choice. Disjoint from `toAct`. */
  mayTakeBack(state: Types['State']): readonly Seat[];
  /**
   * Every legal move of the seat, without duplicates.
   * Never empty for a seat that must act. The single take-back move for a seat that may take back; empty for the
   * others. The list may be shared: do not change it.
   */
  legalMoves(state: Types['State'], seat: Seat): readonly Types['Move'][];
  /**
   * The legal moves of a seat that it may answer publicly, in front of the others.
   * Spectators know that these moves are legal, regardless of hidden facts, and will see which one was made. Computed
   * from what a spectator sees. Empty during simultaneous choices, and for seats that need not act. The seat may have
   * other legal moves; whether it has is private.
   */
  publicMoves(state: Types['State'], seat: Seat): readonly Types['Move'][];
  /**
   * Carries out a legal move of the seat, changing the state in place, and returns its events.
   * It trusts its caller; moves from outside go through `offered`, which refuses illegal ones.
   * @param between called between the sub-steps of the move, with the number of events so far; the state is then in
   * between as well
   */
  play(state: Types['State'], seat: Seat, move: Types['Move'], onSubstep?: OnSubstep): Types['Event'][];
  /** An independent copy. It shares only immutable parts. */
  copy(state: Types['State']): Types['State'];
  /** A state that the viewer cannot distinguish from this one: everything hidden from them is dealt again. */
  redeal(state: Types['State'], viewer: Viewer, random: RandomWords): Types['State'];
  /** Whether a page tries moves before it plays them: the host sends it a redealt state with its legal moves. */
  readonly hasPreviews?: true;
  /** Absent for a game without standing orders of its own. */
  readonly orders?: OrderRules<Types['State'], Types['Move']>;
  /** The result, or undefined while the match runs. */
  outcome(state: Types['State']): Outcome | undefined;
  /**
   * The awards of a finished match, in the order of presentation. Computed from public events and the final state only.
   * Absent for a game without awards.
   */
  awards?(played: readonly Types['Event'][], end: Types['State'], scores: readonly number[]): readonly AnyAward[];
  /**
   * What players collected by the end of a match, such as their open stores, for the house book. Uses only what spectators
   * know. Absent for a game that has no such things.
   */
  collected?(end: Types['State']): readonly Collected[];
  /**
   * Throws AuditFailure if cards, coins, crates or the like are not conserved.
   * @param earlier a state of the same match: exactly its cards must be present. By default all cards of the game
   * today; a match from before a card was added needs its own state.
   */
  audit(state: Types['State'], earlier?: Types['State']): void;
}
