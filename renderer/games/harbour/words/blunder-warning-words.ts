import { playerAt, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { PartOf } from '../../../../shared/games/harbour/actions.ts';
import { buy } from '../../../../shared/games/harbour/actions.ts';
import { actionAt, tollDue } from '../../../../shared/games/harbour/entry.ts';
import { type Good, goodLimit, totalOf } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { previewPurchase } from '../../../../shared/games/harbour/preview.ts';
import type { Purchase } from '../../../../shared/games/harbour/state.ts';
import { roomFor } from '../../../../shared/games/harbour/stock.ts';
import { lostOf } from '../../../../shared/games/harbour/trade/keeping.ts';
import { spaceValueOf } from '../../../../shared/games/harbour/trade/market.ts';
import { leastPrice, termsOf } from '../../../../shared/games/harbour/trade/purchase.ts';
import { afterTrading, dearestShipment } from '../../../../shared/games/harbour/trade/shipments.ts';
import { blunderWarningsOf, type WarnedPlayer } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import { notBegun } from '../interaction/composing.ts';
import type { Words } from '../words.ts';

/** A choice to be checked for a blunder. */
interface At extends WarnedPlayer<HarbourView, Words> {
  readonly moves: readonly HarbourMove[];
}

type Move<Type extends HarbourMove['type']> = Extract<HarbourMove, { readonly type: Type }>;

/** How many of a good these moves of a type name. */
function named({ moves }: At, type: 'take-good' | 'pay-toll' | 'give-good', good: Good): number {
  return moves.filter((move) => move.type === type && move.good === good).length;
}

/** The most money that a seat can raise by shipping, and the goods. A warning has no room for the inland traders. */
function paymentFor({ view, seat, words }: At, purchase: Purchase) {
  const trade = { ...view, settled: { inlandTraders: false } };
  const { money, ships } = dearestShipment(playerAt(view, seat), trade, purchase);
  return { money, goods: words.list(ships.map(words.good)) };
}

/** A visit without a purchase although the seat could pay, or the other way round. */
function sayUse(at: At, to: Place): string | null {
  const { view, seat, words, say } = at;
  const action = actionAt(view, to);
  const parts = action.order === 'or' ? [...action.goods, action.buy] : action.parts;
  const buying = parts.find((part): part is PartOf<'buy'> => part.kind === 'buy');
  const terms = termsOf(playerAt(view, seat), buying ?? buy());
  const { money, goods } = paymentFor(at, notBegun(terms));
  const price = leastPrice(view.centre, terms);
  if (buying === undefined && money >= price) return say('visit-no-buy', { goods, money: words.money(money) });
  const onlyBuys = buying !== undefined && parts.length === 1;
  if (!onlyBuys || money >= price || !Number.isFinite(price)) return null;
  return say('visit-poor', { money: words.money(money), price: words.money(price) });
}

function sayVisit(at: At, { to }: Move<'move-pawn'>): string | null {
  const { view, seat, words, say } = at;
  const owner = ownerOf(view, to);
  const toll = tollDue(view, seat, owner);
  if (owner === null || toll === 0) return sayUse(at, to);
  const left = totalOf(playerAt(view, seat).goods) - toll;
  return say('toll', { count: toll, name: words.owner(owner), left });
}

/** Goods gained: beyond the limit they are lost, beyond the minimum they bring nothing more. */
function sayGained(at: At, good: Good): string | null {
  const { view, seat, words, say } = at;
  const player = playerAt(view, seat);
  const taken = named(at, 'take-good', good);
  const count = player.goods[good] + taken;
  const least = spaceValueOf(view.market, good);
  const facts = { good: words.good(good), price: words.money(least), least };
  if (taken > roomFor(player, good)) return say('gain-lost', { ...facts, most: goodLimit });
  const goodsThen = words.goods(good, count);
  if (count > least) return say('gain-more', { ...facts, goods: goodsThen });
  return count < least ? say('gain-few', { ...facts, goods: goodsThen }) : null;
}

/** Goods paid: too few are left to ship the type. */
function sayPaid(at: At, type: 'pay-toll' | 'give-good', good: Good): string | null {
  const { view, seat, words, say } = at;
  const held = playerAt(view, seat).goods[good];
  const left = held - named(at, type, good);
  const least = spaceValueOf(view.market, good);
  if (held < least || left >= least) return null;
  return say('pay', { left: words.goods(good, left), price: words.money(least), least });
}

/** A purchase: the change and the shipped goods are lost. */
function sayBought(at: At): string | null {
  const { view, seat, moves, words, say } = at;
  const { question } = view;
  const bought = moves.find((move): move is Move<'buy'> => move.type === 'buy');
  if (question?.type !== 'buy' || bought === undefined) return null;
  const before = playerAt(view, seat);
  const trades = moves.some(({ type }) => type === 'inland-traders');
  const buyer = trades ? afterTrading(before) : before;
  const { shipped, traded, terms } = question.purchase;
  const more = moves.flatMap((move) => (move.type === 'ship' ? [move.good] : []));
  const purchase = { terms, traded: traded || trades, shipped: [...shipped, ...more] };
  const keeps = moves.flatMap((move) => (move.type === 'keep' ? [move.good] : []));
  const { offers, keeping } = previewPurchase(buyer, view, purchase, keeps);
  const change = offers.find(({ building }) => building === bought.building)?.change ?? 0;
  const handed = totalOf(before.goods) - totalOf(buyer.goods);
  const lost = keeping.types.reduce((sum, type) => sum + lostOf(type), handed);
  const facts = { building: words.the(bought.building), count: lost };
  return change > 0 ? say('buy-change', { ...facts, change: words.money(change) }) : say('buy', facts);
}

/** A raised marker helps the player who holds most of its good. */
function sayRaised({ view, seat, words, say }: At, good: Good): string | null {
  const own = playerAt(view, seat).goods[good];
  const [most] = view.players
    .map(({ goods: held }, other) => ({ other: seatAt(other), count: held[good] }))
    .toSorted((one, other) => other.count - one.count);
  if (most === undefined || most.other === seat || most.count <= own) return null;
  return say('raise', { name: words.name(most.other), theirs: words.goods(good, most.count), count: own });
}

/** A declined purchase, with the money that the goods would bring. */
function sayNotBought(at: At): string | null {
  const { view, words, say } = at;
  if (view.question?.type !== 'buy') return null;
  const { money, goods } = paymentFor(at, view.question.purchase);
  return money === 0 ? null : say('decline', { goods, money: words.money(money) });
}

function sayMove(at: At, move: HarbourMove): string | null {
  switch (move.type) {
    case 'move-pawn':
      return sayVisit(at, move);
    case 'take-good':
      return sayGained(at, move.good);
    case 'pay-toll':
    case 'give-good':
      return sayPaid(at, move.type, move.good);
    case 'ship':
    case 'inland-traders':
    case 'buy':
      return sayBought(at);
    case 'raise-marker':
      return sayRaised(at, move.good);
    case 'decline':
      return sayNotBought(at);
    default:
      return null;
  }
}

/**
 * The consequence of a choice, from what its seat sees: "That leaves 2 wood. You need at least 4 to ship for $4."
 * Null if there is nothing to warn about. `translate` knows the catalogue `harbour-blunder-warnings`.
 */
export function blunderWarningWords(
  moves: readonly HarbourMove[],
  view: HarbourView,
  seat: Seat,
  words: Words,
  translate: Translate,
): string | null {
  const say = blunderWarningsOf('harbour', translate);
  const at = { view, seat, moves, words, say };
  for (const move of moves) {
    const said = sayMove(at, move);
    if (said !== null) return said;
  }
  return null;
}
