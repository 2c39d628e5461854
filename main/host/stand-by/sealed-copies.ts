import type { HeldShares, Relieving, Sealing } from '../../../shared/protocol/messages.ts';
import { mostCopies, mostRelieved, type SealedCopiesFile } from '../../storage/rooms/sealed-copies.ts';
import type { SealedCopy } from '../../storage/rooms/stand-by-record.ts';
import { Refused } from '../refused.ts';
import { digestOf, keyOfShares, proofOfRelief, unseal } from './sealing.ts';

const aDay = 86_400_000;

/** What standing by for others needs of the house. */
export interface SealedCopiesParts {
  readonly file: SealedCopiesFile;
  /** Opens a room here. Rejects as `TakingAlong.bringIn` does. */
  readonly bringIn: (text: string) => Promise<unknown>;
  readonly isOpen: (room: string) => boolean;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** What has come for a room that is to go on here. */
interface Gathered {
  /** Has the person here said that it should? */
  agreed: boolean;
  /** Those of the copy's own key, by what they are recognised by. */
  readonly shares: Map<string, string>;
  /** What is under way with them. */
  opening: Promise<void> | null;
}

/**
 * Rooms of other hosts for which this house stands by. It cannot read its copies: a room is opened once the person here wants
 * that and enough devices of its guests have given their shares of the key.
 */
export class SealedCopies {
  readonly #parts: SealedCopiesParts;
  readonly #gathered = new Map<string, Gathered>();

  constructor(parts: SealedCopiesParts) {
    this.#parts = parts;
  }

  /** Does this house stand by for nobody? A copy to which nothing has come for a day is of an evening that is over. */
  get isEmpty(): boolean {
    const { file, now } = this.#parts;
    return file.current.copies.every(({ keptAt }) => now() - keptAt > aDay);
  }

  /**
   * Keeps this copy in the place of the one before; it is on disk then. Throws Refused once the room is to go on here, or does,
   * for what its host does from then on nobody may be told; or what the disk throws.
   */
  keep(room: string, sealing: Sealing, text: string): void {
    const { file, isOpen, now } = this.#parts;
    if (this.#gathered.get(room)?.agreed === true || isOpen(room)) throw new Refused('not-standing-by');
    const others = this.#without(room);
    if (others.length >= mostCopies) throw new Refused('too-many-rooms');
    // a room that has gone on here may be back at its host
    const relieved = file.current.relieved.filter((each) => each.room !== room);
    file.change({ copies: [...others, { room, ...sealing, text, keptAt: now() }], relieved });
  }

  /**
   * Stands by for this room no longer: nothing of it lies here. Throws Refused where it goes on here, or is being opened, for then
   * its host must not go on; or what the disk throws.
   */
  forget(room: string): void {
    const { file, isOpen } = this.#parts;
    if (this.#gathered.get(room)?.opening != null || isOpen(room)) throw new Refused('not-standing-by');
    if (this.#copyOf(room) !== undefined) file.change({ ...file.current, copies: this.#without(room) });
    this.#gathered.delete(room);
  }

  /**
   * Shares of the key to a room's copy; those that are not are passed over.
   * @param agrees does the person of this house say that the room should go on here?
   * Throws Refused where nothing of the room is here; where it is enough to open it, rejects as `TakingAlong.bringIn` does.
   */
  give(room: string, shares: HeldShares, agrees: boolean): Relieving | Promise<Relieving> {
    const copy = this.#copyOf(room);
    if (copy === undefined) return this.#relieved(room);
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
      return gathered.opening.then(() => this.#relieved(room));
    }
    return { agreed: gathered.agreed, have: gathered.shares.size, needs: copy.threshold, proof: null };
  }

  async #open(copy: SealedCopy, shares: readonly string[]): Promise<void> {
    const { file, bringIn, isOpen } = this.#parts;
    const { room } = copy;
    const key = await keyOfShares(shares.slice(0, copy.threshold));
    const text = unseal(key, copy.text, copy);
    // it was opened, and the program ended before that was written down
    if (!isOpen(room)) await bringIn(text);
    const relieved = file.current.relieved.filter((each) => each.room !== room);
    file.change({
      copies: this.#without(room),
      relieved: [...relieved, { room, proof: proofOfRelief(key, room) }].slice(-mostRelieved),
    });
    this.#gathered.delete(room);
  }

  #relieved(room: string): Relieving {
    const relieved = this.#parts.file.current.relieved.find((each) => each.room === room);
    if (relieved === undefined) throw new Refused('no-copy');
    return { agreed: true, have: 0, needs: 0, proof: relieved.proof };
  }

  /** Shares of a key that is no longer in use are worth nothing. */
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
