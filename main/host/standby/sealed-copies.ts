import type { FailingOver, HeldShares, Sealing } from '../../../shared/protocol/messages.ts';
import { mostCopies, mostFailovers, type SealedCopiesFile } from '../../storage/rooms/sealed-copies.ts';
import type { SealedCopy } from '../../storage/rooms/standby-record.ts';
import { RequestError } from '../request-error.ts';
import { digestOf, failoverProof, keyOfShares, unseal } from './sealing.ts';

const aDay = 86_400_000;

export interface SealedCopiesParts {
  readonly file: SealedCopiesFile;
  /** Opens a room here. Rejects as `RoomTransfers.importTransfer` does. */
  readonly importTransfer: (text: string) => Promise<unknown>;
  readonly isOpen: (room: string) => boolean;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Progress of failing a room over to this server. */
interface Gathered {
  /** True once the host here has agreed. */
  agreed: boolean;
  /** Shares of the copy's key, by their digest. */
  readonly shares: Map<string, string>;
  /** The attempt to open the copy, while it runs. */
  opening: Promise<void> | null;
}

/**
 * Encrypted copies of other servers' rooms for which this server is the standby.
 * It cannot read them. A room opens here once the host agrees and enough guests' devices have sent their shares of the
 * key.
 */
export class SealedCopies {
  readonly #parts: SealedCopiesParts;
  readonly #gathered = new Map<string, Gathered>();

  constructor(parts: SealedCopiesParts) {
    this.#parts = parts;
  }

  /** True if this server is a standby for no room. Copies older than a day belong to a past evening. */
  get isEmpty(): boolean {
    const { file, now } = this.#parts;
    return file.current.copies.every(({ keptAt }) => now() - keptAt > aDay);
  }

  /**
   * Saves a copy in place of the previous one; it is on disk on return.
   * Throws `RequestError` once the room is to continue or continues here, so that the old server's later changes are never
   * sent. Throws file errors.
   */
  keep(room: string, sealing: Sealing, text: string): void {
    const { file, isOpen, now } = this.#parts;
    if (this.#gathered.get(room)?.agreed === true || isOpen(room)) throw new RequestError('not-standing-by');
    const others = this.#without(room);
    if (others.length >= mostCopies) throw new RequestError('too-many-rooms');
    // a room that failed over to this server may be back at its old one
    const failedOver = file.current.failedOver.filter((each) => each.room !== room);
    file.change({ copies: [...others, { room, ...sealing, text, keptAt: now() }], failedOver });
  }

  /**
   * Deletes the copy of a room.
   * Throws `RequestError` while the room opens or continues here, because its old server must not continue then. Throws file
   * errors.
   */
  forget(room: string): void {
    const { file, isOpen } = this.#parts;
    if (this.#gathered.get(room)?.opening != null || isOpen(room)) throw new RequestError('not-standing-by');
    if (this.#copyOf(room) !== undefined) file.change({ ...file.current, copies: this.#without(room) });
    this.#gathered.delete(room);
  }

  /**
   * Adds shares of a copy's key and ignores invalid ones. Opens the room once there are enough and the host agrees.
   * Throws `RequestError` if there is no copy. The promise rejects as `RoomTransfers.importTransfer` does.
   * @param agrees true if the host here wants the room to continue here
   */
  give(room: string, shares: HeldShares, agrees: boolean): FailingOver | Promise<FailingOver> {
    const copy = this.#copyOf(room);
    if (copy === undefined) return this.#failedOver(room);
    const gathered = this.#gatheredFor(copy);
    for (const { epoch, share } of shares) {
      const digest = digestOf(share);
      if (epoch === copy.epoch && copy.digests.includes(digest)) gathered.shares.set(digest, share);
    }
    gathered.agreed ||= agrees;
    if (gathered.agreed && gathered.shares.size >= copy.threshold) {
      gathered.opening ??= this.#open(copy, [...gathered.shares.values()]).finally(() => {
        gathered.opening = null;
      });
      return gathered.opening.then(() => this.#failedOver(room));
    }
    return { agreed: gathered.agreed, have: gathered.shares.size, needs: copy.threshold, proof: null };
  }

  async #open(copy: SealedCopy, shares: readonly string[]): Promise<void> {
    const { file, importTransfer, isOpen } = this.#parts;
    const { room } = copy;
    const key = await keyOfShares(shares.slice(0, copy.threshold));
    const text = unseal(key, copy.text, copy);
    // the room was opened before, but the program stopped before that was saved
    if (!isOpen(room)) await importTransfer(text);
    const failedOver = file.current.failedOver.filter((each) => each.room !== room);
    file.change({
      copies: this.#without(room),
      failedOver: [...failedOver, { room, proof: failoverProof(key, room) }].slice(-mostFailovers),
    });
    this.#gathered.delete(room);
  }

  #failedOver(room: string): FailingOver {
    const failedOver = this.#parts.file.current.failedOver.find((each) => each.room === room);
    if (failedOver === undefined) throw new RequestError('no-copy');
    return { agreed: true, have: 0, needs: 0, proof: failedOver.proof };
  }

  /** The progress for this copy; drops shares of an older key. */
  #gatheredFor(copy: SealedCopy): Gathered {
    const before = this.#gathered.get(copy.room);
    const isOfIt = before !== undefined && [...before.shares.keys()].every((digest) => copy.digests.includes(digest));
    const gathered = isOfIt ? before : { agreed: before?.agreed ?? false, shares: new Map(), opening: null };
    this.#gathered.set(copy.room, gathered);
    return gathered;
  }

  #copyOf(room: string): SealedCopy | undefined {
    return this.#parts.file.current.copies.find((copy) => copy.room === room);
  }

  #without(room: string): SealedCopy[] {
    const { file, now } = this.#parts;
    return file.current.copies.filter((copy) => copy.room !== room && now() - copy.keptAt <= aDay);
  }
}
