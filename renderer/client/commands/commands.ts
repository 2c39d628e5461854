import { createContext, useContext } from 'react';
import type { AnyMove } from '../../../shared/engine/index.ts';
import type {
  BotLevel,
  CostlyChoice,
  Door,
  Finding,
  Holder,
  HostMessage,
  Manners,
  PlayerColour,
  PuzzleNamed,
  Reaction,
  RefusalCode,
  SeatSettings,
  SeatWish,
  Settings,
  TableMessage,
} from '../../../shared/protocol/messages.ts';

/** Everything a person can ask of the host. What comes of it arrives in the store; refusals are shown as a notice. */
export interface Commands {
  /** Sets up a new table and sits down at it; `learners` play for the first time. Resolves true when that worked. */
  createTable(
    game: string,
    options: Readonly<Record<string, string>>,
    seats: readonly SeatSettings[],
    bots: readonly BotSeat[],
    learners: readonly number[],
  ): Promise<boolean>;
  /** Sits down at a lesson of a game under this name, where it was left; resolves true when that worked. */
  beginLesson(game: string, lesson: string, name: string): Promise<boolean>;
  openTable(table: string): void;
  /** Back to the street, out of the room; the match and the chairs wait there. */
  leaveTable(): void;
  removeTable(table: string): void;
  /** Shows one more page of the shelf. */
  lookAlongShelf(): void;
  /** The person of this seat sits before the screen. */
  takeInHand(seat: number): void;
  /** Nobody does: everything private leaves the page. */
  lowerShutter(): void;
  /** Plays one move after the other; stops at the first that is no longer on offer. */
  play(...moves: readonly AnyMove[]): void;
  undo(): void;
  redo(): void;
  /** Asks everybody else to let the match go back, beyond the reach of undo; `aloud` have agreed at this very screen. */
  askRewind(aloud: readonly number[]): void;
  /** What the people of a seat of this device say to the rewind that is asked for. */
  answerRewind(seat: number, agreed: boolean): void;
  /** The rewind is asked for no more. */
  withdrawRewind(): void;
  /** Shows a seat's own things until `endGlimpse`. */
  glimpse(seat: number): void;
  endGlimpse(): void;
  /** Shows the table after its first `position` moves through the viewer's eyes. */
  lookBack(position: number, viewer: TableMessage['viewer']): void;
  /** Tells the person before the screen what they have missed, beat by beat. */
  tellMissed(): void;
  changeSettings(change: Partial<Settings>): void;
  retryNow(): void;
  /** What bots think of the match. */
  readonly bots: BotCommands;
  /** The shop window of the day, and the puzzles in it. */
  readonly puzzles: PuzzleCommands;
  /** Coming in as a guest, and the seats one has there. */
  readonly guest: GuestCommands;
  /** What people in a room settle together, and whoever leads it. */
  readonly room: RoomCommands;
  /** Running the house for others on the network. */
  readonly keeper: KeeperCommands;
  /** Rooms and matches that go from one host to another. */
  readonly travel: TravelCommands;
  /** The host that carries a room on when its own has failed. */
  readonly standingBy: StandingByCommands;
}

/** A seat that a bot plays, and how well. */
export interface BotSeat {
  readonly seat: number;
  readonly level: BotLevel;
}

/** What a host has said of its thoughts, or why it has not. */
export type Thought<Type extends HostMessage['type']> =
  | { readonly outcome: 'told'; readonly said: Extract<HostMessage, { type: Type }> }
  | { readonly outcome: 'refused'; readonly code: RefusalCode }
  | { readonly outcome: 'lost' };

/** Beginnings of choices that would be blunders for a seat, at a version of the table. */
export interface Weighed {
  readonly version: number;
  readonly seat: number;
  readonly costly: readonly CostlyChoice[];
}

/** What bots can be asked about this page's table. What they say goes to whoever asked, and is kept nowhere else. */
export interface BotCommands {
  /** What a bot of this level would do on the seat in hand; `further` hears what it came to where it goes on thinking. */
  askHint(level: BotLevel, further: (thought: Thought<'hint'>) => void): Promise<Thought<'hint'>>;
  /**
   * Which beginnings of choices would be blunders for the seat in hand, as a merchant judges them; `further` hears what it came
   * to where it goes on thinking. Nothing else of its thoughts is told.
   */
  weighChoices(further: (weighed: Weighed) => void): Promise<Weighed | null>;
  /** What spoke for the bot's choice after the first `position` ones. */
  explainMove(position: number): Promise<Thought<'explanation'>>;
  /**
   * The table after the first `position` choices as this viewer saw it, to word what was chosen there; the page stays where
   * it is. Null where it cannot be had.
   */
  viewAt(position: number, viewer: TableMessage['viewer']): Promise<unknown>;
  /** How the match that is over came about, as far as that is known; `further` hears what is found out later. */
  coach(further: (thought: Thought<'coaching'>) => void): Promise<Thought<'coaching'>>;
  /**
   * Goes on from the first `position` choices of the match that is over, at a new table: the house plays this seat, bots
   * of the level the others. Resolves true when that worked.
   */
  playOn(position: number, seat: number, level: BotLevel): Promise<boolean>;
}

/** What can be done with puzzles. */
export interface PuzzleCommands {
  /** What lies in the shop window; null where nobody answered. */
  look(): Promise<Extract<HostMessage, { type: 'shop-window' }> | null>;
  /** Sits down at a puzzle under this name; resolves true when that worked. */
  begin(puzzle: PuzzleNamed, name: string): Promise<boolean>;
  /** Gives up the puzzle of this page's table: its answer is told. */
  showAnswer(): void;
}

/** What somebody in another host's room can do. */
export interface GuestCommands {
  /** Comes into the room with this code, as an onlooker at first; resolves true when that worked. */
  enter(code: string, name: string | null): Promise<boolean>;
  /** Comes back into a room where this device has been. */
  comeBack(room: string): void;
  /** Would like these free seats; none takes the wish back. */
  askSeats(wishes: readonly SeatWish[]): void;
  giveUpSeats(seats: readonly number[]): void;
  takeSeatBack(seat: number): void;
  /**
   * Goes to another host, `ip:port`; in the app through its own main process, in a browser by going to its page. A code
   * goes along (in the store as `joinCode`, in a browser behind the `#` of the link) and waits at the door there.
   */
  visit(address: string, code: string | null): void;
  /** Back from another host to this device's own street. */
  goHome(): void;
  /** Runs the house from this browser with the key that its host printed; resolves true when it fits. */
  presentKey(key: string): Promise<boolean>;
}

/** What everybody in a room can do, and, from `chooseGame` on, only whoever leads it. */
export interface RoomCommands {
  /** Would like to play this game next; null takes that back. */
  proposeGame(game: string | null): void;
  /** Takes a chair for somebody at this device; with null the first colour that is free. Resolves true when that worked. */
  takeChair(name: string, colour: PlayerColour | null): Promise<boolean>;
  changeChair(chair: number, name: string, colour: PlayerColour): Promise<boolean>;
  leaveChair(chair: number): void;
  beReady(ready: boolean): void;
  /** Says to be the person of this guest, who is away, to have their seats here; null says so no more. */
  claimSeat(guest: string | null): void;
  /** Tells whoever has this seat of the room's table that they are waited for. */
  nudge(table: string, seat: number): void;
  /** Shows a reaction to everybody, at this seat of this device or (null) for the device. */
  react(seat: number | null, reaction: Reaction): void;
  chooseGame(game: string | null, options: Readonly<Record<string, string>>): void;
  seatBot(level: BotLevel, name: string): Promise<boolean>;
  /** The chairs in the order of the seats. */
  orderChairs(chairs: readonly number[]): void;
  /** Everybody goes on to a new table with what is planned; resolves true when that worked. */
  startMatch(): Promise<boolean>;
  /** Everybody goes back to a match of the evening that has not ended. */
  goOn(table: string): void;
  changeRoom(name: string, door: Door): Promise<boolean>;
  /** What people may send each other from now on. */
  changeManners(manners: Manners): void;
  newCode(): void;
  nameMaster(guest: string, isMaster: boolean): void;
  /** This guest leads the room from now on, in the place of whoever sits here. */
  handLead(guest: string): void;
  removeGuest(guest: string): void;
  /** Says yes or no to the device `by`, which claims a seat. */
  answerClaim(by: string, granted: boolean): void;
  answerWish(guest: string, granted: boolean): void;
  /** Gives a seat to the house, a guest, a bot or whoever comes; a stand-in gives it back when its owner wants it. */
  handSeat(seat: number, to: Holder, standIn: boolean): void;
}

/** What only the host person can do. */
export interface KeeperCommands {
  /** Opens a room round this page's table, or changes its name and its door. */
  host(name: string, door: Door): Promise<boolean>;
  /** Opens a room in which others come together before anything is played; resolves true when that worked. */
  openRoom(name: string, door: Door): Promise<boolean>;
  /** Goes into a room of the house. */
  visitRoom(room: string): void;
  /** Resolves true once it is closed. */
  closeRoom(room: string): Promise<boolean>;
  /** Leads this room again, whoever has led it meanwhile. */
  takeLead(room: string): void;
  renameSeat(seat: number, name: string): void;
  /** Calls a saved game this, or nothing of its own (null); resolves true when that worked. */
  nameTable(table: string, name: string | null): Promise<boolean>;
  chooseNetwork(adapter: string, port: number | null): void;
  /** What this person has won at the game, playing alone, no longer counts. */
  beginCampaign(game: string, player: string): void;
  /** Lists rooms of other hosts in the store for as long as that is wanted. */
  watchNearby(on: boolean): void;
  /** What the connection doctor finds at this host, or on the way to another's address; null when nobody answered. */
  diagnose(address: string | null): Promise<readonly Finding[] | null>;
}

/** What takes rooms and matches from one host to another. */
export interface TravelCommands {
  /** The house's room, or a match of its own, packed for a file; null where it cannot be had. It stays here too. */
  takeAlong(what: { readonly room?: string; readonly table?: string }): Promise<string | null>;
  /** Opens at this device's own host what was packed, and goes there; resolves true when that worked. */
  openCarriage(text: string): Promise<boolean>;
  /** Hands the house's room on to the host of a guest's own device, or keeps it after all (null). */
  handHouse(room: string, guest: string | null): void;
  /** Does not take over the room that is handed on to this device. */
  declineTakeOver(room: string): void;
  /** Takes over the room that is handed on to this device, at its own host, and goes there; resolves true when that worked. */
  takeOver(room: string): Promise<boolean>;
}

/** What is done so that a room outlives its host, and once the host is gone. */
export interface StandingByCommands {
  /** Asks a guest's own host to stand by for the house's room; null asks nobody any more. */
  nameStandBy(room: string, guest: string | null): void;
  /** What the person before this device says to being asked. */
  answer(room: string, agreed: boolean): void;
  /** The house's room waits no longer for whoever stands by. */
  goOnAlone(room: string): void;
  /** The host is gone: the room goes on where somebody stands by, here or there. */
  goOn(): void;
  /** Waits for that no longer: back to the host of before. */
  goBack(): void;
}

export const CommandsContext = createContext<Commands | null>(null);

/** The commands of this page. Throws outside the app. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error('There is no host to ask here: the page stands outside the app.');
  return commands;
}
