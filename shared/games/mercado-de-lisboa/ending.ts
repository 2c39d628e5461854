import { playerAt, type Seat, seatAt, seatsOf } from '../../engine/index.ts';
import { type ChallengeId, challenges, fewActions } from './challenges.ts';
import type { MercadoEvent } from './events.ts';
import { entrancesLeft, type Market, spacesLeft } from './lines.ts';
import { challengeResult, scoreBreakdown, totalCoins } from './scoring.ts';
import type { Ending, MercadoState } from './state.ts';

/** The end comes when at most this many spaces or entrances are left. Rules, "The end". */
export const leftAtEnd = 4;

/** Ruling 15: this many consecutive actions that take a coin end the match. */
export function coinsAtEnd(seatCount: number): number {
  return seatCount === 2 ? 2 * seatCount : seatCount;
}

/** The end condition that is met, with the number left; spaces first. */
function conditionMet(market: Market): { readonly why: 'spaces' | 'entrances'; readonly left: number } | null {
  const spaces = spacesLeft(market);
  if (spaces <= leftAtEnd) return { why: 'spaces', left: spaces };
  const entrances = entrancesLeft(market);
  return entrances <= leftAtEnd ? { why: 'entrances', left: entrances } : null;
}

/** The table, as far as it affects the end, in the state or in a view. */
export interface EndingTable extends Market {
  readonly seatCount: number;
  readonly settled: { readonly challenge: ChallengeId | null };
  readonly coinsInRow: number;
  readonly tally: { readonly actions: number } | null;
}

/** Whether it is the challenge that ends after a few actions. */
export function hasFewActions(challenge: ChallengeId | null): boolean {
  return challenge !== null && challenges[challenge].twist === 'few-actions';
}

/** Actions left in a challenge that limits them; null in other matches. */
export function actionsLeft({ settled, tally }: Pick<EndingTable, 'settled' | 'tally'>): number | null {
  return tally !== null && hasFewActions(settled.challenge) ? Math.max(0, fewActions - tally.actions) : null;
}

/** The ways in which the very next action could end the match, or begin its last round. */
export function endingsNext(table: EndingTable): readonly Ending[] {
  const near: Ending[] = [];
  const { seatCount, coinsInRow } = table;
  if (spacesLeft(table) === leftAtEnd + 1) near.push('spaces');
  if (entrancesLeft(table) === leftAtEnd + 1) near.push('entrances');
  if (seatCount > 1 && coinsInRow === coinsAtEnd(seatCount) - 1) near.push('coins');
  if (actionsLeft(table) === 1) near.push('last-order');
  return near;
}

/** The turns left in a round, including this seat's. All have the same number of turns. */
export function turnsInRound(
  { seatCount, startPlayer }: Pick<MercadoState, 'seatCount' | 'startPlayer'>,
  seat: Seat,
): number {
  return seatCount - ((seat - startPlayer + seatCount) % seatCount);
}

/** Whether the round ends with this seat's turn. */
export function closesRound(table: Parameters<typeof turnsInRound>[0], seat: Seat): boolean {
  return turnsInRound(table, seat) === 1;
}

/** How the match ends with this seat's turn, or null. May begin the last round. Rulings 8, 15, 17. */
export function endsAfterTurn(state: MercadoState, seat: Seat, events: MercadoEvent[]): Ending | null {
  if (state.coinsInRow > 0 && state.coinsInRow >= coinsAtEnd(state.seatCount)) return 'coins';
  const condition = state.lastRound === null ? conditionMet(state) : null;
  // Ruling 20: the last order counts only if nothing else ended the match.
  if (condition === null && actionsLeft(state) === 0) return 'last-order';
  if (condition !== null) state.lastRound = condition.why;
  if (closesRound(state, seat)) return state.lastRound;
  if (condition !== null) events.push({ type: 'last-round-began', ...condition });
  return null;
}

/** Records every player's coins at the end of a round. */
export function closeRound(state: MercadoState): void {
  for (const player of state.players) player.moneyByRound.push(player.money);
}

/** Ends the match and scores it. */
export function endMatch(state: MercadoState, ending: Ending, events: MercadoEvent[]): void {
  // A stuck player has not begun this round; every other end comes with a turn.
  if (ending !== 'stuck') closeRound(state);
  state.turn = null;
  state.question = null;
  state.ending = ending;
  for (const seat of seatsOf(state.seatCount)) {
    const breakdown = scoreBreakdown(playerAt(state, seat));
    events.push({ type: 'seat-scored', seat, coins: totalCoins(breakdown), breakdown });
  }
  const result = challengeResult(state);
  if (result !== null) {
    const { counted, fame, greatDeal } = result;
    events.push({ type: 'challenge-counted', seat: seatAt(0), counted, fame, greatDeal });
  }
  events.push({ type: 'match-ended', ending });
}
