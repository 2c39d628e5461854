import { readBounded } from './bounded-json.ts';
import { type HeaderLine, headerLine, laterLine, lineFacts, lineText, type SnapshotLine } from './journal-lines.ts';
import { keepSpare } from './whole-file.ts';

/** What is kept of a journal a second time, beside it: how the match began, and where it stood not long ago. */
export interface SpareCopy {
  /** Null where it cannot be read. */
  readonly header: HeaderLine | null;
  readonly snapshot: SnapshotLine | null;
}

/** Keeps a second copy of a journal's header and its newest snapshot. */
export function keepSpareCopy(path: string, header: HeaderLine, snapshot: SnapshotLine): void {
  keepSpare(path, `${lineText(header)}${lineText(snapshot)}`);
}

/** What a whole line says; undefined for one that is damaged. */
function factsIn(text: string): unknown {
  try {
    return lineFacts(text);
  } catch {
    return undefined;
  }
}

/** Reads a second copy: whatever of it is whole. */
export function readSpareCopy(path: string): SpareCopy {
  let texts: string[] = [];
  try {
    texts = readBounded(path).toString().split('\n');
  } catch {
    // There is none, or the disk will not give it: it is one thing less to go by.
  }
  const header = headerLine.safeParse(factsIn(texts[0] ?? ''));
  const line = laterLine.safeParse(factsIn(texts[1] ?? ''));
  return {
    header: header.success ? header.data : null,
    snapshot: line.success && line.data.kind === 'snapshot' ? line.data : null,
  };
}
