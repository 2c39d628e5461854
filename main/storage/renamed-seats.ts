import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { nameClashWith } from '../../shared/protocol/name-clashes.ts';
import { readBounded, TooLarge } from './bounded-json.ts';
import { withSum } from './check-sum.ts';
import { fileErrorCode } from './file-error.ts';
import { JournalElsewhere } from './journal-errors.ts';
import { lineFacts } from './journal-lines.ts';
import { isLocked, releaseLock, takeLock } from './lock.ts';
import { writeWholeFile } from './whole-file.ts';

/** A player as journals and other records name them. */
export interface NamedPlayer {
  readonly name: string;
  readonly person?: string | undefined;
}

/** The folders of journals, with those of lessons and of removed games. */
const folders = ['tables', 'lessons', 'removed'];
/** A journal, its spare copy, or a damaged one. */
const journalName = /^([a-z0-9]{8,32})\.(?:[\w-]+\.)?ndjson$/;

const player = z.looseObject({ name: z.string(), person: z.string().optional() });
/** The lines that name players, of any version. */
const naming = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('header'), seats: z.array(player) }),
  player.extend({ kind: z.literal('seat'), seat: z.number(), holder: z.string(), owner: z.string().optional() }),
]);
type NamingLine = z.infer<typeof naming>;

/** A line as an object with player names; undefined for all others, and for a damaged one. */
function namingLine(text: string): NamingLine | undefined {
  // moves and states are many and long
  if (!text.includes('"kind":"header"') && !text.includes('"kind":"seat"')) return undefined;
  try {
    return naming.safeParse(lineFacts(text)).data;
  } catch {
    return undefined;
  }
}

/** The seats that only bots ever had. */
function botSeats(lines: readonly (NamingLine | undefined)[]): ReadonlySet<number> {
  const owners = new Map<number, boolean>();
  for (const line of lines) {
    if (line?.kind !== 'seat') continue;
    const isBot = (line.owner ?? line.holder).startsWith('bot-');
    owners.set(line.seat, isBot && owners.get(line.seat) !== false);
  }
  return new Set([...owners].flatMap(([seat, isBot]) => (isBot ? [seat] : [])));
}

/** The word, with a number if another name at the table is like it. */
function wordAmong(word: string, others: readonly string[]): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? word : `${word} ${number}`;
    if (nameClashWith(numbered, others) === null) return numbered;
  }
}

/**
 * The text of a journal in which some people have a neutral word for their name, and are no longer people of the house.
 * All other lines stay as they are. Null if none of them played.
 */
export function withRenamedSeats(text: string, isGone: (player: NamedPlayer) => boolean, word: string): string | null {
  const texts = text.split('\n');
  const lines = texts.map(namingLine);
  const bots = botSeats(lines);
  const named = lines.flatMap((line) => (line?.kind === 'header' ? line.seats : line === undefined ? [] : [line]));
  const instead = wordAmong(
    word,
    named.filter((each) => !isGone(each)).map(({ name }) => name),
  );
  let isChanged = false;
  const renamed = <Player extends NamedPlayer>(each: Player, seat: number): Player | Omit<Player, 'person'> => {
    if (bots.has(seat) || !isGone(each)) return each;
    isChanged = true;
    const { person: _, ...others } = each;
    return { ...others, name: instead };
  };
  const changed = lines.map((line, at) => {
    if (line === undefined) return texts[at];
    const now = line.kind === 'header' ? { ...line, seats: line.seats.map(renamed) } : renamed(line, line.seat);
    return JSON.stringify(withSum(now));
  });
  return isChanged ? changed.join('\n') : null;
}

/** A journal file and the lock of its table. */
interface JournalFile {
  readonly file: string;
  readonly lock: string;
}

function journalFiles(dataFolder: string): readonly JournalFile[] {
  return folders.flatMap((each) => {
    const folder = path.join(dataFolder, each);
    try {
      return readdirSync(folder).flatMap((name) => {
        const [, table] = journalName.exec(name) ?? [];
        return table === undefined ? [] : [{ file: path.join(folder, name), lock: path.join(folder, `${table}.lock`) }];
      });
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return [];
      throw error;
    }
  });
}

function changedText(file: string, change: (text: string) => string | null): string | null {
  try {
    return change(readBounded(file).toString());
  } catch (error) {
    // no journal of ours is that large, and a file may have been removed meanwhile
    if (error instanceof TooLarge || fileErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function rewrite({ file, lock }: JournalFile, change: (text: string) => string | null): void {
  if (!takeLock(lock)) throw new JournalElsewhere('open');
  try {
    const text = changedText(file, change);
    if (text === null) return;
    const { atime, mtimeMs } = statSync(file);
    writeWholeFile(file, text);
    // keeps the order of the library, but not the time: an index must notice the change
    utimesSync(file, atime, (mtimeMs + 1) / 1000);
  } finally {
    releaseLock(lock);
  }
}

/**
 * Changes the text of every journal of a data folder for which `change` returns one, each atomically.
 * Rejects with `JournalElsewhere` if one of them is open, and then changes none; or with file errors. Repeating it completes
 * what a failure left.
 */
export async function rewriteJournals(dataFolder: string, change: (text: string) => string | null): Promise<void> {
  const found: JournalFile[] = [];
  for (const each of journalFiles(dataFolder)) {
    // there may be thousands, and others play meanwhile
    await setImmediate();
    if (changedText(each.file, change) !== null) found.push(each);
  }
  if (found.some(({ lock }) => isLocked(lock))) throw new JournalElsewhere('open');
  for (const each of found) {
    await setImmediate();
    rewrite(each, change);
  }
}
