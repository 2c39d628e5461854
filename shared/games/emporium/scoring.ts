import { type Outcome, seatsOf } from '../../engine/index.ts';
import { stepsFrom } from './choices.ts';
import type { ScoreLine } from './events.ts';
import { type HeroId, heroes } from './heroes.ts';
import { type HeroClass, heroClasses } from './items/item.ts';
import { type MonsterId, type MonsterType, monsters, monsterTypes } from './monsters.ts';
import type { EmporiumState } from './state.ts';

/** Gold for each complete set and each majority. */
export const bonus = 5;

/** The scored values of a player, in the state or in a view. */
export interface Trophies {
  readonly gold: number;
  readonly heroes: readonly HeroId[];
  readonly monsters: readonly MonsterId[];
}

/** The number of a player's monsters of a type. */
export function monstersOf({ monsters: beaten }: Trophies, type: MonsterType): number {
  return beaten.filter((id) => monsters[id].monsterType === type).length;
}

/** The number of a player's heroes of a class. */
export function heroesOf({ heroes: sent }: Trophies, heroClass: HeroClass): number {
  return sent.filter((id) => heroes[id].heroClass === heroClass).length;
}

/** Complete sets of monster types: the number of the rarest type. Ruling 22. */
export function setsOf(player: Trophies): number {
  return Math.min(...monsterTypes.map((type) => monstersOf(player, type)));
}

/** Whether this player has the most, or is tied for it. A count of 0 never leads. Ruling 23. */
function leads(players: readonly Trophies[], player: Trophies, count: (of: Trophies) => number): boolean {
  const own = count(player);
  return own > 0 && players.every((other) => count(other) <= own);
}

const mostOf = {
  beast: 'most-beasts',
  undead: 'most-undead',
  fiend: 'most-fiends',
  warrior: 'most-warriors',
  rogue: 'most-rogues',
  mage: 'most-mages',
} as const;

/** The types and classes of which a player has the most now, or is tied for it. */
export function majoritiesOf(players: readonly Trophies[], player: Trophies): readonly (MonsterType | HeroClass)[] {
  return [
    ...monsterTypes.filter((type) => leads(players, player, (of) => monstersOf(of, type))),
    ...heroClasses.filter((heroClass) => leads(players, player, (of) => heroesOf(of, heroClass))),
  ];
}

/** Every seat's final breakdown: gold, sets and majorities, without lines of 0. Rules, "Scoring". */
export function breakdownsOf(players: readonly Trophies[]): readonly (readonly ScoreLine[])[] {
  return players.map((player) => {
    const lines: ScoreLine[] = [{ why: 'gold', amount: player.gold }];
    const sets = setsOf(player);
    if (sets > 0) lines.push({ why: 'monster-sets', amount: bonus * sets });
    for (const kind of majoritiesOf(players, player)) lines.push({ why: mostOf[kind], amount: bonus });
    return lines;
  });
}

export function totalOf(breakdown: readonly ScoreLine[]): number {
  return breakdown.reduce((sum, { amount }) => sum + amount, 0);
}

/** What ranks a player: total gold, then monsters beaten, then distance from the marker. Ruling 24. */
interface Standing {
  readonly total: number;
  readonly monsters: number;
  readonly steps: number;
}

/** Above 0 if the second ranks higher; never 0 for two seats. */
function compare(one: Standing, other: Standing): number {
  return other.total - one.total || other.monsters - one.monsters || one.steps - other.steps;
}

function tieBreakOf(standings: readonly Standing[]): 'monsters' | 'marker' | null {
  const [first, second] = standings.toSorted(compare);
  if (first === undefined || second === undefined || first.total !== second.total) return null;
  return first.monsters === second.monsters ? 'marker' : 'monsters';
}

export function outcomeOf(state: EmporiumState): Outcome | undefined {
  const { ending, players, marker, seatCount } = state;
  if (ending === null) return undefined;
  const totals = breakdownsOf(players).map(totalOf);
  const standings = seatsOf(seatCount).map((seat): Standing => {
    return {
      total: totals[seat] ?? 0,
      monsters: players[seat]?.monsters.length ?? 0,
      steps: stepsFrom(marker, seat, seatCount),
    };
  });
  return {
    ending,
    scores: totals,
    places: standings.map((own) => 1 + standings.filter((other) => compare(own, other) > 0).length),
    tieBreak: tieBreakOf(standings),
  };
}
