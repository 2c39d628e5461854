import { type Chooser, isEntry, type LaterLine } from './journal-lines.ts';

const aPerson: Chooser = {};

/** Who made each choice in the match, updated from the lines of its journal. */
export class Choosers {
  readonly #standing: Chooser[] = [];
  /** For each seat, the choosers of its undone choices; the latest last. */
  readonly #undone = new Map<number, Chooser[]>();

  constructor(lines: readonly LaterLine[]) {
    this.follow(lines);
  }

  /** Indexed by the number of choices before. */
  get all(): readonly Chooser[] {
    return this.#standing;
  }

  /** Applies lines that are on disk. */
  follow(lines: readonly LaterLine[]): void {
    for (const line of lines) this.#followOne(line);
  }

  #followOne(line: LaterLine): void {
    if (!isEntry(line)) {
      // the match restarted from this snapshot
      if (line.kind === 'snapshot' && line.restart) this.#clear();
      return;
    }
    switch (line.kind) {
      case 'move': {
        const { bot, slip } = line;
        this.#undone.delete(line.seat);
        this.#standing.push(bot === undefined ? aPerson : { bot, ...(slip !== undefined && { slip }) });
        return;
      }
      case 'undo': {
        const { seat, back = 1, again = 0 } = line;
        const [undone = aPerson] = this.#standing.splice(-back, back - again);
        this.#undone.set(seat, [...(this.#undone.get(seat) ?? []), undone]);
        return;
      }
      case 'redo':
        this.#standing.push(this.#undone.get(line.seat)?.pop() ?? aPerson);
        return;
      case 'rewind':
        this.#standing.splice(-line.back);
        this.#undone.clear();
        return;
    }
  }

  #clear(): void {
    this.#standing.length = 0;
    this.#undone.clear();
  }
}
