import type { TableSummary } from '../../../shared/protocol/messages.ts';
import { type KnownPerson, knownPeople } from './known-people.ts';

/** The people of the last match on this device, in their order. Most evenings the same people play. */
export function lastCompany(
  tables: readonly Pick<TableSummary, 'seats' | 'bots' | 'savedAt'>[],
  isPlaceholder: (name: string) => boolean,
): readonly KnownPerson[] {
  const last = tables.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, 1);
  return knownPeople(last, isPlaceholder);
}
