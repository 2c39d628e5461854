import type { ComponentType, ReactNode } from 'react';
import type { AnyAward, AnyEvent, AnyMove, Seat, Viewer } from '../../../shared/engine/index.ts';
import type { CampaignResult, Outcome, SeatSettings } from '../../../shared/protocol/messages.ts';
import type { ShutterFront } from '../../design/index.ts';
import type { Translate } from '../../words/translate.ts';
import type { MatchMoment } from '../scoring/scoring.ts';
import type { ShopSound } from '../sounds/shop-sounds.ts';
import type { Turned } from '../story/turned.ts';
import type { Glossary } from '../terms/glossary.ts';

/** What a game's board is given: the visible moment of a table, live or looked back at, and a way to play. */
export interface BoardProps {
  readonly seats: readonly SeatSettings[];
  /** Whose eyes the view is for, and who sits before the screen (null while the shutter is down or looking back). */
  readonly viewer: Viewer;
  readonly inHand: Seat | null;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** The moves on offer; empty when there is nothing to choose. */
  readonly legal: readonly AnyMove[];
  /** Counts the changes of the match, everybody's. A half-made choice is keyed by its question, and outlives others' moves. */
  readonly version: number;
  /** Plays a choice of one move or several, which is undone as one; stops at the first that is no longer on offer. */
  play(...moves: readonly AnyMove[]): void;
  /** The facts of the latest moves, for animation; empty when looking back. */
  readonly latest: readonly AnyEvent[];
  /** The shell's till roll, for the board to find it a place beside the table or on a sheet. */
  readonly log?: ReactNode;
  /** The last lines of the roll, for a board that has no room for all of it. */
  readonly news?: ReactNode;
  /** The shell's buttons (undo, rules, help, settings), for the board's header. */
  readonly tools?: ReactNode;
  /** Opens the rules at a heading; left out where there are none to open. */
  readonly openRule?: (anchor: string) => void;
}

/** One printed line of the till roll. */
export interface LogLine {
  /** The player whose line it is; null for the house. */
  readonly seat: Seat | null;
  readonly text: string;
  /** A sum at the right edge, such as −$10 or +2. */
  readonly sum?: string;
  /** A heading starts a new stretch of the roll (a month and phase). */
  readonly heading?: true;
  /** The line opens into these rows; the last one is the total. */
  readonly reckoning?: readonly { readonly label: string; readonly amount: string }[];
  /** The heading of the rules that explains the line. */
  readonly rule?: { readonly label: string; readonly anchor: string };
  /** Only its own player knows the line, or a figure of it: printed with a lock. */
  readonly secret?: true;
  /** Turned over for all at once: the page shows it as a shared moment before the next shutter. */
  readonly reveal?: true;
  /** Nobody may miss it (the last round begins): printed loudly. */
  readonly loud?: true;
  /** Only keeps the table in order (packets move on, a deck is shuffled): no news worth a recap by itself. */
  readonly housekeeping?: true;
}

/** A match that is over, among all that count for its campaign, in the order in which they ended. */
export interface FinishedChapter {
  readonly table: string;
  /** Without this table where the campaign was begun anew since. */
  readonly results: readonly CampaignResult[];
}

/** How a game shows the campaign that its chapters, played alone, make together. What results are worth, it says itself. */
export interface CampaignRoom {
  /** The option by which a chapter is chosen. */
  readonly option: string;
  /** The chapter that comes next for somebody with these results. */
  next(results: readonly CampaignResult[]): string;
  /** All chapters with what they have brought, to choose one of them before a match. */
  readonly Card: ComponentType<{
    readonly results: readonly CampaignResult[];
    readonly chosen: string;
    readonly onChoose: (chapter: string) => void;
  }>;
}

/** Who sits at the table, and who takes the screen next; null where it is told to nobody in particular. */
export interface StandingPlace {
  readonly seats: readonly SeatSettings[];
  readonly asked: Seat | null;
}

/** What the table needs to know of a game to show it; everything else is shared by all games. */
export interface GameRoom {
  readonly id: string;
  /** What the houses of the game are built of: its shutter closes one of them. */
  readonly front: ShutterFront;
  /** The whole table between the window's edges, prompt bar included (use `PromptBar` of this room). */
  readonly Board: ComponentType<BoardProps>;
  /** The final scoring sheet. */
  readonly Ledger: ComponentType<
    BoardProps & {
      readonly outcome: Outcome;
      readonly actions: ReactNode;
      /** Everything that happened in the match, as far as the viewer may know it. */
      readonly played: readonly AnyEvent[];
      /** Left out where the match is no chapter of a campaign. */
      readonly campaign?: FinishedChapter;
    }
  >;
  /** What everybody sees of a shared reveal (all dials turned over, the Demand cards), on the board as it lay before. */
  readonly Reveal: ComponentType<{
    readonly seats: readonly SeatSettings[];
    readonly events: readonly AnyEvent[];
    readonly view: unknown;
  }>;
  /**
   * What several seats have turned over at once, each thing for the place beside its owner's sign; null where nobody in
   * particular has. Left out by a game in which nothing is turned over.
   */
  turned?(events: readonly AnyEvent[], seats: readonly SeatSettings[], translate: Translate): Turned | null;
  /** What a person may look at in private while somebody else's turn lasts: their money and hand. */
  readonly Private: ComponentType<{
    readonly seat: Seat;
    readonly seats: readonly SeatSettings[];
    readonly view: unknown;
  }>;
  /**
   * Where the game stands, in a few words ("May, Supply"), for the shelf and the shutter. On the shutter it may tell what
   * is asked of the seat that takes the screen; what stands after the first comma goes to the other end of the fascia.
   */
  statusLine(view: unknown, translate: Translate, at: StandingPlace): string;
  /**
   * How a match ended that somebody played alone, in a few words ("Ana: Harbour Master"), for the shelf. Left out by a game
   * that nobody plays alone.
   */
  aloneResult?(view: unknown, outcome: Outcome, translate: Translate, seats: readonly SeatSettings[]): string;
  /** What is told of a match in a sentence, and what it is called; null for what this room does not know. */
  award?(award: AnyAward, seats: readonly SeatSettings[], translate: Translate): MatchMoment | null;
  /** Where a new match of so many players stands before its first move, as the till roll's first heading. */
  opening(options: Readonly<Record<string, string>>, translate: Translate, seatCount: number): string;
  /** The line that tells of an event, or null for one that needs no line. */
  logLine(event: AnyEvent, seats: readonly SeatSettings[], translate: Translate): LogLine | null;
  /**
   * A choice in a few words, for a hint ("Move to The Wharf", "Bid $4 for up to 3"): the moves that make it, as they are
   * offered to somebody who sees this view.
   */
  describeChoice(
    moves: readonly AnyMove[],
    at: { readonly view: unknown; readonly seats: readonly SeatSettings[]; readonly translate: Translate },
  ): string;
  /**
   * What a choice would come to, in a sentence with the figures of it ("It costs 4 coins and earns 1 coin at once."): nothing but
   * what the seat that is asked knows by this view. Null where there is nothing of the kind to say.
   */
  whisper(
    moves: readonly AnyMove[],
    at: {
      readonly view: unknown;
      readonly seat: Seat;
      readonly seats: readonly SeatSettings[];
      readonly translate: Translate;
    },
  ): string | null;
  /**
   * The one line that tells of several events in a row, whichever moves they came with, or null where they do not belong
   * together. Left out by a game whose events all have lines of their own.
   */
  lineOfSeveral?(events: readonly AnyEvent[], seats: readonly SeatSettings[], translate: Translate): LogLine | null;
  /** The sounds of its events, by their type: that something of the kind happened everybody at the table is told. */
  readonly sounds?: Readonly<Partial<Record<string, ShopSound>>>;
  /** Does this event turn something over for all at once? */
  isReveal(event: AnyEvent): boolean;
  /** The words of its own that open their meaning where they stand. */
  readonly glossary: Glossary;
  /** Left out by a game that has no campaign. */
  readonly campaign?: CampaignRoom;
}
