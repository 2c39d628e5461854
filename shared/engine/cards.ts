import type { Looking } from './hiding.ts';

/** A hand of cards, of which some are known to everybody: they were seen before they came to it, or on the way. */
interface KnownHand<Card> {
  readonly hand: Card[];
  readonly shown: Card[];
}

/** Takes a card (a tile, a pawn) out of a list of such. Throws RangeError where it is not there. */
export function takeFrom<Card>(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new RangeError(`${card} is not there`);
  cards.splice(at, 1);
}

/** So many cards off the top of a deck, which is its end, the top one first; fewer where it holds fewer. */
export function drawFrom<Card>(deck: Card[], count: number): Card[] {
  return deck.splice(Math.max(0, deck.length - count)).reverse();
}

/** Takes as many cards as `like` holds off the end of the pool. */
export function dealLike<Card>(pool: Card[], like: readonly Card[]): Card[] {
  return pool.splice(pool.length - like.length, like.length);
}

/** A card leaves a hand, wherever it goes. Throws RangeError where it is not there. */
export function leaveHand<Card>({ hand, shown }: KnownHand<Card>, card: Card): void {
  takeFrom(hand, card);
  const at = shown.indexOf(card);
  if (at >= 0) shown.splice(at, 1);
}

/** A card that everybody has seen is in a hand, or comes there. */
export function showInHand<Card>({ shown }: Pick<KnownHand<Card>, 'shown'>, card: Card): void {
  if (!shown.includes(card)) shown.push(card);
}

/** The `unknown` of such a hand: cards that everybody has seen stay known, though no view shows them. */
export function unshownCards<Card>(
  cards: readonly Card[],
  { state, viewer, owner }: Looking<{ readonly players: readonly { readonly shown: readonly Card[] }[] }>,
  into: unknown[],
): void {
  if (viewer === owner) return;
  const shown = owner === null ? [] : (state.players[owner]?.shown ?? []);
  into.push(...cards.filter((card) => !shown.includes(card)));
}
