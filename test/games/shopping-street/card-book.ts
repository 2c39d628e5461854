import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import { type ProductId, productIds } from '../../../shared/games/shopping-street/products.ts';
import type { Shop } from '../../../shared/games/shopping-street/shops.ts';
import type { ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import type { ThiefId } from '../../../shared/games/shopping-street/thieves.ts';
import { FalseEntry } from '../false-entry.ts';

/** The shop that is being stocked, if one is. */
export function stockedIn({ question, street }: ShoppingStreetState): Shop | undefined {
  return question?.type === 'stock' ? street.find(({ space }) => space === question.space) : undefined;
}

/**
 * Where every card is that does not lie in a shop, and who is known to hold what: hands by seat, piles without their order
 * and the display without its places, all sorted. A card that is being paid for lies in the display still, and those of a
 * shop that is being stocked in the hand. Its methods throw FalseEntry for cards that are not where the event takes them from.
 */
export class CardBook {
  readonly hands: ProductId[][];
  /** What all have seen of each hand. */
  readonly shown: ProductId[][];
  display: ProductId[];
  discards: ProductId[];
  deck: (ProductId | ThiefId)[];
  aside: ThiefId[];

  constructor(state: ShoppingStreetState) {
    const stocked = stockedIn(state);
    const taken = state.question?.type === 'pay' ? state.question.taken : null;
    this.hands = state.players.map(({ hand }, seat) => {
      const back = stocked?.owner === seat ? stocked.cards : [];
      return [...hand, ...back].filter((id) => id !== taken).toSorted();
    });
    this.shown = state.players.map(({ shown }) => shown.filter((id) => id !== taken).toSorted());
    const lying = state.display.filter((id) => id !== null);
    this.display = [...lying, ...(taken === null ? [] : [taken])].toSorted();
    this.discards = state.discards.toSorted();
    this.deck = state.deck.toSorted();
    this.aside = state.thievesAside.toSorted();
  }

  /** Is there nothing left to draw, not even after the discards have been shuffled? */
  get isUsedUp(): boolean {
    return this.deck.length + this.discards.length === 0;
  }

  /** The cards a player holds, sorted. Throws FalseEntry where nobody sits. */
  handOf(seat: number): readonly ProductId[] {
    return this.#hand(seat);
  }

  /** A player shows cards of their hand, told in the order of the rules' table. */
  show(seat: number, cards: readonly ProductId[], event: ShoppingStreetEvent): void {
    const hand = this.#hand(seat);
    const inOrder = productIds.filter((id) => cards.includes(id));
    const areHeld = cards.every((id, at) => hand.includes(id) && id === inOrder[at]);
    if (!areHeld || inOrder.length !== cards.length) throw new FalseEntry(JSON.stringify(event));
    this.#know(seat, cards);
  }

  /** Cards go from the deck to a hand. */
  draw(seat: number, cards: readonly ProductId[], event: ShoppingStreetEvent): void {
    for (const id of cards) this.#take(this.deck, id, event);
    this.#receive(seat, cards);
  }

  /** Cards of the deck are turned up. */
  fillDisplay(cards: readonly ProductId[], event: ShoppingStreetEvent): void {
    for (const id of cards) this.#take(this.deck, id, event);
    this.display = [...this.display, ...cards].toSorted();
  }

  /** All that is turned up goes to the discards. */
  clearDisplay(): void {
    this.discards = [...this.discards, ...this.display].toSorted();
    this.display = [];
  }

  /** A player takes a card of the display, for all to see. */
  takeDisplayed(seat: number, card: ProductId, event: ShoppingStreetEvent): void {
    this.#take(this.display, card, event);
    this.#receive(seat, [card]);
    this.#know(seat, [card]);
  }

  /** Cards leave a hand: for a shop, say. */
  leave(seat: number, cards: readonly ProductId[], event: ShoppingStreetEvent): void {
    const hand = this.#hand(seat);
    for (const id of cards) this.#take(hand, id, event);
    this.shown[seat] = this.shown[seat]?.filter((id) => !cards.includes(id)) ?? [];
  }

  /** Cards go from a hand to the discards. */
  discard(seat: number, cards: readonly ProductId[], event: ShoppingStreetEvent): void {
    this.leave(seat, cards, event);
    this.discards = [...this.discards, ...cards].toSorted();
  }

  /** Two players exchange cards, for all to see. */
  exchange(
    one: { readonly seat: number; readonly gives: readonly ProductId[] },
    other: { readonly seat: number; readonly gives: readonly ProductId[] },
    event: ShoppingStreetEvent,
  ): void {
    this.leave(one.seat, one.gives, event);
    this.leave(other.seat, other.gives, event);
    for (const [{ seat }, { gives }] of [[one, other] as const, [other, one] as const]) {
      this.#receive(seat, gives);
      this.#know(seat, gives);
    }
  }

  /** A thief comes up and is laid aside. */
  setAside(thief: ThiefId, event: ShoppingStreetEvent): void {
    this.#take(this.deck, thief, event);
    this.aside = [...this.aside, thief].toSorted();
  }

  /** The discards become the deck, with two of the four thieves, all of whom have come up. */
  reshuffle(among: readonly ThiefId[], event: ShoppingStreetEvent): void {
    if (this.deck.length > 0 || this.discards.length === 0 || this.aside.length !== 4) {
      throw new FalseEntry(JSON.stringify(event));
    }
    for (const thief of among) this.#take(this.aside, thief, event);
    this.deck = [...this.discards, ...among].toSorted();
    this.discards = [];
  }

  #hand(seat: number): ProductId[] {
    const hand = this.hands[seat];
    if (hand === undefined) throw new FalseEntry(`nobody sits at ${seat}`);
    return hand;
  }

  #receive(seat: number, cards: readonly ProductId[]): void {
    this.hands[seat] = [...this.#hand(seat), ...cards].toSorted();
  }

  #know(seat: number, cards: readonly ProductId[]): void {
    this.shown[seat] = [...new Set([...(this.shown[seat] ?? []), ...cards])].toSorted();
  }

  #take<Card>(pile: Card[], card: NoInfer<Card>, event: ShoppingStreetEvent): void {
    const at = pile.indexOf(card);
    if (at < 0) throw new FalseEntry(JSON.stringify(event));
    pile.splice(at, 1);
  }
}
