import { askedAlone, notAnAnswer, playerAt, type StepHandlers, seatAt } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourState } from '../state.ts';
import type { StepFacts } from '../steps.ts';
import { addAlchemy, canDoAlchemy, doAlchemy } from './alchemy.ts';
import { closeRound, endMatch, endsAfterTurn, isStalled } from './ending.ts';
import type { RulesOf } from './question-rules.ts';

/** Begins and ends turns. Rules, "A turn". */
export const turnSteps: Pick<StepHandlers<HarbourState, StepFacts, HarbourEvent>, 'begin-turn' | 'end-turn'> = {
  'begin-turn': (state, { seat, extra, returnsTo }, events) => {
    if (!extra && seat === state.startPlayer) {
      if (state.round > 0) closeRound(state);
      if (isStalled(state)) {
        endMatch(state, 'stalled', events);
        return;
      }
      state.round++;
      events.push({ type: 'round-began', round: state.round });
    }
    state.turn = {
      seat,
      extra,
      place: null,
      owner: null,
      alchemyUsed: false,
      extraGained: false,
      broughtGoods: false,
      returnsTo,
    };
    events.push({ type: 'turn-began', seat, extra });
    state.question = { type: 'move-pawn', seat };
  },
  'end-turn': (state, { seat }, events) => {
    if (canDoAlchemy(state, seat)) state.question = { type: 'end-turn', seat };
    else finishTurn(state, events);
  },
};

/** Ends the turn: returns the pawn after an extra turn, and schedules the next turn. */
function finishTurn(state: HarbourState, events: HarbourEvent[]): void {
  const { turn } = state;
  if (turn === null) throw new TypeError('no turn is being played');
  state.turnsTaken++;
  if (turn.returnsTo !== null) {
    // Ruling 20: the building that gave the extra turn stays blocked.
    playerAt(state, turn.seat).pawn = turn.returnsTo;
    events.push({ type: 'pawn-returned', seat: turn.seat, to: turn.returnsTo });
  }
  const ending = endsAfterTurn(state, turn.seat);
  if (ending !== null) {
    endMatch(state, ending, events);
    return;
  }
  // An extra turn is already on the agenda.
  if (state.agenda.length > 0) return;
  if (state.practice !== null) state.agenda.push({ type: 'practice-turn' });
  else {
    const next = seatAt((turn.seat + 1) % state.seatCount);
    state.agenda.push({ type: 'begin-turn', seat: next, extra: false, returnsTo: null });
  }
}

const endTurnMove: HarbourMove = { type: 'end-turn' };

/** After the action: use an ability, or end the turn. Ruling 15. */
export const endTurnQuestion: RulesOf<'end-turn'> = {
  asks: askedAlone,
  moves(state, _question, seat) {
    const moves: HarbourMove[] = [];
    addAlchemy(state, seat, moves);
    moves.push(endTurnMove);
    return moves;
  },
  answer(state, question, seat, move, events) {
    if (move.type === 'alchemy') doAlchemy(state, seat, move, events);
    else if (move.type !== 'end-turn') throw notAnAnswer(question.type, move.type);
    state.question = null;
    finishTurn(state, events);
  },
};
