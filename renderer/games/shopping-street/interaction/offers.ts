import { displayPrice, owedBy } from '../../../../shared/games/shopping-street/hands.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import {
  type ProductId,
  product,
  type ShopType,
  shopTypes,
} from '../../../../shared/games/shopping-street/products.ts';
import { bestPawn } from '../../../../shared/games/shopping-street/prospects.ts';
import { cardsDue, type Shop, shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { playerOf, type StreetTable } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';
import { ownHand } from './preview.ts';

/** True if the active seat has sealed an answer that it may still take back. */
export function hasSealed(table: Pick<StreetTable, 'moves'>): boolean {
  return movesOfType(table, 'take-back').length > 0;
}

/** The own cards already committed to the current question: laid out, offered or discarded. */
export function cardsDown({
  question,
  view,
  ownSeat,
}: Pick<StreetTable, 'question' | 'view' | 'ownSeat'>): readonly ProductId[] {
  const { laid, discarding } = playerOf(view, ownSeat);
  switch (question?.type) {
    case 'lay':
      return laid ?? [];
    case 'bargain':
      return question.seat === ownSeat ? (view.draft?.bundle ?? []) : [];
    case 'pay':
    case 'rob':
      return discarding ?? [];
    default:
      return [];
  }
}

/** The picked hand cards that are not played yet, in order. */
export function cardsPicked(
  table: Pick<StreetTable, 'question' | 'view' | 'ownSeat' | 'pending'>,
): readonly ProductId[] {
  const [hand, down] = [ownHand(table), cardsDown(table)];
  return table.pending.cards.filter((card) => hand.includes(card) && !down.includes(card));
}

/** The card wanted in exchange: already fixed, picked on the page, or the only one on offer. */
export function cardWanted({
  question,
  view,
  ownSeat,
  pending,
}: Pick<StreetTable, 'question' | 'view' | 'ownSeat' | 'pending'>): ProductId | null {
  if (question?.type === 'pay') return question.taken;
  if (question?.type !== 'bargain' || question.seat !== ownSeat) return pending.wanted;
  const [only = null, ...others] = view.offers.flatMap(({ cards }) => cards);
  return view.draft?.wanted ?? pending.wanted ?? (others.length === 0 ? only : null);
}

/** Cards that can still be offered to the asking player. */
export function layable(table: Pick<StreetTable, 'moves'>): readonly ProductId[] {
  return movesOfType(table, 'lay').map(({ card }) => card);
}

/** The number of cards still to pick, for a display card, a thief or a started shop. */
export function stillOwed(table: Pick<StreetTable, 'question' | 'view' | 'ownSeat' | 'pending'>): number {
  const { question, view, ownSeat } = table;
  const picked = cardsPicked(table).length;
  if (question?.type === 'turn') return displayPrice - picked;
  if (question?.type === 'stock') return cardsDue(shopOn(view.street, question.space) ?? { cards: [] }) - picked;
  return owedBy(playerOf(view, ownSeat), ownSeat, question) - cardsDown(table).length - picked;
}

/** The moves that ask for cards of these types; none for no type. */
export function askRun(table: Pick<StreetTable, 'moves'>, types: readonly ShopType[]): readonly ShoppingStreetMove[] {
  const [first, second = null, ...more] = shopTypes.filter((type) => types.includes(type));
  return movesOfType(table, 'ask').filter(
    (move) => move.first === first && move.second === second && more.length === 0,
  );
}

function discards(cards: readonly ProductId[]): readonly ShoppingStreetMove[] {
  return cards.map((card): ShoppingStreetMove => ({ type: 'discard', card }));
}

/** The moves that take a display card for the picked cards. */
export function buyRun(table: StreetTable, wanted: ProductId): readonly ShoppingStreetMove[] {
  return [...movesOfType(table, 'buy').filter(({ card }) => card === wanted), ...discards(cardsPicked(table))];
}

/** The moves that discard the picked cards. */
export function discardRun(table: StreetTable): readonly ShoppingStreetMove[] {
  return discards(cardsPicked(table));
}

/** The moves that add the picked cards to the shop in progress. */
export function stockRun(table: StreetTable): readonly ShoppingStreetMove[] {
  return cardsPicked(table).map((card): ShoppingStreetMove => ({ type: 'put', card }));
}

/** The moves that open a shop with the picked cards. */
export function openRun(
  table: StreetTable,
  { space, pawn, type }: Pick<Shop, 'space' | 'pawn' | 'type'>,
): readonly ShoppingStreetMove[] {
  const opens = movesOfType(table, 'open').filter(
    (move) => move.space === space && move.pawn === pawn && move.shopType === type,
  );
  return [...opens, ...stockRun(table)];
}

/** The moves that offer the picked cards, if any, and finish. */
export function layRun(cards: readonly ProductId[]): readonly ShoppingStreetMove[] {
  return [...cards.map((card): ShoppingStreetMove => ({ type: 'lay', card })), { type: 'finish-laying' }];
}

/** The moves that propose the picked cards for an offered card. */
export function proposeRun(table: StreetTable, wanted: ProductId): readonly ShoppingStreetMove[] {
  return [
    ...movesOfType(table, 'want').filter(({ card }) => card === wanted),
    ...cardsPicked(table).map((card): ShoppingStreetMove => ({ type: 'add', card })),
    { type: 'propose' },
  ];
}

/**
 * The type of the shop that the picked cards are for; null if none is picked, or they pay for another card.
 */
export function typePicked(table: StreetTable): ShopType | null {
  const [first] = cardsPicked(table);
  return table.question?.type !== 'turn' || table.pending.wanted !== null || first === undefined
    ? null
    : product(first).type;
}

/** The pawn for a shop: the picked one, or the best. */
export function pawnPicked({
  pending,
  view,
  ownSeat,
}: Pick<StreetTable, 'pending' | 'view' | 'ownSeat'>): PawnValue | null {
  const { pawns } = playerOf(view, ownSeat);
  return pending.pawn !== null && pawns.includes(pending.pawn) ? pending.pawn : bestPawn(pawns);
}

/** The spaces where the hand can open a shop of a type now. */
export function openSpaces(table: Pick<StreetTable, 'moves'>, type: ShopType): readonly SpaceId[] {
  const spaces = movesOfType(table, 'open').filter(({ shopType }) => shopType === type);
  return [...new Set(spaces.map(({ space }) => space))];
}

/** The cards that can improve the shop on a space now. */
export function cardsToImprove(table: Pick<StreetTable, 'moves'>, space: SpaceId): readonly ProductId[] {
  return movesOfType(table, 'improve')
    .filter((move) => move.space === space)
    .map(({ card }) => card);
}

/** The spaces of shops that a card may improve now. */
export function improvedBy(table: Pick<StreetTable, 'moves'>, card: ProductId): readonly SpaceId[] {
  return movesOfType(table, 'improve')
    .filter((move) => move.card === card)
    .map(({ space }) => space);
}

/** The picks for a new shop: all its cards, its pawn, and its space if picked. */
export interface OpeningPicked {
  readonly type: ShopType;
  readonly cards: readonly ProductId[];
  readonly pawn: PawnValue;
  readonly space: SpaceId | null;
}

/** The picked new shop; null while cards are missing. */
export function openingPicked(table: StreetTable): OpeningPicked | null {
  const type = typePicked(table);
  const [cards, pawn] = [cardsPicked(table), pawnPicked(table)];
  if (type === null || pawn === null || cardsDue({ cards }) > 0) return null;
  const space = openSpaces(table, type).find((each) => each === table.pending.space) ?? null;
  return { type, cards, pawn, space };
}

/** The single picked card and the shops that it can improve; null if none or several are picked. */
export function improvingPicked(
  table: StreetTable,
): { readonly card: ProductId; readonly shops: readonly Shop[]; readonly chosen: Shop | null } | null {
  const [card, ...others] = cardsPicked(table);
  if (typePicked(table) === null || card === undefined || others.length > 0) return null;
  const spaces = improvedBy(table, card);
  const shops = table.view.street.filter(({ space }) => spaces.includes(space));
  const chosen = shops.find(({ space }) => space === table.pending.space) ?? null;
  return shops.length === 0 ? null : { card, shops, chosen };
}

/** The moves that improve the shop on a space with a card. */
export function improveRun(table: StreetTable, space: SpaceId, card: ProductId): readonly ShoppingStreetMove[] {
  return movesOfType(table, 'improve').filter((move) => move.space === space && move.card === card);
}

/**
 * The own refused proposal in this bargain, to pick again with one press; null if there is none, or something is
 * already picked.
 */
export function refusedOffer(table: StreetTable): Pick<PendingChoice, 'wanted' | 'cards'> | null {
  const { question, view, ownSeat, pending, recent } = table;
  const isBegun = pending.wanted !== null || view.draft?.wanted != null || cardsPicked(table).length > 0;
  if (question?.type !== 'bargain' || question.seat !== ownSeat || isBegun) return null;
  const asked = recent.findLastIndex(({ type }) => type === 'cards-asked' || type === 'turn-began');
  const made = recent.slice(asked + 1).findLast((event) => event.type === 'proposal-made');
  if (made === undefined || !view.offers.some(({ cards }) => cards.includes(made.wanted))) return null;
  return { wanted: made.wanted, cards: made.bundle };
}
