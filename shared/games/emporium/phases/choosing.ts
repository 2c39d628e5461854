import { notAnAnswer, playerAt, type Seat, seatsOf, seatsThat, showInHand } from '../../../engine/index.ts';
import { choiceMoves, choiceOf, inOrderOfBids, inOrderOfSale } from '../choices.ts';
import type { EmporiumMove } from '../moves.ts';
import type { Choice, PlayerState, RevealedBid, RevealedSale } from '../state.ts';
import type { Handler, RulesOf } from './question-rules.ts';

/** Ruling 14: a player with neither card nor gold passes. No one else may. */
function mustPass({ hand, gold }: PlayerState): boolean {
  return hand.length === 0 && gold === 0;
}

const pass: Choice = { kind: 'pass' };

/** Begins a round: all choose in secret. Rules, "The action phase". */
export const beginRound: Handler<'begin-round'> = (state, _step, events) => {
  state.phase = 'choosing';
  state.voteAskedBy = null;
  state.eventful = false;
  events.push({ type: 'round-began', round: state.round, marker: state.marker });
  for (const player of state.players) player.choice = mustPass(player) ? pass : null;
  state.agenda.push({ type: 'reveal' });
  if (state.players.some(({ choice }) => choice === null)) state.question = { type: 'choose' };
};

function chosenBy(move: EmporiumMove): Choice {
  switch (move.type) {
    case 'sell':
      return { kind: 'sale', item: move.item, price: move.price };
    case 'bid':
      return { kind: 'patron', bid: move.gold };
    default:
      throw notAnAnswer('choose', move.type);
  }
}

/** Simultaneous and secret. A player may take the choice back until the last one has chosen. Ruling 26. */
export const chooseQuestion: RulesOf<'choose'> = {
  asks: (state) => seatsThat(state, ({ choice }) => choice === null),
  mayTakeBack: (state) => seatsThat(state, ({ choice }) => choice !== null && choice.kind !== 'pass'),
  moves(state, _question, seat) {
    const { hand, gold } = playerAt(state, seat);
    return choiceMoves(hand, gold);
  },
  answer(state, _question, seat, move, events) {
    const player = playerAt(state, seat);
    if (move.type === 'take-back') {
      player.choice = null;
      events.push({ type: 'choice-taken-back', seat });
      return;
    }
    player.choice = chosenBy(move);
    events.push({ type: 'choice-sealed', seat });
    if (state.players.every(({ choice }) => choice !== null)) state.question = null;
  },
};

/** Reveals all choices at once: sales in order of price, then bids in theirs. Ruling 26. */
export const reveal: Handler<'reveal'> = (state, _step, events) => {
  const sales: RevealedSale[] = [];
  const bids: RevealedBid[] = [];
  const passed: Seat[] = [];
  for (const seat of seatsOf(state.seatCount)) {
    const choice = choiceOf(state, seat);
    if (choice.kind === 'sale') {
      sales.push({ seat, item: choice.item, price: choice.price });
      showInHand(playerAt(state, seat), choice.item);
    } else if (choice.kind === 'patron') bids.push({ seat, bid: choice.bid });
    else passed.push(seat);
  }
  state.sales = inOrderOfSale(state, sales);
  state.bids = inOrderOfBids(state, bids);
  const order = [...state.sales.map(({ seat }) => seat), ...state.bids.map(({ seat }) => seat), ...passed];
  events.push({ type: 'choices-revealed', choices: order.map((seat) => ({ seat, choice: choiceOf(state, seat) })) });
  for (const player of state.players) player.choice = null;
  state.phase = 'sales';
  state.agenda.push({ type: 'next-sale' });
};
