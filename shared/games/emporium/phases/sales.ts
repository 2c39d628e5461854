import { askedAlone, interned, leaveHand, notAnAnswer, playerAt } from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import { classBonus, heroesFor, heroIn, openSlot } from '../gear.ts';
import type { HeroId } from '../heroes.ts';
import { item } from '../items/index.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState, RevealedSale } from '../state.ts';
import type { Handler, RulesOf } from './question-rules.ts';

const placeMove = interned((hero: HeroId): EmporiumMove => ({ type: 'place', hero }));

/**
 * Carries out the next sale. It fails if no hero has an open slot; with a single hero it needs no answer.
 * Ruling 2: an item that can be placed must be.
 */
export const nextSale: Handler<'next-sale'> = (state, _step, events) => {
  const sale = state.sales.shift();
  if (sale === undefined) {
    state.phase = 'patrons';
    state.agenda.push({ type: 'next-patron' });
    return;
  }
  state.agenda.push({ type: 'next-sale' });
  const [only, ...more] = heroesFor(state.heroRow, sale.item);
  if (only === undefined) events.push({ type: 'sale-failed', ...sale });
  else if (more.length === 0) place(state, sale, only, events);
  else state.question = { type: 'place', ...sale };
};

/** Puts the item on the hero. The bank pays its price, plus 1 gold for the hero's class. Rules, "Sales"; ruling 1. */
function place(
  state: EmporiumState,
  { seat, item: id, price }: RevealedSale,
  hero: HeroId,
  events: EmporiumEvent[],
): void {
  const wearer = heroIn(state.heroRow, hero);
  const slot = openSlot(wearer, item(id).slot);
  const player = playerAt(state, seat);
  leaveHand(player, id);
  wearer.worn[slot] = id;
  const bonus = classBonus(hero, id);
  player.gold += price + bonus;
  state.eventful = true;
  events.push({ type: 'item-sold', seat, item: id, hero, slot, price, bonus });
}

/** Which hero gets the item. Ruling 1. */
export const placeQuestion: RulesOf<'place'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves: (state, { item: id }) => heroesFor(state.heroRow, id).map(placeMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'place') throw notAnAnswer(question.type, move.type);
    state.question = null;
    place(state, { seat, item: question.item, price: question.price }, move.hero, events);
  },
};
