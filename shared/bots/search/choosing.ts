import type { AnyMove } from '../../engine/index.ts';
import type { Choice } from './statistics.ts';

/**
 * How a search weighs what it has learned against what it has hardly tried: in shares of a win from 0 to 1, or
 * less where less is at stake.
 */
export interface Appetite {
  /** Weight of what has been tried little. */
  readonly exploration: number;
  /** A first glance counts as so many tries. */
  readonly trust: number;
  /** Moves whose first glance is worse by so much are about three times less likely to be tried. */
  readonly temperature: number;
  /** So many moves are tried at first, and as many more as this for each doubling of the visits. */
  readonly breadth: number;
}

/** Of many moves only the most promising are tried at first, and more the longer is thought: progressive widening. */
export function triedAmong(count: number, visits: number, { breadth }: Appetite): number {
  return Math.min(count, Math.ceil(breadth * (1 + Math.log2(visits + 1))));
}

/** The chance of winning that a choice has brought on average, its first glance counted in; 0 where nobody knows. */
export function chanceOf({ visits, chances, glanceChance }: Choice<AnyMove>, trust: number): number {
  if (glanceChance !== null) return (chances + trust * glanceChance) / (visits + trust);
  return visits === 0 ? 0 : chances / visits;
}

/** What a choice has brought on average, its first glance counted in; null for one that nobody knows anything of. */
export function worthOf({ visits, brought, glance }: Choice<AnyMove>, trust: number): number | null {
  if (glance !== null) return (brought + trust * glance) / (visits + trust);
  return visits === 0 ? null : brought / visits;
}

/**
 * The choice to try next: the best of what each has brought and of how little it has been tried, most of all where it was
 * good at first glance. Every choice that may be tried counts as offered.
 */
export function choiceToTry<Move extends AnyMove>(among: readonly Choice<Move>[], appetite: Appetite): Choice<Move> {
  const [first] = among;
  if (first === undefined) throw new RangeError('nothing to choose from');
  if (first.glance === null)
    return first.prior === null ? leastKnown(among, first, appetite) : hoped(among, first, appetite);
  let bestGlance = 0;
  for (const { glance } of among) if (glance !== null && glance > bestGlance) bestGlance = glance;
  let hopes = 0;
  for (const { glance } of among) hopes += Math.exp(((glance ?? 0) - bestGlance) / appetite.temperature);
  let best = first;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const choice of among) {
    choice.offered++;
    const hope = Math.exp(((choice.glance ?? 0) - bestGlance) / appetite.temperature) / hopes;
    const unknown = (appetite.exploration * hope * Math.sqrt(choice.offered)) / (1 + choice.visits);
    const worth = (worthOf(choice, appetite.trust) ?? 0) + unknown;
    if (worth > bestWorth) {
      best = choice;
      bestWorth = worth;
    }
  }
  return best;
}

/** Where nobody has glanced, what looked promising is tried most; what is unknown is as good as what is known on average. */
function hoped<Move extends AnyMove>(among: readonly Choice<Move>[], first: Choice<Move>, { exploration }: Appetite) {
  let priors = 0;
  let visits = 0;
  let brought = 0;
  for (const choice of among) {
    priors += choice.prior ?? 0;
    visits += choice.visits;
    brought += choice.brought;
  }
  const average = visits === 0 ? 0 : brought / visits;
  let best = first;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const choice of among) {
    const known = choice.visits === 0 ? average : choice.brought / choice.visits;
    const hope = (choice.prior ?? 0) / priors;
    const worth = known + (exploration * hope * Math.sqrt(visits + 1)) / (1 + choice.visits);
    if (worth > bestWorth) {
      best = choice;
      bestWorth = worth;
    }
  }
  return best;
}

/** Where nothing can be said at first glance: one never tried, else the upper bound of what it may bring. */
function leastKnown<Move extends AnyMove>(
  among: readonly Choice<Move>[],
  first: Choice<Move>,
  { exploration }: Appetite,
): Choice<Move> {
  let best = first;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const choice of among) {
    choice.offered++;
    const { visits, brought, offered } = choice;
    const worth =
      visits === 0 ? Number.MAX_VALUE : brought / visits + exploration * Math.sqrt(Math.log(offered) / visits);
    if (worth > bestWorth) {
      best = choice;
      bestWorth = worth;
    }
  }
  return best;
}
