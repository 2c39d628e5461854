import { fingerprint } from '../../../shared/engine/index.ts';
import { isEntry } from '../journal-lines.ts';
import { readJournalText } from '../journal-text.ts';
import { entryOf, type JournalContent } from '../replay.ts';

/** How an imported journal relates to the one of the same table here. */
export type Relation =
  /** There is none here. */
  | 'new'
  /** The one here has the same entries, or more. */
  | 'known'
  /** It continues the one here. */
  | 'longer'
  /** Both have continued differently, or the one here is unreadable. */
  | 'other';

function begins({ header, lines }: JournalContent, entries: number): string {
  return fingerprint([header.match, lines.filter(isEntry).slice(0, entries).map(entryOf)]);
}

function entriesIn({ lines }: JournalContent): number {
  return lines.filter(isEntry).length;
}

/**
 * Compares the entries of two journals. Names, seats and snapshots do not count.
 * @param here the bytes of the journal here; null for none
 */
export function relationOf(imported: JournalContent, here: Buffer | null): Relation {
  if (here === null) return 'new';
  try {
    const known = readJournalText(here);
    const both = Math.min(entriesIn(known), entriesIn(imported));
    if (begins(known, both) !== begins(imported, both)) return 'other';
    return both === entriesIn(imported) ? 'known' : 'longer';
  } catch {
    return 'other';
  }
}
