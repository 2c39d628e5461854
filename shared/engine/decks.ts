import { takeFrom } from './cards.ts';
import { below, type RandomWords } from './random.ts';

/** An element of a deck: the id of a card or tile, a seat in a draw, or a face of a die. */
type Card = string | number;

/**
 * The top cards of the decks that a match needs, by the deck's name, first drawn first. The rest is shuffled.
 * A random choice is a deck of which one card is drawn; dice are an endless deck.
 */
export type Decks = Readonly<Record<string, readonly Card[]>>;

/** The decks whose cards a lesson may set, by their element type. */
export type NamedDecks<Cards extends Readonly<Record<string, Card>>> = {
  readonly [Deck in keyof Cards]?: readonly Cards[Deck][];
};

/** Removes the named cards from a list and returns them in that order. Throws RangeError for a missing one. */
function takeNamed<Held extends Card>(cards: Held[], names: readonly Card[]): Held[] {
  return names.map((name) => {
    const card = cards.find((each) => each === name);
    if (card === undefined) throw new RangeError(`${name} is not there`);
    takeFrom(cards, card);
    return card;
  });
}

/**
 * Moves the named cards to the top of a deck (its end). The first one is drawn first.
 * The others keep their order. Throws RangeError for a card that is not in the deck.
 */
export function putOnTop<Held extends Card>(deck: Held[], names: readonly Card[] = []): void {
  deck.push(...takeNamed(deck, names).reverse());
}

/** Like `putOnTop`, for a list that is dealt from its beginning. */
export function putFirst<Held extends Card>(list: Held[], names: readonly Card[] = []): void {
  list.unshift(...takeNamed(list, names));
}

/** Draws one element at random, or the first of `names` if given. Throws RangeError if it is not in the list. */
export function drawLot<Held extends Card>(
  random: RandomWords,
  among: readonly Held[],
  names: readonly Card[] = [],
): Held {
  const [name] = names;
  const drawn = name === undefined ? among[below(random, among.length)] : among.find((each) => each === name);
  if (drawn === undefined) throw new RangeError('nothing to draw from');
  return drawn;
}
