import { type Chooser, isEntry, type LaterLine } from './journal-lines.ts';

const aPerson: Chooser = {};

/** Who made each of the choices that stand, kept in step with the match by the lines of its journal. */
export class Choosers {
  readonly #standing: Chooser[] = [];
  readonly #undone: Chooser[] = [];

  constructor(lines: readonly LaterLine[]) {
    this.follow(lines);
  }

  /** By the number of choices before it. */
  get all(): readonly Chooser[] {
    return this.#standing;
  }

  /** Takes in lines that stand on disk. */
  follow(lines: readonly LaterLine[]): void {
    for (const line of lines) this.#followOne(line);
  }

  #followOne(line: LaterLine): void {
    if (!isEntry(line)) {
      // the match began anew there
      if (line.kind === 'snapshot' && line.restart) this.#clear();
      return;
    }
    switch (line.kind) {
      case 'move': {
        const { bot, slip } = line;
        this.#standing.push(bot === undefined ? aPerson : { bot, ...(slip !== undefined && { slip }) });
        this.#undone.length = 0;
        return;
      }
      case 'undo':
        this.#undone.push(this.#standing.pop() ?? aPerson);
        return;
      case 'redo':
        this.#standing.push(this.#undone.pop() ?? aPerson);
        return;
      case 'rewind':
        this.#standing.splice(-line.back);
        this.#undone.length = 0;
        return;
    }
  }

  #clear(): void {
    this.#standing.length = 0;
    this.#undone.length = 0;
  }
}
