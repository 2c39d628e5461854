import { z } from 'zod';
import {
  botLevel,
  holder,
  playerName,
  roomName,
  type SeatSettings,
  seatSettings,
  slip,
  tableId,
  travellingMove,
} from '../../shared/protocol/messages.ts';
import { parseJson } from './bounded-json.ts';
import { checked, withSum } from './check-sum.ts';
import { matchSeat, matchState } from './match-facts.ts';
import type { SeatingRecord } from './rooms/seating-record.ts';

/** Raised when an older program could no longer read the journals of this one. */
export const journalFormatVersion = 7;
export const journalFormat = 'high-street-journal';

const count = z.number().int().min(0);
const hash = z.string().max(32);
/** Milliseconds since 1970. */
const time = z.number();

/** The first line: what fixes the match before its first move, and who sits where. */
export const headerLine = z.object({
  line: z.literal(0),
  kind: z.literal('header'),
  format: z.literal(journalFormat),
  /**
   * Journals of version 1 lack lines about seats, those of version 2 choices of several moves, those of version 3 bots, those
   * of version 4 rewinds, those of version 5 the decks of a lesson, those of version 6 undos of a choice before the latest.
   */
  formatVersion: z.number().int().min(1).max(journalFormatVersion),
  app: z.string(),
  table: tableId,
  created: time,
  match: z.object({
    game: z.string(),
    rulesVersion: count,
    options: z.record(z.string(), z.string()),
    seats: count,
    seed: z.string(),
    /** The cards on top of its decks, where a lesson names them. */
    decks: z.record(z.string(), z.array(z.union([z.string(), z.number()])).readonly()).optional(),
  }),
  seats: z.array(seatSettings),
  /** The match goes on from another one, at the choice before which so many had been made there. */
  goesOnFrom: z.object({ table: tableId, position: count }).optional(),
  /** The lesson that is taught by the match, of those of its game. */
  lesson: z.string().max(40).optional(),
  /** The puzzle that the match is laid for, of those of its game. */
  puzzle: z.string().max(40).optional(),
});
export type HeaderLine = z.infer<typeof headerLine>;

/** Who made a choice, where no person did. */
const chooser = z.object({
  /** The level of the bot that made it. */
  bot: botLevel.optional(),
  /** Why the bot's choice is not its own. */
  slip: slip.optional(),
});
export type Chooser = z.infer<typeof chooser>;

/** Something that happened at the table, or a copy of the state under the rules it was made with. */
export const laterLine = z.discriminatedUnion('kind', [
  z.object({
    line: count,
    kind: z.literal('move'),
    at: time,
    seat: matchSeat,
    move: travellingMove,
    /** The moves that were made with it, as one choice. */
    further: z.array(travellingMove).readonly().optional(),
    ...chooser.shape,
    hash,
  }),
  /** Which choice, where others have chosen since in secret: see `TakenBack`. */
  z.object({
    line: count,
    kind: z.literal('undo'),
    at: time,
    seat: matchSeat,
    back: z.number().int().min(1).optional(),
    again: count.optional(),
    hash,
  }),
  z.object({ line: count, kind: z.literal('redo'), at: time, seat: matchSeat, hash }),
  /** Back to before a choice of the seat, beyond the reach of undo: see `RewindFacts`. */
  z.object({
    line: count,
    kind: z.literal('rewind'),
    at: time,
    seat: matchSeat,
    back: z.number().int().min(1),
    agreed: z.array(matchSeat).readonly(),
    aloud: z.array(matchSeat).readonly(),
    hash,
  }),
  /** From here on somebody else plays the seat, or under another name: no move, and nothing of the match changes. */
  z.object({
    line: count,
    kind: z.literal('seat'),
    at: time,
    seat: matchSeat,
    name: playerName,
    holder,
    /** Whose seat it is by right, where that is somebody else. */
    owner: holder.optional(),
  }),
  /** From here on the people at the table call their game this; null for no name of its own. */
  z.object({ line: count, kind: z.literal('name'), at: time, name: roomName.nullable() }),
  z.object({
    line: count,
    kind: z.literal('snapshot'),
    at: time,
    rulesVersion: count,
    /** The match began anew from here, because the entries before could no longer be replayed. */
    restart: z.boolean(),
    state: matchState,
    hash,
  }),
]);
export type LaterLine = z.infer<typeof laterLine>;
export type SnapshotLine = Extract<LaterLine, { kind: 'snapshot' }>;
export type SeatLine = Extract<LaterLine, { kind: 'seat' }>;
/** A line that changed the match. */
export type EntryLine = Extract<LaterLine, { kind: 'move' | 'undo' | 'redo' | 'rewind' }>;

export function isEntry(line: LaterLine): line is EntryLine {
  return line.kind !== 'snapshot' && line.kind !== 'seat' && line.kind !== 'name';
}

/** Has somebody played the match alone from its beginning to where it stands, with no bot's help? */
export function isOnesOwn(header: HeaderLine, lines: readonly LaterLine[]): boolean {
  return header.goesOnFrom === undefined && lines.every((line) => line.kind !== 'move' || line.bot === undefined);
}

/** The people at the table after these lines. */
export function seatsAfter(before: readonly SeatSettings[], lines: readonly LaterLine[]): readonly SeatSettings[] {
  const seats = [...before];
  for (const line of lines) {
    const sitting = line.kind === 'seat' ? seats[line.seat] : undefined;
    if (line.kind === 'seat' && sitting !== undefined) seats[line.seat] = { ...sitting, name: line.name };
  }
  return seats;
}

/** What the people at the table call their game after these lines; null for no name of its own. */
export function nameAfter(lines: readonly LaterLine[]): string | null {
  return lines.findLast((line) => line.kind === 'name')?.name ?? null;
}

/** Who plays a seat, and whose it is by right. */
export type Held = Pick<SeatingRecord['seats'][number], 'holder' | 'owner'>;

/** Who plays each of so many seats after these lines; the house where nothing was said. */
export function heldAfter(seats: number, lines: readonly LaterLine[]): readonly Held[] {
  const held = Array.from({ length: seats }, (): Held => ({ holder: 'house', owner: 'house' }));
  for (const line of lines) {
    if (line.kind !== 'seat' || held[line.seat] === undefined) continue;
    held[line.seat] = { holder: line.holder, owner: line.owner ?? line.holder };
  }
  return held;
}

/** What is written of who plays a seat: whose it is by right is left out where that is the holder. */
export function heldLine({ holder, owner }: Held): Pick<SeatLine, 'holder' | 'owner'> {
  return owner === holder ? { holder } : { holder, owner };
}

/** The line as it is written: JSON with a check sum, ended by a newline. */
export function lineText(line: HeaderLine | LaterLine): string {
  return `${JSON.stringify(withSum(line))}\n`;
}

/** What a line says, when its check sum is right; undefined when it is not. Throws SyntaxError for what is no JSON. */
export function lineFacts(text: string): Readonly<Record<string, unknown>> | undefined {
  return checked(parseJson(text));
}
