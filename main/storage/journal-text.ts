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

export interface JournalContent {
  readonly header: HeaderLine;
  /** All lines after the header, in order. */
  readonly lines: readonly LaterLine[];
  /** Bytes up to the end of the last complete line. */
  readonly length: number;
  /** True if a damaged last line was left out. */
  readonly torn: boolean;
}

const newline = 0x0a;
/** The fields of headers of any version. */
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

/** The bytes of a journal file. Throws `JournalDamaged` if it is too large, or file errors. */
export function journalBytes(file: string): Buffer {
  try {
    return readBounded(file);
  } catch (error) {
    throw error instanceof TooLarge ? new JournalDamaged('unreadable-line', 0) : error;
  }
}

/** Bytes that a power cut leaves in allocated but unwritten space. No valid line contains them. */
const neverFilled = '\0\0';

/**
 * Parses a journal and leaves out a torn last line, reported by `torn`.
 * Such a line lacks its newline, or contains unwritten space. Throws `JournalDamaged` for other damage, `JournalNewer`
 * for an unknown format.
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
