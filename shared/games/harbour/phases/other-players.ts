import { askedAlone, interned, notAnAnswer, playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import { type Good, goods, totalOf } from '../goods.ts';
import type { HarbourMove } from '../moves.ts';
import { othersClockwise } from '../pawns.ts';
import type { HarbourState, QuestionFacts } from '../state.ts';
import { forcedGood, goodsHeld, passGoods } from '../stock.ts';
import { decline } from './answers.ts';
import { gainOfChoice } from './gain-of-choice.ts';
import type { PartRules } from './part-rules.ts';
import type { Handler, RulesOf } from './question-rules.ts';

/** A solo player's gain from an action that takes from others. Ruling 23. */
function gainAlone(state: HarbourState, seat: Seat, count: number): void {
  state.agenda.push(gainOfChoice(seat, 'action', count));
}

function haveGoods(state: HarbourState, seats: readonly Seat[]): boolean {
  return seats.some((seat) => totalOf(playerAt(state, seat).goods) > 0);
}

/** Several opponents each give goods of their choice; from a single one, the player takes. Ruling 26. */
export const taxPart: PartRules<'tax'> = (state, seat, { fromEach, fromOne, alone }, place, events) => {
  const [first, ...more] = othersClockwise(state, seat);
  if (first === undefined) gainAlone(state, seat, alone);
  else if (!haveGoods(state, [first, ...more])) events.push({ type: 'nothing-done', seat, place });
  else if (more.length === 0) state.agenda.push({ type: 'take', seat, from: first, cause: 'tax', count: fromOne });
  else {
    for (const giver of [first, ...more].toReversed()) {
      for (let given = 0; given < fromEach; given++) state.agenda.push({ type: 'give', seat: giver, to: seat });
    }
  }
};

/** Every opponent gains goods of their choice, clockwise. Ruling 26. */
export const giftPart: PartRules<'gift'> = (state, seat, { goods: count }) => {
  for (const other of othersClockwise(state, seat).toReversed()) {
    state.agenda.push(gainOfChoice(other, 'gift', count));
  }
};

/** A player gives one good of their choice; without goods, nothing. Ruling 26. */
export const giveStep: Handler<'give'> = (state, { seat, to }, events) => {
  const held = playerAt(state, seat).goods;
  const forced = forcedGood(held, 1);
  if (forced !== null) passGoods(state, { seat, to, good: forced, count: 1, cause: 'tax' }, events);
  else if (totalOf(held) > 0) state.question = { type: 'give', seat, to };
};

const giveGoodMove = interned((good: Good): HarbourMove => ({ type: 'give-good', good }));

export const giveQuestion: RulesOf<'give'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => goodsHeld(playerAt(state, seat).goods).map(giveGoodMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'give-good') throw notAnAnswer(question.type, move.type);
    state.question = null;
    passGoods(state, { seat, to: question.to, good: move.good, count: 1, cause: 'tax' }, events);
  },
};

/** A player takes goods of their choice from another, as many as there are. Ruling 25: even goods that do not fit. */
export const takeStep: Handler<'take'> = (state, { seat, from, cause, count }, events) => {
  const left = Math.min(count, totalOf(playerAt(state, from).goods));
  askToTake(state, { seat, from, cause, left }, events);
};

function askToTake(state: HarbourState, taking: QuestionFacts['take'], events: HarbourEvent[]): void {
  if (taking.left === 0) return;
  const forced = forcedGood(playerAt(state, taking.from).goods, taking.left);
  if (forced === null) state.question = { type: 'take', ...taking };
  else takeGood(state, taking, forced, events);
}

function takeGood(state: HarbourState, taking: QuestionFacts['take'], good: Good, events: HarbourEvent[]): void {
  const { seat, from, cause, left } = taking;
  state.question = null;
  passGoods(state, { seat: from, to: seat, good, count: 1, cause }, events);
  askToTake(state, { seat, from, cause, left: left - 1 }, events);
}

const takeFromMove = interned((good: Good): HarbourMove => ({ type: 'take-from', good }));

export const takeQuestion: RulesOf<'take'> = {
  asks: askedAlone,
  moves: (state, { from }) => goodsHeld(playerAt(state, from).goods).map(takeFromMove),
  answer(state, question, _seat, move, events) {
    if (move.type !== 'take-from') throw notAnAnswer(question.type, move.type);
    takeGood(state, question, move.good, events);
  },
};

/** Takes up to `most` goods of one type from one opponent, or nothing. */
export const stealPart: PartRules<'steal'> = (state, seat, { most, alone }, _place, events) => {
  const others = othersClockwise(state, seat);
  if (others.length === 0) gainAlone(state, seat, alone);
  else if (haveGoods(state, others)) {
    state.question = { type: 'steal', seat, most };
  } else events.push({ type: 'stole-nothing', seat });
};

const stealMoves = interned((from: Seat) =>
  interned((good: Good) =>
    interned((count: number): HarbourMove => ({ type: 'steal', from: seatAt(from), good, count })),
  ),
);

export const stealQuestion: RulesOf<'steal'> = {
  asks: askedAlone,
  moves(state, { most }, seat) {
    const moves: HarbourMove[] = [];
    for (const from of othersClockwise(state, seat)) {
      const held = playerAt(state, from).goods;
      for (const good of goods) {
        for (let count = 1; count <= most && count <= held[good]; count++) {
          moves.push(stealMoves(from)(good)(count));
        }
      }
    }
    moves.push(decline);
    return moves;
  },
  answer(state, question, seat, move, events) {
    if (move.type === 'decline') events.push({ type: 'stole-nothing', seat });
    else if (move.type === 'steal') {
      const { from, good, count } = move;
      passGoods(state, { seat: from, to: seat, good, count, cause: 'steal' }, events);
    } else throw notAnAnswer(question.type, move.type);
    state.question = null;
  },
};
