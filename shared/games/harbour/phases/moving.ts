import { askedAlone, interned, notAnAnswer, playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import { barrierAt } from '../entry.ts';
import type { HarbourEvent } from '../events.ts';
import { abilityOf } from '../holdings.ts';
import type { HarbourMove } from '../moves.ts';
import { ownerOf, pawnsOn } from '../pawns.ts';
import { type Owner, type Place, startingBuildingOf } from '../places.ts';
import type { HarbourState } from '../state.ts';
import { addAlchemy, doAlchemy } from './alchemy.ts';
import { gainOfChoice } from './gain-of-choice.ts';
import type { RulesOf } from './question-rules.ts';

const movePawnMove = interned((to: Place): HarbourMove => ({ type: 'move-pawn', to }));

function addMoveTo(state: HarbourState, seat: Seat, place: Place, owner: Owner | null, into: HarbourMove[]): void {
  if (barrierAt(state, seat, place, owner) === null) into.push(movePawnMove(place));
}

/** Where the pawn goes; before that, an ability may convert goods. Rules, "Moving". */
export const movePawnQuestion: RulesOf<'move-pawn'> = {
  asks: askedAlone,
  moves(state, _question, seat) {
    const moves: HarbourMove[] = [];
    for (const building of state.centre) addMoveTo(state, seat, building, null, moves);
    for (let index = 0; index < state.seatCount; index++) {
      const owner = seatAt(index);
      addMoveTo(state, seat, startingBuildingOf(owner), owner, moves);
      for (const building of playerAt(state, owner).buildings) addMoveTo(state, seat, building, owner, moves);
    }
    for (const building of state.practice?.buildings ?? []) addMoveTo(state, seat, building, 'practice', moves);
    addAlchemy(state, seat, moves);
    return moves;
  },
  answer(state, question, seat, move, events) {
    if (move.type === 'alchemy') doAlchemy(state, seat, move, events);
    else if (move.type === 'move-pawn') enter(state, seat, move.to, events);
    else throw notAnAnswer(question.type, move.type);
  },
};

/** Enters a building. Toll, action and abilities follow in this order. */
function enter(state: HarbourState, seat: Seat, to: Place, events: HarbourEvent[]): void {
  const player = playerAt(state, seat);
  const { turn } = state;
  if (turn === null) throw new TypeError('no turn is being played');
  const owner = ownerOf(state, to);
  const sharedWith = pawnsOn(state, to).filter((other) => other !== seat);
  events.push({ type: 'pawn-moved', seat, from: player.pawn, to, owner, sharedWith });
  player.pawn = to;
  turn.place = to;
  turn.owner = owner;
  state.question = null;
  state.agenda.push(
    { type: 'end-turn', seat },
    { type: 'after-action', seat },
    { type: 'action', seat, place: to },
    { type: 'toll', seat },
  );
  // Ruling 12: players whose pawn is joined gain first, before toll and action.
  const sharing = abilityOf(player, 'share-building');
  if (sharing === null) return;
  for (const other of sharedWith.toReversed()) {
    state.agenda.push(gainOfChoice(other, 'shared-building', sharing.goods));
  }
}
