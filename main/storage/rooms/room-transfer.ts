import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { tableId } from '../../../shared/protocol/messages.ts';
import { parseJson } from '../bounded-json.ts';
import { JournalNewer } from '../journal-errors.ts';
import { roomRecord } from './room-record.ts';

/** Incremented when older programs could no longer read new exports. */
const transferVersion = 1;
const transferFormat = 'high-street-carriage';
/** Maximum size of an unpacked export in bytes; far above a real evening's. */
const longestUnpacked = 32 * 1024 * 1024;
/** Maximum number of lines in all its journals, so that replaying takes seconds at most. */
const mostLines = 20_000;
/** Maximum number of matches in an export. */
const mostJournals = 50;

const roomTransferFacts = z.object({
  /** The room with its guests and the hashes of their tokens. Null for a single match. */
  room: roomRecord.nullable(),
  /** The journals of the match at the table and of the evening's unfinished ones. */
  journals: z.array(z.object({ table: tableId, text: z.string() })).max(mostJournals),
});
/** An exported match or room. It contains all players' secrets, as journals do. */
export type RoomTransfer = z.infer<typeof roomTransferFacts>;

const transfer = roomTransferFacts.extend({
  format: z.literal(transferFormat),
  formatVersion: z.literal(transferVersion),
});
/** The fields of exports of any version. */
const anyTransfer = z.looseObject({ format: z.literal(transferFormat), formatVersion: z.number() });

/** Thrown for an invalid or incomplete export. */
export class RoomTransferDamaged extends Error {
  override readonly name = 'CarriageDamaged';
}

/** Compresses an export into one base64url text; deterministic. */
export function packRoomTransfer({ room, journals }: RoomTransfer): string {
  const facts = { format: transferFormat, formatVersion: transferVersion, room, journals };
  return gzipSync(JSON.stringify(facts)).toString('base64url');
}

/** Parses a compressed export. Throws `CarriageDamaged`, or `JournalNewer` for a newer format. */
export function unpackRoomTransfer(text: string): RoomTransfer {
  const raw = unpacked(text);
  const any = anyTransfer.safeParse(raw);
  if (!any.success) throw new RoomTransferDamaged();
  if (any.data.formatVersion > transferVersion) throw new JournalNewer('format');
  const parsed = transfer.safeParse(raw);
  if (!parsed.success) throw new RoomTransferDamaged();
  const { room, journals } = parsed.data;
  if (linesIn(journals) > mostLines) throw new RoomTransferDamaged();
  return { room, journals };
}

function linesIn(journals: RoomTransfer['journals']): number {
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
    throw new RoomTransferDamaged();
  }
}
