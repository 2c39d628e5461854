import type { Seat } from '../../../engine/index.ts';
import { highestBid, highestBidWith, stepsFrom } from '../choices.ts';
import type { ItemId } from '../items/index.ts';
import type { EmporiumState } from '../state.ts';
import { itemFigures } from './figures.ts';
import { worthOfTier } from './hand.ts';
import { chanceToSell, Outlook } from './outlook.ts';

/**
 * What makes people be patrons rather than sell: found from matches in which everybody plays the best answer to people who
 * are so inclined, again and again until that changes nothing. Above 0 for a patron.
 */
const inclination = {
  always: 0.05,
  /** A fight that can be won as the hero stands, or with own cards; and what it brings, in tens of gold. */
  open: 0.95,
  card: 1,
  brings: 0.45,
  /** No fight can be won yet, by so much strength: from 1 for nearly to 0 for by far. */
  nearly: 0.78,
  /** What a card could be sold for at most, its worth in the hand taken off, in tens of gold. */
  sale: -0.33,
};

/** How much a gold more or less changes which bid people make, and which price. */
const doubts = { bid: 2, sale: 0.5 };

const fewest = 0.002;
/** Further away than by so much strength, no hero is nearly strong enough. */
const far = 6;

/**
 * The chance that a bid comes first, as anybody at the table would guess it: who can bid more, and how many would bid
 * where somebody could win so easily.
 */
function chanceOfFirst({ players, marker, seatCount }: EmporiumState, seat: Seat, bid: number, keen: number): number {
  let chance = 1;
  const own = stepsFrom(marker, seat, seatCount);
  for (let at = 0; at < players.length; at++) {
    if (at === seat) continue;
    const isAhead = (at - marker + seatCount) % seatCount < own;
    const needs = isAhead ? bid : bid + 1;
    if ((players[at]?.gold ?? 0) >= needs) chance *= 1 - keen * 0.72 ** (needs - 1);
  }
  return chance;
}

/** What a seat may think of every choice behind the screen, by what it sees and its own hand. */
export class Plan {
  readonly #outlook = new Outlook();
  /** How likely each bid is. */
  readonly #bids = new Float64Array(highestBid + 1);
  /** What one part of all the likeliness of sales stands for. */
  #sales = 1;
  #seatCount = 2;

  look(state: EmporiumState, seat: Seat): void {
    const outlook = this.#outlook;
    outlook.look(state, seat);
    this.#seatCount = state.seatCount;
    const player = state.players[seat];
    let sum = 0;
    let best = 0;
    for (const id of player?.hand ?? []) {
      const { cap } = itemFigures(id);
      for (let price = 1; price <= cap; price++) {
        const worth = this.#worthOfSale(id, price);
        best = Math.max(best, worth);
        sum += this.#weightOf(worth);
      }
    }
    const patron = this.#chanceOfPatron(best);
    this.#sales = sum === 0 ? 0 : (1 - patron) / sum;
    this.#lookAtBids(state, seat, patron, highestBidWith(player?.gold ?? 0));
  }

  bid(gold: number): number {
    return fewest + (this.#bids[gold] ?? 0);
  }

  sale(id: ItemId, price: number): number {
    return fewest + this.#sales * this.#weightOf(this.#worthOfSale(id, price));
  }

  #chanceOfPatron(sale: number): number {
    const { openFight, cardFight, lacks } = this.#outlook;
    const isOpen = openFight > 0;
    const isCard = !isOpen && cardFight > 0;
    const { always, open, card, brings, nearly, sale: sells } = inclination;
    const now = isOpen ? open : isCard ? card : nearly * Math.max(0, 1 - (lacks - 1) / far);
    const leaning = always + now + (brings * Math.max(openFight, cardFight)) / 10 + (sells * sale) / 10;
    return 1 / (1 + Math.exp(-leaning));
  }

  #lookAtBids(state: EmporiumState, seat: Seat, patron: number, most: number): void {
    const { openFight, cardFight, ready, hoped } = this.#outlook;
    const sure = Math.max(openFight, cardFight);
    const brings = sure > 0 ? sure : hoped / 2;
    const keen = openFight > 0 ? 0.8 : 0.6;
    let sum = 0;
    for (let bid = 1; bid <= highestBid; bid++) {
      const first = chanceOfFirst(state, seat, bid, keen);
      const gets = ready > 1 ? (1 + first) / 2 : first;
      const weight = Math.exp((gets * (brings - bid)) / doubts.bid);
      this.#bids[bid] = weight;
      if (bid <= most) sum += weight;
    }
    for (let bid = 1; bid <= highestBid; bid++) this.#bids[bid] = ((this.#bids[bid] ?? 0) * patron) / (sum || 1);
  }

  /** What a sale is likely to bring more than the card is worth in the hand, in gold. */
  #worthOfSale(id: ItemId, price: number): number {
    const { kind, heroClass, tier, cap } = itemFigures(id);
    const open = this.#outlook.open[kind] ?? 0;
    if (open === 0) return 0;
    const most = chanceToSell(open, this.#seatCount);
    const chance = 1 - ((1 - most) * (price - 1)) / (cap - 1);
    const bonus = this.#outlook.isOfClass(kind, heroClass) ? 1 : 0;
    const keeps = this.#outlook.fights === 0 ? 0 : (worthOfTier[tier] ?? 0);
    return chance * (price + bonus - keeps);
  }

  #weightOf(worth: number): number {
    return worth === 0 ? 0.01 : Math.exp(worth / doubts.sale);
  }
}
