import { askedAlone, interned, notAnAnswer, playerAt, type Seat } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import { type Good, type GoodCounts, goods, totalOf } from '../goods.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourState, QuestionFacts } from '../state.ts';
import { afterGain, goodsHeld, store } from '../stock.ts';
import { done } from './answers.ts';
import { gainOfChoice } from './gain-of-choice.ts';
import type { PartRules } from './part-rules.ts';
import type { RulesOf } from './question-rules.ts';

/** Pays goods and gains others in one exchange. Goods that do not fit are lost. */
function convert(
  state: HarbourState,
  seat: Seat,
  cause: 'action' | 'double' | 'fill-up',
  pays: Partial<Readonly<GoodCounts>>,
  gains: Partial<Readonly<GoodCounts>>,
  events: HarbourEvent[],
): void {
  const player = playerAt(state, seat);
  for (const good of goods) player.goods[good] -= pays[good] ?? 0;
  const gained: Partial<GoodCounts> = {};
  const lost: Partial<GoodCounts> = {};
  for (const good of goods) {
    const offered = gains[good] ?? 0;
    const came = store(player, good, offered);
    if (came > 0) gained[good] = came;
    if (came < offered) lost[good] = offered - came;
  }
  events.push({ type: 'goods-converted', seat, cause, paid: pays, gained, lost });
  for (const good of goods) {
    if (gains[good] !== undefined) afterGain(state, seat, good, gained[good] ?? 0, 'action', events);
  }
}

/** Rules, "Reading an action": a conversion is carried out if it can be paid in full, and skipped otherwise. */
export const convertPart: PartRules<'convert'> = (state, seat, { pays, gains }, place, events) => {
  const held = playerAt(state, seat).goods;
  if (goods.every((good) => held[good] >= (pays[good] ?? 0))) convert(state, seat, 'action', pays, gains, events);
  else events.push({ type: 'nothing-done', seat, place });
};

function doubleGood(state: HarbourState, seat: Seat, good: Good, events: HarbourEvent[]): void {
  state.question = null;
  convert(state, seat, 'double', {}, { [good]: playerAt(state, seat).goods[good] }, events);
}

/** Doubles a good that is owned. */
export const doublePart: PartRules<'double'> = (state, seat, _part, place, events) => {
  const [first, ...others] = goodsHeld(playerAt(state, seat).goods);
  if (first === undefined) events.push({ type: 'nothing-done', seat, place });
  else if (others.length === 0) doubleGood(state, seat, first, events);
  else state.question = { type: 'double', seat };
};

const doubleMove = interned((good: Good): HarbourMove => ({ type: 'double', good }));

export const doubleQuestion: RulesOf<'double'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => goodsHeld(playerAt(state, seat).goods).map(doubleMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'double') throw notAnAnswer(question.type, move.type);
    doubleGood(state, seat, move.good, events);
  },
};

/** The goods below the level of a fill-up. */
function goodsBelow(held: Readonly<GoodCounts>, to: number): readonly Good[] {
  return goods.filter((good) => held[good] < to);
}

function fillUp(state: HarbourState, seat: Seat, good: Good, to: number, events: HarbourEvent[]): void {
  state.question = null;
  convert(state, seat, 'fill-up', {}, { [good]: to - playerAt(state, seat).goods[good] }, events);
}

/** Raises one good to this number, if fewer are held. */
export const fillUpPart: PartRules<'fill-up'> = (state, seat, { to }, place, events) => {
  const [first, ...others] = goodsBelow(playerAt(state, seat).goods, to);
  if (first === undefined) events.push({ type: 'nothing-done', seat, place });
  else if (others.length === 0) fillUp(state, seat, first, to, events);
  else state.question = { type: 'fill-up', seat, to };
};

const fillUpMove = interned((good: Good): HarbourMove => ({ type: 'fill-up', good }));

export const fillUpQuestion: RulesOf<'fill-up'> = {
  asks: askedAlone,
  moves: (state, { to }, seat) => goodsBelow(playerAt(state, seat).goods, to).map(fillUpMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'fill-up') throw notAnAnswer(question.type, move.type);
    fillUp(state, seat, move.good, question.to, events);
  },
};

/** Hands in goods, and gains as many and some more. */
export const exchangePart: PartRules<'exchange'> = (state, seat, { most, bonus }, place, events) => {
  if (totalOf(playerAt(state, seat).goods) === 0) events.push({ type: 'nothing-done', seat, place });
  else state.question = { type: 'exchange', seat, handed: 0, most, bonus };
};

/** The goods gained for this many handed in. */
export function exchangeGain({ bonus }: Pick<QuestionFacts['exchange'], 'bonus'>, handed: number): number {
  return handed === 0 ? 0 : handed + bonus;
}

/** Ends the exchange: a player who handed in goods gains. Handing in none is allowed, and has no effect. */
function finishExchange(state: HarbourState, exchange: QuestionFacts['exchange']): void {
  state.question = null;
  const gained = exchangeGain(exchange, exchange.handed);
  if (gained > 0) state.agenda.push(gainOfChoice(exchange.seat, 'action', gained));
}

const handInMove = interned((good: Good): HarbourMove => ({ type: 'hand-in', good }));

export const exchangeQuestion: RulesOf<'exchange'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => [...goodsHeld(playerAt(state, seat).goods).map(handInMove), done],
  answer(state, question, seat, move, events) {
    if (move.type === 'done') {
      finishExchange(state, question);
      return;
    }
    if (move.type !== 'hand-in') throw notAnAnswer(question.type, move.type);
    const held = playerAt(state, seat).goods;
    held[move.good]--;
    events.push({ type: 'good-handed-in', seat, good: move.good });
    const { most, bonus } = question;
    const after = { seat, handed: question.handed + 1, most, bonus };
    if (after.handed === most || totalOf(held) === 0) finishExchange(state, after);
    else state.question = { type: 'exchange', ...after };
  },
};
