import { playerAt, type Seat, seatAt, seatsOf } from '../../engine/index.ts';
import { type ChallengeId, challenges, fewActions } from './challenges.ts';
import type { MercadoEvent } from './events.ts';
import { entrancesLeft, type Market, spacesLeft } from './lines.ts';
import { challengeResult, scoreReckoning, totalCoins } from './scoring.ts';
import type { Ending, MercadoState } from './state.ts';

/** The end comes when so many spaces, or so many entrances, or fewer, are left. Rules, "The end". */
export const leftAtEnd = 4;

/** Ruling 15: so many actions in a row that took a coin end the match. */
export function coinsAtEnd(seatCount: number): number {
  return seatCount === 2 ? 2 * seatCount : seatCount;
}

/** The condition for the end that is met, with what is left; spaces first. */
function conditionMet(market: Market): { readonly why: 'spaces' | 'entrances'; readonly left: number } | null {
  const spaces = spacesLeft(market);
  if (spaces <= leftAtEnd) return { why: 'spaces', left: spaces };
  const entrances = entrancesLeft(market);
  return entrances <= leftAtEnd ? { why: 'entrances', left: entrances } : null;
}

/** The table as far as its end goes, in the state or in a view of it. */
export interface EndingTable extends Market {
  readonly seatCount: number;
  readonly settled: { readonly challenge: ChallengeId | null };
  readonly coinsInRow: number;
  readonly tally: { readonly actions: number } | null;
}

/** Is it the challenge that ends after a few actions? */
export function hasFewActions(challenge: ChallengeId | null): boolean {
  return challenge !== null && challenges[challenge].twist === 'few-actions';
}

/** Ways in which the very next action could end the match, or begin its last round. */
export function endingsNext(table: EndingTable): readonly Ending[] {
  const near: Ending[] = [];
  const { seatCount, settled, coinsInRow, tally } = table;
  if (spacesLeft(table) === leftAtEnd + 1) near.push('spaces');
  if (entrancesLeft(table) === leftAtEnd + 1) near.push('entrances');
  if (seatCount > 1 && coinsInRow === coinsAtEnd(seatCount) - 1) near.push('coins');
  if (tally !== null && hasFewActions(settled.challenge) && tally.actions === fewActions - 1) near.push('last-order');
  return near;
}

/** Is the round over with the turn of this seat? Then all have had equally many turns. */
export function closesRound(
  { seatCount, startPlayer }: Pick<MercadoState, 'seatCount' | 'startPlayer'>,
  seat: Seat,
): boolean {
  return seatAt((seat + 1) % seatCount) === startPlayer;
}

/** Has the match ended with the turn of this seat, and how? Begins the last round where it has not. Rulings 8, 15, 17. */
export function endsAfterTurn(state: MercadoState, seat: Seat, events: MercadoEvent[]): Ending | null {
  if (state.coinsInRow > 0 && state.coinsInRow >= coinsAtEnd(state.seatCount)) return 'coins';
  const { tally } = state;
  const condition = state.lastRound === null ? conditionMet(state) : null;
  // Ruling 20: the last order is only looked at where nothing else ended the match.
  const lastOrder = tally !== null && tally.actions >= fewActions && hasFewActions(state.settled.challenge);
  if (condition === null && lastOrder) return 'last-order';
  if (condition !== null) state.lastRound = condition.why;
  if (closesRound(state, seat)) return state.lastRound;
  if (condition !== null) events.push({ type: 'last-round-began', ...condition });
  return null;
}

/** Notes everybody's coins at the end of a round. */
export function closeRound(state: MercadoState): void {
  for (const player of state.players) player.moneyByRound.push(player.money);
}

/** The match is over: it is scored, and nobody is asked anything any more. */
export function endMatch(state: MercadoState, ending: Ending, events: MercadoEvent[]): void {
  // Whoever is stuck has not begun anything in this round; every other end comes with a turn.
  if (ending !== 'stuck') closeRound(state);
  state.turn = null;
  state.question = null;
  state.ending = ending;
  for (const seat of seatsOf(state.seatCount)) {
    const reckoning = scoreReckoning(playerAt(state, seat));
    events.push({ type: 'seat-scored', seat, coins: totalCoins(reckoning), reckoning });
  }
  const result = challengeResult(state);
  if (result !== null) {
    const { counted, fame, greatDeal } = result;
    events.push({ type: 'challenge-counted', seat: seatAt(0), counted, fame, greatDeal });
  }
  events.push({ type: 'match-ended', ending });
}
