import type { Seat } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { verdictOn } from '../../../../shared/games/emporium/votes.ts';

/** Every seat's revealed vote. */
export type Votes = Extract<EmporiumEvent, { type: 'votes-revealed' }>['votes'];

/** A hero with at least one mark. */
export interface TalliedHero {
  readonly hero: HeroId;
  readonly by: readonly Seat[];
  readonly banished: boolean;
}

/** The marked heroes, most marks first. */
export function tallyOf(votes: Votes): readonly TalliedHero[] {
  const marked = [...new Set(votes.flatMap((vote) => vote.marked))];
  return marked
    .map((hero) => ({ hero, ...verdictOn(votes, hero) }))
    .toSorted((one, other) => other.by.length - one.by.length);
}
