import { askedAlone, internedByNumber, notAnAnswer, playerAt } from '../../../../engine/index.ts';
import type { ItemType } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { effectsOf, openStoreOf } from '../../open-stores.ts';
import { changePoints } from '../../points.ts';
import { saleBreakdown, totalOf } from '../../prices.ts';
import type { BrickState } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import type { MarketSteps } from '../market-steps.ts';
import type { RulesOf } from '../question-rules.ts';

/** The points for this many items of the type that pay points instead of money. */
export function pointsInstead(store: StoreId, item: ItemType, count: number): number {
  let points = 0;
  for (const effect of effectsOf(store, 'half-for-points')) if (effect.item === item) points += count * effect.points;
  return points;
}

const takePointsBids = internedByNumber((_: null, most): readonly BrickMove[] => {
  const moves: BrickMove[] = [];
  for (let count = 0; count <= most; count++) moves.push({ type: 'take-points', count });
  return moves;
});

/** Asks how many items sold from this store pay points instead: up to half, rounded down. */
export function pointsInsteadTurn(state: BrickState, turn: MarketSteps['points-instead-turn']): void {
  const { seat, store, item, price } = turn;
  const most = Math.floor(openStoreOf(playerAt(state, seat), store).sold[item] / 2);
  const income = totalOf(saleBreakdown(store, item, 0, price, state.revealedBids.length > 0));
  state.question = { type: 'points-instead', seat, store, item, most, income };
}

export const pointsInsteadQuestion: RulesOf<'points-instead'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves: (_state, { most }) => takePointsBids(null, most),
  answer(state, question, seat, move, events) {
    if (move.type !== 'take-points') throw notAnAnswer('points-instead', move.type);
    state.question = null;
    const { store, item, income } = question;
    const { count } = move;
    if (count === 0) return;
    const forgone = count * income;
    playerAt(state, seat).money -= forgone;
    events.push({ type: 'points-instead', seat, store, count, forgone });
    changePoints(state, seat, pointsInstead(store, item, count), 'store-effect', events, store);
  },
};
