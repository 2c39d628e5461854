import { playerAt, type Seat } from '../../../engine/index.ts';
import type { Part } from '../actions.ts';
import { actionAt, tollFor } from '../entry.ts';
import { type GoodCounts, goodLimit, goods, totalOf } from '../goods.ts';
import { abilityOf, symbolsOwned } from '../holdings.ts';
import type { HarbourMove } from '../moves.ts';
import { othersClockwise, ownerOf } from '../pawns.ts';
import { isCard, type Place } from '../places.ts';
import type { HarbourState } from '../state.ts';
import { goodsHeld } from '../stock.ts';
import { termsOf } from '../trade/purchase.ts';
import { purchaseNow } from './prospect.ts';
import { meansIn } from './standing.ts';
import { belongingsOf } from './traits.ts';

type Stock = Readonly<GoodCounts>;

/** A visit: the stock before it, and what is left of it after the toll. */
interface Visit {
  readonly state: HarbourState;
  readonly seat: Seat;
  readonly before: Stock;
  readonly stock: Stock;
}

const mayRise = ({ before, stock }: Visit, changeOf: (held: number) => number): boolean =>
  goods.some((good) => Math.min(goodLimit, stock[good] + changeOf(stock[good])) > before[good]);

function othersHaveGoods(state: HarbourState, seat: Seat): boolean {
  return othersClockwise(state, seat).some((other) => totalOf(playerAt(state, other).goods) > 0);
}

/** Whether a part could bring a good, a building or a turn, or change the market or an opponent's stock. */
function mayHelp(visit: Visit, part: Part): boolean {
  const { state, seat, before, stock } = visit;
  const player = playerAt(state, seat);
  switch (part.kind) {
    case 'gain': {
      const more = part.base + part.perAnchor * symbolsOwned(player, 'anchor');
      return Math.min(goodLimit, stock[part.good] + more) > before[part.good];
    }
    case 'gain-any': {
      const hat = symbolsOwned(player, 'top-hat') > 0 ? part.withTopHat : 0;
      const count = part.base + part.perWarehouse * symbolsOwned(player, 'warehouse') + hat;
      return mayRise(visit, () => (part.different ? Math.min(1, count) : count));
    }
    case 'convert': {
      const { pays, gains } = part;
      if (goods.some((good) => stock[good] < (pays[good] ?? 0))) return false;
      const after = (good: keyof Stock) => stock[good] - (pays[good] ?? 0) + (gains[good] ?? 0);
      return goods.some((good) => Math.min(goodLimit, after(good)) > before[good]);
    }
    case 'buy': {
      if (abilityOf(player, 'swap-before-buying') ?? abilityOf(player, 'clear-building')) return true;
      const means = meansIn(state, player, belongingsOf(player), termsOf(player, part));
      return purchaseNow(stock, state, means, { shipped: 0, more: true, traded: false }, null) !== null;
    }
    case 'tax':
    case 'steal':
      return state.seatCount === 1 ? mayRise(visit, () => part.alone) : othersHaveGoods(state, seat);
    case 'double':
      return mayRise(visit, (held) => held);
    case 'fill-up':
      return mayRise(visit, (held) => Math.max(0, part.to - held));
    case 'exchange':
      return totalOf(stock) > 0 && mayRise(visit, () => 1 + part.bonus);
    case 'extra-turn':
      return state.lastTurns === null && state.turn?.extra === false;
    case 'set-market':
    case 'swap-markers':
    case 'raise-marker':
      return true;
    case 'gift':
      return false;
  }
}

/** Whether some choice of toll leaves a stock with which the visit helps. */
function helpsAfterToll(visit: Visit, toll: number, helps: (visit: Visit) => boolean): boolean {
  if (toll === 0) return helps(visit);
  return goodsHeld(visit.stock).some((good) => {
    const stock = { ...visit.stock, [good]: visit.stock[good] - 1 };
    return helpsAfterToll({ ...visit, stock }, toll - 1, helps);
  });
}

/** Whether an ability makes any visit to this building worth something. */
function helpsAnyway(state: HarbourState, seat: Seat, to: Place): boolean {
  const player = playerAt(state, seat);
  const owner = ownerOf(state, to);
  if (owner === null || owner === 'practice') return false;
  if (owner === seat) return !isCard(to) && abilityOf(player, 'copy') !== null;
  if (abilityOf(player, 'gain-after-visit') !== null && isCard(to)) return true;
  return abilityOf(player, 'take-after-visit') !== null && totalOf(playerAt(state, owner).goods) > 0;
}

/** Whether a part matters in a last turn: a purchase, or an opponent's loss of goods for one. */
const mattersLast = ({ kind }: Part): boolean => kind === 'buy' || kind === 'tax' || kind === 'steal';

function isIdleVisit(state: HarbourState, seat: Seat, to: Place): boolean {
  const { goods: held } = playerAt(state, seat);
  const action = actionAt(state, to);
  const all = action.order === 'or' ? [...action.goods, action.buy] : action.parts;
  const toll = Math.min(totalOf(held), tollFor(state, seat, ownerOf(state, to)));
  const parts = toll > 0 && state.lastTurns !== null ? all.filter(mattersLast) : all;
  if (parts.length === all.length && helpsAnyway(state, seat, to)) return false;
  const visit = { state, seat, before: held, stock: held };
  return !helpsAfterToll(visit, toll, (after) => parts.some((part) => mayHelp(after, part)));
}

/** Whether the move leads to an action of which nothing comes, or pays a toll in the last turn for goods alone. */
export function isIdle(state: HarbourState, seat: Seat, move: HarbourMove): boolean {
  if (move.type === 'move-pawn') return isIdleVisit(state, seat, move.to);
  const { question } = state;
  if (move.type !== 'choose-way' || question?.type !== 'choose-way') return false;
  const action = actionAt(state, question.place);
  if (action.order !== 'or') return false;
  const { goods: held } = playerAt(state, seat);
  const visit = { state, seat, before: held, stock: held };
  return !(move.way === 'goods' ? action.goods : [action.buy]).some((part) => mayHelp(visit, part));
}
