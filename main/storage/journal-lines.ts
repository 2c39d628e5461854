import { z } from 'zod';
import { fingerprint, seatAt } from '../../shared/engine/index.ts';
import {
  holder,
  playerName,
  type SeatSettings,
  seatSettings,
  tableId,
  travellingMove,
} from '../../shared/protocol/messages.ts';

/** Raised when an older program could no longer read the journals of this one. */
export const journalFormatVersion = 3;
export const journalFormat = 'high-street-journal';

const count = z.number().int().min(0);
const seat = z
  .number()
  .int()
  .min(0)
  .max(15)
  .transform((index) => seatAt(index));
const hash = z.string().max(32);
/** Milliseconds since 1970. */
const time = z.number();

/** The first line: what fixes the match before its first move, and who sits where. */
export const headerLine = z.object({
  line: z.literal(0),
  kind: z.literal('header'),
  format: z.literal(journalFormat),
  /** Journals of version 1 lack nothing but lines about seats; those of version 2, choices of several moves. */
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
  }),
  seats: z.array(seatSettings),
});
export type HeaderLine = z.infer<typeof headerLine>;

const word = z.number().int();

/** Something that happened at the table, or a copy of the state under the rules it was made with. */
export const laterLine = z.discriminatedUnion('kind', [
  z.object({
    line: count,
    kind: z.literal('move'),
    at: time,
    seat,
    move: travellingMove,
    /** The moves that were made with it, as one choice. */
    further: z.array(travellingMove).readonly().optional(),
    hash,
  }),
  z.object({ line: count, kind: z.literal('undo'), at: time, seat, hash }),
  z.object({ line: count, kind: z.literal('redo'), at: time, seat, hash }),
  /** From here on somebody else plays the seat, or under another name: no move, and nothing of the match changes. */
  z.object({ line: count, kind: z.literal('seat'), at: time, seat, name: playerName, holder }),
  z.object({
    line: count,
    kind: z.literal('snapshot'),
    at: time,
    rulesVersion: count,
    /** The match began anew from here, because the entries before could no longer be replayed. */
    restart: z.boolean(),
    state: z.looseObject({ random: z.tuple([word, word, word, word]) }),
    hash,
  }),
]);
export type LaterLine = z.infer<typeof laterLine>;
export type SnapshotLine = Extract<LaterLine, { kind: 'snapshot' }>;
export type SeatLine = Extract<LaterLine, { kind: 'seat' }>;
/** A line that changed the match. */
export type EntryLine = Exclude<LaterLine, SnapshotLine | SeatLine>;

export function isEntry(line: LaterLine): line is EntryLine {
  return line.kind !== 'snapshot' && line.kind !== 'seat';
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

/** The line as it is written: JSON with a check sum, ended by a newline. */
export function lineText(line: HeaderLine | LaterLine): string {
  return `${JSON.stringify({ ...line, sum: fingerprint(line) })}\n`;
}

const summed = z.looseObject({ sum: z.string() });

/** What a line says, when its check sum is right; undefined when it is not. Throws SyntaxError for what is no JSON. */
export function lineFacts(text: string): Readonly<Record<string, unknown>> | undefined {
  const parsed = summed.safeParse(JSON.parse(text));
  if (!parsed.success) return undefined;
  const { sum, ...facts } = parsed.data;
  return fingerprint(facts) === sum ? facts : undefined;
}
