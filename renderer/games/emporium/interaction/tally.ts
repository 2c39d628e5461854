import type { Seat } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { isMajority } from '../../../../shared/games/emporium/votes.ts';

/** Every seat's revealed vote. */
export type Votes = Extract<EmporiumEvent, { type: 'votes-revealed' }>['votes'];

/** A hero with at least one mark. */
export interface TalliedHero {
  readonly hero: HeroId;
  readonly by: readonly Seat[];
  /** True if marked by more than half of all players. */
  readonly banished: boolean;
}

/** The marked heroes, most marks first. Rules, "Banishing". */
export function tallyOf(votes: Votes): readonly TalliedHero[] {
  const marked = [...new Set(votes.flatMap((vote) => vote.marked))];
  return marked
    .map((hero) => {
      const by = votes.filter((vote) => vote.marked.includes(hero)).map(({ seat }) => seat);
      return { hero, by, banished: isMajority(by.length, votes.length) };
    })
    .toSorted((one, other) => other.by.length - one.by.length);
}
