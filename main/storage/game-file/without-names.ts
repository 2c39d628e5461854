import { createHash } from 'node:crypto';
import { type Holder, levelOf } from '../../../shared/protocol/messages.ts';
import { type HeaderLine, type Held, heldLine, type LaterLine, lineText } from '../journal-lines.ts';
import { readJournalText } from '../journal-text.ts';
import type { GameInFile } from './game-file.ts';

/**
 * The id of the copy without names: always the same, and telling nothing about the table's own.
 * So a host can have both the copy and the original.
 */
function idOfCopy(table: string): string {
  return createHash('sha256').update(`without names ${table}`).digest('hex').slice(0, 16);
}

/** Bots keep their seats; the host's own device gets all others. */
function held({ holder, owner }: Held): Held {
  const there = (who: Holder): Holder => (levelOf(who) === null ? 'house' : who);
  return { holder: there(holder), owner: there(owner) };
}

/**
 * A copy of a game that names neither people nor devices.
 * Choices, times and results stay; standing orders go. Throws `JournalDamaged` or `JournalNewer`.
 * @param names the names to use instead, by seat
 */
export function withoutNames({ table, journal }: GameInFile, names: readonly string[]): GameInFile {
  const { header, lines } = readJournalText(Buffer.from(journal));
  const nameOf = (seat: number) => names[seat] ?? '';
  const copy = idOfCopy(table);
  const { goesOnFrom } = header;
  const begun: HeaderLine = {
    ...header,
    table: copy,
    seats: header.seats.map(({ colour }, seat) => ({ name: nameOf(seat), colour })),
    ...(goesOnFrom !== undefined && { goesOnFrom: { ...goesOnFrom, table: idOfCopy(goesOnFrom.table) } }),
  };
  const renamed = lines.map((line): LaterLine => {
    if (line.kind === 'name') return { ...line, name: null };
    if (line.kind === 'orders') return { ...line, holder: 'house', orders: [] };
    if (line.kind !== 'seat') return line;
    const { person: _, owner = line.holder, ...rest } = line;
    return { ...rest, name: nameOf(line.seat), ...heldLine(held({ holder: line.holder, owner })) };
  });
  return { table: copy, journal: [lineText(begun), ...renamed.map(lineText)].join('') };
}
