import { foldedName, type PersonPlate } from '../../../shared/protocol/messages.ts';
import { type GuestRecord, mostGuests } from '../../storage/rooms/room-record.ts';
import { RequestError } from '../request-error.ts';
import { type Chance, newGuestId, newToken, proofOf } from '../secrets.ts';
import { Answers } from './answers.ts';

/** The guests of a room, with the answers cached for each across connections. */
export class Guests {
  #records: GuestRecord[];
  readonly #answers = new Map<string, Answers>();

  constructor(records: readonly GuestRecord[] = []) {
    this.#records = structuredClone([...records]);
  }

  get all(): readonly Readonly<GuestRecord>[] {
    return this.#records;
  }

  /** A copy of the state to save on disk. */
  get record(): GuestRecord[] {
    return structuredClone(this.#records);
  }

  /** Restores the state returned by `record`. */
  restore(records: readonly GuestRecord[]): void {
    this.#records = structuredClone([...records]);
    this.#forgetAnswers();
  }

  has(guest: string): boolean {
    return this.#records.some((each) => each.guest === guest);
  }

  /** True if this guest is a named leader of the room. */
  isLeader(device: string): boolean {
    return this.#records.some(({ guest, isLeader }) => guest === device && isLeader);
  }

  /** The guest with this token, or undefined. */
  withToken(token: string): string | undefined {
    const proof = proofOf(token);
    return this.#records.find((guest) => guest.proof === proof)?.guest;
  }

  /** True if this was the token of a guest whose seats another device has claimed. */
  hasReplaced(token: string): boolean {
    const proof = proofOf(token);
    return this.#records.some(({ former }) => former === proof);
  }

  /** The person of the house who plays at a guest's device under this name; undefined if there is none. */
  personAt(guest: string, name: string): string | undefined {
    const { name: own = null, person, others = [] } = this.#records.find((each) => each.guest === guest) ?? {};
    const isNamed = (known: string) => foldedName(known) === foldedName(name);
    return own !== null && person !== undefined && isNamed(own)
      ? person
      : others.find((other) => isNamed(other.name))?.person;
  }

  /**
   * Makes a guest a person of the house, who plays at no other device any more. Throws `RequestError` if there is no such guest.
   * @param isFurther true if the person plays there beside the guest
   */
  become(guest: string, { id, name }: PersonPlate, isFurther: boolean): void {
    const record = this.#mustHave(guest);
    for (const each of this.#records) {
      if (each.person === id) delete each.person;
      if (each.others !== undefined) each.others = each.others.filter(({ person }) => person !== id);
    }
    if (isFurther) record.others = [...(record.others ?? []), { person: id, name }];
    else {
      record.name = name;
      record.person = id;
    }
  }

  /** Gives the guest the token of `by`, and removes `by` as a guest. Throws `RequestError` for unknown guests. */
  replace(guest: string, by: string): void {
    const record = this.#mustHave(guest);
    const { proof } = this.#mustHave(by);
    record.former = record.proof;
    record.proof = proof;
    record.isLeader = false;
    this.#records = this.#records.filter((each) => each.guest !== by);
    this.#answers.get(guest)?.forget();
    this.#forgetAnswers();
  }

  /**
   * Admits a device. The token is returned only here and never stored.
   * If the room is full, the first guest who is not missed makes place; throws `RequestError` if there is none.
   * @param isMissed true for guests who have a place or are connected
   */
  enter(
    name: string | null,
    chance: Chance,
    isMissed: (guest: string) => boolean,
  ): { readonly guest: string; readonly token: string } {
    if (this.#records.length >= mostGuests) {
      const forgotten = this.#records.find(({ guest }) => !isMissed(guest));
      if (forgotten === undefined) throw new RequestError('too-many-tries');
      this.#records = this.#records.filter((record) => record !== forgotten);
      this.#forgetAnswers();
    }
    const token = newToken(chance);
    const guest = newGuestId(chance);
    this.#records.push({ guest, name, proof: proofOf(token), isLeader: false });
    return { guest, token };
  }

  /** Throws `RequestError` if there is no such guest. */
  nameLeader(guest: string, isLeader: boolean): void {
    this.#mustHave(guest).isLeader = isLeader;
  }

  /** Removes a guest. Throws `RequestError` if there is no such guest. */
  remove(guest: string): void {
    const removed = this.#mustHave(guest);
    this.#records = this.#records.filter((record) => record !== removed);
    this.#forgetAnswers();
  }

  /** The cached answers for a guest. */
  answersOf(guest: string): Answers {
    const answers = this.#answers.get(guest) ?? new Answers();
    this.#answers.set(guest, answers);
    return answers;
  }

  /** Forgets the cached answers for former guests. */
  #forgetAnswers(): void {
    for (const [guest, answers] of this.#answers) {
      if (this.has(guest)) continue;
      answers.forget();
      this.#answers.delete(guest);
    }
  }

  /** Throws `RequestError` if there is no such guest. */
  mustHave(guest: string): Readonly<GuestRecord> {
    return this.#mustHave(guest);
  }

  #mustHave(guest: string): GuestRecord {
    const found = this.#records.find((record) => record.guest === guest);
    if (found === undefined) throw new RequestError('unknown-guest');
    return found;
  }
}
