import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  BookQuestion,
  BotLevel,
  Declined,
  RefusalCode,
  SeatSettings,
  TableSummary,
} from '../../../shared/protocol/messages.ts';
import type { PlayerMark } from '../../design/index.ts';
import { lobbyShown, roomArrived } from './room-slice.ts';
import { tableArrived, tableLeft } from './table-slice.ts';

/** A message of the page, in a bar that can be closed. */
export type Notice =
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  | { readonly kind: 'lost' }
  /** This device is no longer in the room. */
  | { readonly kind: 'parted'; readonly why: 'removed' | 'room-closed' }
  /** Another person has declined this device's request. */
  | ({ readonly kind: 'declined' } & Pick<Declined, 'what' | 'by'>)
  /** The room continues at another host. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'misunderstood' }
  | { readonly kind: 'settings-reset' }
  | { readonly kind: 'repaired' }
  /** A damaged game was recovered: the number of choices lost at its end, and whether its history is lost. */
  | { readonly kind: 'salvaged'; readonly choices: number; readonly story: boolean }
  | { readonly kind: 'from-snapshot' };

/** A match to save as a file. */
export type GameToSave = Pick<TableSummary, 'table' | 'game' | 'seats' | 'outcome'>;

/** The result of a match to share. */
export interface MatchResult {
  readonly game: string;
  /** A sentence that names the winner. */
  readonly heading: string;
  /** From first place to last. */
  readonly players: readonly {
    readonly name: string;
    /** Null for an opponent that the game itself plays. */
    readonly mark: PlayerMark | null;
    readonly points: number;
    readonly first: boolean;
  }[];
  /** The memorable moments, as sentences. */
  readonly moments: readonly string[];
}

/** A finished match to play again. */
export interface PlayedAgain {
  readonly seats: readonly SeatSettings[];
  /** The bot's level by seat; null for people. */
  readonly levels: readonly (BotLevel | null)[];
  readonly options: Readonly<Record<string, string>>;
}

/** The sheet over the page. */
export type Sheet =
  | { readonly name: 'settings' }
  | { readonly name: 'credits' }
  /** The people of the house, for the host person. */
  | { readonly name: 'people' }
  /** Who of the house a guest is; `person` if they have said so and must prove it. `chair`: see `claim-person`. */
  | { readonly name: 'who-are-you'; readonly person: string | null; readonly chair?: number | null | undefined }
  /** The puzzle of the day, and all others. */
  | { readonly name: 'shop-window' }
  | { readonly name: 'help' }
  /** Hosting of this page's table: code, guests, seats. From a shutter, `seat` may move to a phone. */
  | { readonly name: 'hosting'; readonly seat?: number }
  /** Access to this page's room, for the host person. */
  | { readonly name: 'room-door' }
  /** The people of this page's room: its leader, and what people may send each other. */
  | { readonly name: 'company' }
  /** Moving a room to another host, or saving it as a file. */
  | { readonly name: 'export' }
  /** Saving a match as a file. */
  | { readonly name: 'save-game'; readonly game: GameToSave }
  /** Sharing the result of a match. */
  | { readonly name: 'result'; readonly result: MatchResult }
  /** Saving the whole house as a file, or bringing one back. */
  | { readonly name: 'backup' }
  /** Naming a saved game. `named`: its current name. */
  | { readonly name: 'rename'; readonly table: string; readonly named: string | null }
  /** Removing a saved game of these players. */
  | { readonly name: 'remove'; readonly table: string; readonly names: string }
  /** Closing the room of a saved table. */
  | { readonly name: 'stop-hosting'; readonly room: string }
  /** Opening a file here. `text`: its text; null until one is chosen. */
  | { readonly name: 'import'; readonly text: string | null }
  /** Taking over this page's room at this device's own host. */
  | { readonly name: 'take-over' }
  /** Asking this device to be the standby for this page's room. */
  | { readonly name: 'stand-by' }
  /** Opening a room where people meet before a match. */
  | { readonly name: 'open-room' }
  /** The free seats of this page's table, for a guest who wants to play. */
  | { readonly name: 'seats' }
  /** Continuing a finished match or puzzle from its first `position` choices; `seat` is the suggested seat to play. */
  | { readonly name: 'play-on'; readonly position: number; readonly seat: number }
  /** How the chance of this page's match was made. */
  | { readonly name: 'chance' }
  /** The connection doctor, for this host or for the way to another's address. */
  | { readonly name: 'doctor'; readonly address: string | null }
  /** A link to another host's table. The page asks the person before going there. */
  | { readonly name: 'invitation'; readonly address: string; readonly code: string | null }
  /** Joining a host by its code and address. */
  | { readonly name: 'join' }
  /** The rules, opened at a heading. Without a game, the reader chooses one. */
  | { readonly name: 'rules'; readonly game: string | null; readonly anchor: string | null }
  | {
      readonly name: 'new-game';
      /** Null until chosen among the available games. */
      readonly game: string | null;
      /** Whether to play over the network. Seats may then stay free, and the hosting sheet opens at once. */
      readonly hosted: boolean;
      /** The match just finished, for playing again. */
      readonly again: PlayedAgain | null;
      /** Whether bots start on all chairs but one. */
      readonly alone?: true;
    };

export interface PageSlice {
  readonly sheet: Sheet | null;
  /** The open page of the house book; null while it is closed. */
  readonly book: BookQuestion | null;
  readonly notice: Notice | null;
  /** Whether the log is folded away. */
  readonly logFolded: boolean;
  /** How many times the screen has passed from one person to another. */
  readonly passes: number;
  /** The table and the room that the page shows. */
  readonly table: string | null;
  readonly room: string | null;
  /** Whether this device's own host keeps its settings; otherwise the page does. */
  readonly settingsAtHost: boolean;
}

const initialState: PageSlice = {
  sheet: null,
  book: null,
  notice: null,
  logFolded: false,
  passes: 0,
  table: null,
  room: null,
  settingsAtHost: false,
};

/** Notices about the page as a whole, or answers that a person may wait for on any screen. */
const lasting: ReadonlySet<Notice['kind']> = new Set(['misunderstood', 'settings-reset', 'declined']);

/** The notice to keep on the next screen. */
function onNextScreen({ notice }: PageSlice): Pick<PageSlice, 'notice'> {
  return { notice: notice !== null && lasting.has(notice.kind) ? notice : null };
}

const slice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    screenPassed: (page) => ({ ...page, passes: page.passes + 1 }),
    sheetOpened: (page, { payload }: PayloadAction<Sheet>) => ({ ...page, sheet: payload }),
    /** Closes the sheet, and a refusal shown on it. */
    sheetClosed: (page) => ({ ...page, sheet: null, notice: page.notice?.kind === 'refused' ? null : page.notice }),
    bookOpened: (page, { payload }: PayloadAction<BookQuestion>) => ({ ...page, book: payload }),
    bookClosed: (page) => ({ ...page, book: null }),
    noticeShown: (page, { payload }: PayloadAction<Notice>) => ({ ...page, notice: payload }),
    noticeClosed: (page) => ({ ...page, notice: null }),
    logFolded: (page, { payload }: PayloadAction<boolean>) => ({ ...page, logFolded: payload }),
    settingsAtHost: (page, { payload }: PayloadAction<boolean>) => ({ ...page, settingsAtHost: payload }),
  },
  extraReducers: (slice) =>
    slice
      .addCase(tableArrived, (page, { payload: { message } }) =>
        message.table === page.table ? page : { ...page, ...onNextScreen(page), table: message.table },
      )
      .addCase(tableLeft, (page) => (page.table === null ? page : { ...page, ...onNextScreen(page), table: null }))
      .addCase(roomArrived, (page, { payload: { room } }) =>
        room === page.room ? page : { ...page, ...onNextScreen(page), room },
      )
      .addCase(lobbyShown, (page) => ({ ...page, ...onNextScreen(page) })),
});

export const {
  sheetOpened,
  sheetClosed,
  bookOpened,
  bookClosed,
  noticeShown,
  noticeClosed,
  logFolded,
  settingsAtHost,
  screenPassed,
} = slice.actions;
export const pageReducer = slice.reducer;
