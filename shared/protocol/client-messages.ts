import { z } from 'zod';
import { bookQuestion } from './book.ts';
import { botLevel } from './bots.ts';
import { chanceHash, chancePart } from './chance.ts';
import { reaction } from './company.ts';
import { givenPlayerName, givenRoomName } from './names.ts';
import { adapterAddress, door, hostAddress, hostKey, joinCode, seatToken } from './network.ts';
import { travellingOrder } from './orders.ts';
import { claimedPerson, givenPerson, personCode } from './people.ts';
import { longestPiece, mostPieces } from './pieces.ts';
import { puzzleId } from './puzzles.ts';
import { chairNumber, manners, mostChairs, plan, roomId } from './rooms.ts';
import {
  givenSeatSettings,
  givenSeatWish,
  guestId,
  holder,
  personId,
  playerColours,
  requestId,
  seat,
  tableId,
  travellingMove,
  version,
  viewer,
} from './seats.ts';
import { settings } from './settings.ts';
import { copyNumber, heldShares, sealing } from './standby.ts';
import { playbackPoint } from './televisions.ts';

/** Most moves of one choice. No hand holds that many cards. */
export const mostMovesOfChoice = 200;

/** The fields of every request. */
const asked = { request: requestId };
const askedAt = { ...asked, table: tableId };
const askedIn = { ...asked, room: roomId };
/** The fields of a change to the match: the version it is based on, the seat, and the token of a guest who holds it. */
const change = { ...askedAt, version, seat, token: seatToken.optional() };

/** A text too long for one message. The host answers each piece but the last with `done`. */
const inPieces = {
  piece: z.number().int().min(0),
  of: z.number().int().min(1).max(mostPieces),
  text: z.string().max(longestPiece),
};

/** The fields of a standing order: it needs no version, because it must be one of those offered now. */
const ordered = { ...askedAt, seat, token: seatToken.optional(), order: travellingOrder };

/** The first message of every connection, and the keepalive. */
const greetings = [
  /** `imagines`: tables come with a state on which this client tries moves. */
  z.object({ type: z.literal('hello'), protocol: z.number().int(), imagines: z.boolean().optional() }),
  /** The host answers `pong` at once. */
  z.object({ type: z.literal('ping') }),
] as const;

/** Requests that every client at a table may send. */
const atTable = [
  z.object({ type: z.literal('leave-table'), ...askedAt }),
  /** Requests the whole table message, after missing one. The device's newest page also receives its seats. */
  z.object({ type: z.literal('open-table'), ...askedAt }),
  /** Opens the shutter: the player of this seat is at the screen. */
  z.object({ type: z.literal('take-in-hand'), ...askedAt, seat }),
  /** Closes the shutter: the page may show nothing private. */
  z.object({ type: z.literal('lower-shutter'), ...askedAt }),
  /**
   * Plays a move, then the `further` moves of the same choice. The host plays each one that is legal and stops at the
   * first that is not.
   */
  z.object({
    type: z.literal('play'),
    ...change,
    move: travellingMove,
    further: z.array(travellingMove).max(mostMovesOfChoice).readonly().optional(),
  }),
  z.object({ type: z.literal('undo'), ...change }),
  z.object({ type: z.literal('redo'), ...change }),
  /**
   * Requests a rewind to before the seat's latest choice, beyond the reach of undo. The other players must agree.
   * `aloud`: seats of this device whose players have agreed aloud.
   */
  z.object({ type: z.literal('ask-rewind'), ...change, aloud: z.array(seat).max(8) }),
  /** A seat's answer to the rewind that `by` requests. From the requester's own device: what the players said aloud. */
  z.object({ type: z.literal('answer-rewind'), ...change, by: seat, agreed: z.boolean() }),
  /** Withdraws the rewind request: the seat's own device, or the host person. */
  z.object({ type: z.literal('withdraw-rewind'), ...change }),
  /** Gives a standing order of the active seat; the host follows it until it ends. Only the seat's player knows. */
  z.object({ type: z.literal('give-order'), ...ordered }),
  /** Withdraws a standing order. Does nothing if it has ended. */
  z.object({ type: z.literal('withdraw-order'), ...ordered }),
  /** A private look at the own seat's things during another player's turn. */
  z.object({ type: z.literal('glimpse'), ...askedAt, seat }),
  /** The table after the first `position` moves, to step back or to replay a finished match. */
  z.object({ type: z.literal('look-back'), ...askedAt, position: version, viewer }),
  /** Renames a seat: the holder their own, the host person any. */
  z.object({ type: z.literal('rename-seat'), ...askedAt, seat, name: givenPlayerName }),
  /**
   * Asks what a bot of this level would choose for the active seat, which must act, and why. `costly`: list blunders
   * too.
   */
  z.object({ type: z.literal('ask-hint'), ...change, level: botLevel, costly: z.boolean().optional() }),
  /** Asks for the reasons of the bot's choice after the first `position` ones. RequestError while that choice is sealed. */
  z.object({ type: z.literal('explain-move'), ...askedAt, position: version }),
  /** Asks for an analysis of a finished match. */
  z.object({ type: z.literal('coach'), ...askedAt }),
  /** Asks how the match's chance was made. */
  z.object({ type: z.literal('ask-chance'), ...askedAt }),
] as const;

/** Requests of guests. */
const guests = [
  /** Enters the room with this code, and its table as a spectator. `name` says who enters. */
  z.object({
    type: z.literal('enter'),
    ...asked,
    code: joinCode,
    name: givenPlayerName.nullable(),
    /** Whether the device runs a host of its own that could take the room over. */
    canHost: z.boolean().optional(),
  }),
  /** Returns to a room, and to the guest's seats at its table. */
  z.object({ type: z.literal('return'), ...askedIn, token: seatToken, canHost: z.boolean().optional() }),
  /**
   * Asks for these free seats. The host assigns them at once if the door is open. An empty list withdraws the wishes.
   */
  z.object({ type: z.literal('ask-seats'), ...askedAt, seats: z.array(givenSeatWish).max(8) }),
  /** Gives up these seats permanently. They become free. */
  z.object({ type: z.literal('give-up-seats'), ...askedAt, seats: z.array(seat).min(1).max(8) }),
  /** Takes back an own seat that another player or a bot plays as a stand-in. */
  z.object({ type: z.literal('take-seat-back'), ...askedAt, seat }),
  /** Hands in this device's shares of the key to a room's sealed copy. The room can then continue at this host. */
  z.object({ type: z.literal('give-shares'), ...askedIn, shares: heldShares }),
  /** Presents the host key, which the host printed at start, to get the rights of the host person. */
  z.object({ type: z.literal('present-key'), ...asked, key: hostKey }),
] as const;

/** Requests that every client in a room may send. */
const inRoom = [
  /** Asks for a page of the house book. The host person may, too, outside rooms. */
  z.object({ type: z.literal('ask-book'), ...asked, question: bookQuestion }),
  /** Leaves the room. The device keeps its chairs and seats. */
  z.object({ type: z.literal('leave-room'), ...askedIn }),
  /** Proposes the next game; null withdraws the proposal. */
  z.object({ type: z.literal('propose-game'), ...askedIn, game: z.string().max(40).nullable() }),
  /** Takes a chair for a player at this device. `colour` null: the first free colour. */
  z.object({
    type: z.literal('take-chair'),
    ...askedIn,
    name: givenPlayerName,
    colour: z.enum(playerColours).nullable(),
  }),
  /** Changes a chair's name or colour: an own chair, or any chair for a leader. */
  z.object({
    type: z.literal('change-chair'),
    ...askedIn,
    chair: chairNumber,
    name: givenPlayerName,
    colour: z.enum(playerColours),
  }),
  /** Gives up an own chair; a leader may remove any. */
  z.object({ type: z.literal('leave-chair'), ...askedIn, chair: chairNumber }),
  /** Sets whether all players of this device are ready for the next match. */
  z.object({ type: z.literal('be-ready'), ...askedIn, ready: z.boolean() }),
  /** Binds this device to its part of the next match's chance. A new promise replaces it until the start. */
  z.object({ type: z.literal('promise-chance'), ...askedIn, commitment: chanceHash, promise: chanceHash }),
  /** Reveals the promised part, after `chance-closed`. */
  z.object({ type: z.literal('reveal-chance'), ...askedIn, part: chancePart }),
  /** Reminds the players of this seat at the room's table that others wait. Only their pages receive it. */
  z.object({ type: z.literal('nudge'), ...askedIn, table: tableId, seat }),
  /** Requests the room that is being handed over to this device, whole, for the device's own host. */
  z.object({ type: z.literal('take-over'), ...askedIn }),
  /** Declines the handover to this device's own host. */
  z.object({ type: z.literal('decline-take-over'), ...askedIn }),
  /**
   * Reports that the device's own host has opened the room, unchanged, at one of these addresses. Everyone moves there.
   */
  z.object({ type: z.literal('taken-over'), ...askedIn, addresses: z.array(hostAddress).min(1).max(16).readonly() }),
  /** Agrees that this device's own host acts as the room's standby. */
  z.object({ type: z.literal('stand-by'), ...askedIn }),
  /**
   * Confirms that the sealed copy with this number is on disk. If needed, the standby would serve it at one of these
   * addresses.
   */
  z.object({
    type: z.literal('kept-sealed'),
    ...askedIn,
    number: copyNumber,
    addresses: z.array(hostAddress).max(16).readonly(),
  }),
  /** Confirms that this device holds nothing of the room: no share that it has not given away, and no sealed copy. */
  z.object({ type: z.literal('let-go'), ...askedIn }),
  /** Claims to be a guest who is away, to get their seats on this device. Null withdraws the claim. */
  z.object({ type: z.literal('claim-seat'), ...askedIn, guest: guestId.nullable() }),
  /**
   * Claims to be a person of the house, or asks to become one; null withdraws the claim. With the person's `code` the
   * host agrees at once, otherwise a leader decides. `asks`: ask the leader even if the person has a code.
   * `chair`: it is a further player of this device, on this chair or (null) on a new one.
   */
  z.object({
    type: z.literal('claim-person'),
    ...askedIn,
    person: claimedPerson.nullable(),
    code: personCode.optional(),
    asks: z.boolean().optional(),
    chair: chairNumber.nullable().optional(),
  }),
  /** Makes this device a television of the room, which gives up its chairs, or an ordinary device again. */
  z.object({ type: z.literal('be-television'), ...askedIn, on: z.boolean() }),
  /** From a television: how far it has shown the match. Everyone in the room receives it. */
  z.object({ type: z.literal('report-playback'), ...askedIn, at: playbackPoint }),
  /** Shows a reaction to everyone in the room: at this own seat, or for the device if null. */
  z.object({ type: z.literal('react'), ...askedIn, seat: seat.nullable(), reaction }),
] as const;

/** Requests of the room's leaders: the host person, and the devices that the host person appointed. */
const leaders = [
  z.object({ type: z.literal('choose-game'), ...askedIn, ...plan.shape }),
  z.object({ type: z.literal('seat-bot'), ...askedIn, level: botLevel, name: givenPlayerName }),
  /** Puts the chairs into the seat order of the next match. Lists each number once. */
  z.object({ type: z.literal('order-chairs'), ...askedIn, chairs: z.array(chairNumber).max(mostChairs) }),
  /** Starts the planned match at a new table and moves everyone to their seats there. */
  z.object({ type: z.literal('start-match'), ...askedIn }),
  /** Moves everyone back to an unfinished match of the evening. */
  z.object({ type: z.literal('go-on'), ...askedIn, table: tableId }),
  /** Changes the room's name and its door. */
  z.object({ type: z.literal('change-room'), ...askedIn, name: givenRoomName, door }),
  /** Continues the playback on the room's televisions by one step, or (`all`) to its end. */
  z.object({ type: z.literal('continue-playback'), ...askedIn, all: z.boolean() }),
  /** Changes which messages people may send each other, and how long a turn should take. */
  z.object({ type: z.literal('change-manners'), ...askedIn, ...manners.shape }),
  /** Starts the sand-timer of this seat again; without one nothing happens. */
  z.object({ type: z.literal('give-time'), ...askedIn, seat }),
  /** Replaces the join code. Those in the room stay. */
  z.object({ type: z.literal('new-code'), ...askedIn }),
  /** Appoints a guest as leader, or dismisses them. */
  z.object({ type: z.literal('name-leader'), ...askedIn, guest: guestId, isLeader: z.boolean() }),
  /** Hands the lead over to this guest. Only the device that has the lead may do so. */
  z.object({ type: z.literal('hand-lead'), ...askedIn, guest: guestId }),
  /** Removes a guest: frees their chairs and seats and voids their token. */
  z.object({ type: z.literal('remove-guest'), ...askedIn, guest: guestId }),
  /** Grants or refuses the claim of device `by` to be a guest who is away. */
  z.object({ type: z.literal('answer-claim'), ...askedIn, by: guestId, granted: z.boolean() }),
  /** Grants or refuses the seats that a guest asked for. */
  z.object({ type: z.literal('answer-wish'), ...askedAt, guest: guestId, granted: z.boolean() }),
  /**
   * Gives a seat to the host's own devices (`server`), a guest, a bot, or anyone who comes (`free`).
   * `standIn`: only until its owner returns and wants it back; otherwise permanently.
   */
  z.object({
    type: z.literal('hand-seat'),
    ...askedAt,
    seat,
    to: holder,
    standIn: z.boolean(),
  }),
] as const;

/** Requests of the host person: from the host's own pages, or with the host key. */
const keepers = [
  z.object({
    type: z.literal('create-table'),
    ...asked,
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.string().max(40)),
    seats: z.array(givenSeatSettings).min(1).max(8),
    /** The seats of bots, each at most once. People play the others. */
    bots: z
      .array(z.object({ seat, level: botLevel }))
      .max(8)
      .optional(),
    /** The seats whose names the host remembers as people of the house. */
    people: z.array(seat).max(8).optional(),
    /** This device's part of the match's chance. */
    chance: chancePart.optional(),
  }),
  /**
   * Continues a finished match, or a puzzle, at another table from its first `position` choices.
   * The host's own device plays `seat`; bots of this level play the others.
   */
  z.object({ type: z.literal('play-on'), ...askedAt, position: version, seat, level: botLevel }),
  /**
   * Opens a lesson of a game: where it was left, or at its beginning if it was finished.
   * `name` is the learner's name at the table.
   */
  z.object({
    type: z.literal('begin-lesson'),
    ...asked,
    game: z.string().max(40),
    lesson: z.string().max(40),
    name: givenPlayerName,
  }),
  /** Requests the shop window of the day. */
  z.object({ type: z.literal('look-in-window'), ...asked }),
  /**
   * Opens a puzzle of a game: at its beginning, unless a page has it open. `name` is the name of the person who solves
   * it.
   */
  z.object({
    type: z.literal('begin-puzzle'),
    ...asked,
    game: z.string().max(40),
    puzzle: puzzleId,
    name: givenPlayerName,
  }),
  /** Gives up this table's puzzle; the host sends its answer. */
  z.object({ type: z.literal('show-answer'), ...askedAt }),
  /** Names a saved game in the library; null removes the name. */
  z.object({ type: z.literal('name-table'), ...askedAt, name: givenRoomName.nullable() }),
  z.object({ type: z.literal('remove-table'), ...askedAt }),
  /** Adds one more page of older tables to this connection's `library` messages. The first one follows the answer. */
  z.object({ type: z.literal('list-library'), ...asked }),
  z.object({ type: z.literal('change-settings'), ...asked, settings }),
  /** Starts a campaign again: this player's earlier solo matches at the game no longer count. */
  z.object({ type: z.literal('begin-campaign'), ...asked, game: z.string().max(40), player: givenPlayerName }),
  /** Changes a person of the house, or (null) adds one. */
  z.object({ type: z.literal('keep-person'), ...asked, person: personId.nullable(), ...givenPerson.shape }),
  /** Sets a person's code; null removes it. */
  z.object({ type: z.literal('set-person-code'), ...asked, person: personId, code: personCode.nullable() }),
  /** Makes one person of two: `person` becomes part of `into`. */
  z.object({ type: z.literal('merge-people'), ...asked, person: personId, into: personId }),
  /** Forgets a person. In all saved games their name becomes `instead`. */
  z.object({ type: z.literal('forget-person'), ...asked, person: personId, instead: givenPlayerName }),
  /** Opens a room before any match, and enters it. */
  z.object({ type: z.literal('open-room'), ...asked, name: givenRoomName, door }),
  /** Opens a room for this table, or changes its room's name and door. */
  z.object({ type: z.literal('host-table'), ...askedAt, name: givenRoomName, door }),
  /** Enters a room of this host. */
  z.object({ type: z.literal('visit-room'), ...askedIn }),
  /** Returns the lead to the host person. */
  z.object({ type: z.literal('take-lead'), ...askedIn }),
  /** Hands the room over to this guest's own host, which then takes it over; null cancels the handover. */
  z.object({ type: z.literal('hand-room-over'), ...askedIn, guest: guestId.nullable() }),
  /** Asks a guest's own host to act as the room's standby; null dismisses it. */
  z.object({ type: z.literal('name-standby'), ...askedIn, guest: guestId.nullable() }),
  /** Stops waiting for the standby. The host person must know that the room has not continued there. */
  z.object({ type: z.literal('go-on-alone'), ...askedIn }),
  /** Stores the sealed copy of another host's room, in pieces. */
  z.object({ type: z.literal('keep-sealed'), ...askedIn, ...sealing.shape, ...inPieces }),
  /** Deletes the sealed copy. */
  z.object({ type: z.literal('forget-sealed'), ...askedIn }),
  /** Asks this host to continue another host's room as its standby, with this device's shares. */
  z.object({ type: z.literal('fail-over'), ...askedIn, shares: heldShares }),
  /**
   * Exports a room, or a single match: exactly one of the two is not null.
   * `names` replaces the names of a match's players, by seat. The export then names no person and no device.
   */
  z.object({
    type: z.literal('export'),
    ...asked,
    room: roomId.nullable(),
    table: tableId.nullable(),
    names: z.array(givenPlayerName).max(8).readonly().optional(),
  }),
  /** Asks what an import would bring, in pieces. Changes nothing. */
  z.object({ type: z.literal('preview-import'), ...asked, ...inPieces }),
  /** Imports an export or a handed-over room, in pieces. */
  z.object({ type: z.literal('import'), ...asked, ...inPieces }),
  /** Asks what the house remembers besides its games, for a backup. */
  z.object({ type: z.literal('back-up'), ...asked }),
  /** Adds what another house remembers besides its games, in pieces. */
  z.object({ type: z.literal('bring-back'), ...asked, ...inPieces }),
  /** Closes the room to all guests. All seats belong to the host's own devices again. */
  z.object({ type: z.literal('close-room'), ...askedIn }),
  /** Serves guests at this adapter and, if it is free, this port. */
  z.object({
    type: z.literal('choose-network'),
    ...asked,
    adapter: adapterAddress,
    port: z.number().int().min(1024).max(65_535).nullable(),
  }),
  /** Subscribes to the rooms of other hosts on the network, or unsubscribes. */
  z.object({ type: z.literal('watch-nearby'), ...asked, on: z.boolean() }),
  /** Runs the connection doctor on this host, or on the connection to another host's address. */
  z.object({ type: z.literal('diagnose'), ...asked, address: hostAddress.nullable() }),
] as const;

/** A message of a client to its host. */
export const clientMessage = z.discriminatedUnion('type', [
  ...greetings,
  ...atTable,
  ...guests,
  ...inRoom,
  ...leaders,
  ...keepers,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
/** A message that gets an answer: all but hello and ping. */
export type RequestMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;
