import type { ComponentType, ReactNode } from 'react';
import type { AnyAward, AnyEvent, AnyMove, AnyOrder, Seat, Viewer } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/registered.ts';
import type { BookSolo, CampaignResult, Outcome, SeatSettings } from '../../../shared/protocol/messages.ts';
import type { ShutterFront } from '../../design/index.ts';
import type { Translate } from '../../words/translate.ts';
import type { Turned } from '../playback/turned.ts';
import type { MatchMoment } from '../scoring/match-moment.ts';
import type { ShopSound } from '../sounds/shop-sounds.ts';
import type { Glossary } from '../terms/glossary.ts';

/** The props of a game's board: the shown moment of a table, live or earlier, and a way to play. */
export interface BoardProps<View = unknown, Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  readonly seats: readonly SeatSettings[];
  /** The view's viewer and the active seat; null while the shutter is down or when looking back. */
  readonly viewer: Viewer;
  readonly inHand: Seat | null;
  readonly view: View;
  readonly toAct: readonly Seat[];
  /** The legal moves; empty if there is nothing to choose. */
  readonly legal: readonly Move[];
  /** A redealt state for trying legal moves. Absent without any. */
  readonly imagined?: unknown;
  /** Counts all changes of the match. A pending choice depends on its question instead, and survives others' moves. */
  readonly version: number;
  /** Plays a choice of one or several moves, which undo together. Stops at the first that is no longer legal. */
  play(...moves: readonly Move[]): void;
  /** The events of the latest moves, for animation; empty when looking back. */
  readonly latest: readonly Event[];
  /** The events of the last choices up to this moment, oldest first. */
  readonly recent: readonly Event[];
  /** The shell's log. The board places it beside the table or on a sheet. */
  readonly log?: ReactNode;
  /** The last lines of the log, for a board without space for all of it. */
  readonly news?: ReactNode;
  /** The shell's buttons (undo, rules, help, settings), for the board's head. */
  readonly tools?: ReactNode;
  /** Opens the rules at a heading; absent without rules. */
  readonly openRule?: (anchor: string) => void;
}

/** One line of the log. */
export interface LogLine {
  /** The player whose line it is; null for the game itself. */
  readonly seat: Seat | null;
  readonly text: string;
  /** An amount at the right edge, such as −$10 or +2. */
  readonly sum?: string;
  /** A heading starts a new section of the log (a month and phase). */
  readonly heading?: true;
  /** The breakdown that the line opens; its last row is the total. */
  readonly breakdown?: readonly { readonly label: string; readonly amount: string }[];
  /** The rulebook heading that explains the line. */
  readonly rule?: { readonly label: string; readonly anchor: string };
  /** Only its own player knows the line, or a figure in it: shown with a lock. */
  readonly secret?: true;
  /** A reveal for everyone: the page shows it as a shared moment before the next shutter. */
  readonly reveal?: true;
  /** An important line (the last round begins), shown prominently. */
  readonly loud?: true;
  /** Mere upkeep of the table, not worth a recap by itself. Packets move on, or a deck is shuffled. */
  readonly housekeeping?: true;
}

/** A finished match, with all results of its campaign in order. */
export interface FinishedChapter {
  readonly table: string;
  /** Does not include this table if the campaign was reset since. */
  readonly results: readonly CampaignResult[];
}

/** How a game shows the campaign of its solo chapters. The game itself defines what results are worth. */
export interface CampaignUi {
  /** The option that selects a chapter. */
  readonly option: string;
  /** The next chapter after these results. */
  next(results: readonly CampaignResult[]): string;
  /** All chapters with their results, to choose one before a match. */
  readonly Card: ComponentType<{
    readonly results: readonly CampaignResult[];
    readonly chosen: string;
    readonly onChoose: (chapter: string) => void;
  }>;
}

/** A thing that players collect, for the favourites of a person in the house book. */
export interface Collectible {
  /** The heading of all such things: "Favourite stores". */
  readonly title: string;
  readonly name: string;
  /** At most 150 wide and 136 high. */
  readonly picture: ReactNode;
  /** Whether the picture shows the name. */
  readonly isNamed: boolean;
}

/** What the best match of a solo challenge reached. */
export type SoloBest = Pick<BookSolo, 'challenge' | 'rank' | 'fame'>;

/** The seats, and the seat that takes the screen next; null if the text is for no particular player. */
export interface StandingPlace {
  readonly seats: readonly SeatSettings[];
  readonly asked: Seat | null;
}

/** The props of a game's final scoring sheet. */
export interface LedgerProps<View = unknown, Event extends AnyEvent = AnyEvent> {
  readonly seats: readonly SeatSettings[];
  readonly view: View;
  readonly outcome: Outcome;
  readonly actions: ReactNode;
  /** All events of the match, as far as the viewer knows them. */
  readonly played: readonly Event[];
  /** Absent if the match is no chapter of a campaign. */
  readonly campaign?: FinishedChapter;
}

/** The props of a shared reveal: the events, on the board as it was before. */
export interface RevealProps<View = unknown, Event extends AnyEvent = AnyEvent> {
  readonly seats: readonly SeatSettings[];
  readonly events: readonly Event[];
  readonly view: View;
}

/** The props of a player's private information. */
export interface PrivateProps<View = unknown> {
  readonly seat: Seat;
  readonly seats: readonly SeatSettings[];
  readonly view: View;
}

/** A standing order in words. */
export interface OrderWords {
  /** What it does, in a sentence. */
  readonly means: string;
  /** The button that gives it: "Bid up to $12". */
  readonly give: string;
  /** The order once given: "Up to $12 for the Bakery". */
  readonly given: string;
  /** Its limit, formatted. */
  readonly limit?: string;
}

/**
 * What the table needs to show a game; everything else is common to all games.
 * The table passes views, moves and events of the game with this `id` only. All members that take them are methods, so
 * that the UI of a game counts as a `GameUi` of any game.
 */
export interface GameUi<
  View = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Award extends AnyAward = AnyAward,
> {
  readonly id: string;
  /** The style of the game's shop fronts, used for its shutter. */
  readonly front: ShutterFront;
  /** The whole table between the window's edges, including the prompt bar (use `PromptBar`). */
  Board(props: BoardProps<View, Move, Event>): ReactNode;
  /** The final scoring sheet. */
  Ledger(props: LedgerProps<View, Event>): ReactNode;
  /** A shared reveal (all dials, the Demand cards), on the board as it was before. Absent in a game without any. */
  Reveal?(props: RevealProps<View, Event>): ReactNode;
  /**
   * The things that several seats revealed at once, each for its owner's name plate.
   * Null if they belong to no seat. Absent in a game without such reveals.
   */
  turned?(events: readonly Event[], seats: readonly SeatSettings[], translate: Translate): Turned | null;
  /** The selectors of the board's pieces that these events change or decide. They are lit while the events are shown. */
  changedBy?(events: readonly Event[]): readonly string[];
  /** What a player may see in private during another's turn: their money and hand. */
  Private(props: PrivateProps<View>): ReactNode;
  /**
   * The match's status in a few words ("May, Supply"), for the library and the shutter.
   * On the shutter it may name the question for the next seat. The part after the first comma goes to the other end of
   * the fascia.
   */
  statusLine(view: View, translate: Translate, at: StandingPlace): string;
  /**
   * The result of a solo match in a few words ("Ana: Harbour Master"), for the library.
   * Absent in a game without a solo mode.
   */
  aloneResult?(view: View, outcome: Outcome, translate: Translate, seats: readonly SeatSettings[]): string;
  /**
   * What the best match of a solo challenge reached, in a few words ("Harbour Master"), for the house book. Null if there
   * is nothing but points. Absent in a game without a solo mode.
   */
  aloneBest?(best: SoloBest, translate: Translate): string | null;
  /** A thing that players collect, by the id in `Game.collected`; null for an unknown one. Absent in a game without any. */
  collectible?(item: string, translate: Translate): Collectible | null;
  /** The title and sentence of an award; null for an unknown one. */
  award?(award: Award, seats: readonly SeatSettings[], translate: Translate): MatchMoment | null;
  /** The status before the first move of a match with `seatCount` players: the first heading of the log. */
  opening(options: Readonly<Record<string, string>>, translate: Translate, seatCount: number): string;
  /** The log line of an event, or null if it needs none. */
  logLine(event: Event, seats: readonly SeatSettings[], translate: Translate): LogLine | null;
  /**
   * A choice in a few words, for a hint: "Move to The Wharf", "Bid $4 for up to 3".
   * `moves` make up the choice, and are legal for a player with this view. The text calls the seat `you` *you*.
   */
  describeChoice(
    moves: readonly Move[],
    at: {
      readonly view: View;
      readonly seats: readonly SeatSettings[];
      readonly you?: Seat | null;
      readonly translate: Translate;
    },
  ): string;
  /**
   * The blunder warning of a choice: "It costs 4 coins and earns 1 coin at once."
   * Uses only what the asked seat knows by this view. Null if there is nothing to say.
   */
  blunderWarning(
    moves: readonly Move[],
    at: {
      readonly view: View;
      readonly seat: Seat;
      readonly seats: readonly SeatSettings[];
      readonly translate: Translate;
    },
  ): string | null;
  /** A standing order of the game in words. Absent in a game without any. */
  orderWords?(order: AnyOrder, seats: readonly SeatSettings[], translate: Translate): OrderWords;
  /**
   * One log line for several consecutive events, whichever moves they came with. Null if they do not belong together.
   * Absent in a game whose events all have their own lines.
   */
  lineOfSeveral?(events: readonly Event[], seats: readonly SeatSettings[], translate: Translate): LogLine | null;
  /** The sounds of events by type. Everyone at the table learns that such an event happened. */
  readonly sounds?: Readonly<Partial<Record<string, ShopSound>>>;
  /** Whether this event reveals something to everyone at once. */
  isReveal(event: Event): boolean;
  /** The game's own terms that explain themselves when pressed. */
  readonly glossary: Glossary;
  /** The game itself, to deal a match again; absent if the page does not have it. */
  readonly rules?: AnyGame;
  /** Absent in a game without a campaign. */
  readonly campaign?: CampaignUi;
}
