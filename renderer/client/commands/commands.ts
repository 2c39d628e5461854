import { createContext, useContext } from 'react';
import type { AnyMove, AnyOrder } from '../../../shared/engine/index.ts';
import type {
  BookQuestion,
  BotLevel,
  CostlyChoice,
  Door,
  Finding,
  Holder,
  HostMessage,
  ImportPreview,
  Manners,
  PlaybackPoint,
  PlayerColour,
  PuzzleNamed,
  Reaction,
  RefusalCode,
  SeatSettings,
  SeatWish,
  Settings,
  ShownChance,
  TableMessage,
} from '../../../shared/protocol/messages.ts';
import type { Answer, Request } from '../../connection/conversation.ts';
import type { SeenChance } from '../chance-parts.ts';

/** A change of the people of the house. */
export type PeopleChange = Extract<
  Request,
  { type: 'keep-person' | 'set-person-code' | 'merge-people' | 'forget-person' }
>;

/** A claim to be a person of the house, by their code or with a leader's consent; null withdraws it. */
export type PersonClaim = Omit<Extract<Request, { type: 'claim-person' }>, 'type' | 'room'>;

/** A page of the house book. */
export type BookAnswer = Extract<HostMessage, { type: 'book' }>;

/** Everything a person can ask of the host. Results arrive in the store; refusals appear as a notice. */
export interface Commands {
  /**
   * Sets up a new table and sits down at it. `learners`: the seats of first-time players; `people`: those whose names the host
   * remembers. Resolves true on success.
   */
  createTable(
    game: string,
    options: Readonly<Record<string, string>>,
    seats: readonly SeatSettings[],
    bots: readonly BotSeat[],
    learners: readonly number[],
    people: readonly number[],
  ): Promise<boolean>;
  /** Starts or continues a lesson of a game under this name. Resolves true on success. */
  beginLesson(game: string, lesson: string, name: string): Promise<boolean>;
  /** Opens a table, if wanted at an earlier moment: after its first `position` choices. */
  openTable(table: string, position?: number): void;
  /** Returns to the home screen, out of the room. The match and the chairs stay. */
  leaveTable(): void;
  removeTable(table: string): void;
  /** Shows one more page of the library. */
  listLibrary(): void;
  /** Makes this the active seat of the screen. */
  takeInHand(seat: number): void;
  /** Lowers the shutter: no seat is active, and everything private leaves the page. */
  lowerShutter(): void;
  /** Plays the moves in order. Stops at the first that is no longer legal. */
  play(...moves: readonly AnyMove[]): void;
  undo(): void;
  redo(): void;
  /** Asks all others to rewind the match beyond undo. The seats in `aloud` have agreed at this screen. */
  askRewind(aloud: readonly number[]): void;
  /** Answers the open rewind request for a seat of this device. */
  answerRewind(seat: number, agreed: boolean): void;
  /** Withdraws the rewind request. */
  withdrawRewind(): void;
  /** Gives a standing order of the active seat. */
  giveOrder(order: AnyOrder): void;
  withdrawOrder(order: AnyOrder): void;
  /** Shows a seat's private things until `endGlimpse`. */
  glimpse(seat: number): void;
  endGlimpse(): void;
  /** Shows the table after its first `position` moves, as the viewer sees it. */
  lookBack(position: number, viewer: TableMessage['viewer']): void;
  /** How the match's chance was made, and what this device knew before. `unknown`: the host does not answer. */
  askChance(): Promise<DealtChance | 'unrecorded' | 'unknown'>;
  /** Plays back what the active player has missed, step by step. */
  showMissed(): void;
  changeSettings(change: Partial<Settings>): void;
  retryNow(): void;
  readonly bots: BotCommands;
  /** Asks for a page of the house book; null without an answer. */
  /** A seat's view of the finished match at an earlier moment; null if it is unavailable. Does not change the page. */
  momentOf(position: number, seat: number): Promise<unknown>;
  lookInBook(question: BookQuestion): Promise<BookAnswer | null>;
  /** The puzzle of the day and all other puzzles. */
  readonly puzzles: PuzzleCommands;
  /** Joining as a guest, and the seats of a guest. */
  readonly guest: GuestCommands;
  /** Commands of everyone in a room, and of its leader. */
  readonly room: RoomCommands;
  /** Running the server for others on the network. */
  readonly hosting: HostingCommands;
  /** Moving rooms and matches between hosts. */
  readonly travel: TravelCommands;
  /** Continuing a room at a standby when its host has failed. */
  readonly standby: StandbyCommands;
}

/** Receives how much of something long is done. */
export type Progress = (done: number, of: number) => void;

/** The lines of a backup. */
export interface SavedHouse {
  readonly lines: readonly string[];
  readonly games: number;
  /** Number of open rooms. */
  readonly rooms: number;
  /** Number of games that could not be read. */
  readonly unreadable: number;
}

/** How many games of a backup are here now. */
export interface HouseBroughtBack {
  readonly here: number;
  /** Rooms that are open here now. */
  readonly rooms: number;
  /** Games and rooms that are open here, or have gone on differently; they stay as they are. */
  readonly different: number;
  /** Rooms that could not be opened, for example without a network. */
  readonly closed: number;
  readonly unreadable: number;
}

/** How the chance of a match was made, and what this device knew before; null if it gave no part. */
export type DealtChance = ShownChance & { readonly seen: SeenChance | null };

/** A seat for a bot, and the bot's level. */
export interface BotSeat {
  readonly seat: number;
  readonly level: BotLevel;
}

/** A host's answer about a bot's thinking, or why there is none. */
export type Thought<Type extends HostMessage['type']> =
  | { readonly outcome: 'answered'; readonly said: Extract<HostMessage, { type: Type }> }
  | { readonly outcome: 'refused'; readonly code: RefusalCode }
  | { readonly outcome: 'lost' };

/** Blunders of a seat at a version of the table: the starts of such choices. */
export interface Weighed {
  readonly version: number;
  readonly seat: number;
  readonly costly: readonly CostlyChoice[];
}

/** Questions to bots about this page's table. Only the caller gets the answers; the store keeps none. */
export interface BotCommands {
  /** What a bot of this level would do on the active seat. `further` receives a better answer if the bot thinks on. */
  askHint(level: BotLevel, further: (thought: Thought<'hint'>) => void): Promise<Thought<'hint'>>;
  /**
   * The active seat's blunders, in a merchant bot's opinion: the starts of such choices.
   * `further` receives a better answer if the bot thinks on. Nothing else of its thoughts is revealed.
   */
  weighChoices(further: (weighed: Weighed) => void): Promise<Weighed | null>;
  /** The reasons for the bot's choice after the first `position` choices. */
  explainMove(position: number): Promise<Thought<'explanation'>>;
  /**
   * This viewer's view after the first `position` choices, to word the choice made there.
   * The page stays where it is. Null if the view is unavailable.
   */
  viewAt(position: number, viewer: TableMessage['viewer']): Promise<unknown>;
  /** How the finished match came about, as far as known. `further` receives later findings. */
  coach(further: (thought: Thought<'coaching'>) => void): Promise<Thought<'coaching'>>;
  /**
   * Continues the finished match from its first `position` choices at a new table.
   * The host person plays `seat`; bots of this level play the others. Resolves true on success.
   */
  playOn(position: number, seat: number, level: BotLevel): Promise<boolean>;
}

export interface PuzzleCommands {
  /** The puzzles in the shop window; null without an answer. */
  look(): Promise<Extract<HostMessage, { type: 'shop-window' }> | null>;
  /** Starts a puzzle under this name. Resolves true on success. */
  begin(puzzle: PuzzleNamed, name: string): Promise<boolean>;
  /** Gives up this page's puzzle and shows its answer. */
  showAnswer(): void;
}

/** Commands of a guest in another host's room. */
export interface GuestCommands {
  /** Enters the room with this code, at first as a spectator. Resolves true on success. */
  enter(code: string, name: string | null): Promise<boolean>;
  /** Returns to a room in which this device has been. */
  comeBack(room: string): void;
  /** Asks for these free seats; an empty list withdraws the wish. */
  askSeats(wishes: readonly SeatWish[]): void;
  giveUpSeats(seats: readonly number[]): void;
  takeSeatBack(seat: number): void;
  /**
   * Goes to another host, `ip:port`: in the app through its main process, in a browser by navigating.
   * A code goes along, and the entry form there uses it: in the store as `joinCode`, in a browser behind the `#` of the
   * link.
   */
  visit(address: string, code: string | null): void;
  /** In a browser: goes to this page's host at its new address, with the token of the room. */
  followHost(address: string): void;
  /** Returns from another host to this device's own home screen. */
  goHome(): void;
  /** Becomes the host in this browser, with the key that the server printed. Resolves true if the key is right. */
  presentKey(key: string): Promise<boolean>;
}

/** Commands of everyone in a room; from `chooseGame` on, of its leader only. */
export interface RoomCommands {
  /** Proposes a game to play next; null withdraws the proposal. */
  proposeGame(game: string | null): void;
  /** Takes a chair for a person at this device; null picks the first free colour. Resolves true on success. */
  takeChair(name: string, colour: PlayerColour | null): Promise<boolean>;
  changeChair(chair: number, name: string, colour: PlayerColour): Promise<boolean>;
  leaveChair(chair: number): void;
  beReady(ready: boolean): void;
  /** Claims to be this guest, who is away, to get their seats here. Null withdraws the claim. */
  claimSeat(guest: string | null): void;
  /** Claims to be a person of the house. Shows no refusal: the form does. Null outside rooms. */
  claimPerson(claim: PersonClaim): Promise<Answer> | null;
  /** Makes this device a television of the room, or an ordinary device again. Resolves true on success. */
  beTelevision(on: boolean): Promise<boolean>;
  /** Tells the room how far this television has shown the match. */
  reportPlayback(at: PlaybackPoint): void;
  /** Reminds the player of this seat of the room's table that others are waiting. */
  nudge(table: string, seat: number): void;
  /** Shows a reaction to everyone, from a seat of this device or (null) the device. */
  react(seat: number | null, reaction: Reaction): void;
  chooseGame(game: string | null, options: Readonly<Record<string, string>>): void;
  seatBot(level: BotLevel, name: string): Promise<boolean>;
  /** Orders the chairs as the seats. */
  orderChairs(chairs: readonly number[]): void;
  /** Takes everyone to a new table with the planned game. Resolves true on success. */
  startMatch(): Promise<boolean>;
  /** Takes everyone back to an unfinished match of the room. */
  resume(table: string): void;
  /** Continues the playback on the televisions by one step, or to its end. */
  continuePlayback(all: boolean): void;
  changeRoom(name: string, door: Door): Promise<boolean>;
  /** Sets what people may send each other, and how long a turn should take. */
  changeManners(manners: Manners): void;
  /** Starts the sand-timer of this seat again. */
  giveTime(seat: number): void;
  newCode(): void;
  nameLeader(guest: string, isLeader: boolean): void;
  /** Makes this guest the leader of the room, in place of this device. */
  handLead(guest: string): void;
  removeGuest(guest: string): void;
  /** Grants or refuses the claim of a seat by the device `by`. */
  answerClaim(by: string, granted: boolean): void;
  answerWish(guest: string, granted: boolean): void;
  /**
   * Gives a seat to the host person, a guest or a bot, or leaves it free.
   * A stand-in returns it when its owner wants it.
   */
  handSeat(seat: number, to: Holder, standIn: boolean): void;
}

/** Commands of the host person only. */
export interface HostingCommands {
  /** Opens a room around this page's table, or changes its name and access. */
  host(name: string, door: Door): Promise<boolean>;
  /** Opens a room where people meet before a match. Resolves true on success. */
  openRoom(name: string, door: Door): Promise<boolean>;
  /** Goes into a room of this server. */
  visitRoom(room: string): void;
  /** Resolves true once the room is closed. */
  closeRoom(room: string): Promise<boolean>;
  /** Takes back the lead of this room. */
  takeLead(room: string): void;
  renameSeat(seat: number, name: string): void;
  /** Names a saved game; null removes the name. Resolves true on success. */
  nameTable(table: string, name: string | null): Promise<boolean>;
  chooseNetwork(adapter: string, port: number | null): void;
  /** Resets this person's campaign at the game: previous solo wins no longer count. */
  beginCampaign(game: string, player: string): void;
  /** Changes the people of the house. Resolves true on success. */
  changePeople(change: PeopleChange): Promise<boolean>;
  /** Starts or stops listing the rooms of other hosts in the store. */
  watchNearby(on: boolean): void;
  /** The connection doctor's findings, for this host or for the way to another's address. Null without an answer. */
  diagnose(address: string | null): Promise<readonly Finding[] | null>;
}

/** Moves rooms and matches from one host to another. */
export interface TravelCommands {
  /**
   * Exports the room or a single match as text for a file. It stays here too. Null if it is unavailable.
   * `names` replaces the names of the match's players, by seat.
   */
  takeAlong(
    what: { readonly room: string } | { readonly table: string; readonly names?: readonly string[] },
  ): Promise<string | null>;
  /** What an import would bring to this device's own host. Changes nothing. Null if the text cannot be opened. */
  previewTransfer(text: string): Promise<ImportPreview | null>;
  /** Imports an exported text at this device's own host, and goes there. Resolves true on success. */
  openTransfer(text: string): Promise<boolean>;
  /** Everything that the host saves, for a file; calls `progress` meanwhile. Null if the host cannot be reached. */
  saveHouse(progress: Progress): Promise<SavedHouse | null>;
  /**
   * Adds what such a file holds to this device's own host; calls `progress` meanwhile, in bytes. What is known there stays.
   * Null if it is no such file or the host cannot be reached. Repeating it completes what a failure left.
   */
  bringBack(file: Blob, progress: Progress): Promise<HouseBroughtBack | null>;
  /** Offers the room to the host of a guest's device; null withdraws the offer. */
  handRoomOver(room: string, guest: string | null): void;
  /** Declines the room that is offered to this device. */
  declineTakeOver(room: string): void;
  /** Takes over the offered room at this device's own host, and goes there. Resolves true on success. */
  takeOver(room: string): Promise<boolean>;
}

/** Prepares a standby for a room, and fails over to it. */
export interface StandbyCommands {
  /** Asks a guest's host to be the standby for the room; null asks none. */
  nameStandby(room: string, guest: string | null): void;
  /** Accepts or declines to be the standby, for this device. */
  answer(room: string, agreed: boolean): void;
  /** Stops waiting for the standby; the room continues here. */
  continueAlone(room: string): void;
  /** Continues the room at its standby, here or elsewhere, once the host is gone. */
  resume(): void;
  /** Cancels the failover, and returns to the previous host. */
  goBack(): void;
}

export const CommandsContext = createContext<Commands | null>(null);

/** The commands of this page. Throws Error outside the app. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error('There is no host to ask here: the page stands outside the app.');
  return commands;
}
