import { setImmediate as nextTurn } from 'node:timers/promises';

/** Data on disk whose latest changes a power cut could still destroy. */
export interface Unsafe {
  /** Flushes asynchronously; need not include later changes. Rejects with file errors. */
  makeSafe(): Promise<void>;
  /** Flushes before it returns. Throws file errors. */
  makeSafeNow(): void;
}

/** A message to send once all earlier changes are safe. */
interface Words {
  readonly say: () => void;
  /** Called instead if they could not be made safe. */
  readonly otherwise: (() => void) | undefined;
}

/** Changes flushed together, and the messages that wait for them. */
interface Group {
  readonly due: Set<Unsafe>;
  readonly held: Words[];
}

const empty = (): Group => ({ due: new Set(), held: [] });

export interface FlushingSettings {
  /** True to flush asynchronously, several changes together. Otherwise each change is flushed before `changed` returns. */
  readonly isTogether: boolean;
  /** Called with the data that could not be made safe. All its unsafe changes must be reverted. */
  readonly lost: (unsafe: ReadonlySet<Unsafe>, error: unknown) => void;
  /** Called after each change, possibly before it is safe. */
  readonly noted?: () => void;
}

/**
 * Sends messages only once the changes before them are safe on disk.
 * A flush begins with the change, so the disk works while the messages about it are made. A disk flushes a hundred
 * changes nearly as fast as one. So changes that happen during a flush wait for the next one, together with their
 * messages. After a failure, each change is flushed and rejected separately until one succeeds.
 */
export class Flushing {
  readonly #settings: FlushingSettings;
  /** The group that is being flushed, or whose messages are being sent. */
  #under: Group | null = null;
  /** Changes that happened meanwhile; empty otherwise. */
  #next = empty();
  #isCareful = false;

  constructor(settings: FlushingSettings) {
    this.#settings = settings;
  }

  /** Records a change. Throws file errors if it is flushed at once; otherwise `lost` receives failures. */
  changed(unsafe: Unsafe): void {
    if (this.#settings.isTogether && !this.#isCareful) {
      this.#next.due.add(unsafe);
      if (this.#under === null) void this.#flushNext();
    } else {
      unsafe.makeSafeNow();
      this.#isCareful = false;
    }
    this.#settings.noted?.();
  }

  /** Sends a message once all earlier changes are safe, in order. */
  say(say: () => void, otherwise?: () => void): void {
    const latest = this.#next.due.size > 0 ? this.#next : this.#under;
    if (latest === null) say();
    else latest.held.push({ say, otherwise });
  }

  /** Flushes everything before it returns, and sends the waiting messages. */
  settle(): void {
    const { due, held } = this.#takeAll();
    try {
      for (const unsafe of due) unsafe.makeSafeNow();
    } catch (error) {
      this.#fail(due, held, error);
      return;
    }
    for (const { say } of held) say();
  }

  async #flushNext(): Promise<void> {
    const group = this.#next;
    this.#under = group;
    this.#next = empty();
    // even an immediate failure counts only after the code that made the change has ended
    const done = await Promise.allSettled([nextTurn(), ...[...group.due].map((unsafe) => unsafe.makeSafe())]);
    // `settle` has run meanwhile
    if (this.#under !== group) return;
    const failure = done.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected') {
      // later changes may depend on the failed ones, so they are lost too
      const { due, held } = this.#takeAll();
      this.#fail(due, held, failure.reason);
      return;
    }
    // one by one, because sending may lead to further messages
    for (let words = group.held.shift(); words !== undefined; words = group.held.shift()) words.say();
    if (this.#under !== group) return;
    this.#under = null;
    if (this.#next.due.size > 0) void this.#flushNext();
  }

  /** Forgets all changes and messages that wait, and returns them. */
  #takeAll(): Group {
    const groups = [this.#under ?? empty(), this.#next];
    this.#under = null;
    this.#next = empty();
    return {
      due: new Set(groups.flatMap(({ due }) => [...due])),
      held: groups.flatMap(({ held }) => held.splice(0)),
    };
  }

  #fail(due: ReadonlySet<Unsafe>, held: readonly Words[], error: unknown): void {
    this.#isCareful = true;
    this.#settings.lost(due, error);
    for (const { otherwise } of held) otherwise?.();
  }
}

/** Flushes each change at once. */
export function atOnce(): Flushing {
  return new Flushing({ isTogether: false, lost: () => {} });
}
