import type { MatchRow } from '../../storage/house-index/book-queries.ts';
import { eveningOf } from './evenings.ts';

/** The evenings of a person, and the wins in a row: now, and the most ever. */
export interface Run {
  readonly evenings: number;
  readonly now: number;
  readonly most: number;
}

/** Evenings and wins in a row of all people, by match after match, for each number of players and for any. */
export class Runs {
  readonly #runs = new Map<string, Run & { readonly evening: string }>();

  /** Takes in the next match. */
  follow({ endedAt, players }: MatchRow): void {
    const evening = eveningOf(endedAt);
    for (const { who, level, share } of players) {
      if (level !== null) continue;
      for (const key of [keyOf(who, null), keyOf(who, players.length)]) {
        const { evenings, evening: before, now, most } = this.#runs.get(key) ?? { ...none, evening: '' };
        const row = share > 0 ? now + 1 : 0;
        this.#runs.set(key, {
          evenings: evenings + Number(evening !== before),
          evening,
          now: row,
          most: Math.max(most, row),
        });
      }
    }
  }

  /** @param seats the number of players; null for any */
  of(who: string, seats: number | null): Run {
    return this.#runs.get(keyOf(who, seats)) ?? none;
  }
}

const none: Run = { evenings: 0, now: 0, most: 0 };

function keyOf(who: string, seats: number | null): string {
  return `${seats ?? 'any'} ${who}`;
}
