import type { HostedTable, NetworkStanding } from '../../shared/protocol/messages.ts';
import type { Advertiser, Discovery } from './discovery.ts';

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

/** The notice over mDNS of the tables that can be joined here. mDNS is a convenience: nothing here ever throws. */
export class TableNotice {
  readonly #discovery: Discovery;
  readonly #onFailure: () => void;
  #tables: readonly HostedTable[] = [];
  #advertiser: Advertiser | null = null;
  #listening: Listening = null;
  /** Where the notice says we are, as text. */
  #stated = '';
  #hasFailed = false;

  constructor(discovery: Discovery, onFailure: () => void) {
    this.#discovery = discovery;
    this.#onFailure = onFailure;
  }

  /** Has mDNS failed where the notice is put up now? */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  announce(tables: readonly HostedTable[]): void {
    this.#tables = tables;
    this.#state();
  }

  /** Puts the notice up afresh where we are served at other addresses than it says; takes it down for null. */
  async take(listening: Listening): Promise<void> {
    const stated = JSON.stringify(listening);
    if (stated === this.#stated) return;
    const old = this.#advertiser;
    this.#advertiser = null;
    this.#hasFailed = false;
    this.#stated = stated;
    this.#listening = listening;
    if (old !== null) await atMost(goodbyeWithin, this.#stop(old));
    if (listening === null) return;
    try {
      this.#advertiser = this.#putUp();
    } catch {
      this.#fail();
    }
    this.#state();
  }

  /** The network has forgotten the notice: it is put up afresh with the next `take`. */
  forget(): void {
    this.#stated = '';
  }

  #putUp(): Advertiser {
    const advertiser = this.#discovery.advertiser({
      onFailure: () => {
        // One that was taken down already may fail as it likes.
        if (advertiser === this.#advertiser) this.#fail();
      },
    });
    return advertiser;
  }

  #state(): void {
    if (this.#listening === null || this.#advertiser === null) return;
    const { port, addresses } = this.#listening;
    try {
      const bare = addresses.map((address) => address.slice(0, address.lastIndexOf(':')));
      this.#advertiser.announce(this.#tables, { port, addresses: bare });
    } catch {
      this.#fail();
    }
  }

  async #stop(advertiser: Advertiser): Promise<void> {
    await advertiser.stop();
  }

  #fail(): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#onFailure();
  }
}
