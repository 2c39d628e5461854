import { clockwiseFrom, drawLot, playerAt, type Seat } from '../../../engine/index.ts';
import { drawCard } from '../deck.ts';
import { type DieFace, dieFaces } from '../dice.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import { isProductId, type ProductId } from '../products.ts';
import { shopsOf } from '../scoring.ts';
import type { ShoppingStreetState } from '../state.ts';
import type { Handler } from './question-rules.ts';
import { thiefAppears } from './thieves.ts';

/** Cards the active player draws at the end of the turn. Rules, "Draw three cards". */
const cardsOfTurn = 3;

function thrown(state: ShoppingStreetState): DieFace {
  const face = drawLot(state.random, dieFaces, state.diceToCome);
  state.diceToCome?.shift();
  return face;
}

/**
 * Rolls the dice. Each player whose colour shows draws a card, plus one for each of their shops; then the active player
 * draws three.
 * Rules, "Roll both dice". Ruling 12: once, or for each die, clockwise from the active player. Ruling 13: by the dice
 * as rolled.
 */
export function rollDice(state: ShoppingStreetState, seat: Seat, events: ShoppingStreetEvent[]): void {
  const both = [thrown(state), thrown(state)] as const;
  const draws = clockwiseFrom(seat, state.seatCount).flatMap((each) => {
    const shown = both.filter((face) => face === each).length;
    const times = state.settled.diceDoubles === 'twice' ? shown : Math.min(1, shown);
    const shops = shopsOf(state.street, each).length;
    return times === 0 ? [] : [{ seat: each, shops, times, count: times * (1 + shops) }];
  });
  state.lastRoll = { faces: both, draws };
  events.push({ type: 'dice-rolled', seat, ...state.lastRoll });
  state.agenda.push({ type: 'end-turn', seat }, { type: 'draw', seat, count: cardsOfTurn, why: 'turn' });
  for (const drawer of draws.toReversed()) {
    state.agenda.push({ type: 'draw', seat: drawer.seat, count: drawer.count, why: 'dice' });
  }
}

/** Draws cards one at a time. A thief interrupts, and is replaced by another card. Rulings 14 and 17. */
export const draw: Handler<'draw'> = (state, { seat, count, why }, events) => {
  const { hand } = playerAt(state, seat);
  let drawn: ProductId[] = [];
  const tell = (): void => {
    if (drawn.length > 0) events.push({ type: 'cards-drawn', seat, why, count: drawn.length, cards: drawn });
    drawn = [];
  };
  for (let left = count; left > 0; ) {
    // the drawn cards are reported before a reshuffle
    if (state.deck.length === 0) tell();
    const card = drawCard(state, events);
    if (card === null) {
      events.push({ type: 'draw-skipped', seat, why, count: left });
      return;
    }
    if (!isProductId(card)) {
      tell();
      state.agenda.push({ type: 'draw', seat, count: left, why });
      thiefAppears(state, card, seat, events);
      return;
    }
    hand.push(card);
    drawn.push(card);
    left--;
  }
  tell();
};
