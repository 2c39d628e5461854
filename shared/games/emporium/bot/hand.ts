import type { Seat } from '../../../engine/index.ts';
import { stepsFrom } from '../choices.ts';
import { fullHand } from '../item-decks.ts';
import type { ItemId } from '../items/index.ts';
import { tierRules, tiers } from '../items/tiers.ts';
import type { EmporiumState } from '../state.ts';
import { itemFigures } from './figures.ts';
import { weights } from './weights.ts';

/** The relative value of each further card in a hand: a player sells only one per round. */
const furtherCards: readonly number[] = [1, 0.85, 0.7, 0.55];

/** The chance to use the card at this place of the hand (best first), with this many fights left. */
function chanceToUse(place: number, fights: number): number {
  return (furtherCards[place] ?? 0) * (1 - Math.exp((-1.2 * fights) / (place + 1)));
}

const byFights = Array.from({ length: 16 }, (_, fights) =>
  Float64Array.from({ length: fullHand }, (_each, place) => chanceToUse(place, fights)),
);

/** The value of a card of each tier in the hand, in gold, with enough time to use it. */
export const worthOfTier: readonly number[] = [weights.leather, weights.chainmail, weights.steel];
const fees: readonly number[] = tiers.map((tier) => tierRules[tier].secondUpgrade);

/** The cards of a hand by tier, weighted by how likely they are still useful. Reused between calls. */
export class CountedHand {
  readonly counts = new Int32Array(tiers.length);
  /** By tier. */
  readonly usable = new Float64Array(tiers.length);
  #fights = 0;

  count(hand: readonly ItemId[], fights: number): CountedHand {
    this.#fights = Math.min(fights, byFights.length - 1);
    this.counts.fill(0);
    for (const id of hand) this.#change(itemFigures(id).tier, 1);
    this.#use();
    return this;
  }

  get size(): number {
    return (this.counts[0] ?? 0) + (this.counts[1] ?? 0) + (this.counts[2] ?? 0);
  }

  /** The value of the hand, in gold. */
  get worth(): number {
    return this.#worthWith(0, 0, 0);
  }

  /** The gain of filling the hand with leather, in gold. */
  get drawGain(): number {
    return this.#worthWith(fullHand - this.size, 0, 0) - this.worth;
  }

  /** The gain of upgrading a card of a tier, in gold. */
  upgradeGain(tier: number): number {
    if (tier + 1 >= tiers.length || (this.counts[tier] ?? 0) === 0) return 0;
    return this.#worthWith(tier === 0 ? -1 : 0, tier === 0 ? 1 : -1, tier === 0 ? 0 : 1) - this.worth;
  }

  /** The gain of upgrading one or two cards of a tier with this much gold, net of the fee. */
  upgradesGain(tier: number, gold: number): number {
    const one = this.upgradeGain(tier);
    if ((this.counts[tier] ?? 0) < 2 || gold < (fees[tier] ?? 0)) return one;
    const two =
      this.#worthWith(tier === 0 ? -2 : 0, tier === 0 ? 2 : -2, tier === 0 ? 0 : 2) - this.worth - (fees[tier] ?? 0);
    return Math.max(one, two);
  }

  #change(tier: number, by: number): void {
    this.counts[tier] = (this.counts[tier] ?? 0) + by;
  }

  #use(): void {
    this.usable.fill(0);
    let place = 0;
    for (let tier = tiers.length - 1; tier >= 0; tier--) {
      for (let card = 0; card < (this.counts[tier] ?? 0); card++) {
        this.usable[tier] = (this.usable[tier] ?? 0) + (byFights[this.#fights]?.[place] ?? 0);
        place++;
      }
    }
  }

  /** The value with this many more cards of each tier. */
  #worthWith(leather: number, chainmail: number, steel: number): number {
    const uses = byFights[this.#fights];
    let worth = 0;
    let place = 0;
    for (let tier = tiers.length - 1; tier >= 0; tier--) {
      const more = tier === 0 ? leather : tier === 1 ? chainmail : steel;
      const cards = (this.counts[tier] ?? 0) + more;
      for (let card = 0; card < cards; card++) worth += (worthOfTier[tier] ?? 0) * (uses?.[place++] ?? 0);
    }
    return worth;
  }
}

/** Whether a seat has yet to restock this round. */
export function mayRestock({ question, marker, seatCount, phase }: EmporiumState, seat: Seat): boolean {
  if (phase === 'sales' || phase === 'patrons') return true;
  if (question?.type !== 'restock' && question?.type !== 'upgrade-again') return false;
  const before = stepsFrom(marker, question.seat, seatCount);
  const own = stepsFrom(marker, seat, seatCount);
  return question.type === 'restock' ? own >= before : own > before;
}
