import { utimesSync } from 'node:fs';
import { isEntry, laterLine, lineFacts } from '../../main/storage/journal-lines.ts';
import { fileOf, overwrite, rewriteLine } from './journal-material.ts';

/** When the first was played, in milliseconds since 1970, and the interval to each next one. */
const firstPlayed = 2_000_000;
const apart = 60_000;

function lastEntry(journal: string): number {
  const lines = journal.trimEnd().split('\n').slice(1);
  return 1 + lines.findLastIndex((line) => isEntry(laterLine.parse(lineFacts(line))));
}

/**
 * Copies journals into a library under new names, each played a minute after the one before.
 * @param journals texts of journals with moves, taken in turn
 * @param from how many are there already
 * @returns the tables, the most recent first
 */
export function layLibrary(dataFolder: string, journals: readonly string[], count: number, from = 0): string[] {
  const templates = journals.map((text) => ({ text, played: lastEntry(text) }));
  const tables = Array.from({ length: count }, (_, index) => {
    const place = from + index;
    const { text, played } = templates[place % templates.length] ?? { text: '', played: 0 };
    const table = `laid${String(place).padStart(6, '0')}`;
    const at = firstPlayed + place * apart;
    overwrite(dataFolder, table, rewriteLine(rewriteLine(text, 0, { table }), played, { at }));
    utimesSync(fileOf(dataFolder, table), at / 1000, at / 1000);
    return table;
  });
  return tables.reverse();
}
