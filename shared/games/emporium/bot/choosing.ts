import type { Seat } from '../../../engine/index.ts';
import { highestBid, highestBidWith, stepsFrom } from '../choices.ts';
import type { ItemId } from '../items/index.ts';
import type { EmporiumState } from '../state.ts';
import { itemFigures } from './figures.ts';
import { worthOfTier } from './hand.ts';
import { chanceToSell, Outlook } from './outlook.ts';

/**
 * Weights of the inclination to be a patron rather than sell; above 0 for a patron.
 * Found by iterating best responses in simulated matches until they were stable.
 */
const inclination = {
  always: 0.05,
  /** A fight that can be won without cards, or with own cards; and its reward, in tens of gold. */
  open: 0.95,
  card: 1,
  brings: 0.45,
  /** If no fight can be won yet: from 1 for almost to 0 for far from it. */
  nearly: 0.78,
  /** The best possible sale minus the card's value in the hand, in tens of gold. */
  sale: -0.33,
};

/** Temperatures of the choice of bid and of price, in gold: the higher, the less a difference matters. */
const doubts = { bid: 2, sale: 0.5 };

const fewest = 0.002;
/** Beyond this lack of strength, no hero is almost strong enough. */
const far = 6;

/**
 * The chance that a bid comes first, judging by public information: others' gold, and how keen they are on easy fights.
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

/** The likelihood of every choice behind the screen, by what the seat sees and its own hand. */
export class Plan {
  readonly #outlook = new Outlook();
  /** Likelihood of each bid. */
  readonly #bids = new Float64Array(highestBid + 1);
  /** Scale of the likelihood of sales. */
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

  /** The expected gain of a sale over keeping the card, in gold. */
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
