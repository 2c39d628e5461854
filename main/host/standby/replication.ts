import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Declined, HostMessage, StandBy } from '../../../shared/protocol/messages.ts';
import type { Timers } from '../../bot-workers/timers.ts';
import { Flushing, type Unsafe } from '../../storage/flushing.ts';
import { type KeyEpochRecord, nobodyStandsBy, type StandbyRecord } from '../../storage/rooms/standby-record.ts';
import { RequestError } from '../request-error.ts';
import type { Device } from '../seats/seating.ts';
import type { Chance } from '../secrets.ts';
import { isOpenable, isSharedAmong, newEpoch, sharersOf } from './key-epochs.ts';
import { Patience } from './patience.ts';
import { digestOf, failoverProof, seal } from './sealing.ts';

export interface Replicated {
  readonly id: string;
  /** The guests who get a share of the key: those present or with a place. */
  readonly sharers: readonly string[];
  isPresent(device: string): boolean;
  canHost(device: string): boolean;
  /** Sends to every page, or those of one device, without waiting for the copy. */
  sendAtOnce(message: HostMessage, device?: Device): void;
  /** Tells the host person that a guest is not the standby they asked for. */
  decline(to: Device, what: Declined['what'], by: Device): void;
  /** Sends the changes to every page. */
  send(): void;
}

export interface ReplicationParts {
  readonly chance: Chance;
  readonly timers: Timers;
  /** Exports the room in the form for this guest's server, as one text. Throws file errors. */
  readonly pack: (room: string, guest: string) => string;
  /** Saves all rooms. Throws file errors. */
  readonly keep: () => void;
  /** The proof by the server at this address that the room continues there. Null without one. Never rejects. */
  readonly proofAt: (address: string, room: string) => Promise<string | null>;
  /** Called when the room continues on the server at this address. */
  readonly failedOver: (room: string, to: string) => void;
  readonly report: (during: string, error: unknown) => void;
}

/** A copy on its way to the standby. `text` and `message` are null if it could not be made. */
interface UnderWay {
  readonly number: number;
  readonly epoch: number;
  readonly text: string | null;
  readonly message: HostMessage | null;
  readonly kept: () => void;
  readonly inVain: (error: Error) => void;
}

/** Thrown to callers that wait for a copy of a room which continues elsewhere. Their messages must never be sent. */
class GoneElsewhere extends Error {
  override readonly name = 'GoneElsewhere';
}

/**
 * Keeps an encrypted copy of a room at its standby.
 * Nothing is sent to the room before it is safe there too. So everything that anyone has seen continues there, and only
 * one of two servers with the room is ever active. The copy's key is shared among the guests' devices, and a majority
 * of them can open it.
 * If the standby stops answering, enough devices drop their shares that the copy can never be opened. The room then
 * continues without it.
 */
export class Replication {
  readonly #room: Replicated;
  readonly #parts: ReplicationParts;
  /** All messages to the room go through this. They leave once the standby has a copy. */
  readonly copied = new Flushing({ isTogether: true, lost: () => {} });
  readonly #copy: Unsafe = { makeSafe: () => this.#replicate(), makeSafeNow: () => {} };
  #record: StandbyRecord = nobodyStandsBy;
  #number = 0;
  /** The copy at the standby, as far as is known. */
  #there: { readonly epoch: number; readonly text: string } | null = null;
  #underWay: UnderWay | null = null;
  /** The devices that have dropped their shares during a request to do so. Null at other times. */
  #lettingGo: Set<Device> | null = null;
  /** The next standby: null for none, undefined for the same guest. */
  #next: string | null | undefined;
  /** True after the standby stopped answering: nothing is copied before it returns. */
  #isSuspended = false;
  readonly #patience: Patience;

  constructor(room: Replicated, parts: ReplicationParts) {
    this.#room = room;
    this.#parts = parts;
    this.#patience = new Patience({
      timers: parts.timers,
      send: (waits) => room.sendAtOnce({ type: 'waiting', room: room.id, waits }),
      ask: () => this.#ask(),
      tooLong: (isSlow) => this.#missed(isSlow),
    });
  }

  /** The state to save on disk. */
  get record(): StandbyRecord {
    return structuredClone(this.#record);
  }

  /** Restores the state returned by `record`. */
  restore(record: StandbyRecord): void {
    this.#record = structuredClone(record);
  }

  /** The public part, for room messages. */
  get standing(): StandBy | null {
    const { guest, agreed, to } = this.#record;
    return guest === null
      ? null
      : { guest, agreed, ready: to !== null && this.#there !== null && this.#lettingGo === null };
  }

  /**
   * Asks a guest's server to be the standby, or ends it (null). Throws `RequestError` if the guest has none, or file errors.
   */
  name(guest: string | null): void {
    if (guest !== null && !this.#room.canHost(guest)) throw new RequestError('not-standing-by');
    if (this.#record.guest === guest && this.#lettingGo === null) return;
    this.#next = guest;
    if (this.#record.epochs.length === 0) this.#finish();
    else this.#letGo();
  }

  /** Records that the guest agrees. Throws `RequestError` for other devices, or file errors. */
  agree(device: Device): void {
    if (this.#record.guest !== device) throw new RequestError('not-standing-by');
    this.#change({ agreed: true });
    this.#room.send();
  }

  /**
   * Records that the standby has saved the copy of this number. Throws `RequestError` for other devices, or file errors.
   * @param to the address of the standby's server; null if it does not listen
   */
  kept(device: Device, number: number, to: string | null): void {
    const record = this.#record;
    if (record.guest !== device) throw new RequestError('not-standing-by');
    const underWay = this.#underWay;
    if (underWay === null || underWay.number !== number || underWay.text === null) return;
    const { epoch, text } = underWay;
    const isNew = this.#there?.epoch !== epoch || record.to !== to;
    if (isNew) this.#change({ to, epochs: record.epochs.filter((each) => each.epoch >= epoch) });
    this.#there = { epoch, text };
    this.#end(underWay.kept);
    if (isNew) {
      for (const { guest } of this.#epoch?.shares ?? []) this.#sendShare(guest);
      this.#room.send();
    }
  }

  /**
   * Records that a device has dropped what it had of the room. Throws `RequestError` if it was not asked, or file errors.
   */
  letGo(device: Device): void {
    if (this.#lettingGo !== null) {
      this.#lettingGo.add(device);
      this.#lookWhetherGone();
      return;
    }
    if (this.#record.guest !== device) throw new RequestError('not-standing-by');
    // the guest declines or resigns and has deleted the copy
    this.#next = null;
    this.#finish();
    this.#room.decline('house', 'standby-refused', device);
  }

  /** Continues without the standby, once the host confirms that the room has not moved there. Throws file errors. */
  goOnAlone(): void {
    if (this.#record.guest !== null) this.#finish();
  }

  /** Holds back messages until the room's latest changes are safe at the standby. */
  changed(): void {
    if (this.#isActive) this.copied.changed(this.#copy);
  }

  /** Sends a device that has joined its share, or the request to drop it. */
  joined(device: Device): void {
    if (this.#record.guest === null) return;
    if (this.#lettingGo !== null) this.#room.sendAtOnce({ type: 'drop-shares', room: this.#room.id }, device);
    else {
      if (device === this.#record.guest) this.#standsByAgain();
      this.#sendShare(device);
      this.changed();
    }
    if (this.#patience.isWaiting) this.#room.sendAtOnce({ type: 'waiting', room: this.#room.id, waits: true }, device);
  }

  /** Stops using a standby that has left deliberately, without a timeout. Throws file errors. */
  wentAway(device: Device): void {
    const { guest, epochs } = this.#record;
    if (guest === device && epochs.length > 0 && !this.#room.isPresent(device)) this.#letGo();
  }

  /** Ends replication. Waiting messages are sent, or never if the room continues elsewhere. */
  end(goesOnElsewhere: boolean): void {
    const underWay = this.#underWay;
    if (this.#record.guest !== null && !goesOnElsewhere) {
      this.#room.sendAtOnce({ type: 'drop-shares', room: this.#room.id });
    }
    this.#record = nobodyStandsBy;
    this.#lettingGo = null;
    if (underWay === null) return;
    this.#end(goesOnElsewhere ? () => underWay.inVain(new GoneElsewhere()) : underWay.kept);
  }

  get #epoch(): KeyEpochRecord | undefined {
    return this.#record.epochs.at(-1);
  }

  /** True if there is a copy, or can be one. */
  get #isActive(): boolean {
    const { guest, agreed, epochs } = this.#record;
    if (guest === null || !agreed || this.#isSuspended) return false;
    return epochs.length > 0 || (this.#room.isPresent(guest) && this.#room.sharers.length >= 2);
  }

  #change(what: Partial<StandbyRecord>): void {
    const before = this.#record;
    this.#record = { ...before, ...what };
    try {
      this.#parts.keep();
    } catch (error) {
      this.#record = before;
      throw error;
    }
  }

  /** Sends the room if it has changed. Resolves once the standby has it or is no longer used. */
  async #replicate(): Promise<void> {
    // the change is complete only when the code that makes it has ended
    await nextTurn();
    let copy: Pick<UnderWay, 'number' | 'epoch' | 'text' | 'message'> | null;
    try {
      copy = await this.#copyOfNow();
    } catch (error) {
      // without a copy nothing may be sent: the wait times out and the standby is given up
      this.#parts.report('copying a room', error);
      copy = { number: ++this.#number, epoch: 0, text: null, message: null };
    }
    if (copy === null) return;
    const { text } = copy;
    await new Promise<void>((kept, inVain) => {
      this.#underWay = { ...copy, kept, inVain };
      if (text !== null) this.#send();
      this.#patience.begin();
    });
  }

  async #copyOfNow(): Promise<Pick<UnderWay, 'number' | 'epoch' | 'text' | 'message'> | null> {
    if (!this.#isActive) return null;
    await this.#shareOutAnew();
    const current = this.#epoch;
    const { guest } = this.#record;
    if (current === undefined || guest === null || !this.#isActive) return null;
    const { id: room } = this.#room;
    const { epoch, key, threshold, shares } = current;
    const text = this.#parts.pack(room, guest);
    if (this.#there?.epoch === epoch && this.#there.text === text) return null;
    const number = ++this.#number;
    const sealing = { epoch, number, threshold, digests: shares.map(({ share }) => digestOf(share)) };
    const sealed = seal(key, text, { room, epoch, number }, this.#parts.chance);
    return { number, epoch, text, message: { type: 'sealed', room, ...sealing, text: sealed } };
  }

  /** Creates a new key if the guests who need shares have changed. */
  async #shareOutAnew(): Promise<void> {
    const { guest: standBy, latest } = this.#record;
    if (standBy === null) return;
    const sharers = sharersOf(standBy, this.#room.sharers);
    if (sharers.length < 2 || isSharedAmong(this.#epoch, sharers)) return;
    const epoch = await newEpoch(latest + 1, sharers, this.#parts.chance);
    if (this.#record.guest !== standBy || this.#lettingGo !== null) return;
    this.#change({ latest: epoch.epoch, epochs: [...this.#record.epochs, epoch] });
    // shares go first where possible: a copy without shares cannot be opened
    for (const guest of sharers) this.#sendShare(guest);
  }

  #sendShare(device: Device): void {
    const epoch = this.#epoch;
    const { to } = this.#record;
    const share = epoch?.shares.find(({ guest }) => guest === device)?.share;
    if (epoch === undefined || share === undefined || to === null) return;
    this.#room.sendAtOnce({ type: 'share', room: this.#room.id, epoch: epoch.epoch, share, to }, device);
  }

  #send(): void {
    const { guest } = this.#record;
    const message = this.#underWay?.message;
    if (guest !== null && message != null) this.#room.sendAtOnce(message, guest);
  }

  #standsByAgain(): void {
    this.#isSuspended = false;
    this.#send();
  }

  /** Ends the wait for the current copy and runs `how`. */
  #end(how: () => void): void {
    this.#underWay = null;
    how();
    this.#patience.end();
  }

  /** Checks whether the standby has taken over the room. True when no more checks are needed. */
  async #ask(): Promise<boolean> {
    const { proofAt, failedOver } = this.#parts;
    const { id: room } = this.#room;
    const { to } = this.#record;
    if (this.#underWay === null || to === null) return true;
    const proof = await proofAt(to, room);
    if (this.#underWay === null) return true;
    const isFailedOver = proof !== null && this.#record.epochs.some(({ key }) => failoverProof(key, room) === proof);
    if (isFailedOver) failedOver(room, to);
    return isFailedOver;
  }

  /** Gives up the standby after a timeout. One that answers, but always late, is not asked again automatically. */
  #missed(isSlow: boolean): void {
    if (isSlow) this.#next = null;
    try {
      this.#letGo();
    } catch (error) {
      // the disk is full: it tries again when a device drops its share
      this.#parts.report('letting go', error);
    }
  }

  /** Asks all devices to drop their shares and the copy. */
  #letGo(): void {
    if (this.#lettingGo !== null || this.#record.guest === null) return;
    this.#lettingGo = new Set();
    this.#room.sendAtOnce({ type: 'drop-shares', room: this.#room.id });
    this.#room.send();
    this.#lookWhetherGone();
  }

  /** Finishes once the copy is deleted, or too few shares remain to open any epoch. */
  #lookWhetherGone(): void {
    const gone = this.#lettingGo;
    const { guest: standBy, epochs } = this.#record;
    if (gone === null || standBy === null) return;
    if (gone.has(standBy) || !epochs.some((epoch) => isOpenable(epoch, gone))) this.#finish();
  }

  /**
   * Ends the current standby's role and names the next one, if any.
   * Sends what waited for the copy. If the same guest remains, it resumes when it is back. Throws file errors.
   */
  #finish(): void {
    const { guest, latest } = this.#record;
    const hasLetGo = guest !== null && this.#lettingGo?.has(guest) === true;
    const next = this.#next;
    this.#change(next === undefined ? { epochs: [] } : { ...nobodyStandsBy, guest: next, latest });
    this.#next = undefined;
    this.#lettingGo = null;
    this.#there = null;
    this.#isSuspended = next === undefined && !hasLetGo;
    if (this.#underWay !== null) this.#end(this.#underWay.kept);
    this.#patience.forget();
    this.changed();
    this.#room.send();
  }
}
