import { type Outcome, playerAt, type Seat, seatAt, seatsOf } from '../../engine/index.ts';
import { type Challenge, type ChallengeId, challenges, greatDeal } from './challenges.ts';
import type { ScoreLine } from './events.ts';
import { standsOf } from './lines.ts';
import type { MercadoState, Tally } from './state.ts';
import type { Restaurant } from './tiles.ts';

/** What decides a seat's coins at the end. */
interface Purse {
  readonly money: number;
  readonly restaurants: readonly Restaurant[];
}

/** The final reckoning of a seat: coins, and in one line a coin less for every restaurant not opened. Rules, "The end". */
export function scoreReckoning({ money, restaurants }: Purse): readonly ScoreLine[] {
  const coins: ScoreLine = { why: 'coins', amount: money };
  return restaurants.length === 0 ? [coins] : [coins, { why: 'unopened-restaurant', amount: -restaurants.length }];
}

/** The sum of a reckoning, in coins. */
export function totalCoins(reckoning: readonly ScoreLine[]): number {
  return reckoning.reduce((sum, line) => sum + line.amount, 0);
}

/** What a challenge counts, as things stand. Rulings 18 and 19. */
function countedIn({ counted }: Challenge, tally: Readonly<Tally>, purse: Purse): number {
  switch (counted.what) {
    case 'coins':
      return totalCoins(scoreReckoning(purse));
    case 'coins-from':
      return tally.coinsFrom[counted.level - 1] ?? 0;
    case 'customers':
      return tally.customers;
  }
}

/** What a challenge has come to. */
export interface ChallengeResult {
  readonly challenge: ChallengeId;
  /** In coins, or in customers. */
  readonly counted: number;
  /** 0 to 3: how many of the three targets are reached. */
  readonly fame: number;
  /** Was so much earned in one action that it brings extra fame once in a campaign? */
  readonly greatDeal: boolean;
}

/** The match of somebody who plays alone, in the state or in a view of it. */
export interface ChallengeTable {
  readonly settled: { readonly challenge: ChallengeId | null };
  readonly tally: Readonly<Tally> | null;
  /** Null where the viewer does not know it, which never happens to somebody who plays alone. */
  readonly players: readonly (Omit<Purse, 'money'> & { readonly money: number | null })[];
}

/** What the challenge has come to as things stand; null with several players. Rules, "The nine challenges". */
export function challengeResult({ settled: { challenge }, tally, players }: ChallengeTable): ChallengeResult | null {
  if (challenge === null || tally === null) return null;
  const { money, restaurants } = playerAt({ players }, seatAt(0));
  const counted = countedIn(challenges[challenge], tally, { money: money ?? 0, restaurants });
  const fame = challenges[challenge].fameAt.filter((target) => counted >= target).length;
  return { challenge, counted, fame, greatDeal: tally.bestAction >= greatDeal.coins };
}

/** Coins first, then the most own stands in the market. What is still even is shared. Rules, "The end". */
interface Standing {
  readonly coins: number;
  readonly stands: number;
}

/** Above 0 where the second stands ahead; 0 where nothing tells them apart. */
function compare(one: Standing, other: Standing): number {
  return other.coins - one.coins || other.stands - one.stands;
}

function tieBreakOf(standings: readonly Standing[]): 'stands' | null {
  const [first, second] = standings.toSorted(compare);
  if (first === undefined || second === undefined || first.coins !== second.coins) return null;
  return first.stands === second.stands ? null : 'stands';
}

function standingOf(state: MercadoState, seat: Seat): Standing {
  return { coins: totalCoins(scoreReckoning(playerAt(state, seat))), stands: standsOf(state, seat) };
}

/** A challenge is won with any fame; what all nine make of their player is the campaign's. */
function resultAlone(state: MercadoState): Pick<Outcome, 'alone'> {
  const result = challengeResult(state);
  if (result === null) return {};
  const { challenge: chapter, fame, greatDeal: dealt } = result;
  return { alone: { won: fame > 0, rank: null, campaign: { chapter, fame, greatDeal: dealt } } };
}

/** How the match ended, or undefined while it runs. */
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
