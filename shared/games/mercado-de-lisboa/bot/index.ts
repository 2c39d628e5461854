import { askedBy, type Guide, playerAt, type Seat, type SoloCount, seatAt } from '../../../engine/index.ts';
import { challenges } from '../challenges.ts';
import { copyState } from '../copy.ts';
import { deadEndAfter } from '../dead-end.ts';
import { coinsAtEnd } from '../ending.ts';
import type { MercadoTypes } from '../index.ts';
import { entrancesLeft, spacesLeft } from '../lines.ts';
import type { MercadoMove } from '../moves.ts';
import { advance, mercadoQuestions } from '../phases/index.ts';
import { challengeResult } from '../scoring.ts';
import type { MercadoState } from '../state.ts';
import { mercadoDetails } from './details.ts';
import { isIdle } from './idle.ts';
import { MarketFigures, uncounted } from './market.ts';
import networks from './networks.json' with { type: 'json' };
import { promiseOf } from './prior.ts';
import { prospectsOf } from './prospects.ts';
import { type Tempo, tempoOf } from './tempo.ts';
import { weights } from './weights.ts';

const market = new MarketFigures();

/** Final coins: minus one for each unopened restaurant. */
function coinsOf(state: MercadoState, seat: Seat): number {
  const { money, restaurants } = playerAt(state, seat);
  return money - restaurants.length;
}

/** A solo player cannot take coins; this reserve keeps the match going. */
const mostReserve = 6;

/** How far a solo player is beyond the first fame of the challenge; 0 with several players. */
function beyondTarget(state: MercadoState): number {
  const result = challengeResult(state);
  return result === null ? 0 : result.counted - challenges[result.challenge].fameAt[0];
}

/** What the challenge counts; the highest rank is three fame. */
function soloCount(state: MercadoState): SoloCount | null {
  const result = challengeResult(state);
  if (result === null) return null;
  const [fair, , highest] = challenges[result.challenge].fameAt;
  return { count: result.counted, fair, highest, isRanked: true };
}

/** The value of a coin if coins do not decide the match and only pay for stands. */
function worthOfCoin({ settled: { challenge } }: MercadoState): number {
  return challenge === null ? 1 : uncounted;
}

/** The spread of final scores after this many rounds, in coins. */
function spreadAfter(rounds: number): number {
  return 1.5 + 0.7 * rounds;
}

/** The advantage, in points, if the seat could now end the match with a last consecutive coin, and win. Ruling 15. */
function lastCoinOf(state: MercadoState, seat: Seat, { actions }: Tempo): number {
  const { coinsInRow, seatCount, question, players } = state;
  if (coinsInRow === 0 || question?.seat !== seat || coinsInRow !== coinsAtEnd(seatCount) - 1) return 0;
  const own = coinsOf(state, seat) + 1;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && coinsOf(state, seatAt(other)) >= own) return 0;
  }
  return spreadAfter(actions / seatCount);
}

function measure(state: MercadoState, seat: Seat): readonly number[] {
  market.read(state, seat);
  const { money, restaurants } = playerAt(state, seat);
  const isAlone = state.seatCount === 1;
  const tempo = tempoOf(state, seat, market.spacesLeft, market.entrancesLeft);
  const { bring, stand, toCome, together } = prospectsOf(market, state, seat, tempo);
  const { turns, soon } = tempo;
  return [
    coinsOf(state, seat) * worthOfCoin(state),
    beyondTarget(state),
    bring * soon,
    stand * soon,
    toCome,
    together,
    Math.min(restaurants.length, turns),
    isAlone ? 0 : turns,
    isAlone ? Math.min(mostReserve, money + restaurants.length) : 0,
    lastCoinOf(state, seat, tempo),
  ];
}

function spread(state: MercadoState): number {
  const { actions } = tempoOf(state, seatAt(0), spacesLeft(state), entrancesLeft(state));
  return spreadAfter(actions / state.seatCount);
}

const { play } = askedBy(mercadoQuestions, advance);

/** Solo: whether this move may end the match for lack of moves, without any fame. Ruling 17. */
function givesAway(state: MercadoState, seat: Seat, move: MercadoMove): boolean {
  if (state.seatCount > 1) return false;
  const table = { ...state, stacks: state.stacks.map((stack) => stack.length), tilesInBag: state.bag.length };
  if (deadEndAfter(table, seat, move) === null) return false;
  const after = copyState(state);
  play(after, seat, move);
  return beyondTarget(after) < 0;
}

export const mercadoDeLisboaGuide: Guide<MercadoTypes> = {
  features: Object.keys(weights),
  weights: Object.values(weights),
  details: mercadoDetails,
  networks,
  measure,
  spread,
  soloCount,
  prior: promiseOf,
  givesAway,
  isIdle,
  foretellsSealed: false,
  isQuiet: ({ question }) => question === null || question.type === 'act',
  round: ({ round }) => round,
};
