import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { tableId } from '../../../shared/protocol/messages.ts';
import { parseJson } from '../bounded-json.ts';
import { JournalNewer } from '../journal-errors.ts';
import { roomRecord } from './room-record.ts';

/** Raised when an older program could no longer read the carriages of this one. */
const carriageVersion = 1;
const carriageFormat = 'high-street-carriage';
/** What is unpacked may be so long, in bytes: no evening is. */
const longestUnpacked = 32 * 1024 * 1024;
/** So many lines its journals may have together: replaying them must end in seconds. */
const mostLines = 20_000;
/** Matches of an evening that may go along. */
const mostJournals = 50;

const carriageFacts = z.object({
  /** The room with whoever has come in, by what proves their tokens; null for a match that no room plays. */
  room: roomRecord.nullable(),
  /** The match at the table, where there is one, and those of the evening that have not ended: each journal as it was written. */
  journals: z.array(z.object({ table: tableId, text: z.string() })).max(mostJournals),
});
/** A match or a whole evening on its way to another host. It holds everybody's secrets, as a journal does. */
export type Carriage = z.infer<typeof carriageFacts>;

const carriage = carriageFacts.extend({
  format: z.literal(carriageFormat),
  formatVersion: z.literal(carriageVersion),
});
/** All that is asked of one before its version is known. */
const anyCarriage = z.looseObject({ format: z.literal(carriageFormat), formatVersion: z.number() });

/** Thrown for a text that is no carriage, or not a whole one. */
export class CarriageDamaged extends Error {
  override readonly name = 'CarriageDamaged';
}

/** A carriage as one text without blanks, packed: the same for the same match and room. */
export function packCarriage({ room, journals }: Carriage): string {
  const facts = { format: carriageFormat, formatVersion: carriageVersion, room, journals };
  return gzipSync(JSON.stringify(facts)).toString('base64url');
}

/** Reads a packed carriage. Throws CarriageDamaged, or JournalNewer for one of a newer program. */
export function unpackCarriage(text: string): Carriage {
  const raw = unpacked(text);
  const any = anyCarriage.safeParse(raw);
  if (!any.success) throw new CarriageDamaged();
  if (any.data.formatVersion > carriageVersion) throw new JournalNewer('format');
  const parsed = carriage.safeParse(raw);
  if (!parsed.success) throw new CarriageDamaged();
  const { room, journals } = parsed.data;
  if (linesIn(journals) > mostLines) throw new CarriageDamaged();
  return { room, journals };
}

function linesIn(journals: Carriage['journals']): number {
  let lines = 0;
  for (const { text } of journals) {
    for (let end = text.indexOf('\n'); end !== -1 && lines <= mostLines; end = text.indexOf('\n', end + 1)) lines += 1;
  }
  return lines;
}

function unpacked(text: string): unknown {
  try {
    return parseJson(gunzipSync(Buffer.from(text, 'base64url'), { maxOutputLength: longestUnpacked }).toString());
  } catch {
    throw new CarriageDamaged();
  }
}
