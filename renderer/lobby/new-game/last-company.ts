import type { Person, TableSummary } from '../../../shared/protocol/messages.ts';
import { personNamed } from '../people/person-named.ts';
import { type KnownPerson, knownPeople } from './known-people.ts';

/**
 * The people of the last match on this device, in their order. Most evenings the same people play. Each of the house has
 * their present name.
 */
export function lastCompany(
  tables: readonly Pick<TableSummary, 'seats' | 'bots' | 'savedAt'>[],
  house: readonly Person[],
  isPlaceholder: (name: string) => boolean,
): readonly KnownPerson[] {
  const last = tables.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, 1);
  const company = knownPeople(last, isPlaceholder).map((each) => personNamed(house, each.name) ?? each);
  // two names may have become one person
  return [...new Set(company)];
}
