import { z } from 'zod';
import { JournalDamaged, JournalNewer } from './journal-errors.ts';
import {
  type HeaderLine,
  headerLine,
  journalFormat,
  journalFormatVersion,
  type LaterLine,
  laterLine,
  lineFacts,
} from './journal-lines.ts';

/** A journal as it was found on disk. */
export interface JournalContent {
  readonly header: HeaderLine;
  /** All lines after the header, in order. */
  readonly lines: readonly LaterLine[];
  /** Bytes up to the end of the last whole line. */
  readonly length: number;
  /** A damaged last line was left out. */
  readonly torn: boolean;
}

const newline = 0x0a;
/** All that is asked of a header before its version is known: newer ones may look otherwise. */
const anyHeader = z.looseObject({ format: z.literal(journalFormat), formatVersion: z.number() });

function readHeader(text: string): HeaderLine {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new JournalDamaged('no-header', 0);
  }
  const any = anyHeader.safeParse(raw);
  if (!any.success) throw new JournalDamaged('no-header', 0);
  if (any.data.formatVersion > journalFormatVersion) throw new JournalNewer('format');
  const facts = lineFacts(text);
  if (facts === undefined) throw new JournalDamaged('wrong-sum', 0);
  const header = headerLine.safeParse(facts);
  if (!header.success) throw new JournalDamaged('no-header', 0);
  return header.data;
}

/** Reads a line after the header; undefined when it is no JSON at all. */
function readLater(text: string, index: number): LaterLine | undefined {
  let facts: Readonly<Record<string, unknown>> | undefined;
  try {
    facts = lineFacts(text);
  } catch {
    return undefined;
  }
  if (facts === undefined) throw new JournalDamaged('wrong-sum', index);
  const line = laterLine.safeParse(facts);
  if (!line.success) throw new JournalDamaged('unreadable-line', index);
  if (line.data.line !== index) throw new JournalDamaged('gap', index);
  return line.data;
}

/**
 * Reads the bytes of a journal. A last line that was not written to its end is left out and said so; throws
 * JournalDamaged for any other damage and JournalNewer for a format that is not known yet.
 */
export function readJournalText(bytes: Buffer): JournalContent {
  const whole = bytes.lastIndexOf(newline) + 1;
  const texts = bytes.toString('utf8', 0, Math.max(0, whole - 1)).split('\n');
  const header = readHeader(texts[0] ?? '');
  const lines: LaterLine[] = [];
  for (let index = 1; index < texts.length; index++) {
    const line = readLater(texts[index] ?? '', index);
    if (line !== undefined) {
      lines.push(line);
      continue;
    }
    if (index < texts.length - 1) throw new JournalDamaged('unreadable-line', index);
    return { header, lines, length: bytes.lastIndexOf(newline, whole - 2) + 1, torn: true };
  }
  return { header, lines, length: whole, torn: whole < bytes.length };
}
