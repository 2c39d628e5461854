import { foldedName, type PlayerColour, type TableSummary } from '../../../shared/protocol/messages.ts';

/** Somebody who has sat at a table of this device, with the colour they had last. */
export interface KnownPerson {
  readonly name: string;
  readonly colour: PlayerColour;
}

/** So many are offered; who has not come for longer writes their name again. */
const mostOffered = 8;

/**
 * The people of the tables on the shelf, whoever played last first: names given once need not be written again.
 * @param isPlaceholder is somebody called so only for want of a name?
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
