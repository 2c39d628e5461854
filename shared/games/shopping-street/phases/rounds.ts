import { seatAt, seatsOf } from '../../../engine/index.ts';
import { blankRoundsLeft, isLastRound } from '../ending.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import { breakdownsOf, reckonStreet, totalOf } from '../scoring.ts';
import type { Ending, ShoppingStreetState } from '../state.ts';
import type { Handler } from './question-rules.ts';

/** Begins a round with the first player, who is always the same. Ruling 19. */
export const beginRound: Handler<'begin-round'> = (state, _step, events) => {
  state.round++;
  state.eventful = false;
  events.push({ type: 'round-began', round: state.round });
  state.agenda.push({ type: 'begin-turn', seat: state.firstPlayer });
};

/** Schedules the next player clockwise, or the end of the round. */
export const endTurn: Handler<'end-turn'> = (state, { seat }) => {
  const next = seatAt((seat + 1) % state.seatCount);
  state.agenda.push(next === state.firstPlayer ? { type: 'end-round' } : { type: 'begin-turn', seat: next });
};

/** Ends the match and scores it. Rules, "The end of the game". */
function endMatch(state: ShoppingStreetState, ending: Ending, events: ShoppingStreetEvent[]): void {
  state.ending = ending;
  const breakdowns = breakdownsOf(state);
  for (const seat of seatsOf(state.seatCount)) {
    const breakdown = breakdowns[seat] ?? [];
    events.push({ type: 'seat-scored', seat, total: totalOf(breakdown), breakdown });
  }
  events.push({ type: 'match-ended', ending });
}

/** After equal turns for all: the end, or a new display and another round. Rulings 20 and 26. */
export const endRound: Handler<'end-round'> = (state, _step, events) => {
  state.players.forEach(({ pointsByRound }, index) => {
    pointsByRound.push(totalOf(reckonStreet(state.street, seatAt(index))));
  });
  state.blankRounds = state.eventful ? 0 : state.blankRounds + 1;
  if (isLastRound(state)) endMatch(state, 'shops', events);
  else if (blankRoundsLeft(state) <= 0) endMatch(state, 'stuck', events);
  else state.agenda.push({ type: 'begin-round' }, { type: 'renew-display' });
};
