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
  /** True to flush changes of the same moment together. Otherwise each change is flushed at once. */
  readonly isTogether: boolean;
  /** Called with the data that could not be made safe. All its unsafe changes must be reverted. */
  readonly lost: (unsafe: ReadonlySet<Unsafe>, error: unknown) => void;
  /** Called after each change, possibly before it is safe. */
  readonly noted?: () => void;
}

/**
 * Sends messages only once the changes before them are safe on disk.
 * A disk flushes a hundred changes nearly as fast as one. So changes that happen during a flush wait for the next one,
 * together with their messages. After a failure, each change is flushed and rejected separately until one succeeds.
 */
export class Flushing {
  readonly #settings: FlushingSettings;
  /** The group that is being flushed. */
  #under: Group | null = null;
  #next = empty();
  #isCareful = false;

  constructor(settings: FlushingSettings) {
    this.#settings = settings;
  }

  /** Records a change. Throws file errors if it is flushed at once; otherwise `lost` receives failures. */
  changed(unsafe: Unsafe): void {
    if (this.#settings.isTogether && !this.#isCareful) {
      this.#next.due.add(unsafe);
      this.#begin();
    } else {
      unsafe.makeSafeNow();
      this.#isCareful = false;
    }
    this.#settings.noted?.();
  }

  /** Sends a message once all earlier changes are safe, in order. */
  say(say: () => void, otherwise?: () => void): void {
    if (this.#isIdle) say();
    else this.#next.held.push({ say, otherwise });
  }

  /** Flushes everything before it returns, and sends the waiting messages. */
  settle(): void {
    const groups = [this.#under ?? empty(), this.#next];
    const due = new Set(groups.flatMap((group) => [...group.due]));
    const held = groups.flatMap((group) => group.held.splice(0));
    this.#under = null;
    this.#next = empty();
    try {
      for (const unsafe of due) unsafe.makeSafeNow();
    } catch (error) {
      this.#fail(due, held, error);
      return;
    }
    for (const { say } of held) say();
  }

  get #isIdle(): boolean {
    return this.#under === null && this.#next.due.size === 0 && this.#next.held.length === 0;
  }

  /** Changes in the same turn of the event loop form one group. */
  #begin(): void {
    if (this.#under !== null) return;
    const beginning = empty();
    this.#under = beginning;
    setImmediate(() => {
      if (this.#under === beginning) void this.#work();
    });
  }

  async #work(): Promise<void> {
    while (this.#next.due.size > 0 || this.#next.held.length > 0) {
      const group = this.#next;
      this.#under = group;
      this.#next = empty();
      const done = await Promise.allSettled([...group.due].map((unsafe) => unsafe.makeSafe()));
      // `settle` has run meanwhile
      if (this.#under !== group) return;
      const failure = done.find(({ status }) => status === 'rejected');
      if (failure?.status === 'rejected') this.#giveUp(group, failure.reason);
      else for (const { say } of group.held.splice(0)) say();
    }
    this.#under = null;
  }

  /** Later changes may depend on the failed ones, so they are lost too. */
  #giveUp(group: Group, error: unknown): void {
    const due = new Set([...group.due, ...this.#next.due]);
    const held = [...group.held.splice(0), ...this.#next.held];
    this.#next = empty();
    this.#fail(due, held, error);
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
