import { readBounded } from './bounded-json.ts';
import { type HeaderLine, headerLine, laterLine, lineFacts, lineText, type SnapshotLine } from './journal-lines.ts';
import { keepSpare } from './whole-file.ts';

/** Spare copies of a journal's header and latest snapshot. */
export interface SpareCopy {
  /** Null if unreadable. */
  readonly header: HeaderLine | null;
  readonly snapshot: SnapshotLine | null;
}

/** Writes the spare copies. */
export function keepSpareCopy(path: string, header: HeaderLine, snapshot: SnapshotLine): void {
  keepSpare(path, `${lineText(header)}${lineText(snapshot)}`);
}

/** The fields of an intact line; undefined if it is damaged. */
function factsIn(text: string): unknown {
  try {
    return lineFacts(text);
  } catch {
    return undefined;
  }
}

/** Reads the intact parts of a spare file. */
export function readSpareCopy(path: string): SpareCopy {
  let texts: string[] = [];
  try {
    texts = readBounded(path).toString().split('\n');
  } catch {
    // Missing or unreadable: the journal is salvaged without it.
  }
  const header = headerLine.safeParse(factsIn(texts[0] ?? ''));
  const line = laterLine.safeParse(factsIn(texts[1] ?? ''));
  return {
    header: header.success ? header.data : null,
    snapshot: line.success && line.data.kind === 'snapshot' ? line.data : null,
  };
}
