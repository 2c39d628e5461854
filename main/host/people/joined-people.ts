import { foldedName, mostPeople } from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import type { PersonRecord } from '../../storage/people.ts';

/** The former names of a person who has this name now. */
export function formerNames(names: readonly string[], now: string): string[] {
  const byFolded = new Map(names.map((name) => [foldedName(name), name]));
  byFolded.delete(foldedName(now));
  return [...byFolded.values()];
}

/** A person that another one becomes part of. The facts of the first one stay. */
export function withMerged(kept: PersonRecord, gone: PersonRecord): PersonRecord {
  const merged = new Set([...kept.merged, gone.id, ...gone.merged]);
  merged.delete(kept.id);
  return {
    ...kept,
    names: formerNames([...kept.names, ...gone.names, gone.name], kept.name),
    since: Math.min(kept.since, gone.since),
    merged: [...merged],
  };
}

function idsOf({ id, merged }: PersonRecord): readonly string[] {
  return [id, ...merged];
}

/** Joins a person from elsewhere with the same one here; what was unknown here comes along. */
function joined(here: PersonRecord, come: PersonRecord): PersonRecord {
  return {
    ...withMerged(here, come),
    language: here.language ?? come.language,
    textSize: here.textSize ?? come.textSize,
    shutter: here.shutter ?? come.shutter,
    favourite: here.favourite ?? come.favourite,
    code: here.code ?? come.code,
  };
}

/**
 * The people here and those of another house. The same person has the same id, or else the same name.
 * Left out: a name that looks like somebody else's, and people beyond the maximum.
 */
export function joinedPeople(here: readonly PersonRecord[], come: readonly PersonRecord[]): PersonRecord[] {
  const people = [...here];
  for (const each of come) {
    const ids = new Set(idsOf(each));
    const byId = people.findIndex((one) => idsOf(one).some((id) => ids.has(id)));
    const at = byId === -1 ? people.findIndex(({ name }) => foldedName(name) === foldedName(each.name)) : byId;
    const same = people[at];
    if (same !== undefined) people[at] = joined(same, each);
    else if (
      people.length < mostPeople &&
      nameClashWith(
        each.name,
        people.map(({ name }) => name),
      ) === null
    ) {
      people.push(each);
    }
  }
  // whom one house has merged, the other may know as somebody else
  const own = new Set(people.map(({ id }) => id));
  return people.map((each) => ({ ...each, merged: each.merged.filter((id) => !own.has(id)) }));
}
