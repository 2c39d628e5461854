import {
  below,
  drawnWords,
  playerAt,
  type RandomWords,
  seatAt,
  shuffle,
  takeFrom,
  type Viewer,
} from '../../engine/index.ts';
import { copyState } from './copy.ts';
import { owedBy } from './hands.ts';
import { isProductId, type ProductId, product, sorted } from './products.ts';
import { cardsToOpen, fits, shopOn } from './shops.ts';
import type { PlayerState, Question, ShoppingStreetState } from './state.ts';
import type { SpaceId } from './street.ts';
import { thieves } from './thieves.ts';

/**
 * Cards of the pool that the owner of a shop being stocked must hold: as many further groups as needed, besides
 * publicly known cards.
 * No player starts a shop without them.
 */
function cardsForShop(
  { street }: Pick<ShoppingStreetState, 'street'>,
  space: SpaceId,
  { shown }: PlayerState,
  pool: readonly ProductId[],
): readonly ProductId[] {
  const shop = shopOn(street, space);
  if (shop === undefined) return [];
  const planned = { type: shop.type, cards: shop.cards.slice() };
  for (const card of [...shown, ...pool]) {
    if (planned.cards.length < cardsToOpen && fits(planned, card)) planned.cards.push(card);
  }
  return planned.cards.filter((card) => pool.includes(card));
}

/**
 * Redeals cards known only to their owners, and those of the deck. Cards that everyone has seen stay. Ruling 27.
 * Sorts them first, so that their old places leave no trace.
 */
function redealCards(state: ShoppingStreetState, others: readonly PlayerState[], random: RandomWords): void {
  const unknown = state.deck.filter(isProductId);
  for (const { hand, shown } of others) unknown.push(...hand.filter((card) => !shown.includes(card)));
  const pool = sorted(unknown);
  shuffle(random, pool);
  const { question } = state;
  const isStocking = (player: PlayerState): boolean =>
    question?.type === 'stock' && player === playerAt(state, question.seat);
  // deals to the player who is stocking a shop first, while the pool has all that it needs
  for (const player of others.toSorted((one, other) => Number(isStocking(other)) - Number(isStocking(one)))) {
    const forShop =
      question?.type === 'stock' && isStocking(player) ? cardsForShop(state, question.space, player, pool) : [];
    for (const card of forShop) takeFrom(pool, card);
    const unseen = player.hand.length - player.shown.length - forShop.length;
    player.hand = [...player.shown, ...forShop, ...pool.splice(pool.length - unseen, unseen)];
  }
  state.deck = [...pool, ...thieves.filter((thief) => state.deck.includes(thief))];
  shuffle(random, state.deck);
}

function some(random: RandomWords, cards: readonly ProductId[], count: number): ProductId[] {
  const mixed = cards.slice();
  shuffle(random, mixed);
  return mixed.slice(0, count);
}

/** Replaces a player's sealed choice by a random one for the redealt hand, and clears a pending one. */
function reseal(player: PlayerState, owed: number, question: Question | null, random: RandomWords): void {
  const layable =
    question?.type === 'lay' && player.hasAnswered
      ? player.hand.filter((card) => question.types.includes(product(card).type))
      : [];
  player.laid = some(random, layable, below(random, layable.length + 1));
  const hasChosen = question?.type === 'rob' && owed > 0 && player.discarding.length >= owed;
  player.discarding = hasChosen ? some(random, player.hand, owed) : [];
}

/**
 * A match that the viewer cannot distinguish from this one.
 * Redeals others' unseen cards, the deck, and others' sealed choices, with a new generator for the future. Does not
 * change `state`.
 */
export function redealState(state: ShoppingStreetState, viewer: Viewer, random: RandomWords): ShoppingStreetState {
  const other = copyState(state);
  const { question } = other;
  redealCards(
    other,
    other.players.filter((_, index) => seatAt(index) !== viewer),
    random,
  );
  other.players.forEach((player, index) => {
    const seat = seatAt(index);
    if (seat !== viewer) reseal(player, owedBy(player, seat, question), question, random);
  });
  if (viewer !== other.active) other.draft = { wanted: null, bundle: [] };
  other.random = drawnWords(random);
  delete other.diceToCome;
  return other;
}
