import type { NetworkStanding, OpenRoom } from '../../shared/protocol/messages.ts';
import type { Discovery } from './discovery.ts';
import type { Advertiser } from './mdns/index.ts';

/** How long the goodbye over mDNS may take, in milliseconds. */
const goodbyeWithin = 1000;

/** Waits for some work, but not too long; how it ends is of no matter. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  const end = () => {};
  await Promise.race([limit, work.then(end, end)]);
  clearTimeout(timer);
}

type Listening = NetworkStanding['listening'];

/** The notice over mDNS of the rooms that can be joined here. mDNS is a convenience: nothing here ever throws. */
export class RoomNotice {
  readonly #discovery: Discovery;
  readonly #onChange: () => void;
  #rooms: readonly OpenRoom[] = [];
  #advertiser: Advertiser | null = null;
  #listening: Listening = null;
  #isForgotten = false;
  /** Counts the advertisers there have been. */
  #round = 0;
  #hasFailed = false;

  /** `onChange` is called whenever mDNS has failed, or works again. */
  constructor(discovery: Discovery, onChange: () => void) {
    this.#discovery = discovery;
    this.#onChange = onChange;
  }

  /** Has mDNS failed where the notice is put up now? */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  announce(rooms: readonly OpenRoom[]): void {
    this.#rooms = rooms;
    this.#state();
  }

  /** The network has forgotten the notice: it is put up afresh with the next `take`. */
  forget(): void {
    this.#isForgotten = true;
  }

  /** Says where we are served from now on; null takes the notice down. */
  async take(listening: Listening): Promise<void> {
    const isNew = JSON.stringify(listening) !== JSON.stringify(this.#listening);
    if (!isNew && !this.#isForgotten) return;
    this.#listening = listening;
    if (listening === null || this.#isForgotten) await this.#takeDown();
    this.#isForgotten = false;
    if (listening === null) return;
    this.#advertiser ??= this.#putUp();
    this.#state();
  }

  async #takeDown(): Promise<void> {
    const advertiser = this.#advertiser;
    this.#advertiser = null;
    this.#round += 1;
    this.#hasFailed = false;
    if (advertiser !== null) await atMost(goodbyeWithin, (async () => advertiser.stop())());
  }

  #putUp(): Advertiser | null {
    this.#round += 1;
    const round = this.#round;
    // One that was taken down already may fail as it likes.
    const note = (hasFailed: boolean) => {
      if (round === this.#round) this.#note(hasFailed);
    };
    try {
      return this.#discovery.advertiser({ onFailure: () => note(true), onRecovery: () => note(false) });
    } catch {
      this.#note(true);
      return null;
    }
  }

  #state(): void {
    if (this.#listening === null || this.#advertiser === null) return;
    const { port, addresses } = this.#listening;
    try {
      const bare = addresses.map((address) => address.slice(0, address.lastIndexOf(':')));
      this.#advertiser.announce(this.#rooms, { port, addresses: bare });
    } catch {
      this.#note(true);
    }
  }

  #note(hasFailed: boolean): void {
    if (this.#hasFailed === hasFailed) return;
    this.#hasFailed = hasFailed;
    this.#onChange();
  }
}
