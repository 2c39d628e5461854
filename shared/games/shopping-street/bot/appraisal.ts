import { playerAt, type Seat, seatsOf } from '../../../engine/index.ts';
import type { PawnValue } from '../pawns.ts';
import { type ProductId, productIds, shopTypes } from '../products.ts';
import type { Question, Settled, ShoppingStreetState } from '../state.ts';
import { CountedHand, figuresOf } from './hand.ts';
import { bit, Plots } from './plots.ts';
import { mayOpenNow, Prospects } from './prospects.ts';
import { pointsOfHand } from './sets.ts';

/** The value of cards to a seat, given its current hand. */
export class Appraisal {
  readonly hand = new CountedHand();
  readonly prospects = new Prospects();
  #cards: readonly ProductId[] = [];
  #discarding: readonly ProductId[] = [];
  #points = 0;
  readonly #plots = new Plots();
  #knowsPlots = false;
  /** Cached gains and losses of single cards, by catalogue index; NaN if unknown. */
  readonly #gains = new Float64Array(productIds.length);
  readonly #losses = new Float64Array(productIds.length);

  /** Switches to another hand or position. */
  look(state: ShoppingStreetState, seat: Seat): this {
    const { hand, discarding } = playerAt(state, seat);
    this.#cards = hand.slice();
    this.#discarding = discarding.slice();
    this.prospects.look(state, seat);
    this.hand.count(hand, discarding);
    this.#points = pointsOfHand(this.hand, this.prospects);
    this.#knowsPlots = false;
    this.#gains.fill(Number.NaN);
    this.#losses.fill(Number.NaN);
    return this;
  }

  /** The gain in the hand's value by adding this card, in points. */
  gain(id: ProductId): number {
    const { place } = figuresOf(id);
    const known = this.#gains[place] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const gain = this.#with(id, 1) - this.#points;
    this.#gains[place] = gain;
    return gain;
  }

  /** The loss in the hand's value by removing this card of it, in points. */
  loss(id: ProductId): number {
    const { place } = figuresOf(id);
    const known = this.#losses[place] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const loss = this.#points - this.#with(id, -1);
    this.#losses[place] = loss;
    return loss;
  }

  /** The change in the hand's value by adding and removing cards, in points. */
  change(coming: readonly ProductId[], going: readonly ProductId[]): number {
    const { hand } = this;
    hand.count(this.#cards, this.#discarding.length === 0 ? going : [...this.#discarding, ...going], coming);
    const points = pointsOfHand(hand, this.prospects);
    hand.count(this.#cards, this.#discarding);
    return points - this.#points;
  }

  /** The best spaces for a shop. */
  plots(seat: Seat): Plots {
    if (!this.#knowsPlots) {
      const { held, free, pawns, openings } = this.prospects;
      const others = [...held].filter((_, other) => other !== seat);
      this.#plots.look(held[seat] ?? 0, others, free, Math.min(pawns.length, openings));
      this.#knowsPlots = true;
    }
    return this.#plots;
  }

  /** The points of the hand with one card added or removed. */
  #with(id: ProductId, change: 1 | -1): number {
    const { hand } = this;
    const { slot, value } = figuresOf(id);
    const best = hand.best[slot] ?? 0;
    if (change === 1) hand.best[slot] = Math.max(best, value);
    else if (value === best) hand.best[slot] = hand.next[slot] ?? 0;
    hand.size += change;
    hand.sum += change * value;
    const points = pointsOfHand(hand, this.prospects);
    hand.best[slot] = best;
    hand.size -= change;
    hand.sum -= change * value;
    return points;
  }
}

function isSame(some: readonly ProductId[], others: readonly ProductId[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

/** A hash of the street, and of a seat's unused pawns. */
function standing({ street }: ShoppingStreetState, pawns: readonly PawnValue[]): number {
  let all = 0;
  for (const pawn of pawns) all = 8 * all + pawn;
  for (const { owner, type, space, pawn, cards } of street) {
    all = Math.imul(all, 31) + bit(space);
    all = Math.imul(all, 131) + 512 * cards.length + 64 * owner + 8 * shopTypes.indexOf(type) + pawn;
  }
  return all;
}

/** An appraisal with its inputs, valid until one of them changes. */
class Remembered {
  readonly appraisal = new Appraisal();
  #state: ShoppingStreetState | null = null;
  #question: Question | null = null;
  #settled: Settled | null = null;
  #turn = 0;
  #standing = 0;
  #deck = 0;
  #mayOpen = false;
  #hand: readonly ProductId[] = [];
  #discarding: readonly ProductId[] = [];

  of(state: ShoppingStreetState, seat: Seat): Appraisal {
    const { settled, turn, deck, question } = state;
    const { hand, discarding, pawns } = playerAt(state, seat);
    const mayOpen = mayOpenNow(state);
    // the street does not change while the same question is open
    const isAsked = this.#state === state && this.#question === question;
    const stands = isAsked ? this.#standing : standing(state, pawns);
    const holds =
      this.#settled === settled &&
      this.#turn === turn &&
      this.#standing === stands &&
      this.#deck === deck.length &&
      this.#mayOpen === mayOpen &&
      isSame(this.#hand, hand) &&
      isSame(this.#discarding, discarding);
    this.#state = state;
    this.#question = question;
    if (holds) return this.appraisal;
    this.#settled = settled;
    this.#turn = turn;
    this.#standing = stands;
    this.#deck = deck.length;
    this.#mayOpen = mayOpen;
    this.#hand = hand.slice();
    this.#discarding = discarding.slice();
    return this.appraisal.look(state, seat);
  }
}

/** The latest appraisal of each seat. All moves of a choice, and often several choices, share it. */
const latest: readonly Remembered[] = seatsOf(5).map(() => new Remembered());

/** The value of cards to a seat now. */
export function appraisalOf(state: ShoppingStreetState, seat: Seat): Appraisal {
  return (latest[seat] ?? new Remembered()).of(state, seat);
}
