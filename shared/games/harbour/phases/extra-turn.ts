import { playerAt } from '../../../engine/index.ts';
import { mayGiveExtraTurn } from './ending.ts';
import type { PartRules } from './part-rules.ts';

/**
 * Schedules another turn after everything else of this one.
 * At its end the pawn returns to its current place; for a copied action this is the starting building. Rulings 14 and
 * 20.
 */
export const extraTurnPart: PartRules<'extra-turn'> = (state, seat, _part, place, events) => {
  if (!mayGiveExtraTurn(state)) {
    events.push({ type: 'nothing-done', seat, place });
    return;
  }
  state.agenda.unshift({ type: 'begin-turn', seat, extra: true, returnsTo: playerAt(state, seat).pawn });
  events.push({ type: 'extra-turn-given', seat });
};
