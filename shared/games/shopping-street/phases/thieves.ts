import { clockwiseFrom, interned, notAnAnswer, playerAt, type Seat } from '../../../engine/index.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import { discardChosen, owedBy, robbed } from '../hands.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import { type ProductId, sorted } from '../products.ts';
import type { ShoppingStreetState } from '../state.ts';
import { handLimit, type ThiefId } from '../thieves.ts';
import type { Handler, RulesOf } from './question-rules.ts';

const discardMove = interned((card: ProductId): ShoppingStreetMove => ({ type: 'discard', card }));

/** The discard moves for the cards of a hand that are not chosen yet. */
export function discardMoves(hand: readonly ProductId[], chosen: readonly ProductId[]): readonly ShoppingStreetMove[] {
  return hand.filter((card) => !chosen.includes(card)).map(discardMove);
}

/**
 * Reveals a thief; players with too many cards choose their discards. Rules, "The deck and the thieves"; rulings 14 to
 * 18.
 */
export function thiefAppears(
  state: ShoppingStreetState,
  thief: ThiefId,
  drawer: Seat | null,
  events: ShoppingStreetEvent[],
): void {
  state.thievesSeen++;
  state.thievesAside.push(thief);
  const limit = handLimit(state.thievesSeen);
  events.push({ type: 'thief-appeared', thief, drawer, count: state.thievesSeen, limit });
  if (state.players.every(({ hand }) => hand.length <= limit)) return;
  state.agenda.push({ type: 'carry-off' });
  state.question = { type: 'rob', thief, limit };
}

/** All players with too many cards choose at once, sealed until the last has. Ruling 16. */
export const robQuestion: RulesOf<'rob'> = {
  asks: (state, question) => robbed(state, question, false),
  mayTakeBack: (state, question) => robbed(state, question, true),
  moves(state, _question, seat) {
    const { hand, discarding } = playerAt(state, seat);
    return discardMoves(hand, discarding);
  },
  answer(state, question, seat, move, events) {
    const player = playerAt(state, seat);
    if (move.type === 'take-back') {
      player.discarding = [];
      events.push({ type: 'discards-taken-back', seat });
      return;
    }
    if (move.type !== 'discard') throw notAnAnswer(question.type, move.type);
    player.discarding.push(move.card);
    if (player.discarding.length < owedBy(player, seat, question)) return;
    events.push({ type: 'discards-sealed', seat });
    if (robbed(state, question, false).length === 0) state.question = null;
  },
};

/** Discards all chosen cards at once. Ruling 16. */
export const carryOff: Handler<'carry-off'> = (state, _step, events) => {
  const losers = clockwiseFrom(state.active, state.seatCount).filter(
    (seat) => playerAt(state, seat).discarding.length > 0,
  );
  events.push({
    type: 'hands-robbed',
    robbed: losers.map((seat) => ({ seat, cards: sorted(discardChosen(state, playerAt(state, seat))) })),
  });
};
