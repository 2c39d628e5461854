import { playerAt, type Seat } from '../../../engine/index.ts';
import { shopsToEnd } from '../ending.ts';
import type { PawnValue } from '../pawns.ts';
import { mostOfType } from '../placement.ts';
import { productGroups, type ShopType, shopTypes } from '../products.ts';
import { pointsForGroup } from '../scoring.ts';
import { cardsToOpen, type Shop } from '../shops.ts';
import type { ShoppingStreetState } from '../state.ts';
import { handLimit, thieves } from '../thieves.ts';
import { figuresOf } from './hand.ts';
import { allSpaces, bit, rowPoints, runPoints, shutFor } from './plots.ts';

/** Average number of openings per turn. */
const openingsOfTurn = 0.42;
/** The chance that a roll shows a certain colour, and the average number of dice that show it. */
const chanceOfColour = 11 / 36;
const diceOfColour = 12 / 36;
const cardsOfTurn = 3;
/** Approximate number of cards that all players draw in a round. */
const cardsOfRound = 8;

/** The usefulness of a drawn card: in the hand alone, and more for each round with openings to come. */
const usefulInHand = 0.25;
const usefulInRound = 0.1;

const types: ReadonlyMap<ShopType, number> = new Map(shopTypes.map((type, at) => [type, at]));
const typeAt = (type: ShopType): number => types.get(type) ?? 0;

/** An own shop that may still be improved: the slot of its missing card, and its pawn. */
export interface Lacking {
  readonly slot: number;
  readonly pawn: PawnValue;
}

/** The slot of the group that a shop with four groups lacks. */
function lackedBy({ cards }: Shop): number {
  let groups = 0;
  let type = 0;
  for (const id of cards) {
    const { slot, type: ofType } = figuresOf(id);
    type = ofType;
    groups += slot % productGroups.length;
  }
  // the indices of all five groups add up to 10
  return type * productGroups.length + (10 - groups);
}

/** Whether the active player may still open a shop in this turn. */
export function mayOpenNow({ question, agenda }: Pick<ShoppingStreetState, 'question' | 'agenda'>): boolean {
  return question?.type === 'turn' ? question.left.open : !hasRolled(agenda);
}

/** After the roll, the end of the turn is on the agenda. */
function hasRolled(agenda: ShoppingStreetState['agenda']): boolean {
  for (const { type } of agenda) if (type === 'end-turn') return true;
  return false;
}

/** A seat's opportunities on the street and in coming turns, regardless of its hand. Reused between calls. */
export class Prospects {
  /** Expected number of own turns in which a shop may still be opened. */
  openings = 0;
  /** Expected number of rounds after this one. */
  rounds = 0;
  /** Expected number of cards drawn in later rounds, weighted by the time to use them. */
  cardsToCome = 0;
  /** Number of cards still to be drawn in this round. */
  draw = 0;
  /** Pawns without a shop, lowest first. */
  readonly pawns: PawnValue[] = [];
  /** By type: whether another shop may open (1 or 0), and its bonus for shops of one type. */
  readonly isOpen = new Uint8Array(shopTypes.length);
  readonly bonus = new Uint8Array(shopTypes.length);
  readonly lacking: Lacking[] = [];
  /** Points on the street: shops, side by side, and same type; and the expected value of rows of four. */
  shops = 0;
  sideBySide = 0;
  sameType = 0;
  rows = 0;
  /** The limit of the next thief, and the chance that one appears soon. */
  limit = 0;
  thief = 0;
  readonly #openOf = new Uint8Array(shopTypes.length);
  readonly #ownOf = new Uint8Array(shopTypes.length);
  readonly #shut = new Int32Array(shopTypes.length);
  /** The spaces of each seat's shops, and the free ones, as bits. */
  readonly held = new Int32Array(5);
  free = 0;
  #own = 0;
  #ownShops = 0;

  /** The spaces on which a shop of a type may open, if that type may open at all. */
  lawful(type: number): number {
    return this.free & ~(this.#shut[type] ?? 0);
  }

  /** Switches to another state or seat. */
  look(state: ShoppingStreetState, seat: Seat): this {
    const { deck, thievesSeen, thievesAside } = state;
    this.pawns.length = 0;
    for (const pawn of playerAt(state, seat).pawns) this.pawns.push(pawn);
    this.#lookAtStreet(state, seat);
    this.#lookAhead(state, seat);
    const { free } = this;
    this.sameType = 0;
    for (let type = 0; type < shopTypes.length; type++) {
      const own = this.#ownOf[type] ?? 0;
      this.sameType += pointsForGroup(own);
      this.bonus[type] = pointsForGroup(own + 1) - pointsForGroup(own);
      const hasPlot = (this.#openOf[type] ?? 0) < mostOfType && (free & ~(this.#shut[type] ?? 0)) !== 0;
      this.isOpen[type] = hasPlot ? 1 : 0;
    }
    this.sideBySide = runPoints(this.#own);
    this.rows = rowPoints(this.#own, free, Math.min(this.pawns.length, this.openings));
    this.limit = handLimit(thievesSeen + 1);
    const thievesLeft = thieves.length - thievesAside.length;
    this.thief = deck.length === 0 ? 0 : Math.min(1, (thievesLeft * cardsOfRound) / deck.length);
    return this;
  }

  #lookAtStreet({ street, idle }: ShoppingStreetState, seat: Seat): void {
    this.#openOf.fill(0);
    this.#ownOf.fill(0);
    this.#shut.fill(0);
    this.lacking.length = 0;
    this.shops = 0;
    this.held.fill(0);
    this.#ownShops = 0;
    let taken = 0;
    for (const id of idle) taken |= bit(id);
    for (const shop of street) {
      const at = typeAt(shop.type);
      this.#openOf[at] = (this.#openOf[at] ?? 0) + 1;
      this.#shut[at] = (this.#shut[at] ?? 0) | shutFor(shop.space);
      taken |= bit(shop.space);
      this.held[shop.owner] = (this.held[shop.owner] ?? 0) | bit(shop.space);
      if (shop.owner !== seat) continue;
      this.#ownShops++;
      this.#ownOf[at] = (this.#ownOf[at] ?? 0) + 1;
      let sum = 0;
      for (const id of shop.cards) sum += figuresOf(id).value;
      this.shops += sum * shop.pawn;
      if (shop.cards.length === cardsToOpen) this.lacking.push({ slot: lackedBy(shop), pawn: shop.pawn });
    }
    this.#own = this.held[seat] ?? 0;
    this.free = allSpaces & ~taken;
  }

  #lookAhead(state: ShoppingStreetState, seat: Seat): void {
    const { street, seatCount, active, firstPlayer, settled, agenda } = state;
    const order = (seat - firstPlayer + seatCount) % seatCount;
    const now = (active - firstPlayer + seatCount) % seatCount;
    const rolled = hasRolled(agenda);
    const missing = shopsToEnd(seatCount) - street.length;
    const turnsOfRound = seatCount - now - (rolled ? 1 : 0);
    const openingsLeft = (missing - turnsOfRound * openingsOfTurn) / (seatCount * openingsOfTurn);
    this.rounds = missing <= 0 ? 0 : Math.max(0.3, openingsLeft + 0.5);
    this.openings = this.rounds + (order > now || (order === now && mayOpenNow(state)) ? 1 : 0);
    const perRoll = (settled.diceDoubles === 'twice' ? diceOfColour : chanceOfColour) * (1 + this.#ownShops);
    const inRound = this.pawns.length === 0 ? 0 : usefulInRound;
    let cards = turnsOfRound * perRoll + (order > now || (order === now && !rolled) ? cardsOfTurn : 0);
    for (const step of agenda) if (step.type === 'draw' && step.seat === seat) cards += step.count;
    this.draw = cards * (usefulInHand + this.rounds * inRound);
    // the earlier a card comes, the more rounds there are to use it in
    const useful = this.rounds * (usefulInHand + (this.rounds * inRound) / 2);
    this.cardsToCome = (cardsOfTurn + seatCount * perRoll) * useful;
  }
}
