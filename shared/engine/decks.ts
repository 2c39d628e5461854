import { takeFrom } from './cards.ts';
import { below, type RandomWords } from './random.ts';

/** What a deck may hold: cards and tiles by their ids, seats for a lot, faces of a die. */
type Card = string | number;

/**
 * The top of each deck that a match needs, by the deck's name: the first card is drawn first. Everything else is shuffled.
 * A lot is a deck of which one card is drawn; dice are a deck that never ends.
 */
export type Decks = Readonly<Record<string, readonly Card[]>>;

/** The decks of a game whose cards a lesson may name, by what they hold. */
export type NamedDecks<Cards extends Readonly<Record<string, Card>>> = {
  readonly [Deck in keyof Cards]?: readonly Cards[Deck][];
};

/** Takes the named cards out of a list, in the order of their names. Throws RangeError for one that is not there. */
function takeNamed<Held extends Card>(cards: Held[], names: readonly Card[]): Held[] {
  return names.map((name) => {
    const card = cards.find((each) => each === name);
    if (card === undefined) throw new RangeError(`${name} is not there`);
    takeFrom(cards, card);
    return card;
  });
}

/**
 * Moves the named cards to the top of a deck, which is its end, so that the first one is drawn first. The others keep their
 * order. Throws RangeError for a card that the deck does not hold.
 */
export function putOnTop<Held extends Card>(deck: Held[], names: readonly Card[] = []): void {
  deck.push(...takeNamed(deck, names).reverse());
}

/** The same for a list that is dealt from its beginning. */
export function putFirst<Held extends Card>(list: Held[], names: readonly Card[] = []): void {
  list.unshift(...takeNamed(list, names));
}

/** One of a list by lot, or the first of those named. Throws RangeError where there is none, or it is not in the list. */
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
