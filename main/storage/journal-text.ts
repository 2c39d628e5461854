import { z } from 'zod';
import { parseJson, readBounded, TooLarge } from './bounded-json.ts';
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
    raw = parseJson(text);
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

/** Reads a line after the header. */
function readLater(text: string, index: number): LaterLine {
  let facts: Readonly<Record<string, unknown>> | undefined;
  try {
    facts = lineFacts(text);
  } catch {
    throw new JournalDamaged('unreadable-line', index);
  }
  if (facts === undefined) throw new JournalDamaged('wrong-sum', index);
  const line = laterLine.safeParse(facts);
  if (!line.success) throw new JournalDamaged('unreadable-line', index);
  if (line.data.line !== index) throw new JournalDamaged('gap', index);
  return line.data;
}

/** The bytes of a journal's file. Throws JournalDamaged for one that is too large to be read, or what the disk throws. */
export function journalBytes(file: string): Buffer {
  try {
    return readBounded(file);
  } catch (error) {
    throw error instanceof TooLarge ? new JournalDamaged('unreadable-line', 0) : error;
  }
}

/** What a disk leaves where it made room for a line and the power went before it was filled; no line has it. */
const neverFilled = '\0\0';

/**
 * Reads the bytes of a journal. A last line that was not written to its end is left out and said so: its newline is missing,
 * or stands behind room that was never filled. Throws JournalDamaged for any other damage and JournalNewer for a format that
 * is not known yet.
 */
export function readJournalText(bytes: Buffer): JournalContent {
  const ended = bytes.lastIndexOf(newline) + 1;
  const found = bytes.toString('utf8', 0, Math.max(0, ended - 1)).split('\n');
  const isLastFilled = found.length < 2 || !found.at(-1)?.includes(neverFilled);
  const texts = isLastFilled ? found : found.slice(0, -1);
  const length = isLastFilled ? ended : bytes.lastIndexOf(newline, ended - 2) + 1;
  const header = readHeader(texts[0] ?? '');
  const lines = texts.slice(1).map((text, before) => readLater(text, before + 1));
  return { header, lines, length, torn: length < bytes.length };
}
