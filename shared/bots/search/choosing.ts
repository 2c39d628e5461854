import type { AnyMove } from '../../engine/index.ts';
import type { Choice } from './statistics.ts';

/** How a search balances exploitation and exploration. In shares of a win from 0 to 1, or less if less is at stake. */
export interface Appetite {
  /** Weight of exploration. */
  readonly exploration: number;
  /** The first glance counts as this many tries. */
  readonly trust: number;
  /** A move whose first glance is worse by this much is about a third as likely to be tried. */
  readonly temperature: number;
  /** The number of moves tried at first, and added with each doubling of the visits. */
  readonly breadth: number;
}

/** Progressive widening: only the most promising moves are tried at first, and more with longer thought. */
export function triedAmong(count: number, visits: number, { breadth }: Appetite): number {
  return Math.min(count, Math.ceil(breadth * (1 + Math.log2(visits + 1))));
}

/** A choice's average chance of winning, including its first glance; 0 if unknown. */
export function chanceOf({ visits, chances, glanceChance }: Choice<AnyMove>, trust: number): number {
  if (glanceChance !== null) return (chances + trust * glanceChance) / (visits + trust);
  return visits === 0 ? 0 : chances / visits;
}

/** A choice's average worth, including its first glance; null if unknown. */
export function worthOf({ visits, brought, glance }: Choice<AnyMove>, trust: number): number | null {
  if (glance !== null) return (brought + trust * glance) / (visits + trust);
  return visits === 0 ? null : brought / visits;
}

/**
 * The choice to try next: by its average worth, and by how little it was tried, weighted by its first glance.
 * Counts every candidate as offered.
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

/** Without first glances: explores in proportion to the priors. Untried choices count as average. */
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

/** Without any prior knowledge: an untried choice, else the highest upper confidence bound. */
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
