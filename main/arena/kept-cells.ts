import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWholeFile } from '../storage/whole-file.ts';
import type { Cell } from './cells.ts';

/** Progress of a cell: matches played in order, and the challenger's total share of wins. */
const played = z.object({ games: z.number().int().min(0), won: z.number().min(0) });
export type Played = z.infer<typeof played>;

/**
 * Saves the progress of a ladder's cells, one small file each.
 * Stored results are reused as they are, so changed bots need another folder.
 */
export class KeptCells {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The progress of a cell with this seed. Throws `ZodError` or `SyntaxError` for an invalid file. */
  read(cell: Cell, seed: string): Played {
    const file = this.#pathOf(cell, seed);
    return existsSync(file) ? played.parse(JSON.parse(readFileSync(file, 'utf8'))) : { games: 0, won: 0 };
  }

  /** Saves the progress of a cell. */
  write(cell: Cell, seed: string, by: Played): void {
    writeWholeFile(this.#pathOf(cell, seed), JSON.stringify(by));
  }

  #pathOf({ game, seats, challenger, others }: Cell, seed: string): string {
    const name = `${game} ${seats} ${challenger} ${others} ${seed}`.replaceAll(/[^a-z0-9-]+/gi, '-');
    return path.join(this.#folder, `${name}.json`);
  }
}

/** Adds up consecutive shares of matches that arrive in any order. */
export class InOrder {
  readonly #early = new Map<number, number>();
  #games: number;
  #won: number;

  constructor({ games, won }: Played) {
    this.#games = games;
    this.#won = won;
  }

  /** Adds the share of match number `index`, from 0. */
  add(index: number, share: number): void {
    this.#early.set(index, share);
    for (let next = this.#early.get(this.#games); next !== undefined; next = this.#early.get(this.#games)) {
      this.#early.delete(this.#games);
      this.#won += next;
      this.#games++;
    }
  }

  get played(): Played {
    return { games: this.#games, won: this.#won };
  }
}
