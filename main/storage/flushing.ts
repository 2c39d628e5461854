/** Something on disk of which a power cut could still take the latest. */
export interface Unsafe {
  /** Makes it safe while others go on; what changes meanwhile need not be. Rejects with what the disk throws. */
  makeSafe(): Promise<void>;
  /** Makes it safe before it returns. Throws what the disk throws. */
  makeSafeNow(): void;
}

/** Something to be said once everything is safe that it may speak of. */
interface Words {
  readonly say: () => void;
  /** What is said instead where that could not be made safe. */
  readonly otherwise: (() => void) | undefined;
}

/** What becomes safe together, and what is said then. */
interface Group {
  readonly due: Set<Unsafe>;
  readonly held: Words[];
}

const empty = (): Group => ({ due: new Set(), held: [] });

/** How a house makes safe what it writes. */
export interface FlushingSettings {
  /** Is what changes within a moment made safe together? Otherwise each change before anything else is done. */
  readonly isTogether: boolean;
  /** These could not be made safe: whatever has changed of them since they last were must be taken for undone. */
  readonly lost: (unsafe: ReadonlySet<Unsafe>, error: unknown) => void;
  /** Something has changed, and is safe or will be. */
  readonly noted?: () => void;
}

/**
 * Nothing is told before it is safe on disk, and a disk takes nearly as long for one change as for a hundred. So what
 * changes while the disk is busy waits, is made safe all at once, and everything that is said meanwhile is held until then.
 * After a failure each change is made safe by itself again, and refused by itself, until one has succeeded.
 */
export class Flushing {
  readonly #settings: FlushingSettings;
  /** What the disk is busy with. */
  #under: Group | null = null;
  #next = empty();
  #isCareful = false;

  constructor(settings: FlushingSettings) {
    this.#settings = settings;
  }

  /** It has changed. Throws what the disk throws where it is made safe at once; otherwise `lost` hears of it. */
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

  /** Says something as soon as everything is safe that has changed before, in the order in which it was to be said. */
  say(say: () => void, otherwise?: () => void): void {
    if (this.#isIdle) say();
    else this.#next.held.push({ say, otherwise });
  }

  /** Makes everything safe before it returns, and says what waited for it. */
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

  /** All that comes in the same turn of the loop is one group. */
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
      // it has been settled meanwhile
      if (this.#under !== group) return;
      const failure = done.find(({ status }) => status === 'rejected');
      if (failure?.status === 'rejected') this.#giveUp(group, failure.reason);
      else for (const { say } of group.held.splice(0)) say();
    }
    this.#under = null;
  }

  /** What came after may rest on what could not be made safe: it goes with it. */
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

/** Makes each change safe at once. */
export function atOnce(): Flushing {
  return new Flushing({ isTogether: false, lost: () => {} });
}
