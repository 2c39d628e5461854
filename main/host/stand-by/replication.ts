import type { HostMessage, StandBy } from '../../../shared/protocol/messages.ts';
import { Flushing, type Unsafe } from '../../storage/flushing.ts';
import { type EpochRecord, nobodyStandsBy, type StandByRecord } from '../../storage/rooms/stand-by-record.ts';
import type { Timers } from '../../thinkers/timers.ts';
import { Refused } from '../refused.ts';
import type { Device } from '../seats/seating.ts';
import type { Chance } from '../secrets.ts';
import { isOpenable, isSharedAmong, newEpoch, sharersOf } from './epochs.ts';
import { Patience } from './patience.ts';
import { digestOf, proofOfRelief, seal } from './sealing.ts';

/** The room whose copy lies elsewhere. */
export interface Replicated {
  readonly id: string;
  /** The guests who are to have a share: whoever is here, and whoever plays. */
  readonly sharers: readonly string[];
  isPresent(device: string): boolean;
  canHost(device: string): boolean;
  /** Tells every page of a device, or everybody, what does not wait for a copy. */
  tellAtOnce(message: HostMessage, device?: Device): void;
  /** Tells every page of it what is new. */
  tell(): void;
}

/** What replication needs of its house. */
export interface ReplicationParts {
  readonly chance: Chance;
  readonly timers: Timers;
  /** The room as this guest's own host is to have it, as one text. Throws what the disk throws. */
  readonly pack: (room: string, guest: string) => string;
  /** Writes down how every room stands. Throws what the disk throws. */
  readonly keep: () => void;
  /** What the host at this address has to prove that the room goes on there; null where it has nothing. Never rejects. */
  readonly proofAt: (address: string, room: string) => Promise<string | null>;
  /** The room goes on at the host of this address. */
  readonly relieved: (room: string, to: string) => void;
  readonly report: (during: string, error: unknown) => void;
}

/** A copy that is on its way to whoever stands by; without a message where it could not be made. */
interface UnderWay {
  readonly number: number;
  readonly epoch: number;
  readonly text: string | null;
  readonly message: HostMessage | null;
  readonly kept: () => void;
  readonly inVain: (error: Error) => void;
}

/** Thrown to what waits for a copy of a room that goes on elsewhere: nobody may be told of it any more. */
class GoneElsewhere extends Error {
  override readonly name = 'GoneElsewhere';
}

/**
 * A room's sealed copy at the app that stands by for it. Nothing is told to anybody in the room before it is safe there as
 * well: so whatever anybody has seen goes on there, and of two hosts that have the room only one is ever heard. The key of
 * the copy is shared out among the devices of guests, and more than half of them open it. Where whoever stands by is no longer
 * heard, enough devices drop their shares for the copy never to be opened; then the room goes on without it.
 */
export class Replication {
  readonly #room: Replicated;
  readonly #parts: ReplicationParts;
  /** What is told in the room is told through it: once it is safe there. */
  readonly copied = new Flushing({ isTogether: true, lost: () => {} });
  readonly #copy: Unsafe = { makeSafe: () => this.#replicate(), makeSafeNow: () => {} };
  #record: StandByRecord = nobodyStandsBy;
  #number = 0;
  /** What whoever stands by has, as far as is known. */
  #there: { readonly epoch: number; readonly text: string } | null = null;
  #underWay: UnderWay | null = null;
  /** The devices that have dropped what they had, while all are asked to; null while nobody is. */
  #lettingGo: Set<Device> | null = null;
  /** Who is to be asked once all have let go; null for nobody, undefined for the same again. */
  #next: string | null | undefined;
  /** Whoever stands by was not heard: nothing is copied before they come back. */
  #isSuspended = false;
  readonly #patience: Patience;

  constructor(room: Replicated, parts: ReplicationParts) {
    this.#room = room;
    this.#parts = parts;
    this.#patience = new Patience({
      timers: parts.timers,
      tell: (waits) => room.tellAtOnce({ type: 'waiting', room: room.id, waits }),
      ask: () => this.#ask(),
      tooLong: (isSlow) => this.#missed(isSlow),
    });
  }

  /** What is to be kept on disk. */
  get record(): StandByRecord {
    return structuredClone(this.#record);
  }

  /** Everything is as it was when this was kept. */
  restore(record: StandByRecord): void {
    this.#record = structuredClone(record);
  }

  /** What everybody in the room is told of it. */
  get standing(): StandBy | null {
    const { guest, agreed, to } = this.#record;
    return guest === null
      ? null
      : { guest, agreed, ready: to !== null && this.#there !== null && this.#lettingGo === null };
  }

  /** Asks a guest's host to stand by; null asks nobody any more. Throws Refused for one who has none, or what the disk throws. */
  name(guest: string | null): void {
    if (guest !== null && !this.#room.canHost(guest)) throw new Refused('not-standing-by');
    if (this.#record.guest === guest && this.#lettingGo === null) return;
    this.#next = guest;
    if (this.#record.epochs.length === 0) this.#finish();
    else this.#letGo();
  }

  /** The guest who was asked says yes. Throws Refused for anybody else, or what the disk throws. */
  agree(device: Device): void {
    if (this.#record.guest !== device) throw new Refused('not-standing-by');
    this.#change({ agreed: true });
    this.#room.tell();
  }

  /**
   * The copy of this number is on disk there. Throws Refused for anybody else.
   * @param to where its host is served; null where it is not
   */
  kept(device: Device, number: number, to: string | null): void {
    const record = this.#record;
    if (record.guest !== device) throw new Refused('not-standing-by');
    const underWay = this.#underWay;
    if (underWay === null || underWay.number !== number || underWay.text === null) return;
    const { epoch, text } = underWay;
    const isNew = this.#there?.epoch !== epoch || record.to !== to;
    if (isNew) this.#change({ to, epochs: record.epochs.filter((each) => each.epoch >= epoch) });
    this.#there = { epoch, text };
    this.#end(underWay.kept);
    if (isNew) {
      for (const { guest } of this.#epoch?.shares ?? []) this.#tellShare(guest);
      this.#room.tell();
    }
  }

  /** A device holds nothing of the room any more. Throws Refused where nobody wants to know, or what the disk throws. */
  letGo(device: Device): void {
    if (this.#lettingGo !== null) {
      this.#lettingGo.add(device);
      this.#lookWhetherGone();
      return;
    }
    if (this.#record.guest !== device) throw new Refused('not-standing-by');
    // says no, or stands by no longer: the copy is gone
    this.#next = null;
    this.#finish();
  }

  /** The room goes on without whoever stands by: somebody knows that it has not gone on there. Throws what the disk throws. */
  goOnAlone(): void {
    if (this.#record.guest !== null) this.#finish();
  }

  /** Something of the room has changed: nothing of it is told before it is safe there. */
  changed(): void {
    if (this.#isActive) this.copied.changed(this.#copy);
  }

  /** A page of a device is here: it is told what it must have. */
  joined(device: Device): void {
    if (this.#record.guest === null) return;
    if (this.#lettingGo !== null) this.#room.tellAtOnce({ type: 'drop-shares', room: this.#room.id }, device);
    else {
      if (device === this.#record.guest) this.#standsByAgain();
      this.#tellShare(device);
      this.changed();
    }
    if (this.#patience.isWaiting) this.#room.tellAtOnce({ type: 'waiting', room: this.#room.id, waits: true }, device);
  }

  /** A device has gone of its own accord: nobody waits for whoever stands by until they are missed. Throws what the disk throws. */
  wentAway(device: Device): void {
    const { guest, epochs } = this.#record;
    if (guest === device && epochs.length > 0 && !this.#room.isPresent(device)) this.#letGo();
  }

  /** The room is none of this house any more: what waits for a copy is told, or, where it goes on elsewhere, never. */
  end(goesOnElsewhere: boolean): void {
    const underWay = this.#underWay;
    if (this.#record.guest !== null && !goesOnElsewhere) {
      this.#room.tellAtOnce({ type: 'drop-shares', room: this.#room.id });
    }
    this.#record = nobodyStandsBy;
    this.#lettingGo = null;
    if (underWay === null) return;
    this.#end(goesOnElsewhere ? () => underWay.inVain(new GoneElsewhere()) : underWay.kept);
  }

  get #epoch(): EpochRecord | undefined {
    return this.#record.epochs.at(-1);
  }

  /** Is there a copy, or could there be one? */
  get #isActive(): boolean {
    const { guest, agreed, epochs } = this.#record;
    if (guest === null || !agreed || this.#isSuspended) return false;
    return epochs.length > 0 || (this.#room.isPresent(guest) && this.#room.sharers.length >= 2);
  }

  #change(what: Partial<StandByRecord>): void {
    const before = this.#record;
    this.#record = { ...before, ...what };
    try {
      this.#parts.keep();
    } catch (error) {
      this.#record = before;
      throw error;
    }
  }

  /** Sends the room as it is, unless it lies there already; resolved once it is there, or nothing is there any more. */
  async #replicate(): Promise<void> {
    let copy: Pick<UnderWay, 'number' | 'epoch' | 'text' | 'message'> | null;
    try {
      copy = await this.#copyOfNow();
    } catch (error) {
      // nothing may be told that is not there: without a copy nobody may stand by any more
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

  /** Another key, where others than those who have shares of the one in use are to have them. */
  async #shareOutAnew(): Promise<void> {
    const { guest: standBy, latest } = this.#record;
    if (standBy === null) return;
    const sharers = sharersOf(standBy, this.#room.sharers);
    if (sharers.length < 2 || isSharedAmong(this.#epoch, sharers)) return;
    const epoch = await newEpoch(latest + 1, sharers, this.#parts.chance);
    if (this.#record.guest !== standBy || this.#lettingGo !== null) return;
    this.#change({ latest: epoch.epoch, epochs: [...this.#record.epochs, epoch] });
    // a copy that nobody could open would be of no use: shares go first, where they can
    for (const guest of sharers) this.#tellShare(guest);
  }

  #tellShare(device: Device): void {
    const epoch = this.#epoch;
    const { to } = this.#record;
    const share = epoch?.shares.find(({ guest }) => guest === device)?.share;
    if (epoch === undefined || share === undefined || to === null) return;
    this.#room.tellAtOnce({ type: 'share', room: this.#room.id, epoch: epoch.epoch, share, to }, device);
  }

  #send(): void {
    const { guest } = this.#record;
    const message = this.#underWay?.message;
    if (guest !== null && message != null) this.#room.tellAtOnce(message, guest);
  }

  #standsByAgain(): void {
    this.#isSuspended = false;
    this.#send();
  }

  /** The copy is no longer under way, as `how` says. */
  #end(how: () => void): void {
    this.#underWay = null;
    how();
    this.#patience.end();
  }

  /** Does the room go on at the host of whoever stands by? True where nothing more is to be asked. */
  async #ask(): Promise<boolean> {
    const { proofAt, relieved } = this.#parts;
    const { id: room } = this.#room;
    const { to } = this.#record;
    if (this.#underWay === null || to === null) return true;
    const proof = await proofAt(to, room);
    if (this.#underWay === null) return true;
    const isRelieved = proof !== null && this.#record.epochs.some(({ key }) => proofOfRelief(key, room) === proof);
    if (isRelieved) relieved(room, to);
    return isRelieved;
  }

  /** Whoever stands by has not been heard for too long. One who is heard, but always late, is not asked again by itself. */
  #missed(isSlow: boolean): void {
    if (isSlow) this.#next = null;
    try {
      this.#letGo();
    } catch (error) {
      // the disk is full: it is tried again once somebody drops what they have
      this.#parts.report('letting go', error);
    }
  }

  /** Asks everybody to drop what they have. */
  #letGo(): void {
    if (this.#lettingGo !== null || this.#record.guest === null) return;
    this.#lettingGo = new Set();
    this.#room.tellAtOnce({ type: 'drop-shares', room: this.#room.id });
    this.#room.tell();
    this.#lookWhetherGone();
  }

  /** Is the copy gone, or can nobody open it any more? Of no key may as many shares be left as it takes. */
  #lookWhetherGone(): void {
    const gone = this.#lettingGo;
    const { guest: standBy, epochs } = this.#record;
    if (gone === null || standBy === null) return;
    if (gone.has(standBy) || !epochs.some((epoch) => isOpenable(epoch, gone))) this.#finish();
  }

  /**
   * Nobody stands by any more, but for whoever is asked next; what waited for a copy is told. The same guest does again once
   * they are back. Throws what the disk throws.
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
    this.#room.tell();
  }
}
