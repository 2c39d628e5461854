import { askedAlone, interned, leaveHand, notAnAnswer, playerAt, type Seat, takeFrom } from '../../../engine/index.ts';
import { shopsToEnd } from '../ending.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import type { ProductId } from '../products.ts';
import { cardsDue, fits, type Shop, shopOn, worth } from '../shops.ts';
import type { ShoppingStreetState } from '../state.ts';
import type { StepsLeft } from '../steps.ts';
import type { SpaceId } from '../street.ts';
import type { RulesOf } from './question-rules.ts';

const putMove = interned((card: ProductId): ShoppingStreetMove => ({ type: 'put', card }));

const improveMoves = interned((space: SpaceId) =>
  interned((card: ProductId): ShoppingStreetMove => ({ type: 'improve', space, card })),
);

/** The move that puts this card into the shop on this space. */
export function improveMove(space: SpaceId, card: ProductId): ShoppingStreetMove {
  return improveMoves(space)(card);
}

/** The shop on a space. Throws RangeError for an empty one. */
function mustStandOn(state: ShoppingStreetState, space: SpaceId): Shop {
  const shop = shopOn(state.street, space);
  if (shop === undefined) throw new RangeError(`no shop on ${space}`);
  return shop;
}

/** Places the pawn and asks for the cards. Rulings 7 and 8. */
export function beginShop(
  state: ShoppingStreetState,
  seat: Seat,
  { space, shopType, pawn }: Extract<ShoppingStreetMove, { type: 'open' }>,
): void {
  takeFrom(playerAt(state, seat).pawns, pawn);
  state.street.push({ owner: seat, type: shopType, space, pawn, opened: state.turn, cards: [] });
  state.question = { type: 'stock', seat, space };
}

/** Ruling 28: after an opening, only an improvement and the dice follow. */
const afterOpening: StepsLeft = { ask: false, buy: false, open: false, improve: true };

function openShop(state: ShoppingStreetState, shop: Shop, events: ShoppingStreetEvent[]): void {
  const { owner: seat, space, type: shopType, pawn, cards } = shop;
  const open = state.street.length;
  state.eventful = true;
  events.push({ type: 'shop-opened', seat, space, shopType, pawn, cards: cards.slice(), worth: worth(shop), open });
  if (open === shopsToEnd(state.seatCount)) events.push({ type: 'last-round', open });
  state.question = { type: 'turn', seat, left: afterOpening };
}

/** Four cards of the shop's type, of different groups; the fourth opens the shop. Rules, "Open a shop". */
export const stockQuestion: RulesOf<'stock'> = {
  asks: askedAlone,
  moves(state, { seat, space }) {
    const shop = mustStandOn(state, space);
    return playerAt(state, seat)
      .hand.filter((card) => fits(shop, card))
      .map(putMove);
  },
  answer(state, { type, space }, seat, move, events) {
    if (move.type !== 'put') throw notAnAnswer(type, move.type);
    const shop = mustStandOn(state, space);
    leaveHand(playerAt(state, seat), move.card);
    shop.cards.push(move.card);
    if (cardsDue(shop) === 0) openShop(state, shop, events);
  },
};

/** Adds the missing group to a shop of an earlier turn. Rules, "Improve a shop". */
export function improveShop(
  state: ShoppingStreetState,
  seat: Seat,
  space: SpaceId,
  card: ProductId,
  events: ShoppingStreetEvent[],
): void {
  const shop = mustStandOn(state, space);
  const before = shop.cards.slice();
  leaveHand(playerAt(state, seat), card);
  shop.cards.push(card);
  state.eventful = true;
  const { type: shopType, pawn } = shop;
  events.push({ type: 'shop-improved', seat, space, shopType, card, pawn, before, worth: worth(shop) });
}
