import { pick, randomFromSeed, type Seat } from '../../../shared/engine/index.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import type { MarketMove } from '../../engine/reference/sealed-market-state.ts';

const settings = { length: 'long' };

/** The reference market, always with the same deal: every server plays the same matches. */
export const market: typeof sealedMarket = {
  ...sealedMarket,
  setup: (seats) => sealedMarket.setup(seats, settings, randomFromSeed('market')),
};

export interface SeatMove {
  readonly seat: Seat;
  readonly move: MarketMove;
}

/** The random moves of a whole match, the same for the same seed. Nobody takes a bid back. */
export function movesOfMatch(seats: number, seed: string): readonly SeatMove[] {
  const random = randomFromSeed(seed);
  const state = market.setup(seats, settings, random);
  const moves: SeatMove[] = [];
  for (let waiting = market.toAct(state); waiting.length > 0; waiting = market.toAct(state)) {
    const seat = pick(random, waiting);
    const move = pick(random, market.legalMoves(state, seat));
    market.play(state, seat, move);
    moves.push({ seat, move });
  }
  return moves;
}
