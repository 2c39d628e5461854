import { leaveHand, type Seat, seatsThat } from '../../engine/index.ts';
import type { ProductId } from './products.ts';
import type { PlayerState, Question, ShoppingStreetState } from './state.ts';

/** A hand's size, in the state or in a view. */
interface AnyHand {
  readonly hand: { readonly length: number } | { readonly count: number };
}

function sizeOf({ hand }: AnyHand): number {
  return 'count' in hand ? hand.count : hand.length;
}

/** How many cards this player must discard for the current question: three for one of the display, or the excess. */
export function owedBy(player: AnyHand, seat: Seat, question: Question | null): number {
  if (question?.type === 'pay') return question.seat === seat ? displayPrice : 0;
  if (question?.type === 'rob') return Math.max(0, sizeOf(player) - question.limit);
  return 0;
}

/** The price of a card of the display, in cards of the hand. Rules, "Trade". */
export const displayPrice = 3;

/** The seats that a thief makes discard: those that have chosen, or those that have not. Ruling 16. */
export function robbed(state: ShoppingStreetState, question: Question, haveChosen: boolean): readonly Seat[] {
  return seatsThat(state, (player, seat) => {
    const owed = owedBy(player, seat, question);
    return owed > 0 && player.discarding.length >= owed === haveChosen;
  });
}

/** Moves a player's chosen cards face up to the discards, and returns them. */
export function discardChosen(state: ShoppingStreetState, player: PlayerState): readonly ProductId[] {
  const chosen = player.discarding;
  for (const id of chosen) leaveHand(player, id);
  state.discards.push(...chosen);
  player.discarding = [];
  return chosen;
}
