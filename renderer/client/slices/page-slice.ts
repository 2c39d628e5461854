import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BotLevel, RefusalCode, SeatSettings } from '../../../shared/protocol/messages.ts';
import { lobbyShown, roomArrived } from './room-slice.ts';
import { tableArrived, tableLeft } from './table-slice.ts';

/** What the page wants to say once, in a bar that can be put away. */
export type Notice =
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  | { readonly kind: 'lost' }
  /** No longer in the room. */
  | { readonly kind: 'parted'; readonly why: 'removed' | 'room-closed' }
  /** The room of this house goes on at another host. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'misunderstood' }
  | { readonly kind: 'settings-reset' }
  | { readonly kind: 'repaired' }
  /** A damaged game could be had again: how many choices at its end are gone, and whether its story is. */
  | { readonly kind: 'salvaged'; readonly choices: number; readonly story: boolean }
  | { readonly kind: 'from-snapshot' };

/** A match that is played again: its seats, on which of them bots sat, and its options. */
export interface PlayedAgain {
  readonly seats: readonly SeatSettings[];
  /** The level of the bot by seat; null where people sit. */
  readonly levels: readonly (BotLevel | null)[];
  readonly options: Readonly<Record<string, string>>;
}

/** The sheet that lies over the page. */
export type Sheet =
  | { readonly name: 'settings' }
  | { readonly name: 'credits' }
  /** The puzzle of the day, and all others. */
  | { readonly name: 'shop-window' }
  | { readonly name: 'help' }
  /** How this page's table stands on the network: code, guests, seats. From a shutter, `seat` may move to a phone. */
  | { readonly name: 'hosting'; readonly seat?: number }
  /** Everything about the door of this page's room, for the host person. */
  | { readonly name: 'room-door' }
  /** The people of this page's room: who leads it, and what they may send each other. */
  | { readonly name: 'company' }
  /** A room is to be taken to another host, or a match along in a file. */
  | { readonly name: 'take-along' }
  /** A saved game gets a name; `named` is the one it has. */
  | { readonly name: 'rename'; readonly table: string; readonly named: string | null }
  /** What was taken along elsewhere is to be opened here. */
  | { readonly name: 'bring-in' }
  /** The room this page is in is handed on to this device's own host. */
  | { readonly name: 'take-over' }
  /** This device's own host is asked to stand by for the room this page is in. */
  | { readonly name: 'stand-by' }
  /** A room is to be opened, in which others come together before anything is played. */
  | { readonly name: 'open-room' }
  /** The free seats of this page's table, for a guest who would sit down. */
  | { readonly name: 'seats' }
  /** A match that is over, or a puzzle, goes on from its first `position` choices; `seat` is the one that is suggested to play. */
  | { readonly name: 'play-on'; readonly position: number; readonly seat: number }
  /** The connection doctor, for this host or for the way to another's address. */
  | { readonly name: 'doctor'; readonly address: string | null }
  /** Somebody's link leads to another host's table; a person is asked before the page goes there. */
  | { readonly name: 'invitation'; readonly address: string; readonly code: string | null }
  /** The rules, from a heading on. Without a game the reader chooses among the open ones. */
  | { readonly name: 'rules'; readonly game: string | null; readonly anchor: string | null }
  | {
      readonly name: 'new-game';
      /** Null where it is still to be chosen among the open ones. */
      readonly game: string | null;
      /** Is it to be played over the network? Then seats may stay free, and its hosting sheet opens at once. */
      readonly hosted: boolean;
      /** The match just finished, for playing again. */
      readonly again: PlayedAgain | null;
      /** Are all chairs but one for bots at first? */
      readonly alone?: true;
    };

export interface PageSlice {
  readonly sheet: Sheet | null;
  readonly notice: Notice | null;
  /** The till roll is folded away. */
  readonly logFolded: boolean;
  /** How often the screen has been passed from one person to another. */
  readonly passes: number;
  /** The table and the room that are shown. */
  readonly table: string | null;
  readonly room: string | null;
}

const initialState: PageSlice = { sheet: null, notice: null, logFolded: false, passes: 0, table: null, room: null };

/** What is left of a notice once another screen is shown: nothing but what concerns the page as a whole. */
function onNextScreen({ notice }: PageSlice): Pick<PageSlice, 'notice'> {
  return { notice: notice?.kind === 'misunderstood' || notice?.kind === 'settings-reset' ? notice : null };
}

const slice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    screenPassed: (page) => ({ ...page, passes: page.passes + 1 }),
    sheetOpened: (page, { payload }: PayloadAction<Sheet>) => ({ ...page, sheet: payload }),
    /** A refusal that was said on the sheet goes with it. */
    sheetClosed: (page) => ({ ...page, sheet: null, notice: page.notice?.kind === 'refused' ? null : page.notice }),
    noticeShown: (page, { payload }: PayloadAction<Notice>) => ({ ...page, notice: payload }),
    noticeClosed: (page) => ({ ...page, notice: null }),
    logFolded: (page, { payload }: PayloadAction<boolean>) => ({ ...page, logFolded: payload }),
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

export const { sheetOpened, sheetClosed, noticeShown, noticeClosed, logFolded, screenPassed } = slice.actions;
export const pageReducer = slice.reducer;
