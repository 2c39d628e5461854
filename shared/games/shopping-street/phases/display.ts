import { askedAlone, notAnAnswer, playerAt, type Seat, showInHand } from '../../../engine/index.ts';
import { drawCard } from '../deck.ts';
import { discardChosen, displayPrice } from '../hands.ts';
import { isProductId, type ProductId, sorted } from '../products.ts';
import type { ShoppingStreetState } from '../state.ts';
import type { StepsLeft } from '../steps.ts';
import type { Handler, RulesOf } from './question-rules.ts';
import { discardMoves, thiefAppears } from './thieves.ts';

/** Takes a card, and asks for its price. Ruling 6: first take, then discard, then refill. */
export function takeFromDisplay(state: ShoppingStreetState, seat: Seat, card: ProductId): void {
  const player = playerAt(state, seat);
  state.display[state.display.indexOf(card)] = null;
  player.hand.push(card);
  showInHand(player, card);
  state.question = { type: 'pay', seat, taken: card };
}

/** Ruling 5: no other trade this turn. */
const afterTrade: StepsLeft = { ask: false, buy: false, open: true, improve: true };

/** Three cards of the hand, excluding the one taken. Ruling 6. */
export const payQuestion: RulesOf<'pay'> = {
  asks: askedAlone,
  moves(state, { seat, taken }) {
    const { hand, discarding } = playerAt(state, seat);
    return discardMoves(hand, [taken, ...discarding]);
  },
  answer(state, { type, taken }, seat, move, events) {
    if (move.type !== 'discard') throw notAnAnswer(type, move.type);
    const player = playerAt(state, seat);
    player.discarding.push(move.card);
    if (player.discarding.length < displayPrice) return;
    state.question = null;
    const discarded = sorted(discardChosen(state, player));
    events.push({ type: 'display-bought', seat, card: taken, discarded });
    state.agenda.push({ type: 'next-step', seat, left: afterTrade }, { type: 'fill-display' });
  },
};

/** Fills every empty place while there are cards; a thief interrupts. Ruling 18. */
export const fillDisplay: Handler<'fill-display'> = (state, _step, events) => {
  let came: ProductId[] = [];
  const tell = (): void => {
    if (came.length > 0) events.push({ type: 'display-filled', cards: came });
    came = [];
  };
  for (const [place, lying] of state.display.entries()) {
    if (lying !== null) continue;
    if (state.deck.length === 0) tell();
    const card = drawCard(state, events);
    if (card === null) break;
    if (!isProductId(card)) {
      tell();
      state.agenda.push({ type: 'fill-display' });
      thiefAppears(state, card, null, events);
      return;
    }
    state.display[place] = card;
    came.push(card);
  }
  tell();
};

/** Replaces the four cards between rounds. Rules, "End of each round". */
export const renewDisplay: Handler<'renew-display'> = (state, _step, events) => {
  const cards = state.display.filter((card) => card !== null);
  state.discards.push(...cards);
  state.display = state.display.map(() => null);
  events.push({ type: 'display-cleared', cards });
  state.agenda.push({ type: 'fill-display' });
};
