import type { Seat } from '../../../engine/index.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import type { ProductId } from '../products.ts';
import type { Refusal, ShoppingStreetState } from '../state.ts';

const none: readonly Refusal[] = [];

/** The refusals of a card by its owner, to this asker. */
export function refusalsOf({ refused }: ShoppingStreetState, asker: Seat, wanted: ProductId): readonly Refusal[] {
  if (refused === undefined) return none;
  return refused.filter((refusal) => refusal.asker === asker && refusal.wanted === wanted);
}

/** Whether the owner has refused as much: these cards or more, or in this turn a larger number. */
export function isRefused(refusals: readonly Refusal[], bundle: readonly ProductId[], turn: number): boolean {
  for (const refusal of refusals) {
    if (refusal.turn === turn && bundle.length < refusal.bundle.length) return true;
    if (bundle.every((card) => refusal.bundle.includes(card))) return true;
  }
  return false;
}

/** A first proposal has at most this many cards, and a further one at most one more than the last. */
const mostAtFirst = 2;

/** The most cards to propose now. */
export function mostToPropose(refusals: readonly Refusal[], turn: number): number {
  let most = mostAtFirst;
  for (const refusal of refusals) if (refusal.turn === turn) most = Math.max(most, refusal.bundle.length + 1);
  return most;
}

/** Whether the move repeats a refused proposal, or offers more than it takes to find out. */
export function isIdle(state: ShoppingStreetState, seat: Seat, { type }: ShoppingStreetMove): boolean {
  const { wanted, bundle } = state.draft;
  if ((type !== 'add' && type !== 'propose') || wanted === null) return false;
  const refusals = refusalsOf(state, seat, wanted);
  if (type === 'add') return bundle.length >= mostToPropose(refusals, state.turn);
  return isRefused(refusals, bundle, state.turn);
}
