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
import { type JournalContent, replayJournal } from './replay.ts';
import type { SpareCopy } from './spare-copy.ts';

/** What damage to a journal has cost. */
export interface Lost {
  /** Maximum number of choices lost at the end. */
  readonly choices: number;
  /** True if earlier positions can no longer be shown, though their choices stand. */
  readonly story: boolean;
}

/** A salvaged journal: a valid text, and what was lost. */
export interface Salvaged {
  readonly text: string;
  readonly lost: Lost;
}

/** One way to use the intact lines, and the last original line that it reaches. */
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

/** The parsed later lines; undefined for each that is unreadable. */
function laterLines(texts: readonly string[]): readonly (LaterLine | undefined)[] {
  return texts.map((text) => laterLine.safeParse(factsOf(text)).data);
}

/** The intact lines and the spare snapshot, each once, in order. */
function wholeLines(read: readonly (LaterLine | undefined)[], spare: SnapshotLine | null): readonly LaterLine[] {
  const byNumber = new Map<number, LaterLine>();
  for (const line of [spare, ...read]) if (line) byNumber.set(line.line, line);
  return [...byNumber.values()].sort((one, other) => one.line - other.line);
}

/** The consecutive lines from this index on. */
function stretchFrom(lines: readonly LaterLine[], index: number): readonly LaterLine[] {
  const first = lines[index];
  if (first === undefined) return [];
  const gap = lines.findIndex((line, at) => at > index && line.line !== first.line + at - index);
  return lines.slice(index, gap === -1 ? undefined : gap);
}

function numbered(lines: readonly LaterLine[]): readonly LaterLine[] {
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}

/** As many lines as replay; null if not even the setup does. */
function asFarAsTheyReplay(game: AnyGame, { header, lines }: JournalContent): readonly LaterLine[] | null {
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
 * All ways to continue: from the setup, or from a snapshot with the lines before it.
 * From the setup it uses the lines up to the first gap.
 */
function* readings(game: AnyGame, header: HeaderLine, whole: readonly LaterLine[]): Generator<Reading> {
  const unbroken = whole[0]?.line === 1 ? stretchFrom(whole, 0) : [];
  const content = asFarAsTheyReplay(game, { header, lines: unbroken });
  if (content !== null) yield { lines: content, reached: content.length, story: false };
  for (const [index, snapshot] of whole.entries()) {
    if (snapshot.kind !== 'snapshot') continue;
    const before = unbroken.filter(({ line }) => line < snapshot.line);
    const from = [...before, { ...snapshot, restart: true }, ...stretchFrom(whole, index).slice(1)];
    const kept = asFarAsTheyReplay(game, { header, lines: numbered(from) });
    if (kept === null || kept.length <= before.length) continue;
    yield { lines: kept, reached: snapshot.line + kept.length - before.length - 1, story: true };
  }
}

/** Maximum number of choices after the line that was reached. An unreadable line counts as one. */
function choicesBehind(later: readonly (LaterLine | undefined)[], reached: number): number {
  const known = later.filter((line) => line !== undefined && line.line > reached && isEntry(line)).length;
  const last = later.findLastIndex((line) => line !== undefined && line.line <= reached);
  const unreadable = later.filter((line, index) => line === undefined && index > last).length;
  return known + Math.max(0, unreadable - (reached - (later[last]?.line ?? 0)));
}

/**
 * Salvages a damaged journal with the reading that reaches furthest.
 * Of equal readings the one with the most history wins. Throws `damage` if there is none, and `JournalNewer` as for an
 * intact journal.
 * @param damage the error from reading it
 */
export function salvageJournal(game: AnyGame, bytes: Buffer, spare: SpareCopy, damage: JournalDamaged): Salvaged {
  // Text after the last newline was never completed, nor broadcast.
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
