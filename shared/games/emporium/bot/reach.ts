import { playerAt, type Seat } from '../../../engine/index.ts';
import { bestStrength } from '../fights.ts';
import { heroesFor } from '../gear.ts';
import { itemIds } from '../items/index.ts';
import { tiers } from '../items/tiers.ts';
import type { EmporiumState, HeroInRow } from '../state.ts';
import { heroFigures, itemFigures, monsterFigures } from './figures.ts';
import { Trophies } from './trophies.ts';

/** The strength of the strongest card of each tier. */
const strongest: readonly number[] = tiers.map((_, tier) =>
  Math.max(...itemIds.map(itemFigures).flatMap((figures) => (figures.tier === tier ? [figures.strength] : []))),
);

/** The most strength that a hero can gain before the fights if each other seat sells a card to it. */
function helpFor({ worn }: HeroInRow, { players }: EmporiumState, seat: Seat): number {
  const open = worn.filter((id) => id === null).length;
  return players
    .flatMap(({ hand }, at) => (at === seat || hand.length === 0 ? [] : [hand.map((id) => itemFigures(id).tier)]))
    .map((held) => strongest[Math.max(...held)] ?? 0)
    .toSorted((one, other) => other - one)
    .slice(0, open)
    .reduce((sum, strength) => sum + strength, 0);
}

const trophies = new Trophies();

/** What a seat's bid could lead to this round. */
export interface Reach {
  /** The reward of the best fight, in gold; 0 for none. Includes the best cards that the others may sell. */
  readonly reward: number;
  /** The strength that the seat's own cards lack for a fight; 0 if one can be won. */
  readonly lacks: number;
  /** Whether a hero has a slot for a card of the seat. */
  readonly sells: boolean;
}

/** What a bid could lead to, by the seat's own hand. All know of which tiers the others' cards are. */
export function reachOf(state: EmporiumState, seat: Seat): Reach {
  const { hand } = playerAt(state, seat);
  trophies.look(state, seat);
  let reward = 0;
  let lacks = Number.POSITIVE_INFINITY;
  for (const each of state.heroRow) {
    const strength = bestStrength(each, hand);
    const help = helpFor(each, state, seat);
    const { heroClass } = heroFigures(each.hero);
    for (const monster of state.monsterRow) {
      const { strength: needed, gold, monsterType } = monsterFigures(monster);
      lacks = Math.min(lacks, Math.max(0, needed - strength));
      if (strength + help >= needed) reward = Math.max(reward, gold + trophies.brings(heroClass, monsterType));
    }
  }
  return { reward, lacks, sells: hand.some((card) => heroesFor(state.heroRow, card).length > 0) };
}
