import { playerAt, type Seat } from '../../../engine/index.ts';
import { abilityOf } from '../holdings.ts';
import { othersClockwise } from '../pawns.ts';
import { isCard } from '../places.ts';
import type { HarbourState } from '../state.ts';
import { gainOfChoice } from './gain-of-choice.ts';
import type { Handler } from './question-rules.ts';

/**
 * Applies abilities after a complete action, including its purchase.
 * The building's owner at the time of entry counts, not the present one. Ruling 31.
 */
export const afterActionStep: Handler<'after-action'> = (state, { seat }) => {
  const { turn } = state;
  if (turn === null || turn.place === null || turn.owner === null || turn.owner === 'practice') return;
  if (turn.owner === seat) {
    if (turn.broughtGoods) gainWithOthers(state, seat);
    return;
  }
  const player = playerAt(state, seat);
  const taken = abilityOf(player, 'take-after-visit');
  if (taken !== null) {
    state.agenda.push({ type: 'take', seat, from: turn.owner, cause: 'after-visit', count: taken.goods });
  }
  const gained = abilityOf(player, 'gain-after-visit');
  if (gained !== null && isCard(turn.place)) {
    state.agenda.push(gainOfChoice(seat, 'after-visit', gained.goods));
  }
};

/** Ruling 18: others gain once if an own starting building brought goods. */
function gainWithOthers(state: HarbourState, seat: Seat): void {
  for (const other of othersClockwise(state, seat).toReversed()) {
    const ability = abilityOf(playerAt(state, other), 'gain-with-others');
    if (ability === null) continue;
    state.agenda.push(gainOfChoice(other, 'with-others', ability.goods));
  }
}
