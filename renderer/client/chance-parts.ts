import { z } from 'zod';
import { promiseOf } from '../../shared/protocol/chance-hashes.ts';
import {
  type ChanceClosed,
  chanceHash,
  chancePart,
  type HostMessage,
  type RoomMessage,
} from '../../shared/protocol/messages.ts';
import type { TableSession } from '../connection/table-session.ts';
import type { SettingsStore } from './device-settings.ts';

const seenChance = z.object({
  /** This device's part. */
  part: chancePart,
  /** The host's commitment, received before the part was drawn; null at a table outside rooms. */
  commitment: chanceHash.nullable(),
  /** The promises of all devices, received before the part was revealed. */
  promises: z.array(chanceHash),
});
/** What this device gave to the chance of a match, and what it knew before. */
export type SeenChance = z.infer<typeof seenChance>;

const PLACE = 'high-street:chance';
const KEPT = 20;

/** This device's parts of the chance of matches. It promises and reveals them without being asked to by a person. */
export class ChanceParts {
  readonly #store: SettingsStore;
  readonly #newPart: () => string;
  #seen: readonly SeenChance[] = [];
  #promised: Pick<SeenChance, 'part' | 'commitment'> | null = null;

  /** @param store null keeps everything as long as the page */
  constructor(store: SettingsStore, newPart: () => string) {
    this.#store = store;
    this.#newPart = newPart;
  }

  /** Takes part in the chance of a room's next match. */
  heard(message: HostMessage, session: Pick<TableSession, 'askIn'>): void {
    if (message.type === 'room') void this.#promise(message, session);
    if (message.type === 'chance-closed') this.#reveal(message, session);
  }

  /** Remembers the part given to a table outside rooms. */
  gave(part: string): void {
    this.#keep({ part, commitment: null, promises: [] });
  }

  /** What this device knew of the match with this commitment and these parts; null if it gave nothing. */
  seenOf(commitment: string, parts: readonly string[]): SeenChance | null {
    return this.#read().find((seen) => seen.commitment === commitment || parts.includes(seen.part)) ?? null;
  }

  async #promise({ chance, chairs, you }: RoomMessage, session: Pick<TableSession, 'askIn'>): Promise<void> {
    if (chance === undefined || chance === this.#promised?.commitment) return;
    if (!chairs.some(({ holder }) => holder === you)) return;
    const promised = { part: this.#newPart(), commitment: chance };
    this.#promised = promised;
    const promise = promiseOf(chance, promised.part);
    const answer = await session.askIn({ type: 'promise-chance', commitment: chance, promise });
    // the next room message tries again
    if (answer?.outcome !== 'done' && this.#promised === promised) this.#promised = null;
  }

  #reveal({ commitment, promises: all }: ChanceClosed, session: Pick<TableSession, 'askIn'>): void {
    const promised = this.#promised;
    const promises = all.map(({ promise }) => promise);
    // another page of this device may have promised later
    if (promised?.commitment !== commitment || !promises.includes(promiseOf(commitment, promised.part))) return;
    // a second list could hold a promise made with this part in view
    if (this.seenOf(commitment, []) !== null) return;
    this.#keep({ part: promised.part, commitment, promises });
    void session.askIn({ type: 'reveal-chance', part: promised.part });
  }

  #keep(seen: SeenChance): void {
    this.#seen = [seen, ...this.#read()].slice(0, KEPT);
    try {
      this.#store?.setItem(PLACE, JSON.stringify(this.#seen));
    } catch {
      // denied or full: they last as long as the page
    }
  }

  /** Those of other pages of this device too. */
  #read(): readonly SeenChance[] {
    try {
      const kept = this.#store?.getItem(PLACE);
      return kept === undefined || kept === null ? this.#seen : z.array(seenChance).parse(JSON.parse(kept));
    } catch {
      return this.#seen;
    }
  }
}
