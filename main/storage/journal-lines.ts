import { z } from 'zod';
import type { Seat } from '../../shared/engine/index.ts';
import {
  botLevel,
  holder,
  matchChance,
  personId,
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

/** Incremented when older programs could no longer read new journals. */
export const journalFormatVersion = 8;
export const journalFormat = 'high-street-journal';

/** Maximum number of seats of a match. */
const mostSeats = 16;

const count = z.number().int().min(0);
const hash = z.string().max(32);
/** Milliseconds since 1970. */
const time = z.number();

/** The first line: the settings of the match, and who sits where. */
export const headerLine = z.object({
  line: z.literal(0),
  kind: z.literal('header'),
  format: z.literal(journalFormat),
  /**
   * Version of the format.
   * Versions added: 2 seats, 3 choices of several moves, 4 bots, 5 rewinds, 6 decks of lessons, 7 undo of earlier
   * choices, 8 standing orders.
   */
  formatVersion: z.number().int().min(1).max(journalFormatVersion),
  app: z.string(),
  table: tableId,
  created: time,
  match: z.object({
    game: z.string(),
    rulesVersion: count,
    options: z.record(z.string(), z.string()),
    seats: count.max(mostSeats),
    seed: z.string(),
    /** The top cards of its decks, as a lesson defines them. */
    decks: z.record(z.string(), z.array(z.union([z.string(), z.number()])).readonly()).optional(),
  }),
  seats: z.array(seatSettings).max(mostSeats),
  /** The match that this one continues, and the number of its choices that were copied. */
  goesOnFrom: z.object({ table: tableId, position: count }).optional(),
  /** How the seed came about. Missing in older journals, and if the seed was given. */
  chance: matchChance.optional(),
  /** The lesson of this match, within its game. */
  lesson: z.string().max(40).optional(),
  /** The puzzle of this match, within its game. */
  puzzle: z.string().max(40).optional(),
});
export type HeaderLine = z.infer<typeof headerLine>;

/** Who made a choice, unless a person did. */
const chooser = z.object({
  /** The level of the bot that made it. */
  bot: botLevel.optional(),
  /** Why the bot's own choice was replaced. */
  slip: slip.optional(),
});
export type Chooser = z.infer<typeof chooser>;

/** An event at the table, or a copy of the state under some rules. */
export const laterLine = z.discriminatedUnion('kind', [
  z.object({
    line: count,
    kind: z.literal('move'),
    at: time,
    seat: matchSeat,
    move: travellingMove,
    /** The other moves of the same choice. */
    further: z.array(travellingMove).readonly().optional(),
    ...chooser.shape,
    hash,
  }),
  /** `back` and `again` say which choice, if others have chosen in secret since: see `TakenBack`. */
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
  /** Goes back before a choice of the seat, beyond undo: see `RewindFacts`. */
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
  /** The seat gets another holder or name; the match itself is unchanged. */
  z.object({
    line: count,
    kind: z.literal('seat'),
    at: time,
    seat: matchSeat,
    name: playerName,
    /** The person of the house who plays there; absent for guests and bots. */
    person: personId.optional(),
    holder,
    /** The owner, if other than the holder. */
    owner: holder.optional(),
  }),
  /** The standing orders of a seat from now on, and the device that gave them. */
  z.object({
    line: count,
    kind: z.literal('orders'),
    at: time,
    seat: matchSeat,
    holder,
    orders: z.array(travellingMove).readonly(),
  }),
  /** The table's game gets another name; null for none. */
  z.object({ line: count, kind: z.literal('name'), at: time, name: roomName.nullable() }),
  z.object({
    line: count,
    kind: z.literal('snapshot'),
    at: time,
    rulesVersion: count,
    /** True if the match restarts here, because earlier entries no longer replay. */
    restart: z.boolean(),
    state: matchState,
    hash,
  }),
]);
export type LaterLine = z.infer<typeof laterLine>;
export type SnapshotLine = Extract<LaterLine, { kind: 'snapshot' }>;
export type SeatLine = Extract<LaterLine, { kind: 'seat' }>;
export type OrdersLine = Extract<LaterLine, { kind: 'orders' }>;
/** A line that changed the match. */
export type EntryLine = Extract<LaterLine, { kind: 'move' | 'undo' | 'redo' | 'rewind' }>;

export function isEntry(line: LaterLine): line is EntryLine {
  return line.kind === 'move' || line.kind === 'undo' || line.kind === 'redo' || line.kind === 'rewind';
}

/** True if no bot made any choice and the match does not continue another one. */
export function isOnesOwn(header: HeaderLine, lines: readonly LaterLine[]): boolean {
  return header.goesOnFrom === undefined && lines.every((line) => line.kind !== 'move' || line.bot === undefined);
}

/** The seats after these lines. */
export function seatsAfter(before: readonly SeatSettings[], lines: readonly LaterLine[]): readonly SeatSettings[] {
  const seats = [...before];
  for (const line of lines) {
    const sitting = line.kind === 'seat' ? seats[line.seat] : undefined;
    if (line.kind !== 'seat' || sitting === undefined) continue;
    const { name, person } = line;
    seats[line.seat] = { name, colour: sitting.colour, ...(person !== undefined && { person }) };
  }
  return seats;
}

/** The game's name after these lines; null for none. */
export function nameAfter(lines: readonly LaterLine[]): string | null {
  return lines.findLast((line) => line.kind === 'name')?.name ?? null;
}

/** The standing orders after these lines, by seat. */
export function ordersAfter(lines: readonly LaterLine[]): ReadonlyMap<Seat, OrdersLine> {
  return new Map(lines.flatMap((line) => (line.kind === 'orders' ? [[line.seat, line]] : [])));
}

/** Lines that end the orders of a server's own device: at another server, that is another device. */
export function ownOrdersEnded(lines: readonly LaterLine[]): readonly LaterLine[] {
  const own = [...ordersAfter(lines).values()].filter(({ holder, orders }) => holder === 'house' && orders.length > 0);
  return own.map((line, index) => ({ ...line, line: lines.length + 1 + index, orders: [] }));
}

/** Who holds and who owns a seat. */
export type Held = Pick<SeatingRecord['seats'][number], 'holder' | 'owner'>;

/** The holders of all seats after these lines; `server` by default. */
export function heldAfter(seats: number, lines: readonly LaterLine[]): readonly Held[] {
  const held = Array.from({ length: seats }, (): Held => ({ holder: 'house', owner: 'house' }));
  for (const line of lines) {
    if (line.kind !== 'seat' || held[line.seat] === undefined) continue;
    held[line.seat] = { holder: line.holder, owner: line.owner ?? line.holder };
  }
  return held;
}

/** The fields of a seat line; the owner is omitted if it is the holder. */
export function heldLine({ holder, owner }: Held): Pick<SeatLine, 'holder' | 'owner'> {
  return owner === holder ? { holder } : { holder, owner };
}

/** The line as written: JSON with a checksum, ended by a newline. */
export function lineText(line: HeaderLine | LaterLine): string {
  return `${JSON.stringify(withSum(line))}\n`;
}

/** The fields of a line; undefined if its checksum is wrong. Throws `SyntaxError` for invalid JSON. */
export function lineFacts(text: string): Readonly<Record<string, unknown>> | undefined {
  return checked(parseJson(text));
}
