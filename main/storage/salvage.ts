import type { AnyGame } from '../../shared/games/index.ts';
import { JournalDamaged } from './journal-errors.ts';
import {
  type HeaderLine,
  headerLine,
  isEntry,
  type LaterLine,
  laterLine,
  lineFacts,
  lineText,
  type SnapshotLine,
} from './journal-lines.ts';
import { replayJournal, type Told } from './replay.ts';
import type { SpareCopy } from './spare-copy.ts';

/** What the damage of a journal has cost. */
export interface Lost {
  /** So many choices at the end are gone, at the most: the match goes on from before them. */
  readonly choices: number;
  /** What was played before a certain moment can no longer be looked at, though it stands. */
  readonly story: boolean;
}

/** A damaged journal as far as it can be had again: its text, whole, and what is lost. */
export interface Salvaged {
  readonly text: string;
  readonly lost: Lost;
}

/** A way of reading what is whole: the lines that are kept, and the last line of the damaged file that it reaches. */
interface Reading {
  readonly lines: readonly LaterLine[];
  readonly reached: number;
  readonly story: boolean;
}

function factsOf(text: string): unknown {
  try {
    return lineFacts(text);
  } catch {
    return undefined;
  }
}

/** What the texts of a journal's later lines say; undefined for each that cannot be read. */
function laterLines(texts: readonly string[]): readonly (LaterLine | undefined)[] {
  return texts.map((text) => laterLine.safeParse(factsOf(text)).data);
}

/** The lines that are whole, and the spare snapshot where it is one of those that are not: each once, in order. */
function wholeLines(read: readonly (LaterLine | undefined)[], spare: SnapshotLine | null): readonly LaterLine[] {
  const byNumber = new Map<number, LaterLine>();
  for (const line of [spare, ...read]) if (line) byNumber.set(line.line, line);
  return [...byNumber.values()].sort((one, other) => one.line - other.line);
}

/** Lines that followed each other without a gap, from this index on. */
function stretchFrom(lines: readonly LaterLine[], index: number): readonly LaterLine[] {
  const first = lines[index];
  if (first === undefined) return [];
  const gap = lines.findIndex((line, at) => at > index && line.line !== first.line + at - index);
  return lines.slice(index, gap === -1 ? undefined : gap);
}

function numbered(lines: readonly LaterLine[]): readonly LaterLine[] {
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}

/** As many of the lines as tell a match; null where not even its beginning can be had. */
function asFarAsTheyReplay(game: AnyGame, { header, lines }: Told): readonly LaterLine[] | null {
  for (let kept = lines; ; ) {
    try {
      replayJournal(game, { header, lines: kept });
      return kept;
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      if (kept.length === 0) return null;
      kept = kept.slice(0, error.line - 1);
    }
  }
}

/**
 * Every way to go on: from the beginning as far as the lines lead without a gap, or from one of the snapshots, with what
 * was kept of the story before it.
 */
function* readings(game: AnyGame, header: HeaderLine, whole: readonly LaterLine[]): Generator<Reading> {
  const unbroken = whole[0]?.line === 1 ? stretchFrom(whole, 0) : [];
  const told = asFarAsTheyReplay(game, { header, lines: unbroken });
  if (told !== null) yield { lines: told, reached: told.length, story: false };
  for (const [index, snapshot] of whole.entries()) {
    if (snapshot.kind !== 'snapshot') continue;
    const before = unbroken.filter(({ line }) => line < snapshot.line);
    const from = [...before, { ...snapshot, restart: true }, ...stretchFrom(whole, index).slice(1)];
    const kept = asFarAsTheyReplay(game, { header, lines: numbered(from) });
    if (kept === null || kept.length <= before.length) continue;
    yield { lines: kept, reached: snapshot.line + kept.length - before.length - 1, story: true };
  }
}

/**
 * How many choices the lines behind the one that was reached may hold. Of a line that cannot be read nobody knows whether it
 * was one: it may have been.
 */
function choicesBehind(later: readonly (LaterLine | undefined)[], reached: number): number {
  const known = later.filter((line) => line !== undefined && line.line > reached && isEntry(line)).length;
  const last = later.findLastIndex((line) => line !== undefined && line.line <= reached);
  const unreadable = later.filter((line, index) => line === undefined && index > last).length;
  return known + Math.max(0, unreadable - (reached - (later[last]?.line ?? 0)));
}

/**
 * What can be had again of a damaged journal: the way of reading it that reaches furthest, and of several such the one
 * that keeps the most of the story. Throws the damage itself where nothing can, and JournalNewer as a whole one would.
 * @param damage what was found when it was read
 */
export function salvageJournal(game: AnyGame, bytes: Buffer, spare: SpareCopy, damage: JournalDamaged): Salvaged {
  // What follows the last newline was never written to its end, nor told to anybody.
  const texts = bytes.toString('utf8').split('\n').slice(0, -1);
  const found = headerLine.safeParse(factsOf(texts[0] ?? ''));
  const header = found.success ? found.data : spare.header;
  if (header === null) throw damage;
  const later = laterLines(texts.slice(1));
  const whole = wholeLines(later, spare.snapshot);
  let best: Reading | undefined;
  for (const reading of readings(game, header, whole)) {
    if (best === undefined || reading.reached > best.reached) best = reading;
  }
  if (best === undefined) throw damage;
  const { lines, reached, story } = best;
  return {
    text: [lineText(header), ...lines.map(lineText)].join(''),
    lost: { choices: choicesBehind(later, reached), story },
  };
}
