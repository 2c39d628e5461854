import type { Conversation, Link } from '../../main/host/network/link.ts';
import { below, type RandomWords } from '../../shared/engine/index.ts';
import type { Timeline } from './timeline.ts';

/** What a network does to messages. Chances are per thousand, times in milliseconds. */
export interface Weather {
  /** The longest delay of a message. */
  readonly slowest: number;
  /** True if messages arrive in the order in which they were sent, as over TCP. */
  readonly isOrderly: boolean;
  /** Messages that are lost on an open connection, and messages that arrive twice. */
  readonly lost: number;
  readonly doubled: number;
}

export interface ClientEnd {
  heard(text: string): void;
  broke(code: number): void;
}

/** How long the host may take to notice a cut connection. */
const longestBelief = 12_000;
const longestNotice = 1500;
/** WebSocket's code for a connection that broke without a close frame. */
export const brokeWithoutFarewell = 1006;

/** A connection between a client and a host through a bad network. */
export class FaultyLine {
  readonly #timeline: Timeline;
  readonly #random: RandomWords;
  readonly #weather: () => Weather;
  readonly #client: ClientEnd;
  readonly #connection: Conversation;
  #isCut = false;
  #isOver = false;
  #isHostDead = false;
  #isSlow = false;
  /** When the latest message in flight arrives, in each direction. */
  #latest = { up: 0, down: 0 };

  constructor(
    timeline: Timeline,
    random: RandomWords,
    weather: () => Weather,
    client: ClientEnd,
    join: (link: Link) => Conversation,
    remote: string | null,
  ) {
    this.#timeline = timeline;
    this.#random = random;
    this.#weather = weather;
    this.#client = client;
    this.#connection = join({
      ...(remote !== null && { remote }),
      send: (text) => this.#carry('down', () => this.#client.heard(text)),
      close: (code) => this.#carry('down', () => this.#end(code)),
      isBehind: () => this.#isSlow,
    });
  }

  say(text: string): void {
    this.#carry('up', () => this.#connection.receive(text));
  }

  /** Cuts the connection: messages in flight are lost, and each end notices in its own time. */
  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#timeline.after(below(this.#random, longestNotice), () => this.#end(brokeWithoutFarewell));
    this.#timeline.after(below(this.#random, longestBelief), () => {
      if (!this.#isHostDead) this.#connection.closed();
    });
  }

  /** The client disconnects: it receives nothing more, and the host notices in its own time. */
  hangUp(): void {
    this.#isOver = true;
    this.cut();
  }

  /** The host dies at once and notices nothing any more. */
  hostDied(): void {
    this.#isHostDead = true;
    if (this.#isCut) return;
    this.#isCut = true;
    this.#timeline.after(below(this.#random, longestNotice), () => this.#end(brokeWithoutFarewell));
  }

  /** The client accepts nothing for a while. */
  slowFor(time: number): void {
    if (this.#isSlow || this.#isCut) return;
    this.#isSlow = true;
    this.#timeline.after(time, () => {
      this.#isSlow = false;
      if (!this.#isCut) this.#connection.caughtUp();
    });
  }

  #end(code: number): void {
    this.#isCut = true;
    if (this.#isOver) return;
    this.#isOver = true;
    this.#client.broke(code);
  }

  #carry(way: 'up' | 'down', arrive: () => void): void {
    if (this.#isCut) return;
    const { lost, doubled } = this.#weather();
    const chance = below(this.#random, 1000);
    if (chance < lost) return;
    this.#deliver(way, arrive);
    if (chance >= 1000 - doubled) this.#deliver(way, arrive);
  }

  #deliver(way: 'up' | 'down', arrive: () => void): void {
    const { slowest, isOrderly } = this.#weather();
    const soon = this.#timeline.now + below(this.#random, slowest + 1);
    const at = isOrderly ? Math.max(soon, this.#latest[way]) : soon;
    this.#latest[way] = Math.max(at, this.#latest[way]);
    this.#timeline.after(at - this.#timeline.now, () => {
      if (!this.#isCut && !(way === 'down' && this.#isOver)) arrive();
    });
  }
}
