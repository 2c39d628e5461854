import { playerAt, type Seat } from '../../../../shared/engine/index.ts';
import { coinsForRestaurant } from '../../../../shared/games/mercado-de-lisboa/actions/open-restaurant.ts';
import { coinsTaken } from '../../../../shared/games/mercado-de-lisboa/actions/take-coin.ts';
import { standBarrier } from '../../../../shared/games/mercado-de-lisboa/barriers.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { standsImproved } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import { spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import { blunderWarningsOf, type WarnedPlayer } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import { customersQuote, standQuote } from '../interaction/quote.ts';
import type { Words } from '../words.ts';

/** The seat that is about to choose, under the name that quotes use. */
interface At extends WarnedPlayer<MercadoView, Words> {
  readonly ownSeat: Seat;
}

type Move<Type extends MercadoMove['type']> = Extract<MercadoMove, { readonly type: Type }>;

function sayStand(at: At, { good, space }: Move<'open-stand'>): string {
  const { cost, earned } = standQuote(at, good, space);
  const { words, say } = at;
  if (earned === 0) return say('stand-nothing', { cost: words.coins(cost.cost) });
  return say('stand', { cost: words.coins(cost.cost), earned: words.coins(earned) });
}

function sayCustomers(at: At, { customers, entrance }: Move<'bring-customers'>): string {
  const { own, others } = customersQuote(at, customers, entrance);
  const { words, say } = at;
  if (others.length === 0) return say('customers', { own: words.coins(own) });
  const paid = others.map(({ seat, coins }) => say('pays', { name: words.name(seat), coins: words.coins(coins) }));
  return say('customers-others', { own: words.coins(own), others: words.list(paid) });
}

function sayRestaurant(at: At, { restaurant, space }: Move<'open-restaurant'>): string {
  const improved = standsImproved(at.view, restaurant, space);
  const own = improved.filter(({ stand }) => stand.seat === at.ownSeat).length;
  const others = improved.length - own;
  const facts = { coins: at.words.coins(coinsForRestaurant) };
  if (improved.length === 0) return at.say('restaurant-none', facts);
  return others > own
    ? at.say('restaurant-others', { ...facts, own, count: others })
    : at.say('restaurant', { count: own });
}

/** A warning that a stand would earn more than a coin; null if none would. */
function sayCoin({ view, ownSeat, words, say }: At): string | null {
  const { money, woodenStands, tiles } = playerAt(view, ownSeat);
  if (money === null) return null;
  let most = coinsTaken;
  for (const good of new Set(tiles)) {
    for (let space = 0; space < spaceCount; space++) {
      if (standBarrier(view, { money, woodenStands }, space, good) !== null) continue;
      most = Math.max(most, standQuote({ view, ownSeat }, good, space).net);
    }
  }
  return most === coinsTaken ? null : say('coin', { net: words.coins(most) });
}

function sayMove(at: At, move: MercadoMove): string | null {
  switch (move.type) {
    case 'open-stand':
      return sayStand(at, move);
    case 'bring-customers':
      return sayCustomers(at, move);
    case 'open-restaurant':
      return sayRestaurant(at, move);
    case 'take-coin':
      return sayCoin(at);
    default:
      return null;
  }
}

/**
 * A warning about a weak choice, from what its seat sees: "It costs 4 coins and earns 1 coin at once." Null if there is
 * nothing to say. `translate` must know the catalogue `mercado-de-lisboa-blunder-warnings`.
 */
export function blunderWarningWords(
  moves: readonly MercadoMove[],
  view: MercadoView,
  ownSeat: Seat,
  words: Words,
  translate: Translate,
): string | null {
  const say = blunderWarningsOf('mercado-de-lisboa', translate);
  const [first] = moves;
  return first === undefined ? null : sayMove({ view, seat: ownSeat, ownSeat, words, say }, first);
}
