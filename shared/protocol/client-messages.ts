import { z } from 'zod';
import { botLevel } from './bots.ts';
import { reaction } from './company.ts';
import { givenPlayerName, givenRoomName } from './names.ts';
import { adapterAddress, door, hostAddress, hostKey, joinCode, seatToken } from './network.ts';
import { longestPiece, mostPieces } from './pieces.ts';
import { puzzleId } from './puzzles.ts';
import { chairNumber, manners, mostChairs, plan, roomId } from './rooms.ts';
import {
  givenSeatSettings,
  givenSeatWish,
  guestId,
  holder,
  playerColours,
  requestId,
  seat,
  tableId,
  travellingMove,
  version,
  viewer,
} from './seats.ts';
import { settings } from './settings.ts';
import { copyNumber, heldShares, sealing } from './stand-by.ts';

/** No choice takes more moves than this: nobody holds so many cards. */
export const mostMovesOfChoice = 200;

/** What every request carries. */
const asked = { request: requestId };
const askedAt = { ...asked, table: tableId };
const askedIn = { ...asked, room: roomId };
/** A change of the match: made against this version, by this seat; guests prove with their token that it is theirs. */
const change = { ...askedAt, version, seat, token: seatToken.optional() };

/** The first message of every connection, and the sign of life. */
const greetings = [
  z.object({ type: z.literal('hello'), protocol: z.number().int() }),
  /** Answered with `pong`, at once. */
  z.object({ type: z.literal('ping') }),
] as const;

/** What everybody at a table may ask for. */
const atTable = [
  z.object({ type: z.literal('leave-table'), ...askedAt }),
  /** Told of the table afresh, whole: something was missed. The newest page of a device also gets its seats. */
  z.object({ type: z.literal('open-table'), ...askedAt }),
  /** The shutter opens: this seat's holder sits before the screen. */
  z.object({ type: z.literal('take-in-hand'), ...askedAt, seat }),
  /** The shutter comes down: nothing private may be on the page. */
  z.object({ type: z.literal('lower-shutter'), ...askedAt }),
  /** A move, and those that go with it as one choice: each is played that is still on offer, up to one that is not. */
  z.object({
    type: z.literal('play'),
    ...change,
    move: travellingMove,
    further: z.array(travellingMove).max(mostMovesOfChoice).readonly().optional(),
  }),
  z.object({ type: z.literal('undo'), ...change }),
  z.object({ type: z.literal('redo'), ...change }),
  /**
   * Asks everybody to let the match go back to before the seat's latest choice, beyond the reach of undo. `aloud`: seats of
   * this device whose people have agreed aloud.
   */
  z.object({ type: z.literal('ask-rewind'), ...change, aloud: z.array(seat).max(8) }),
  /** What this seat's people say to the rewind for which `by` asks. From the asker's own device: what they said aloud. */
  z.object({ type: z.literal('answer-rewind'), ...change, by: seat, agreed: z.boolean() }),
  /** The seat's people, or the host person for them, ask no more. */
  z.object({ type: z.literal('withdraw-rewind'), ...change }),
  /** A private look at one's own things while it is somebody else's turn. */
  z.object({ type: z.literal('glimpse'), ...askedAt, seat }),
  /** The table after the first `position` moves: stepping back, or through a finished match. */
  z.object({ type: z.literal('look-back'), ...askedAt, position: version, viewer }),
  /** A new name for a seat: its holder's own, or any for the host person. */
  z.object({ type: z.literal('rename-seat'), ...askedAt, seat, name: givenPlayerName }),
  /** What would a bot of this level do, and why? For the seat in hand that must act. `costly`: what would be a blunder, too? */
  z.object({ type: z.literal('ask-hint'), ...change, level: botLevel, costly: z.boolean().optional() }),
  /** What spoke for the bot's choice after the first `position` ones? Not for what is still sealed. */
  z.object({ type: z.literal('explain-move'), ...askedAt, position: version }),
  /** How a match that is over came about. */
  z.object({ type: z.literal('coach'), ...askedAt }),
] as const;

/** What guests ask for. */
const guests = [
  /** Comes into the room with this code, and to its table as an onlooker at first; `name` tells who it is. */
  z.object({
    type: z.literal('enter'),
    ...asked,
    code: joinCode,
    name: givenPlayerName.nullable(),
    /** Is there a host of the device's own, to which the room could be handed on? */
    canHost: z.boolean().optional(),
  }),
  /** Comes back into a room, and to one's seats at its table. */
  z.object({ type: z.literal('return'), ...askedIn, token: seatToken, canHost: z.boolean().optional() }),
  /** Would like these free seats. With an open door they are given at once; no seats takes the wish back. */
  z.object({ type: z.literal('ask-seats'), ...askedAt, seats: z.array(givenSeatWish).max(8) }),
  /** Gets up from these seats for good: they are free. */
  z.object({ type: z.literal('give-up-seats'), ...askedAt, seats: z.array(seat).min(1).max(8) }),
  /** Takes back a seat that is one's own and that somebody plays meanwhile. */
  z.object({ type: z.literal('take-seat-back'), ...askedAt, seat }),
  /** Has kept these shares of the key to the sealed copy of a room that is to go on here. */
  z.object({ type: z.literal('give-shares'), ...askedIn, shares: heldShares }),
  /** May run the house from here: the key that the host printed. */
  z.object({ type: z.literal('present-key'), ...asked, key: hostKey }),
] as const;

/** What everybody in a room may ask for. */
const inRoom = [
  /** Goes; chairs and seats wait. */
  z.object({ type: z.literal('leave-room'), ...askedIn }),
  /** Would like to play this game next; null takes that back. */
  z.object({ type: z.literal('propose-game'), ...askedIn, game: z.string().max(40).nullable() }),
  /** Takes a chair for somebody of this device; with null the first colour that is free. */
  z.object({
    type: z.literal('take-chair'),
    ...askedIn,
    name: givenPlayerName,
    colour: z.enum(playerColours).nullable(),
  }),
  /** Another name or colour for a chair: one's own, or any for whoever leads the room. */
  z.object({
    type: z.literal('change-chair'),
    ...askedIn,
    chair: chairNumber,
    name: givenPlayerName,
    colour: z.enum(playerColours),
  }),
  /** Gets up from a chair; whoever leads the room may take any away. */
  z.object({ type: z.literal('leave-chair'), ...askedIn, chair: chairNumber }),
  /** All of this device's chairs are ready for the next match, or not yet. */
  z.object({ type: z.literal('be-ready'), ...askedIn, ready: z.boolean() }),
  /** Tells whoever has this seat of the room's table, and nobody else, that they are waited for. */
  z.object({ type: z.literal('nudge'), ...askedIn, table: tableId, seat }),
  /** Has the room that is handed on to this device: everything of it, for the device's own host. */
  z.object({ type: z.literal('take-over'), ...askedIn }),
  /** This device's own host does not take over what is handed on to it. */
  z.object({ type: z.literal('decline-take-over'), ...askedIn }),
  /** It is open there, at one of these addresses, as it was when it was taken over: everybody goes there. */
  z.object({ type: z.literal('taken-over'), ...askedIn, addresses: z.array(hostAddress).min(1).max(16).readonly() }),
  /** This device's own host stands by for the room, as it was asked to. */
  z.object({ type: z.literal('stand-by'), ...askedIn }),
  /** The sealed copy of this number is on its disk; it would be served at one of these addresses. */
  z.object({
    type: z.literal('kept-sealed'),
    ...askedIn,
    number: copyNumber,
    addresses: z.array(hostAddress).max(16).readonly(),
  }),
  /** Nothing is held here of the room any more: no share that anybody else has not seen, and no sealed copy. */
  z.object({ type: z.literal('let-go'), ...askedIn }),
  /** Says to be the person of a guest who is away: would have their seats here; null says so no more. */
  z.object({ type: z.literal('claim-seat'), ...askedIn, guest: guestId.nullable() }),
  /** Reacts for all to see: at this seat of one's own, or as a device that has none. */
  z.object({ type: z.literal('react'), ...askedIn, seat: seat.nullable(), reaction }),
] as const;

/** What whoever leads a room may ask for: the host person, and the devices they have named. */
const masters = [
  z.object({ type: z.literal('choose-game'), ...askedIn, ...plan.shape }),
  z.object({ type: z.literal('seat-bot'), ...askedIn, level: botLevel, name: givenPlayerName }),
  /** The chairs in the order of the seats of the next match: each number once. */
  z.object({ type: z.literal('order-chairs'), ...askedIn, chairs: z.array(chairNumber).max(mostChairs) }),
  /** Everybody goes on to a new table with what is planned, each to their own seat. */
  z.object({ type: z.literal('start-match'), ...askedIn }),
  /** Everybody goes back to a match of the evening that has not ended. */
  z.object({ type: z.literal('go-on'), ...askedIn, table: tableId }),
  /** What the room is called, and who opens its door. */
  z.object({ type: z.literal('change-room'), ...askedIn, name: givenRoomName, door }),
  /** What people may send each other from now on. */
  z.object({ type: z.literal('change-manners'), ...askedIn, ...manners.shape }),
  /** The old code opens nothing any more; who is in stays. */
  z.object({ type: z.literal('new-code'), ...askedIn }),
  /** From now on a guest leads the room too, or no longer. */
  z.object({ type: z.literal('name-master'), ...askedIn, guest: guestId, isMaster: z.boolean() }),
  /** This guest leads the room from now on, in the place of whoever asks: only who has the lead hands it on. */
  z.object({ type: z.literal('hand-lead'), ...askedIn, guest: guestId }),
  /** Shows a guest out: their chairs and seats are free, their token is void. */
  z.object({ type: z.literal('remove-guest'), ...askedIn, guest: guestId }),
  /** Says yes or no to the device `by`, which says to be the person of a guest who is away. */
  z.object({ type: z.literal('answer-claim'), ...askedIn, by: guestId, granted: z.boolean() }),
  /** Says yes or no to a guest who has asked for seats. */
  z.object({ type: z.literal('answer-wish'), ...askedAt, guest: guestId, granted: z.boolean() }),
  /**
   * Gives a seat to the house, to a guest, to a bot, or to whoever comes (`free`). `standIn`: for as long as its owner is
   * away or does not want it back; otherwise for good.
   */
  z.object({
    type: z.literal('hand-seat'),
    ...askedAt,
    seat,
    to: holder,
    standIn: z.boolean(),
  }),
] as const;

/** What only the host person may ask for: on the host's own screen, or with its key. */
const keepers = [
  z.object({
    type: z.literal('create-table'),
    ...asked,
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.string().max(40)),
    seats: z.array(givenSeatSettings).min(1).max(8),
    /** The seats that bots play, each once; the others are people's. */
    bots: z
      .array(z.object({ seat, level: botLevel }))
      .max(8)
      .optional(),
  }),
  /**
   * Another table, at which a match that is over, or a puzzle, goes on from its first `position` choices: the house plays
   * `seat`, bots of this level play the others.
   */
  z.object({ type: z.literal('play-on'), ...askedAt, position: version, seat, level: botLevel }),
  /**
   * Sits down at a lesson of a game, where it was left, or at its beginning where it was finished; `name` is what whoever
   * learns is called at the table.
   */
  z.object({
    type: z.literal('begin-lesson'),
    ...asked,
    game: z.string().max(40),
    lesson: z.string().max(40),
    name: givenPlayerName,
  }),
  /** What lies in the shop window of the day? */
  z.object({ type: z.literal('look-in-window'), ...asked }),
  /** Sits down at a puzzle of a game, at its beginning unless somebody sits there; `name` is what whoever answers is called. */
  z.object({
    type: z.literal('begin-puzzle'),
    ...asked,
    game: z.string().max(40),
    puzzle: puzzleId,
    name: givenPlayerName,
  }),
  /** Gives up the puzzle of this table: its answer is told. */
  z.object({ type: z.literal('show-answer'), ...askedAt }),
  /** What a saved game is called on the shelf from now on; null for no name of its own. */
  z.object({ type: z.literal('name-table'), ...askedAt, name: givenRoomName.nullable() }),
  z.object({ type: z.literal('remove-table'), ...askedAt }),
  /** From now on is told of one more page of the shelf; the first `shelf` with it comes after the answer. */
  z.object({ type: z.literal('look-along-shelf'), ...asked }),
  z.object({ type: z.literal('change-settings'), ...asked, settings }),
  /** Whatever this person has won at this game in matches played alone no longer counts. */
  z.object({ type: z.literal('begin-campaign'), ...asked, game: z.string().max(40), player: givenPlayerName }),
  /** Opens a room in which others come together before anything is played, and goes into it. */
  z.object({ type: z.literal('open-room'), ...asked, name: givenRoomName, door }),
  /** Opens a room round this table, or changes what its room is called and who opens the door. */
  z.object({ type: z.literal('host-table'), ...askedAt, name: givenRoomName, door }),
  /** Goes into a room of the house. */
  z.object({ type: z.literal('visit-room'), ...askedIn }),
  /** The host person leads the room again, whoever has led it meanwhile. */
  z.object({ type: z.literal('take-lead'), ...askedIn }),
  /** Hands the room on to the host of this guest's own device, which then takes it over; null keeps it after all. */
  z.object({ type: z.literal('hand-house'), ...askedIn, guest: guestId.nullable() }),
  /** Asks a guest's own host to stand by for the room; null asks nobody any more. */
  z.object({ type: z.literal('name-stand-by'), ...askedIn, guest: guestId.nullable() }),
  /** The room waits no longer for whoever stands by: the host person knows that it has not gone on there. */
  z.object({ type: z.literal('go-on-alone'), ...askedIn }),
  /** Keeps the sealed copy of another host's room, piece by piece; each but the last is answered with `done`. */
  z.object({
    type: z.literal('keep-sealed'),
    ...askedIn,
    ...sealing.shape,
    piece: z.number().int().min(0),
    of: z.number().int().min(1).max(mostPieces),
    text: z.string().max(longestPiece),
  }),
  /** Keeps it no longer. */
  z.object({ type: z.literal('forget-sealed'), ...askedIn }),
  /** Another host's room, for which this one stood by, is to go on here; with the shares of this device. */
  z.object({ type: z.literal('relieve'), ...askedIn, shares: heldShares }),
  /** Would take a room along, or a match that no room plays; exactly one of the two is given. */
  z.object({ type: z.literal('take-along'), ...asked, room: roomId.nullable(), table: tableId.nullable() }),
  /** Brings in what was taken along or over elsewhere, piece by piece; each but the last is answered with `done`. */
  z.object({
    type: z.literal('bring-in'),
    ...asked,
    piece: z.number().int().min(0),
    of: z.number().int().min(1).max(mostPieces),
    text: z.string().max(longestPiece),
  }),
  /** Nobody else may come in or stay: all seats are the house's again. */
  z.object({ type: z.literal('close-room'), ...askedIn }),
  /** Serves guests at this adapter and, where it is free, this port, from now on. */
  z.object({
    type: z.literal('choose-network'),
    ...asked,
    adapter: adapterAddress,
    port: z.number().int().min(1024).max(65_535).nullable(),
  }),
  /** Is told of tables on the network for as long as it wants to know. */
  z.object({ type: z.literal('watch-nearby'), ...asked, on: z.boolean() }),
  /** Has the connection doctor look: at this host, or at the way to another one's address. */
  z.object({ type: z.literal('diagnose'), ...asked, address: hostAddress.nullable() }),
] as const;

/** What a client may ask of its host. */
export const clientMessage = z.discriminatedUnion('type', [
  ...greetings,
  ...atTable,
  ...guests,
  ...inRoom,
  ...masters,
  ...keepers,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
/** A message that is answered: all but hello and ping. */
export type RequestMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;
