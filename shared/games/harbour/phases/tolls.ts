import { askedAlone, interned, notAnAnswer, playerAt } from '../../../engine/index.ts';
import { tollDue } from '../entry.ts';
import type { HarbourEvent } from '../events.ts';
import type { Good } from '../goods.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourState, QuestionFacts } from '../state.ts';
import { afterGain, forcedGood, goodsHeld, store } from '../stock.ts';
import type { Handler, RulesOf } from './question-rules.ts';

/** The toll to the owner of the building just entered. A player with fewer goods pays all of them. Rules, "Tolls". */
export const tollStep: Handler<'toll'> = (state, { seat }, events) => {
  const owner = state.turn?.owner ?? null;
  const left = tollDue(state, seat, owner);
  if (owner !== null && left > 0) askForToll(state, { seat, owner, left }, events);
};

/** Asks which good is paid next, if there is a choice. Ruling 34: the visitor chooses every good. */
function askForToll(state: HarbourState, toll: QuestionFacts['toll'], events: HarbourEvent[]): void {
  const forced = forcedGood(playerAt(state, toll.seat).goods, toll.left);
  if (forced === null) state.question = { type: 'toll', ...toll };
  else payToll(state, toll, forced, events);
}

function payToll(state: HarbourState, toll: QuestionFacts['toll'], good: Good, events: HarbourEvent[]): void {
  const { seat, owner, left } = toll;
  playerAt(state, seat).goods[good]--;
  if (owner === 'practice') events.push({ type: 'toll-paid', seat, owner, good, received: false });
  else {
    // A higher toll is an ability, so its owner has no other that could act on a second good. Ruling 29.
    const received = store(playerAt(state, owner), good, 1);
    events.push({ type: 'toll-paid', seat, owner, good, received: received > 0 });
    afterGain(state, owner, good, received, 'other', events);
  }
  state.question = null;
  if (left > 1) askForToll(state, { seat, owner, left: left - 1 }, events);
}

const payTollMove = interned((good: Good): HarbourMove => ({ type: 'pay-toll', good }));

export const tollQuestion: RulesOf<'toll'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => goodsHeld(playerAt(state, seat).goods).map(payTollMove),
  answer(state, question, _seat, move, events) {
    if (move.type !== 'pay-toll') throw notAnAnswer(question.type, move.type);
    payToll(state, question, move.good, events);
  },
};
