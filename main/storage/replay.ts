import { type AnyMove, type GameTypes, type JournalEntry, Match, type TakenBack } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { JournalDamaged, JournalNewer } from './journal-errors.ts';
import { type EntryLine, type HeaderLine, isEntry, type LaterLine, type SnapshotLine } from './journal-lines.ts';

/** A match replayed from its journal. */
export interface Replayed {
  readonly match: Match<GameTypes>;
  /** Index of the snapshot that it was replayed from; -1 for its setup. */
  readonly base: number;
  /** True if the match continues from a snapshot because its moves no longer replay. */
  readonly restarted: boolean;
  /** The lines that were replayed. */
  readonly lines: readonly LaterLine[];
}

/** The parsed content of a journal. */
export interface JournalContent {
  readonly header: HeaderLine;
  readonly lines: readonly LaterLine[];
}

/** The kind and seat of an entry. */
export type Made = Pick<JournalEntry<AnyMove>, 'kind' | 'seat'> & TakenBack;

/** Follows a match through every entry, from its setup or a snapshot. */
export interface Follower {
  /** Called first; discards an earlier match. */
  begin(match: Match<GameTypes>): void;
  /** Called after the match has carried out an entry. */
  follow(entry: Made, match: Match<GameTypes>): void;
}

export function entryOf(line: EntryLine): JournalEntry<AnyMove> {
  const { kind, seat, hash } = line;
  switch (kind) {
    case 'move':
      return { kind, seat, move: line.move, further: line.further, hash };
    case 'undo':
      return { kind, seat, back: line.back, again: line.again, hash };
    case 'redo':
      return { kind, seat, hash };
    case 'rewind': {
      const { back, agreed, aloud } = line;
      return { kind, seat, back, agreed, aloud, hash };
    }
  }
}

/** Repeats a recorded line; false if it cannot be played or leads to another state. */
function repeats(match: Match<GameTypes>, line: LaterLine, follower?: Follower): boolean {
  try {
    if (!('hash' in line)) return true;
    const entry = isEntry(line) ? entryOf(line) : null;
    if (entry !== null) match.repeat(entry);
    if (match.hash() !== line.hash) return false;
    if (entry !== null) follower?.follow(entry, match);
    return true;
  } catch {
    // Rules may throw any error for a line they were not written for.
    return false;
  }
}

/** The match at its setup or at a snapshot. Undefined if today's rules cannot handle it. */
function begin(
  game: AnyGame,
  header: HeaderLine,
  snapshot: SnapshotLine | undefined,
  follower?: Follower,
): Match<GameTypes> | undefined {
  try {
    const isNew = snapshot === undefined;
    const match = isNew ? Match.start(game, header.match) : Match.fromSnapshot(game, header.match, snapshot.state);
    // A state of older rules may lack something that today's expect, except a card added since.
    if (!isNew) game.audit(match.state, match.state);
    follower?.begin(match);
    return match;
  } catch {
    return undefined;
  }
}

function snapshotAt(lines: readonly LaterLine[], index: number): SnapshotLine | undefined {
  const line = lines[index];
  return line?.kind === 'snapshot' ? line : undefined;
}

/** Throws `JournalNewer` if the journal uses rules newer than this program's. */
function refuseNewerRules(game: AnyGame, { header, lines }: JournalContent): void {
  const versions = lines.map((line) => (line.kind === 'snapshot' ? line.rulesVersion : 0));
  if (versions.some((version) => version > game.rulesVersion) || header.match.rulesVersion > game.rulesVersion) {
    throw new JournalNewer('rules');
  }
}

/**
 * Replays a journal move by move and checks every hash.
 * If the rules have changed and a move leads elsewhere, continues from the last snapshot and the later moves that still
 * replay. Throws `JournalDamaged` if the same rules lead elsewhere, `JournalNewer` for newer rules.
 */
export function replayJournal(game: AnyGame, content: JournalContent, follower?: Follower): Replayed {
  refuseNewerRules(game, content);
  const { header, lines } = content;
  const base = lines.findLastIndex((line) => line.kind === 'snapshot' && line.restart);
  const match = begin(game, header, snapshotAt(lines, base), follower);
  const isWrong = (line: LaterLine, index: number) =>
    match !== undefined && index > base && !repeats(match, line, follower);
  const wrong = match === undefined ? 0 : lines.findIndex(isWrong);
  if (match !== undefined && wrong === -1) {
    return { match, base, restarted: base !== -1, lines: lines.slice(base + 1) };
  }

  const recordedUnder = snapshotAt(lines, base)?.rulesVersion ?? header.match.rulesVersion;
  const last = lines.findLastIndex((line) => line.kind === 'snapshot');
  const kept = recordedUnder < game.rulesVersion ? fromLastSnapshot(game, content, last, follower) : undefined;
  if (kept === undefined) throw new JournalDamaged('cannot-replay', wrong + 1);
  return { ...kept, base: last, restarted: true };
}

function fromLastSnapshot(
  game: AnyGame,
  { header, lines }: JournalContent,
  last: number,
  follower?: Follower,
): Pick<Replayed, 'match' | 'lines'> | undefined {
  const snapshot = snapshotAt(lines, last);
  if (snapshot === undefined) return undefined;
  const following = lines.slice(last + 1);
  const match = begin(game, header, snapshot, follower);
  const stop = match === undefined ? 0 : following.findIndex((line) => !repeats(match, line, follower));
  if (stop === -1) return match && { match, lines: following };
  // The failed line may have changed part of the state: start again and stop before it.
  const kept = begin(game, header, snapshot, follower);
  if (kept === undefined) return undefined;
  const replayed = following.slice(0, stop);
  for (const line of replayed) repeats(kept, line, follower);
  return { match: kept, lines: replayed };
}

/**
 * The latest state of a match, from its last snapshot and the moves after it. Fast enough for the shelf.
 * Does not check earlier lines. Throws as `replayJournal` does.
 */
export function latestMatch(game: AnyGame, content: JournalContent): Match<GameTypes> {
  refuseNewerRules(game, content);
  const { header, lines } = content;
  const last = lines.findLastIndex((line) => line.kind === 'snapshot');
  if (last !== -1) {
    const match = begin(game, header, snapshotAt(lines, last));
    if (match !== undefined && lines.slice(last + 1).every((line) => repeats(match, line))) return match;
  }
  return replayJournal(game, content).match;
}
