import { type GuestRecord, mostGuests } from '../../storage/rooms/room-record.ts';
import { Refused } from '../refused.ts';
import { type Chance, newGuestId, newToken, proofOf } from '../secrets.ts';
import { Answers } from './answers.ts';

/** The devices that have come into a room over the network, and what each has been answered on whatever line. */
export class Guests {
  #records: GuestRecord[];
  readonly #answers = new Map<string, Answers>();

  constructor(records: readonly GuestRecord[] = []) {
    this.#records = structuredClone([...records]);
  }

  get all(): readonly Readonly<GuestRecord>[] {
    return this.#records;
  }

  /** A copy of what is to be kept on disk. */
  get record(): GuestRecord[] {
    return structuredClone(this.#records);
  }

  /** Everything is as it was when this was kept. */
  restore(records: readonly GuestRecord[]): void {
    this.#records = structuredClone([...records]);
    this.#forgetAnswers();
  }

  has(guest: string): boolean {
    return this.#records.some((each) => each.guest === guest);
  }

  /** May this guest lead the room? */
  isMaster(device: string): boolean {
    return this.#records.some(({ guest, isMaster }) => guest === device && isMaster);
  }

  /** The guest with this token, or undefined. */
  withToken(token: string): string | undefined {
    const proof = proofOf(token);
    return this.#records.find((guest) => guest.proof === proof)?.guest;
  }

  /** Was this the token of a guest whose seats another device has taken back? */
  hasReplaced(token: string): boolean {
    const proof = proofOf(token);
    return this.#records.some(({ former }) => former === proof);
  }

  /** The guest is from now on whoever has the token of `by`, who is no guest beside them. Throws Refused for unknown guests. */
  replace(guest: string, by: string): void {
    const record = this.#mustHave(guest);
    const { proof } = this.#mustHave(by);
    record.former = record.proof;
    record.proof = proof;
    record.isMaster = false;
    this.#records = this.#records.filter((each) => each.guest !== by);
    this.#answers.get(guest)?.forget();
    this.#forgetAnswers();
  }

  /**
   * Lets a device in. The token is told this once and kept nowhere here. Where the room is full of people the first whom
   * nobody would miss is forgotten; throws Refused where there is none.
   * @param isMissed has a guest a seat or a chair, or is their device on the line?
   */
  enter(
    name: string | null,
    chance: Chance,
    isMissed: (guest: string) => boolean,
  ): { readonly guest: string; readonly token: string } {
    if (this.#records.length >= mostGuests) {
      const forgotten = this.#records.find(({ guest }) => !isMissed(guest));
      if (forgotten === undefined) throw new Refused('too-many-tries');
      this.#records = this.#records.filter((record) => record !== forgotten);
      this.#forgetAnswers();
    }
    const token = newToken(chance);
    const guest = newGuestId(chance);
    this.#records.push({ guest, name, proof: proofOf(token), isMaster: false });
    return { guest, token };
  }

  /** Throws Refused where there is no such guest. */
  nameMaster(guest: string, isMaster: boolean): void {
    this.#mustHave(guest).isMaster = isMaster;
  }

  /** Somebody is a guest no more. Throws Refused where they are none. */
  remove(guest: string): void {
    const removed = this.#mustHave(guest);
    this.#records = this.#records.filter((record) => record !== removed);
    this.#forgetAnswers();
  }

  /** What a guest has been answered so far. */
  answersOf(guest: string): Answers {
    const answers = this.#answers.get(guest) ?? new Answers();
    this.#answers.set(guest, answers);
    return answers;
  }

  /** Who is no guest here any more is not told again what they were answered when they were. */
  #forgetAnswers(): void {
    for (const [guest, answers] of this.#answers) {
      if (this.has(guest)) continue;
      answers.forget();
      this.#answers.delete(guest);
    }
  }

  /** Throws Refused where there is no such guest. */
  mustHave(guest: string): Readonly<GuestRecord> {
    return this.#mustHave(guest);
  }

  #mustHave(guest: string): GuestRecord {
    const found = this.#records.find((record) => record.guest === guest);
    if (found === undefined) throw new Refused('unknown-guest');
    return found;
  }
}
