import { playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import type { Action, Part } from '../actions.ts';
import { buildings } from '../buildings/index.ts';
import { actionAt, tollFor } from '../entry.ts';
import { type Good, type GoodCounts, goodLimit, goods, totalOf } from '../goods.ts';
import { abilityOf } from '../holdings.ts';
import type { HarbourMove } from '../moves.ts';
import { ownerOf } from '../pawns.ts';
import type { Place } from '../places.ts';
import type { HarbourState, PlayerState } from '../state.ts';
import { raisedMarket, swappedMarket } from '../trade/market.ts';
import { termsOf } from '../trade/purchase.ts';
import { type Begun, type Means, type Prospect, prospectOf, purchaseNow } from './prospect.ts';
import { accessOf, meansIn } from './standing.ts';
import { belongingsOf } from './traits.ts';
import { characterWorth } from './worths.ts';

/** Exponent: a move worth one point more is e^sharpness times as likely. */
const sharpness = 4;

/** A prior from a gain or loss in points; 1 for none. */
function promiseFrom(points: number): number {
  return Math.exp(sharpness * Math.max(-5, Math.min(5, points)));
}

type Stock = Readonly<GoodCounts>;

/** A stock with one good changed, from 0 to the limit. */
function changed(stock: Stock, good: Good, by: number): GoodCounts {
  const other = { fish: stock.fish, livestock: stock.livestock, wood: stock.wood, stone: stock.stone };
  other[good] = Math.max(0, Math.min(goodLimit, other[good] + by));
  return other;
}

/** A player's situation during a choice, from which priors are computed. */
interface Chooser {
  readonly state: HarbourState;
  readonly seat: Seat;
  readonly player: PlayerState;
  readonly means: Means;
}

function chooserOf(state: HarbourState, seat: Seat): Chooser {
  const player = playerAt(state, seat);
  const owned = belongingsOf(player);
  return { state, seat, player, means: meansIn(state, player, owned, accessOf(state, seat, owned).terms) };
}

function worthOf({ state, means }: Chooser, stock: Stock, wild: number, market = state.market): number {
  const prospect: Prospect = prospectOf(stock, wild, { market, centre: state.centre }, means);
  return prospect.worth + 0.15 * (prospect.second - prospect.worth);
}

/** The shipped types, as bits of the market's spaces. */
function bitsOf(market: readonly Good[], shipped: readonly Good[]): number {
  let bits = 0;
  for (const good of shipped) bits |= 1 << market.indexOf(good);
  return bits;
}

/** The value of buying now: less if it would end the match behind an opponent. Null if nothing can be bought. */
function purchaseWorth(
  { state, seat, player, means }: Chooser,
  stock: Stock,
  begun: Begun,
  only: Parameters<typeof purchaseNow>[4] = null,
): number | null {
  const worth = purchaseNow(stock, state, means, begun, only);
  if (worth === null || state.lastTurns !== null || means.later > 0) return worth;
  let behind = 0;
  const own = pointsOf(player) + worth;
  for (let index = 0; index < state.seatCount; index++) {
    if (index !== seat) behind = Math.max(behind, pointsOf(playerAt(state, seatAt(index))) - own);
  }
  return worth - 4 * behind;
}

function pointsOf(player: PlayerState): number {
  let points = 0;
  for (const building of player.buildings) points += buildings[building].points;
  return points;
}

const nothingShipped: Begun = { shipped: 0, more: true, traded: false };

/** The value after the parts of an action: of stock and goods of choice, or of a purchase. */
function worthOfParts(chooser: Chooser, stock: Stock, parts: readonly Part[]): number {
  const { state, player } = chooser;
  const { owned } = chooser.means;
  let own: Stock = stock;
  let wild = 0;
  let market = state.market;
  let bought: number | null = null;
  let besides = 0;
  for (const part of parts) {
    switch (part.kind) {
      case 'gain':
        own = changed(own, part.good, part.base + part.perAnchor * owned.anchors);
        break;
      case 'gain-any':
        wild += part.base + part.perWarehouse * owned.warehouses;
        if (part.withTopHat > 0 && owned.topHats > 0) wild += part.withTopHat;
        break;
      case 'convert': {
        if (goods.some((good) => own[good] < (part.pays[good] ?? 0))) break;
        for (const good of goods) own = changed(own, good, (part.gains[good] ?? 0) - (part.pays[good] ?? 0));
        break;
      }
      case 'buy': {
        const means = meansIn(state, player, chooser.means.owned, termsOf(player, part));
        bought = purchaseWorth({ ...chooser, means }, own, nothingShipped);
        break;
      }
      case 'set-market':
        market = state.market.toSorted((one, other) => own[other] - own[one]);
        break;
      case 'swap-markers':
        besides += 0.4;
        break;
      case 'raise-marker':
        wild++;
        besides += 0.3;
        break;
      case 'tax':
        wild += state.seatCount === 1 ? part.alone : state.seatCount === 2 ? part.fromOne : state.seatCount - 1;
        break;
      case 'gift':
        besides -= 0.4;
        break;
      case 'steal':
        wild += state.seatCount === 1 ? part.alone : part.most;
        break;
      case 'extra-turn':
        besides += 1.5;
        break;
      case 'double': {
        let most = 0;
        for (const good of goods) most = Math.max(most, Math.min(own[good], goodLimit - own[good]));
        wild += most;
        break;
      }
      case 'fill-up': {
        const least = Math.min(own.fish, own.livestock, own.wood, own.stone);
        wild += Math.max(0, part.to - least) * 0.8;
        break;
      }
      case 'exchange':
        if (totalOf(own) > 0) wild += part.bonus;
        besides += 0.3;
        break;
    }
  }
  const kept = worthOf(chooser, own, Math.floor(wild), market) + besides;
  return bought === null ? kept : Math.max(kept, bought + 0.3 * wild);
}

function worthOfAction(chooser: Chooser, stock: Stock, action: Action): number {
  if (action.order !== 'or') return worthOfParts(chooser, stock, action.parts);
  return Math.max(worthOfParts(chooser, stock, action.goods), worthOfParts(chooser, stock, [action.buy]));
}

/** The value of moving to a building. */
function worthOfMove(chooser: Chooser, to: Place): number {
  const { state, seat, player } = chooser;
  const toll = Math.min(totalOf(player.goods), tollFor(state, seat, ownerOf(state, to)));
  return worthOfAction(chooser, player.goods, actionAt(state, to)) - 0.9 * toll;
}

function promiseOfPurchase(chooser: Chooser, move: HarbourMove): number {
  const { state, seat, player } = chooser;
  const { question } = state;
  if (question?.type !== 'buy') return 1;
  const { purchase } = question;
  const buyer: Chooser = { ...chooser, means: meansIn(state, player, chooser.means.owned, purchase.terms) };
  const now = worthOf(chooser, player.goods, 0);
  const shipped = bitsOf(state.market, purchase.shipped);
  const { traded } = purchase;
  const worth = (found: number | null): number => promiseFrom(found === null ? -5 : found - now);
  switch (move.type) {
    case 'ship': {
      const with_ = shipped | bitsOf(state.market, [move.good]);
      return worth(purchaseWorth(buyer, player.goods, { shipped: with_, more: true, traded }));
    }
    case 'buy':
      return worth(purchaseWorth(buyer, player.goods, { shipped, more: false, traded }, move.building));
    case 'inland-traders': {
      const { fish, livestock, wood, stone } = player.goods;
      const rest = { fish: fish - 1, livestock: livestock - 1, wood: wood - 1, stone: stone - 1 };
      return worth(purchaseWorth(buyer, rest, { shipped: 0, more: true, traded: true }));
    }
    case 'swap-before-buying': {
      const { good } = abilityOf(player, 'swap-before-buying') ?? { good: move.with };
      const market = swappedMarket(state.market, good, move.with);
      const other = { ...state, market };
      const found = purchaseWorth({ ...buyer, state: other }, player.goods, nothingShipped);
      return worth(Math.max(found ?? -5, worthOf(chooser, player.goods, 0, market) - 0.1));
    }
    case 'clear-building':
      return 0.2 * promiseFrom(seat === state.turn?.seat ? -0.5 : -1);
    default:
      return promiseFrom(0);
  }
}

/** The best market possible with these markers already placed. */
function bestMarket(chooser: Chooser, placed: readonly Good[]): number {
  const left = goods.filter((good) => !placed.includes(good));
  if (left.length <= 1) return worthOf(chooser, chooser.player.goods, 1, [...placed, ...left]);
  let best = Number.NEGATIVE_INFINITY;
  for (const good of left) best = Math.max(best, bestMarket(chooser, [...placed, good]));
  return best;
}

/** How promising a move looks: the value of the resulting stock for the next purchase, compared to now. */
export function promiseOf(state: HarbourState, seat: Seat, move: HarbourMove): number {
  const { question } = state;
  switch (move.type) {
    case 'keep-character':
      return promiseFrom(characterWorth(move.character) / 4);
    case 'take-building':
      return 1 + buildings[move.building].symbols.length;
    case 'end-turn':
      return 1;
    case 'begin-with':
      return move.part === 0 ? 4 : 1;
    default:
  }
  const chooser = chooserOf(state, seat);
  const { goods: stock } = chooser.player;
  const now = (): number => worthOf(chooser, stock, 0);
  switch (move.type) {
    case 'take-good': {
      const left = question?.type === 'gain' || question?.type === 'starting-goods' ? question.left : 1;
      return promiseFrom(worthOf(chooser, changed(stock, move.good, 1), left - 1) - worthOf(chooser, stock, left));
    }
    case 'pay-toll':
    case 'give-good':
      return promiseFrom(worthOf(chooser, changed(stock, move.good, -1), 0) - now());
    case 'take-from': {
      const left = question?.type === 'take' ? question.left : 1;
      return promiseFrom(worthOf(chooser, changed(stock, move.good, 1), left - 1) - now());
    }
    case 'hand-in':
    case 'done': {
      const { handed, bonus } = question?.type === 'exchange' ? question : { handed: 0, bonus: 1 };
      if (move.type === 'done') return promiseFrom(worthOf(chooser, stock, handed > 0 ? handed + bonus : 0) - now());
      return promiseFrom(worthOf(chooser, changed(stock, move.good, -1), handed + 1 + bonus) - now());
    }
    case 'steal': {
      const from = playerAt(state, move.from);
      const lost = now() - worthOf(chooser, changed(stock, move.good, move.count), 0);
      return promiseFrom(-lost + 0.02 * totalOf(from.goods));
    }
    case 'double':
      return promiseFrom(worthOf(chooser, changed(stock, move.good, stock[move.good]), 0) - now());
    case 'fill-up': {
      const to = question?.type === 'fill-up' ? question.to : stock[move.good];
      return promiseFrom(worthOf(chooser, changed(stock, move.good, to - stock[move.good]), 0) - now());
    }
    case 'alchemy': {
      const turned = changed(changed(changed(stock, move.pay, -1), move.from, -2), move.into, 2);
      return promiseFrom(worthOf(chooser, turned, 0) - now() - 0.2);
    }
    case 'place-marker':
      return question?.type === 'set-market'
        ? promiseFrom(bestMarket(chooser, [...question.placed, move.good]) - now())
        : 1;
    case 'swap-markers': {
      const market = swappedMarket(state.market, move.upper, move.lower);
      return promiseFrom(worthOf(chooser, stock, 1, market) - now());
    }
    case 'raise-marker': {
      const market = raisedMarket(state.market, move.good);
      return promiseFrom(worthOf(chooser, changed(stock, move.good, 1), 0, market) - now());
    }
    case 'choose-way': {
      const action = question?.type === 'choose-way' ? actionAt(state, question.place) : null;
      if (action?.order !== 'or') return 1;
      const parts = move.way === 'goods' ? action.goods : [action.buy];
      return promiseFrom(worthOfParts(chooser, stock, parts) - now());
    }
    case 'copy':
      return promiseFrom(worthOfAction(chooser, stock, actionAt(state, move.place)) - now());
    case 'move-pawn':
      return promiseFrom(worthOfMove(chooser, move.to) - now());
    case 'keep':
      return 1 + goods.length - state.market.indexOf(move.good);
    default:
      return promiseOfPurchase(chooser, move);
  }
}
