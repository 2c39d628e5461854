import { askedAlone, interned, leaveHand, notAnAnswer, playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import { drawIntoHand } from '../hands.ts';
import { canDraw, discard, fullHand } from '../item-decks.ts';
import { type ItemId, item } from '../items/index.ts';
import { type Tier, tierRules } from '../items/tiers.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState } from '../state.ts';
import { mayAskForVote } from '../votes.ts';
import { askForVote, askMove } from './banishing.ts';
import type { Handler, RulesOf } from './question-rules.ts';

const drawMove: EmporiumMove = { type: 'draw' };
/** Restocks nothing, or nothing more. */
export const doneMove: EmporiumMove = { type: 'done-restocking' };
const upgradeMove = interned((id: ItemId): EmporiumMove => ({ type: 'upgrade', item: id }));

/** The cards of a hand that can be upgraded. Rulings 15 and 18. */
function upgradable(state: EmporiumState, hand: readonly ItemId[]): readonly ItemId[] {
  return hand.filter((id) => {
    const { upgradesTo } = tierRules[item(id).tier];
    return upgradesTo !== null && canDraw(state, upgradesTo);
  });
}

function restockMoves(state: EmporiumState, seat: Seat): readonly EmporiumMove[] {
  return [...upgradable(state, playerAt(state, seat).hand).map(upgradeMove), ...movesWithoutCards(state, seat)];
}

/** The moves that depend only on the public size of the hand. */
function movesWithoutCards(state: EmporiumState, seat: Seat): readonly EmporiumMove[] {
  const moves: EmporiumMove[] = [];
  if (playerAt(state, seat).hand.length < fullHand && canDraw(state, 'leather')) moves.push(drawMove);
  if (mayAskForVote(state)) moves.push(askMove);
  return moves;
}

/** Asks each seat clockwise from the marker, skipping those without an option. Rules, "Restocking". */
export const restock: Handler<'restock'> = (state, { seat }) => {
  const next = seatAt((seat + 1) % state.seatCount);
  state.agenda.push(next === state.marker ? { type: 'refill-monsters' } : { type: 'restock', seat: next });
  if (restockMoves(state, seat).length > 0) state.question = { type: 'restock', seat };
};

/** Draws leather up to a hand of four. Ruling 15. */
function drawLeather(state: EmporiumState, seat: Seat, events: EmporiumEvent[]): void {
  const player = playerAt(state, seat);
  const drawn: ItemId[] = [];
  while (player.hand.length < fullHand && canDraw(state, 'leather')) {
    drawn.push(drawIntoHand(state, player, 'leather', events));
  }
  events.push({ type: 'leather-drawn', seat, count: drawn.length, drawn });
}

/** Exchanges a card for one of the next tier. Ruling 16: pays the fee first. Returns the old tier. */
function upgrade(state: EmporiumState, seat: Seat, id: ItemId, paid: number, events: EmporiumEvent[]): Tier {
  const player = playerAt(state, seat);
  const { tier } = item(id);
  const into = tierRules[tier].upgradesTo;
  if (into === null) throw new RangeError(`${id} cannot be upgraded`);
  player.gold -= paid;
  leaveHand(player, id);
  discard(state, [id]);
  const drawn = drawIntoHand(state, player, into, events);
  events.push({ type: 'item-upgraded', seat, discarded: id, into, paid, drawn });
  return tier;
}

/** The cards of the same tier that could be upgraded next. */
function secondCards(state: EmporiumState, seat: Seat, tier: Tier): readonly ItemId[] {
  return upgradable(state, playerAt(state, seat).hand).filter((id) => item(id).tier === tier);
}

/** One of: draw, upgrade one or two cards of a tier, nothing. Ruling 15. */
export const restockQuestion: RulesOf<'restock'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => [...restockMoves(state, seat), doneMove],
  publicMoves: (state, _question, seat) => [...movesWithoutCards(state, seat), doneMove],
  answer(state, question, seat, move, events) {
    state.question = null;
    switch (move.type) {
      case 'draw':
        drawLeather(state, seat, events);
        return;
      case 'upgrade': {
        const tier = upgrade(state, seat, move.item, 0, events);
        const fee = tierRules[tier].secondUpgrade;
        const another = playerAt(state, seat).gold >= fee && secondCards(state, seat, tier).length > 0;
        if (another) state.question = { type: 'upgrade-again', seat, tier, fee };
        return;
      }
      case 'ask-for-vote':
        askForVote(state, seat, events);
        if (restockMoves(state, seat).length > 0) state.question = question;
        return;
      case 'done-restocking':
        return;
      default:
        throw notAnAnswer(question.type, move.type);
    }
  },
};

/** The second card of a tier costs a fee. Ruling 16. */
export const upgradeAgainQuestion: RulesOf<'upgrade-again'> = {
  asks: askedAlone,
  moves: (state, { tier }, seat) => [...secondCards(state, seat, tier).map(upgradeMove), doneMove],
  answer(state, question, seat, move, events) {
    state.question = null;
    if (move.type === 'upgrade') upgrade(state, seat, move.item, question.fee, events);
    else if (move.type !== 'done-restocking') throw notAnAnswer(question.type, move.type);
  },
};
