import { foldedName, type PlayerColour, type TableSummary } from '../../../shared/protocol/messages.ts';

/** A person who has played on this device, with their last colour. */
export interface KnownPerson {
  readonly name: string;
  readonly colour: PlayerColour;
}

/** Most names offered. */
const mostOffered = 8;

/**
 * The people of the saved games, latest first, for reuse of their names.
 * @param isPlaceholder whether a name is only a placeholder
 */
export function knownPeople(
  tables: readonly Pick<TableSummary, 'seats' | 'bots' | 'savedAt'>[],
  isPlaceholder: (name: string) => boolean,
): readonly KnownPerson[] {
  const known = new Map<string, KnownPerson>();
  for (const { seats, bots } of tables.toSorted((one, other) => other.savedAt - one.savedAt)) {
    for (const [seat, { name, colour }] of seats.entries()) {
      const folded = foldedName(name);
      if ((bots[seat] ?? null) !== null || isPlaceholder(name) || known.has(folded)) continue;
      known.set(folded, { name, colour });
    }
  }
  return [...known.values()].slice(0, mostOffered);
}
