import type { Conversation, Link } from '../../main/host/network/link.ts';
import type { Network, Where } from '../../main/host/network/network.ts';
import type { NearbyRoom, NetworkStanding, OpenRoom } from '../../shared/protocol/messages.ts';

const adapters = [{ name: 'wlan0', address: '192.168.1.20' }];

/** A network that listens nowhere and records what its host requests. */
export class FakeNetwork implements Network {
  readonly machine = 'shed.local';
  standing: NetworkStanding = { listening: null, adapters, failure: null, unlisted: false };
  announced: readonly OpenRoom[] = [];
  opened = 0;
  closed = 0;
  /** Set this to make the next opening fail. */
  failure: NetworkStanding['failure'] = null;
  where: Where | null = null;
  watched: ((tables: readonly NearbyRoom[]) => void) | null = null;
  #listener: (standing: NetworkStanding) => void = () => undefined;

  onChange(listener: (standing: NetworkStanding) => void): void {
    this.#listener = listener;
  }

  /** The network of the computer. */
  place: string | null = null;

  async here(): Promise<string | null> {
    return this.place;
  }

  async open(_join: (link: Link) => Conversation, where: Where) {
    this.opened += 1;
    this.where = where;
    const port = where.port ?? 7777;
    const listening =
      this.failure === null ? { adapter: '192.168.1.20', port, addresses: [`192.168.1.20:${port}`] } : null;
    this.standing = { ...this.standing, listening, failure: this.failure };
    this.#listener(this.standing);
    return this.standing;
  }

  async close(): Promise<void> {
    this.closed += 1;
    this.standing = { ...this.standing, listening: null };
  }

  announce(tables: readonly OpenRoom[]): void {
    this.announced = tables;
  }

  watchNearby(listener: (tables: readonly NearbyRoom[]) => void): () => void {
    this.watched = listener;
    return () => {
      this.watched = null;
    };
  }

  /** By address and room: the proof that a room continues there. */
  readonly proofs = new Map<string, string>();

  async proofAt(address: string, room: string): Promise<string | null> {
    return this.proofs.get(`${address} ${room}`) ?? null;
  }

  async diagnose() {
    return [{ examination: 'port' as const, result: 'well' as const, code: 'port-answers', facts: {} }];
  }
}
