import { askedAlone, interned, notAnAnswer, playerAt, type Seat } from '../../../engine/index.ts';
import type { BuildingId } from '../buildings/index.ts';
import type { HarbourEvent } from '../events.ts';
import { type Good, goods } from '../goods.ts';
import { abilityOf } from '../holdings.ts';
import type { HarbourMove } from '../moves.ts';
import { isOccupied } from '../pawns.ts';
import type { HarbourState, Purchase, QuestionFacts } from '../state.ts';
import { keepingOf } from '../trade/keeping.ts';
import { swappedMarket } from '../trade/market.ts';
import { inlandTradersPay, mayBuy, mayShip, mayTradeInland, termsOf } from '../trade/purchase.ts';
import { decline } from './answers.ts';
import { refillCentre, takeFromCentre } from './centre.ts';
import { completePurchase } from './completing.ts';
import type { PartRules } from './part-rules.ts';
import type { RulesOf } from './question-rules.ts';

type Buying = QuestionFacts['buy'];

const swapMove = interned((other: Good): HarbourMove => ({ type: 'swap-before-buying', with: other }));
const clearMove = interned((building: BuildingId): HarbourMove => ({ type: 'clear-building', building }));
const tradeMove: HarbourMove = { type: 'inland-traders' };
const shipMove = interned((good: Good): HarbourMove => ({ type: 'ship', good }));
const buyMove = interned((building: BuildingId): HarbourMove => ({ type: 'buy', building }));
const keepMove = interned((good: Good): HarbourMove => ({ type: 'keep', good }));

/** Whether anything has been shipped or handed in. Ruling 3: the purchase must then be completed. */
function isUnderWay({ shipped, traded }: Purchase): boolean {
  return traded || shipped.length > 0;
}

/** Ruling 30: abilities before shipping do not require a purchase. */
function addAbilities(state: HarbourState, buying: Buying, into: HarbourMove[]): void {
  const { seat, swapped, cleared } = buying;
  const player = playerAt(state, seat);
  const swap = swapped ? null : abilityOf(player, 'swap-before-buying');
  if (swap !== null) for (const other of goods) if (other !== swap.good) into.push(swapMove(other));
  if (cleared || abilityOf(player, 'clear-building') === null) return;
  for (const building of state.centre) {
    // Ruling 20: the building to which the pawn will return counts as occupied.
    if (!isOccupied(state, building) && state.turn?.returnsTo !== building) into.push(clearMove(building));
  }
}

/** Adds every move of a buy action except declining. Ruling 36: buying is optional. */
function addOffers(state: HarbourState, buying: Buying, into: HarbourMove[]): void {
  const { seat, purchase } = buying;
  const player = playerAt(state, seat);
  if (!isUnderWay(purchase)) {
    addAbilities(state, buying, into);
    if (state.settled.inlandTraders && mayTradeInland(player, state, purchase)) into.push(tradeMove);
  }
  for (const good of goods) if (mayShip(player, state, purchase, good)) into.push(shipMove(good));
  if (!isUnderWay(purchase)) return;
  for (const building of state.centre) {
    if (mayBuy(player, state.market, purchase, building)) into.push(buyMove(building));
  }
}

/** Starts a buy action. A player without any option is not asked. */
export const buyPart: PartRules<'buy'> = (state, seat, part, place, events) => {
  const terms = termsOf(playerAt(state, seat), part);
  const buying: Buying = { seat, purchase: { terms, shipped: [], traded: false }, swapped: false, cleared: false };
  if (!askToBuy(state, buying)) events.push({ type: 'nothing-done', seat, place });
};

/** Asks for the next move of a buy action. Returns false if there is none. */
function askToBuy(state: HarbourState, buying: Buying): boolean {
  const offers: HarbourMove[] = [];
  addOffers(state, buying, offers);
  state.question = offers.length === 0 ? null : { type: 'buy', ...buying };
  return state.question !== null;
}

function advance(state: HarbourState, buying: Buying, events: HarbourEvent[]): void {
  if (!askToBuy(state, buying)) events.push({ type: 'purchase-declined', seat: buying.seat });
}

function swapBefore(state: HarbourState, buying: Buying, other: Good, events: HarbourEvent[]): void {
  const { seat } = buying;
  const ability = abilityOf(playerAt(state, seat), 'swap-before-buying');
  if (ability === null) return;
  state.market = swappedMarket(state.market, ability.good, other);
  events.push({ type: 'market-changed', seat, cause: 'swap-before-buying', market: state.market.slice() });
  advance(state, { ...buying, swapped: true }, events);
}

function clear(state: HarbourState, buying: Buying, building: BuildingId, events: HarbourEvent[]): void {
  takeFromCentre(state, building);
  state.under.push(building);
  events.push({ type: 'building-cleared', seat: buying.seat, building });
  refillCentre(state, events);
  advance(state, { ...buying, cleared: true }, events);
}

/** Hands one of each good to the inland traders. This is no shipment: the market does not move. */
function tradeInland(state: HarbourState, buying: Buying, events: HarbourEvent[]): void {
  const { seat, purchase } = buying;
  const held = playerAt(state, seat).goods;
  for (const good of goods) held[good]--;
  events.push({ type: 'inland-traded', seat, money: inlandTradersPay });
  advance(state, { ...buying, purchase: { ...purchase, traded: true } }, events);
}

/** Completes the purchase, once the warehouses' choices are made. */
function settle(
  state: HarbourState,
  seat: Seat,
  purchase: Purchase,
  building: BuildingId,
  kept: readonly Good[],
  events: HarbourEvent[],
): void {
  const keeping = keepingOf(playerAt(state, seat), state.market, purchase.shipped, kept);
  state.question = null;
  if (keeping.left > 0) state.question = { type: 'keep', seat, purchase, building, kept, left: keeping.left };
  else completePurchase(state, { seat, purchase, building, keeping }, events);
}

/** Abilities before shipping, inland traders, goods to ship, then the building; or nothing at all. Rules, "Buying". */
export const buyQuestion: RulesOf<'buy'> = {
  asks: askedAlone,
  moves(state, question) {
    const moves: HarbourMove[] = [];
    addOffers(state, question, moves);
    if (!isUnderWay(question.purchase)) moves.push(decline);
    return moves;
  },
  answer(state, question, seat, move, events) {
    const { purchase } = question;
    switch (move.type) {
      case 'swap-before-buying':
        swapBefore(state, question, move.with, events);
        return;
      case 'clear-building':
        clear(state, question, move.building, events);
        return;
      case 'inland-traders':
        tradeInland(state, question, events);
        return;
      case 'ship':
        advance(state, { ...question, purchase: { ...purchase, shipped: [...purchase.shipped, move.good] } }, events);
        return;
      case 'buy':
        settle(state, seat, purchase, move.building, [], events);
        return;
      case 'decline':
        state.question = null;
        events.push({ type: 'purchase-declined', seat });
        return;
      default:
        throw notAnAnswer(question.type, move.type);
    }
  },
};

/** Which shipped good a warehouse keeps, one at a time. Ruling 9. */
export const keepQuestion: RulesOf<'keep'> = {
  asks: askedAlone,
  moves(state, { purchase, kept }, seat) {
    return keepingOf(playerAt(state, seat), state.market, purchase.shipped, kept).among.map(keepMove);
  },
  answer(state, question, seat, move, events) {
    if (move.type !== 'keep') throw notAnAnswer(question.type, move.type);
    settle(state, seat, question.purchase, question.building, [...question.kept, move.good], events);
  },
};
