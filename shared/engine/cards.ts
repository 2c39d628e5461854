import type { Looking } from './hiding.ts';

/** A hand of cards. `shown` lists those that everyone knows, because they were seen before or while entering it. */
interface KnownHand<Card> {
  readonly hand: Card[];
  readonly shown: Card[];
}

/** Removes a card (a tile, a pawn) from a list. Throws RangeError if it is missing. */
export function takeFrom<Card>(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new RangeError(`${card} is not there`);
  cards.splice(at, 1);
}

/** Draws `count` cards from the top of a deck, which is its end, top card first. Fewer if the deck is smaller. */
export function drawFrom<Card>(deck: Card[], count: number): Card[] {
  return deck.splice(Math.max(0, deck.length - count)).reverse();
}

/** Takes as many cards as `like` holds from the end of the pool. */
export function dealLike<Card>(pool: Card[], like: readonly Card[]): Card[] {
  return pool.splice(pool.length - like.length, like.length);
}

/** Removes a card from a hand. Throws RangeError if it is missing. */
export function leaveHand<Card>({ hand, shown }: KnownHand<Card>, card: Card): void {
  takeFrom(hand, card);
  const at = shown.indexOf(card);
  if (at >= 0) shown.splice(at, 1);
}

/** Marks a card in a hand, or about to enter it, as known to everyone. */
export function showInHand<Card>({ shown }: Pick<KnownHand<Card>, 'shown'>, card: Card): void {
  if (!shown.includes(card)) shown.push(card);
}

/** The `unknown` of such a hand: cards that everyone has seen are no secret, though no view shows them. */
export function unshownCards<Card>(
  cards: readonly Card[],
  { state, viewer, owner }: Looking<{ readonly players: readonly { readonly shown: readonly Card[] }[] }>,
  into: unknown[],
): void {
  if (viewer === owner) return;
  const shown = owner === null ? [] : (state.players[owner]?.shown ?? []);
  into.push(...cards.filter((card) => !shown.includes(card)));
}
