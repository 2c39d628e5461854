import { wilson } from '../series.ts';
import type { MatchFacts } from './messages.ts';
import type { Pair } from './pairs.ts';

/** A mean with half the width of its interval. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

/** One measure under both versions, and the mean difference of the pairs. */
export interface Row {
  readonly name: string;
  /** Whether it is a share from 0 to 1. */
  readonly isShare: boolean;
  readonly base: Estimate;
  readonly changed: Estimate | null;
  readonly difference: Estimate | null;
}

/** How often a component was had, and how its players fared. Intervals are those of 95 %. */
export interface ComponentRow {
  readonly kind: string;
  readonly name: string;
  readonly seats: number;
  readonly wins: number;
  readonly interval: readonly [lower: number, upper: number];
  /** Points more than the average of the match. */
  readonly lead: Estimate;
}

interface Measure {
  readonly name: string;
  readonly isShare: boolean;
  of(facts: MatchFacts): number;
}

/** Standard normal quantiles of two-sided 95 % and 99.9 % intervals. */
const usual = 1.96;
const strict = 3.29;

/** A series is looked at after each this many pairs, and never stops at the first look. */
const between = 50;
/** A difference below this share, or this part of the mean, is negligible. */
const negligibleShare = 0.04;
const negligiblePart = 0.05;

function estimateOf(values: readonly number[], quantile: number): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, half: quantile * Math.sqrt(variance / values.length) };
}

const byScore = ({ scores }: MatchFacts): readonly number[] => scores.toSorted((one, other) => other - one);

/** The main measures, by which a series may stop. */
function mainMeasures(pairs: readonly Pair[]): readonly Measure[] {
  const facts = pairs.flatMap(({ base, changed }) => (changed === null ? [base] : [base, changed]));
  const endings = [...new Set(facts.map(({ ending }) => ending))].sort();
  const seats = facts[0]?.shares.length ?? 0;
  return [
    { name: 'rounds', isShare: false, of: ({ rounds }) => rounds },
    ...Array.from({ length: seats }, (_, place) => ({
      name: place === 0 ? 'wins of the start player' : `wins of player ${place + 1}`,
      isShare: true,
      of: ({ shares }: MatchFacts) => shares[place] ?? 0,
    })),
    ...endings.map((ending) => ({
      name: `ended by ${ending}`,
      isShare: true,
      of: (one: MatchFacts) => (one.ending === ending ? 1 : 0),
    })),
  ];
}

const furtherMeasures: readonly Measure[] = [
  { name: 'moves', isShare: false, of: ({ moves }) => moves },
  { name: 'points of a player', isShare: false, of: ({ scores }) => estimateOf(scores, usual).mean },
  { name: 'points from first to second', isShare: false, of: (one) => (byScore(one)[0] ?? 0) - (byScore(one)[1] ?? 0) },
  {
    name: 'points from first to last',
    isShare: false,
    of: (one) => (byScore(one)[0] ?? 0) - (byScore(one).at(-1) ?? 0),
  },
  {
    name: 'decisions that mattered',
    isShare: true,
    of: ({ judged, mattered }) => (judged === 0 ? 0 : mattered / judged),
  },
];

function rowOf({ name, isShare, of }: Measure, pairs: readonly Pair[], quantile: number): Row {
  const base = pairs.map((pair) => of(pair.base));
  const changed = pairs.flatMap((pair) => (pair.changed === null ? [] : [of(pair.changed)]));
  const isPaired = changed.length > 0;
  return {
    name,
    isShare,
    base: estimateOf(base, quantile),
    changed: isPaired ? estimateOf(changed, quantile) : null,
    difference: isPaired
      ? estimateOf(
          changed.map((value, at) => value - (base[at] ?? 0)),
          quantile,
        )
      : null,
  };
}

/** All measures, with 95 % intervals. */
export function rowsOf(pairs: readonly Pair[]): readonly Row[] {
  return [...mainMeasures(pairs), ...furtherMeasures].map((measure) => rowOf(measure, pairs, usual));
}

/** Whether a difference surely exists, or is surely negligible. */
function isClear({ isShare, base, difference }: Row): boolean {
  if (difference === null) return false;
  const { mean, half } = difference;
  const negligible = isShare ? negligibleShare : negligiblePart * base.mean;
  return Math.abs(mean) > half || Math.abs(mean) + half < negligible;
}

/**
 * Whether no more pairs are needed: every main difference is clear.
 * It uses 99.9 % intervals and looks seldom, because looking often would find differences that do not exist.
 */
export function isEnough(pairs: readonly Pair[]): boolean {
  if (pairs.length % between > 0 || pairs.length === between) return false;
  return mainMeasures(pairs).every((measure) => isClear(rowOf(measure, pairs, strict)));
}

/** The components that players had, those with the most wins first. */
export function componentsOf(matches: readonly MatchFacts[]): readonly ComponentRow[] {
  const found = new Map<string, { kind: string; name: string; shares: number[]; leads: number[] }>();
  for (const { components, shares, scores } of matches) {
    const mean = estimateOf(scores, usual).mean;
    components.forEach((had, place) => {
      for (const { kind, name } of had) {
        const row = found.get(`${kind} ${name}`) ?? { kind, name, shares: [], leads: [] };
        row.shares.push(shares[place] ?? 0);
        row.leads.push((scores[place] ?? 0) - mean);
        found.set(`${kind} ${name}`, row);
      }
    });
  }
  return [...found.values()]
    .map(({ kind, name, shares, leads }) => {
      const wins = estimateOf(shares, usual).mean;
      const interval = wilson(wins * shares.length, shares.length);
      return { kind, name, seats: shares.length, wins, interval, lead: estimateOf(leads, usual) };
    })
    .toSorted((one, other) => other.wins - one.wins);
}

/** The share of matches with each number of rounds, from the fewest. */
export type Lengths = readonly (readonly [rounds: number, share: number])[];

export function lengthsOf(matches: readonly MatchFacts[]): Lengths {
  const counts = new Map<number, number>();
  for (const { rounds } of matches) counts.set(rounds, (counts.get(rounds) ?? 0) + 1);
  return [...counts]
    .map(([rounds, count]) => [rounds, count / matches.length] as const)
    .toSorted(([one], [other]) => one - other);
}
