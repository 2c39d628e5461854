import { type Outcome, playerAt, type Seat, seatsOf } from '../../engine/index.ts';
import type { BuildingSymbol } from './actions.ts';
import { type BuildingId, buildings } from './buildings/index.ts';
import type { ScoreLine } from './events.ts';
import { type Good, totalOf } from './goods.ts';
import { abilityOf, type Holder, type Merchant, symbolsOwned } from './holdings.ts';
import type { HarbourState } from './state.ts';
import { spaceValueOf } from './trade/market.ts';

/** A player's buildings, including the free one. */
export interface Estate extends Holder {
  readonly freeBuilding: BuildingId | null;
}

/** What the score depends on, in the state or in a view. */
export interface Standings {
  readonly market: readonly Good[];
  readonly players: readonly (Estate & Merchant & { readonly bonus: BuildingSymbol | null })[];
}

/** The number of bought buildings that triggers the end. Rules, "The end". */
export const buildingsToEnd = 4;

/** Buildings that count towards the four: all but the free one. Ruling 16. */
export function countedBuildings({ buildings: owned, freeBuilding }: Estate): number {
  return freeBuilding === null ? owned.length : owned.length - 1;
}

/** Buildings still missing to the end. */
export function buildingsLeft(estate: Estate): number {
  return Math.max(0, buildingsToEnd - countedBuildings(estate));
}

/** Points of a building for its owner; the free one has none. Ruling 16. */
export function worthOf({ freeBuilding }: Pick<Estate, 'freeBuilding'>, building: BuildingId): number {
  return building === freeBuilding ? 0 : buildings[building].points;
}

/** Points of a player's buildings. */
export function buildingPoints(estate: Estate): number {
  let points = 0;
  for (const building of estate.buildings) points += worthOf(estate, building);
  return points;
}

/** A seat's current score, line by line: buildings, ability, bonus card. Rules, "The end". */
export function scoreBreakdown({ market, players }: Standings, seat: Seat): readonly ScoreLine[] {
  const player = playerAt({ players }, seat);
  const lines = player.buildings.map(
    (building): ScoreLine => ({ why: 'building', building, amount: worthOf(player, building) }),
  );
  // Ruling 19: the final market counts.
  const ability = abilityOf(player, 'score-market');
  if (ability !== null) lines.push({ why: 'ability', building: null, amount: spaceValueOf(market, ability.good) });
  if (player.bonus !== null) {
    lines.push({ why: 'bonus-card', building: null, amount: symbolsOwned(player, player.bonus) });
  }
  return lines;
}

export function totalPoints(breakdown: readonly ScoreLine[]): number {
  return breakdown.reduce((sum, line) => sum + line.amount, 0);
}

/** The practice opponent's buildings: it has no board and no free one. */
export function practiceEstate({ buildings: owned }: Pick<Estate, 'buildings'>): Estate {
  return { board: null, buildings: owned, freeBuilding: null };
}

/** The practice opponent's points: those of its buildings. Rules, "The practice opponent". */
export function practicePoints(owned: readonly BuildingId[]): number {
  return owned.reduce((sum, building) => sum + buildings[building].points, 0);
}

/** The ranks of a twenty-turn solo match with their minimum points, highest first. */
export const ranks = [
  { rank: 'legend', points: 35 },
  { rank: 'harbour-master', points: 30 },
  { rank: 'merchant', points: 25 },
  { rank: 'deckhand', points: Number.NEGATIVE_INFINITY },
] as const;

/** The rank for a score in a twenty-turn solo match. Rules, "Playing alone". */
function rankOf(points: number): (typeof ranks)[number]['rank'] {
  return ranks.find((reached) => points >= reached.points)?.rank ?? 'deckhand';
}

/** The lowest rank above this score, with its minimum points; null at the highest. */
export function nextRank(points: number): (typeof ranks)[number] | null {
  return ranks.findLast((rank) => rank.points > points) ?? null;
}

/** Points, then most buildings, then most goods. Rules, "The end": remaining ties are shared. */
interface Standing {
  readonly points: number;
  readonly buildings: number;
  readonly goods: number;
}

/** What ranks a seat. */
export function standingOf(table: Standings, seat: Seat): Standing {
  const { buildings: owned, goods } = playerAt(table, seat);
  return { points: totalPoints(scoreBreakdown(table, seat)), buildings: owned.length, goods: totalOf(goods) };
}

const tieBreaks = ['points', 'buildings', 'goods'] as const;

/** Above 0 if the second ranks higher; 0 for a tie. */
function compare(one: Standing, other: Standing): number {
  for (const by of tieBreaks) if (one[by] !== other[by]) return other[by] - one[by];
  return 0;
}

/** The tie-break for first place; null if points decided, or nothing did. */
function tieBreakOf(standings: readonly Standing[]): 'buildings' | 'goods' | null {
  const [first, second] = standings.toSorted(compare);
  if (first === undefined || second === undefined || first.points !== second.points) return null;
  if (first.buildings !== second.buildings) return 'buildings';
  return first.goods === second.goods ? null : 'goods';
}

function resultAlone(state: HarbourState, points: number): Pick<Outcome, 'alone'> {
  switch (state.settled.alone) {
    case null:
      return {};
    case 'twenty-turns': {
      const won = state.endedBy !== null;
      return { alone: { won, rank: won ? rankOf(points) : null, challenge: 'twenty-turns' } };
    }
    case 'practice-opponent':
      return {
        alone: {
          won: points > practicePoints(state.practice?.buildings ?? []),
          rank: null,
          challenge: 'practice-opponent',
        },
      };
  }
}

export function outcomeOf(state: HarbourState): Outcome | undefined {
  if (state.ending === null) return undefined;
  const standings = seatsOf(state.seatCount).map((seat) => standingOf(state, seat));
  return {
    ending: state.ending,
    scores: standings.map(({ points }) => points),
    places: standings.map((own) => 1 + standings.filter((other) => compare(own, other) > 0).length),
    tieBreak: tieBreakOf(standings),
    ...resultAlone(state, standings[0]?.points ?? 0),
  };
}
