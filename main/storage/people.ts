import { z } from 'zod';
import { mostPeople, person, personId } from '../../shared/protocol/messages.ts';
import { KeptFile } from './kept-file.ts';

/** A person of the house. */
export const personRecord = person.omit({ hasCode: true }).extend({
  /** The salted hash of the person's code. */
  code: z.object({ salt: z.string().max(64), hash: z.string().max(128) }).nullable(),
  /** The ids of people merged into this one, which journals still name. */
  merged: z.array(personId),
  /** When the host first remembered the person, in milliseconds since 1970. Older games count by their names. */
  since: z.number(),
});
export type PersonRecord = z.infer<typeof personRecord>;

const peopleRecord = z.object({ people: z.array(personRecord).max(mostPeople) });
export type PeopleRecord = z.infer<typeof peopleRecord>;

/** The people whom the host remembers, in one small file. */
export class PeopleFile extends KeptFile<PeopleRecord> {
  constructor(dataFolder: string, now: number) {
    super({ dataFolder, name: 'people', parse: (raw) => peopleRecord.parse(raw), usual: { people: [] }, now });
  }

  /** Rereads the file, which another program on the same folder may have changed. Throws file errors. */
  latest(): PeopleRecord {
    this.readAgain();
    return this.current;
  }
}
