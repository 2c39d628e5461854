import type { NetworkStanding, OpenRoom } from '../../shared/protocol/messages.ts';
import type { Discovery } from './discovery.ts';
import type { Advertiser } from './mdns/index.ts';

/** Time limit for the mDNS goodbye, in milliseconds. */
const goodbyeWithin = 1000;

/** Waits for a promise up to a time limit; ignores its result. */
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

/** The mDNS announcement of the rooms here. mDNS is optional, so nothing here throws. */
export class RoomNotice {
  readonly #discovery: Discovery;
  readonly #onChange: () => void;
  #rooms: readonly OpenRoom[] = [];
  #advertiser: Advertiser | null = null;
  #listening: Listening = null;
  #isForgotten = false;
  /** Generation of the advertiser; ignores events of earlier ones. */
  #round = 0;
  #hasFailed = false;

  /** @param onChange called whenever mDNS has failed, or works again */
  constructor(discovery: Discovery, onChange: () => void) {
    this.#discovery = discovery;
    this.#onChange = onChange;
  }

  /** True if mDNS fails for the current announcement. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  announce(rooms: readonly OpenRoom[]): void {
    this.#rooms = rooms;
    this.#state();
  }

  /** Makes the next `take` announce again, because the network has dropped the announcement. */
  forget(): void {
    this.#isForgotten = true;
  }

  /** Sets the address to announce; null withdraws the announcement. */
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
    // Ignore failures of a withdrawn advertiser.
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
