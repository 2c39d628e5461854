import { playerAt } from '../../../engine/index.ts';
import { mayGiveExtraTurn } from './ending.ts';
import type { PartRules } from './part-rules.ts';

/**
 * One more turn at once. It waits below everything else of this turn; at its end the pawn comes back to where it stands
 * now, which is the starting building for whoever copied the action. Rulings 14 and 20.
 */
export const extraTurnPart: PartRules<'extra-turn'> = (state, seat, _part, place, events) => {
  if (!mayGiveExtraTurn(state)) {
    events.push({ type: 'nothing-done', seat, place });
    return;
  }
  state.agenda.unshift({ type: 'begin-turn', seat, extra: true, returnsTo: playerAt(state, seat).pawn });
  events.push({ type: 'extra-turn-given', seat });
};
