import {
  type ClaimedPerson,
  foldedName,
  type GivenPerson,
  mostPeople,
  type OwnPerson,
  type Person,
  type PersonPlate,
  type PlayerColour,
  type SeatSettings,
} from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import type { Held } from '../../storage/journal-lines.ts';
import { PeopleFile, type PersonRecord } from '../../storage/people.ts';
import { JoinLimits } from '../network/join-limits.ts';
import { RequestError } from '../request-error.ts';
import { type Chance, hashedCode, isCode, newId } from '../secrets.ts';
import { type ForgettingParts, forgetNames } from './forgetting.ts';
import { formerNames, joinedPeople, withMerged } from './joined-people.ts';

/** Facts of a person about whom only name and colour are known. */
const unknownHabits = { language: null, textSize: null, shutter: null, favourite: null };

export interface PeopleParts extends ForgettingParts {
  readonly chance: Chance;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** A monotonic clock in milliseconds. */
  readonly elapsed: () => number;
  /** Called after each change. */
  readonly changed: () => void;
}

/** The proof that a device sends with its claim to be a person. */
export interface PersonProof {
  readonly code: string | undefined;
  /** True to ask a leader even if the person has a code. */
  readonly asks: boolean;
  /** The address that the claim comes from. */
  readonly from: string;
}

function plateOf({ id, name, colour }: PersonRecord): PersonPlate {
  return { id, name, colour };
}

function ownOf(record: PersonRecord): OwnPerson {
  const { language, textSize, shutter, favourite } = record;
  return { ...plateOf(record), language, textSize, shutter, favourite };
}

/**
 * The people whom the host remembers.
 * A change is on disk before anyone receives it. Throws `RequestError` or file errors; nothing has changed then.
 */
export class People {
  readonly #parts: PeopleParts;
  readonly #file: PeopleFile;
  /** Wrong codes, by the address that sent them and by the person. */
  readonly #limits: JoinLimits;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.#file = new PeopleFile(parts.dataFolder, parts.now());
    this.#limits = new JoinLimits(parts.elapsed);
  }

  get all(): readonly Readonly<PersonRecord>[] {
    return this.#records;
  }

  /** The people as the host person sees them. */
  get shown(): Person[] {
    return this.#records.map((record) => ({ ...ownOf(record), names: record.names, hasCode: record.code !== null }));
  }

  /** The people as everyone in a room sees them. */
  get plates(): PersonPlate[] {
    return this.#records.map(plateOf);
  }

  /** A person as their own device sees them. Throws `RequestError`. */
  own(id: string): OwnPerson {
    return ownOf(this.mustHave(id));
  }

  /** The same; null for an unknown or missing id. */
  of(id: string | undefined): OwnPerson | null {
    const record = id === undefined ? undefined : this.#find(id);
    return record === undefined ? null : ownOf(record);
  }

  /** A person by id, also by that of someone merged into them. Throws `RequestError`. */
  mustHave(id: string): Readonly<PersonRecord> {
    const found = this.#find(id);
    if (found === undefined) throw new RequestError('unknown-person');
    return found;
  }

  /** The id of the person who has this name now, or else had it before; undefined if there is none. */
  named(name: string): string | undefined {
    const isSame = (each: string) => foldedName(each) === foldedName(name);
    const found =
      this.#records.find((each) => isSame(each.name)) ?? this.#records.find(({ names }) => names.some(isSame));
    return found?.id;
  }

  /** The id of the person with this name, a new one if necessary. Undefined if there is no space, or a name looks alike. */
  meet(name: string, colour: PlayerColour): string | undefined {
    const known = this.named(name);
    const isNew = known === undefined && this.#whyNot(name, null) === null;
    return isNew ? this.keep(null, { ...unknownHabits, name, colour }) : known;
  }

  /** Throws `RequestError` unless a new person may have this name. */
  mayAdd(name: string): void {
    const why = this.#whyNot(name, null);
    if (why !== null) throw new RequestError(why);
  }

  /** Adds a person of whom only this is known; returns them. */
  add(name: string, colour: PlayerColour): OwnPerson {
    return this.own(this.keep(null, { ...unknownHabits, name, colour }));
  }

  /** Changes a person, or adds one (null); returns the id. A changed name stays as a former one. */
  keep(id: string | null, facts: GivenPerson): string {
    const why = this.#whyNot(facts.name, id);
    if (why !== null) throw new RequestError(why);
    if (id === null) {
      const { chance, now } = this.#parts;
      const added = { ...facts, id: newId(chance), names: [], merged: [], code: null, since: now() };
      this.#change([...this.#latest, added]);
      return added.id;
    }
    const before = this.mustHave(id);
    const names = formerNames([...before.names, before.name], facts.name);
    this.#replace({ ...before, ...facts, names });
    return before.id;
  }

  /** Sets a person's code, or removes it (null). */
  setCode(id: string, code: string | null): void {
    const hashed = code === null ? null : hashedCode(code, this.#parts.chance);
    this.#replace({ ...this.mustHave(id), code: hashed });
  }

  /** Makes the person a part of another, whose facts stay. */
  merge(id: string, into: string): void {
    const gone = this.mustHave(id);
    const kept = this.mustHave(into);
    if (gone.id === kept.id) throw new RequestError('malformed');
    const merged = withMerged(kept, gone);
    this.#change(this.#latest.flatMap((each) => (each.id === gone.id ? [] : [each.id === kept.id ? merged : each])));
  }

  /** Adds the people of another house; see `joinedPeople`. */
  join(come: readonly PersonRecord[]): void {
    this.#change(joinedPeople(this.#latest, come));
  }

  /** Forgets a person, also in all saved games: see `forgetNames`. */
  async forget(id: string, instead: string): Promise<void> {
    const gone = this.mustHave(id);
    await forgetNames(this.#parts, gone, instead);
    this.#change(this.#latest.filter((each) => each.id !== gone.id));
  }

  /** The players of a new table, each with the person of the house; `met`: the seats whose names become people. */
  seated(seats: readonly SeatSettings[], held: readonly Held[], met: readonly number[] = []): SeatSettings[] {
    return seats.map(({ name, colour }, seat) => {
      const isHere = held[seat]?.holder === 'house';
      const person = isHere ? (met.includes(seat) ? this.meet(name, colour) : this.named(name)) : undefined;
      return { name, colour, ...(person !== undefined && { person }) };
    });
  }

  /**
   * True if a claim to be a person needs no leader, because it comes with their code.
   * Throws `RequestError` for a wrong code or after too many, or if the person has a code and `asks` is false.
   */
  isProven(claimed: ClaimedPerson, { code, asks, from }: PersonProof): boolean {
    if (claimed === 'new') return false;
    const person = this.mustHave(claimed);
    if (code === undefined) {
      if (person.code !== null && !asks) throw new RequestError('code-needed');
      return false;
    }
    // the person counts as well: an attacker may have several addresses
    const sources = [from, person.id];
    if (!sources.every((source) => this.#limits.mayTry(source))) throw new RequestError('too-many-tries');
    if (person.code !== null && isCode(code, person.code)) return true;
    for (const source of sources) this.#limits.missed(source);
    throw new RequestError('wrong-person-code');
  }

  #find(id: string): PersonRecord | undefined {
    return this.#records.find((each) => each.id === id || each.merged.includes(id));
  }

  get #records(): readonly PersonRecord[] {
    return this.#file.current.people;
  }

  /** The same, with the changes of other programs on the data folder. */
  get #latest(): readonly PersonRecord[] {
    return this.#file.latest().people;
  }

  /** Why a person, or a new one (null), may not have this name. */
  #whyNot(name: string, id: string | null) {
    const others = this.#records.filter((each) => each.id !== id && !(id !== null && each.merged.includes(id)));
    if (id === null && others.length >= mostPeople) return 'too-many-people' as const;
    return nameClashWith(
      name,
      others.map((other) => other.name),
    );
  }

  #replace(record: PersonRecord): void {
    this.#change(this.#latest.map((each) => (each.id === record.id ? record : each)));
  }

  #change(people: readonly PersonRecord[]): void {
    this.#file.change({ people: [...people] });
    this.#parts.changed();
  }
}
