import { askedAlone, interned, notAnAnswer, playerAt, type Seat } from '../../../engine/index.ts';
import type { Action, Part, PartKind, PartOf } from '../actions.ts';
import { actionAt } from '../entry.ts';
import type { HarbourEvent } from '../events.ts';
import { abilityOf } from '../holdings.ts';
import type { HarbourMove } from '../moves.ts';
import { othersClockwise } from '../pawns.ts';
import { type Place, startingBuildingOf } from '../places.ts';
import type { HarbourState } from '../state.ts';
import { buyPart } from './buying.ts';
import { convertPart, doublePart, exchangePart, fillUpPart } from './conversions.ts';
import { extraTurnPart } from './extra-turn.ts';
import { gainAnyPart, gainPart } from './gains.ts';
import { raiseMarkerPart, setMarketPart, swapMarkersPart } from './market-moves.ts';
import { giftPart, stealPart, taxPart } from './other-players.ts';
import type { PartRules } from './part-rules.ts';
import type { Handler, RulesOf } from './question-rules.ts';

const partRules: { readonly [Kind in PartKind]: PartRules<Kind> } = {
  gain: gainPart,
  'gain-any': gainAnyPart,
  convert: convertPart,
  buy: buyPart,
  'set-market': setMarketPart,
  'swap-markers': swapMarkersPart,
  'raise-marker': raiseMarkerPart,
  tax: taxPart,
  gift: giftPart,
  steal: stealPart,
  'extra-turn': extraTurnPart,
  double: doublePart,
  'fill-up': fillUpPart,
  exchange: exchangePart,
};

function carryOut<Kind extends PartKind>(
  state: HarbourState,
  seat: Seat,
  place: Place,
  part: PartOf<Kind>,
  events: HarbourEvent[],
): void {
  partRules[part.kind](state, seat, part, place, events);
}

/** Carries out one part of an action, as far as possible. */
export const partStep: Handler<'part'> = (state, { seat, place, part }, events) =>
  carryOut(state, seat, place, part, events);

/** Schedules the parts in this order. */
function planParts(state: HarbourState, seat: Seat, place: Place, parts: readonly Part[]): void {
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index];
    if (part !== undefined) state.agenda.push({ type: 'part', seat, place, part });
  }
}

/**
 * Whether the player chooses the order: only if it can matter, with a purchase and another part. Rules, "Reading an
 * action".
 */
function needsOrder(action: Extract<Action, { parts: readonly Part[] }>): boolean {
  return action.order === 'all' && action.parts.length > 1 && action.parts.some((part) => part.kind === 'buy');
}

/** Starts a building's action: a choice of two ways, or all its parts. */
export const actionStep: Handler<'action'> = (state, { seat, place }) => {
  const action = actionAt(state, place);
  if (action.order === 'or') state.question = { type: 'choose-way', seat, place };
  else if (needsOrder(action)) state.question = { type: 'choose-part', seat, place };
  else planParts(state, seat, place, action.parts);
};

const goodsWay: HarbourMove = { type: 'choose-way', way: 'goods' };
const buyWay: HarbourMove = { type: 'choose-way', way: 'buy' };
const copyMove = interned((place: Place): HarbourMove => ({ type: 'copy', place }));

/** Adds the buildings with other players' pawns, if the seat may copy one from this place. Ruling 14. */
function addCopies(state: HarbourState, seat: Seat, place: Place, into: HarbourMove[]): void {
  if (place !== startingBuildingOf(seat) || abilityOf(playerAt(state, seat), 'copy') === null) return;
  for (const other of othersClockwise(state, seat)) {
    const { pawn } = playerAt(state, other);
    if (pawn === null) continue;
    const copy = copyMove(pawn);
    // Two pawns may share a building.
    if (!into.includes(copy)) into.push(copy);
  }
}

/** Goods, or an optional purchase; with an ability, the action of another building instead. */
export const chooseWayQuestion: RulesOf<'choose-way'> = {
  asks: askedAlone,
  moves(state, { place }, seat) {
    const moves = [goodsWay, buyWay];
    addCopies(state, seat, place, moves);
    return moves;
  },
  answer(state, question, seat, move, events) {
    const { place } = question;
    state.question = null;
    if (move.type === 'copy') {
      events.push({ type: 'building-copied', seat, place: move.place });
      state.agenda.push({ type: 'action', seat, place: move.place });
      return;
    }
    const action = actionAt(state, place);
    if (move.type !== 'choose-way' || action.order !== 'or') throw notAnAnswer(question.type, move.type);
    planParts(state, seat, place, move.way === 'goods' ? action.goods : [action.buy]);
  },
};

const beginWithMove = interned((part: number): HarbourMove => ({ type: 'begin-with', part }));

/** Which part comes first; the others follow in the listed order. */
export const choosePartQuestion: RulesOf<'choose-part'> = {
  asks: askedAlone,
  moves(state, { place }) {
    const action = actionAt(state, place);
    return action.order === 'or' ? [] : action.parts.map((_part, index) => beginWithMove(index));
  },
  answer(state, question, seat, move) {
    const { place } = question;
    const action = actionAt(state, place);
    if (move.type !== 'begin-with' || action.order === 'or') throw notAnAnswer(question.type, move.type);
    const first = action.parts[move.part];
    if (first === undefined) throw notAnAnswer(question.type, move.type);
    state.question = null;
    planParts(state, seat, place, [first, ...action.parts.filter((_part, index) => index !== move.part)]);
  },
};
