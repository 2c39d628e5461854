import { askedAlone, notAnAnswer, playerAt } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import { type Good, goods } from '../goods.ts';
import { symbolsOwned } from '../holdings.ts';
import type { HarbourState, QuestionFacts } from '../state.ts';
import { gainGoods } from '../stock.ts';
import { takeGoodMove } from './answers.ts';
import type { PartRules } from './part-rules.ts';
import type { Handler, RulesOf } from './question-rules.ts';

/** Gains one good, with more for anchors. */
export const gainPart: PartRules<'gain'> = (state, seat, { good, base, perAnchor }, _place, events) => {
  const anchors = perAnchor === 0 ? 0 : symbolsOwned(playerAt(state, seat), 'anchor');
  gainGoods(state, seat, good, base + perAnchor * anchors, 'action', events);
};

/** Gains goods of the player's choice, with more for warehouses and for a top hat. */
export const gainAnyPart: PartRules<'gain-any'> = (state, seat, part) => {
  const player = playerAt(state, seat);
  const { base, perWarehouse, withTopHat, different } = part;
  let count = base;
  if (perWarehouse > 0) count += perWarehouse * symbolsOwned(player, 'warehouse');
  if (withTopHat > 0 && symbolsOwned(player, 'top-hat') > 0) count += withTopHat;
  state.agenda.push({ type: 'gain', seat, cause: 'action', count, different, among: goods });
};

/** Gains goods of the player's choice, one at a time. */
export const gainStep: Handler<'gain'> = (state, { seat, cause, count, different, among }, events) => {
  askForGain(state, { seat, cause, left: count, different, among }, events);
};

/** Asks which good is gained next, if there is a choice; even if the stock is full. */
function askForGain(state: HarbourState, gain: QuestionFacts['gain'], events: HarbourEvent[]): void {
  const [only, ...others] = gain.among;
  if (gain.left === 0 || only === undefined) return;
  if (others.length === 0) gainNext(state, gain, only, events);
  else state.question = { type: 'gain', ...gain };
}

function gainNext(state: HarbourState, gain: QuestionFacts['gain'], good: Good, events: HarbourEvent[]): void {
  const { seat, cause, left, different, among } = gain;
  state.question = null;
  gainGoods(state, seat, good, 1, cause, events);
  const rest = different ? among.filter((other) => other !== good) : among;
  askForGain(state, { seat, cause, left: left - 1, different, among: rest }, events);
}

export const gainQuestion: RulesOf<'gain'> = {
  asks: askedAlone,
  moves: (_state, { among }) => among.map(takeGoodMove),
  answer(state, question, _seat, move, events) {
    if (move.type !== 'take-good') throw notAnAnswer(question.type, move.type);
    gainNext(state, question, move.good, events);
  },
};
