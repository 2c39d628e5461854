import { type Outcome, playerAt, type Seat, seatAt, seatsOf } from '../../engine/index.ts';
import { type Challenge, type ChallengeId, challenges, greatDeal } from './challenges.ts';
import type { ScoreLine } from './events.ts';
import { standsOf } from './lines.ts';
import type { MercadoState, Tally } from './state.ts';
import type { Restaurant } from './tiles.ts';

/** What decides a seat's final coins. */
interface Purse {
  readonly money: number;
  readonly restaurants: readonly Restaurant[];
}

/** A seat's final breakdown: coins, and one line with a coin less for every unopened restaurant. Rules, "The end". */
export function scoreBreakdown({ money, restaurants }: Purse): readonly ScoreLine[] {
  const coins: ScoreLine = { why: 'coins', amount: money };
  return restaurants.length === 0 ? [coins] : [coins, { why: 'unopened-restaurant', amount: -restaurants.length }];
}

export function totalCoins(breakdown: readonly ScoreLine[]): number {
  return breakdown.reduce((sum, line) => sum + line.amount, 0);
}

/** The current count of a challenge. Rulings 18 and 19. */
function countedIn({ counted }: Challenge, tally: Readonly<Tally>, purse: Purse): number {
  switch (counted.what) {
    case 'coins':
      return totalCoins(scoreBreakdown(purse));
    case 'coins-from':
      return tally.coinsFrom[counted.level - 1] ?? 0;
    case 'customers':
      return tally.customers;
  }
}

/** The result of a challenge. */
export interface ChallengeResult {
  readonly challenge: ChallengeId;
  /** In coins, or in customers. */
  readonly counted: number;
  /** From 0 to 3: how many of the three targets are reached. */
  readonly fame: number;
  /** Whether one action earned enough for extra fame, once in a campaign. */
  readonly greatDeal: boolean;
}

/** A solo match, in the state or in a view. */
export interface ChallengeTable {
  readonly settled: { readonly challenge: ChallengeId | null };
  readonly tally: Readonly<Tally> | null;
  /** Null if the viewer does not know it, which cannot happen to a solo player. */
  readonly players: readonly (Omit<Purse, 'money'> & { readonly money: number | null })[];
}

/** The current result of the challenge; null with several players. Rules, "The nine challenges". */
export function challengeResult({ settled: { challenge }, tally, players }: ChallengeTable): ChallengeResult | null {
  if (challenge === null || tally === null) return null;
  const { money, restaurants } = playerAt({ players }, seatAt(0));
  const counted = countedIn(challenges[challenge], tally, { money: money ?? 0, restaurants });
  const fame = challenges[challenge].fameAt.filter((target) => counted >= target).length;
  return { challenge, counted, fame, greatDeal: tally.bestAction >= greatDeal.coins };
}

/** Coins, then most own stands in the market. Remaining ties are shared. Rules, "The end". */
interface Standing {
  readonly coins: number;
  readonly stands: number;
}

/** Above 0 if the second ranks higher; 0 for a tie. */
function compare(one: Standing, other: Standing): number {
  return other.coins - one.coins || other.stands - one.stands;
}

function tieBreakOf(standings: readonly Standing[]): 'stands' | null {
  const [first, second] = standings.toSorted(compare);
  if (first === undefined || second === undefined || first.coins !== second.coins) return null;
  return first.stands === second.stands ? null : 'stands';
}

function standingOf(state: MercadoState, seat: Seat): Standing {
  return { coins: totalCoins(scoreBreakdown(playerAt(state, seat))), stands: standsOf(state, seat) };
}

/** Any fame wins a challenge; the campaign adds up all nine. */
function resultAlone(state: MercadoState): Pick<Outcome, 'alone'> {
  const result = challengeResult(state);
  if (result === null) return {};
  const { challenge: chapter, fame, greatDeal: dealt } = result;
  return { alone: { won: fame > 0, rank: null, campaign: { chapter, fame, greatDeal: dealt } } };
}

export function outcomeOf(state: MercadoState): Outcome | undefined {
  if (state.ending === null) return undefined;
  const standings = seatsOf(state.seatCount).map((seat) => standingOf(state, seat));
  return {
    ending: state.ending,
    scores: standings.map(({ coins }) => coins),
    places: standings.map((own) => 1 + standings.filter((other) => compare(own, other) > 0).length),
    tieBreak: tieBreakOf(standings),
    ...resultAlone(state),
  };
}
