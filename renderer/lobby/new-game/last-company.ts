import type { TableSummary } from '../../../shared/protocol/messages.ts';
import { type KnownPerson, knownPeople } from './known-people.ts';

/** Who sat at the table that was played last on this device, in their order: most evenings it is the same people. */
export function lastCompany(
  tables: readonly Pick<TableSummary, 'seats' | 'bots' | 'savedAt'>[],
  isPlaceholder: (name: string) => boolean,
): readonly KnownPerson[] {
  const last = tables.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, 1);
  const names = last.flatMap(({ seats }) => seats.map(({ name }) => name));
  return knownPeople(last, isPlaceholder).toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}
