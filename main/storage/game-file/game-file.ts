import { z } from 'zod';
import { tableId } from '../../../shared/protocol/messages.ts';
import { checked } from '../check-sum.ts';
import { JournalNewer } from '../journal-errors.ts';
import { roomRecord } from '../rooms/room-record.ts';
import { GameFileDamaged, packed, unpacked } from './container.ts';

/** Incremented when older programs could no longer read new files. */
const fileVersion = 2;
const fileFormat = 'high-street-game';
/** The format of version 1, which had no checksum. */
const formerFormat = 'high-street-carriage';
/** Maximum number of lines in all its journals, so that replaying takes seconds at most. */
const mostLines = 20_000;
/** Maximum number of games in a file. */
const mostGames = 50;

/** The room with its guests and the hashes of their tokens. Null for games without a room. */
const room = roomRecord.nullable();
const games = z.array(z.object({ table: tableId, journal: z.string() })).max(mostGames);
const gameFile = z.object({ room, games });
/** Exported games, with their room if they have one. It contains all players' secrets, as journals do. */
export type GameFile = z.infer<typeof gameFile>;
/** A game of a file: its table's id and its journal's text. */
export type GameInFile = GameFile['games'][number];

const version1 = z.object({ room, journals: z.array(z.object({ table: tableId, text: z.string() })).max(mostGames) });

/** The fields of files of any version. */
const anyFile = z.discriminatedUnion('format', [
  z.looseObject({ format: z.literal(fileFormat), formatVersion: z.number().int().min(2) }),
  z.looseObject({ format: z.literal(formerFormat), formatVersion: z.literal(1) }),
]);

/**
 * Packs games into the text of a file, described in `docs/game-file.md`. The same games give the same text.
 * @param app the program's version
 */
export function packGameFile({ room, games }: GameFile, app: string): string {
  return packed({ format: fileFormat, formatVersion: fileVersion, app, room, games });
}

/** Parses the text of a file of any version. Throws `GameFileDamaged`, or `JournalNewer` for a newer format. */
export function unpackGameFile(text: string): GameFile {
  const raw = unpacked(text);
  const any = anyFile.safeParse(raw);
  if (!any.success) throw new GameFileDamaged();
  if (any.data.formatVersion > fileVersion) throw new JournalNewer('format');
  const content = any.data.formatVersion === 1 ? contentOfVersion1(raw) : gameFile.safeParse(checked(raw)).data;
  if (content === undefined || linesIn(content.games) > mostLines) throw new GameFileDamaged();
  const tables = new Set(content.games.map(({ table }) => table));
  if (tables.size < content.games.length || (tables.size === 0 && content.room === null)) throw new GameFileDamaged();
  return content;
}

function contentOfVersion1(raw: unknown): GameFile | undefined {
  const { data } = version1.safeParse(raw);
  return data && { room: data.room, games: data.journals.map(({ table, text }) => ({ table, journal: text })) };
}

function linesIn(games: GameFile['games']): number {
  let lines = 0;
  for (const { journal } of games) {
    for (let end = journal.indexOf('\n'); end !== -1 && lines <= mostLines; end = journal.indexOf('\n', end + 1)) {
      lines += 1;
    }
  }
  return lines;
}
