import { clockwiseFrom, type Seat } from '../../../../shared/engine/index.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { playerOf, type StreetTable } from '../table.ts';
import type { ShownShop } from './drawn.ts';
import { cardsDown, cardsPicked, pawnPicked, typePicked } from './offers.ts';

type View = StreetTable['view'];

/** The asking player during an exchange. Null without one. */
export function askerOf({ question }: Pick<View, 'question'>): Seat | null {
  switch (question?.type) {
    case 'lay':
      return question.asker;
    case 'bargain':
      return question.seat;
    case 'answer':
      return question.proposal.asker;
    default:
      return null;
  }
}

/** A player's side of an exchange. */
export interface OfferPlace {
  readonly seat: Seat;
  readonly asks: boolean;
  readonly cards: readonly ProductId[];
  /**
   * `cards`: offered, proposed or own picked cards. `nothing`: an empty offer. `waiting`: the asking player waits.
   * `robbed`: the place for cards lost to a thief while they are revealed.
   */
  readonly shows: 'thinking' | 'sealed' | 'nothing' | 'cards' | 'waiting' | 'robbed';
}

/** Each player's offer during an exchange, asking player first, then clockwise; or what a thief takes. */
export function offerPlaces(table: StreetTable): readonly OfferPlace[] {
  const asker = askerOf(table.view);
  if (asker === null) return table.layout.setting === 'phone' ? [] : robbedPlaces(table);
  return clockwiseFrom(asker, table.view.seatCount).map((seat) => offerPlace(table, seat));
}

/** A place for each player's cards that are revealed before they go to the discards. */
function robbedPlaces({ latest, view }: StreetTable): readonly OfferPlace[] {
  const event = latest.at(-1);
  if (event?.type !== 'hands-robbed') return [];
  if (event.robbed.some(({ cards }) => cards.some((card) => view.discards.includes(card)))) return [];
  return event.robbed.map(({ seat, cards }) => ({ seat, asks: false, cards, shows: 'robbed' }));
}

/** One player's side of an exchange. */
function offerPlace(table: StreetTable, seat: Seat): OfferPlace {
  const { view, ownSeat, inHand } = table;
  const { question, offers } = view;
  const asks = seat === askerOf(view);
  const own = seat === ownSeat && inHand === ownSeat;
  if (asks) {
    const cards = question?.type === 'answer' ? question.proposal.bundle : own ? laidDown(table) : [];
    const chooses = question?.type === 'bargain' && cards.length === 0;
    return { seat, asks, cards, shows: cards.length > 0 ? 'cards' : chooses ? 'thinking' : 'waiting' };
  }
  if (question?.type === 'lay') {
    const cards = own ? laidDown(table) : [];
    const { hasAnswered } = playerOf(view, seat);
    return { seat, asks, cards, shows: hasAnswered ? 'sealed' : cards.length > 0 ? 'cards' : 'thinking' };
  }
  const cards = offers.find((offer) => offer.seat === seat)?.cards ?? [];
  return { seat, asks, cards, shows: cards.length === 0 ? 'nothing' : 'cards' };
}

/** Own cards committed to or picked for the current question. */
function laidDown(table: StreetTable): readonly ProductId[] {
  return [...cardsDown(table), ...cardsPicked(table)];
}

/** An open shop, or a preview with the picks if `planned`. */
interface StandingShop {
  readonly shop: ShownShop;
  readonly planned: boolean;
}

/**
 * The shop on a space: the open one, with the picked card that improves or stocks it; the planned one; or null.
 */
export function shopAt(table: StreetTable, space: SpaceId): StandingShop | null {
  const { view, ownSeat, pending, question } = table;
  const shop = shopOn(view.street, space);
  const chosen = question?.type === 'stock' ? question.space === space : pending.space === space;
  if (!chosen) return shop === undefined ? null : { shop, planned: false };
  const picked = cardsPicked(table);
  if (shop !== undefined) return { shop: { ...shop, cards: [...shop.cards, ...picked] }, planned: picked.length > 0 };
  const [type, pawn] = [typePicked(table), pawnPicked(table)];
  return type === null || pawn === null
    ? null
    : { shop: { type, pawn, owner: ownSeat, cards: [...picked] }, planned: true };
}
