import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWholeFile } from '../storage/whole-file.ts';
import type { Cell } from './cells.ts';

/** So far a cell has been played: so many of its first games, and the challenger's shares of them together. */
const played = z.object({ games: z.number().int().min(0), won: z.number().min(0) });
export type Played = z.infer<typeof played>;

/**
 * How far the cells of a ladder have been played, one small file a cell: it takes longer than one sitting. What is kept is
 * believed, so bots that have changed need another folder.
 */
export class KeptCells {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** How far a cell has been played with this seed. Throws ZodError or SyntaxError for a file that says something else. */
  read(cell: Cell, seed: string): Played {
    const file = this.#pathOf(cell, seed);
    return existsSync(file) ? played.parse(JSON.parse(readFileSync(file, 'utf8'))) : { games: 0, won: 0 };
  }

  /** Notes how far it has been played by now. */
  write(cell: Cell, seed: string, by: Played): void {
    writeWholeFile(this.#pathOf(cell, seed), JSON.stringify(by));
  }

  #pathOf({ game, seats, challenger, others }: Cell, seed: string): string {
    const name = `${game} ${seats} ${challenger} ${others} ${seed}`.replaceAll(/[^a-z0-9-]+/gi, '-');
    return path.join(this.#folder, `${name}.json`);
  }
}

/** Shares of games that come in any order, added up as far as there is none missing before them. */
export class InOrder {
  readonly #early = new Map<number, number>();
  #games: number;
  #won: number;

  constructor({ games, won }: Played) {
    this.#games = games;
    this.#won = won;
  }

  /** Takes in the share of game number `index`, from 0. */
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
