import type { Seat } from '../../../engine/index.ts';
import type { ItemId } from '../items/index.ts';
import type { MonsterId } from '../monsters.ts';
import { heroesInRow } from '../rows.ts';
import type { EmporiumState, HeroInRow } from '../state.ts';
import { heroFigures, itemFigures, monsterFigures } from './figures.ts';
import { fightsLeft, Trophies } from './trophies.ts';

const kinds = 3;
/** The strength of the strongest steel items. */
const strongestItem = 7;

const mostOpen = 8;
const sells = Array.from({ length: 7 }, (_, seatCount) =>
  Float64Array.from({ length: mostOpen + 1 }, (_each, open) => 1 - Math.exp((-2.2 * open) / (seatCount - 1) ** 0.7)),
);

/** The chance that one of these open slots is still open when a seat sells at a high price. */
export function chanceToSell(open: number, seatCount: number): number {
  return sells[seatCount]?.[Math.min(open, mostOpen)] ?? 0;
}

/** What a seat can do with its cards and the rows. Reused between calls. */
export class Outlook {
  readonly trophies = new Trophies();
  /** Open slots by kind, with one of each for every hero still to come. */
  readonly open = new Float64Array(kinds);
  /** By kind and class: whether such a slot is open on a hero of that class. */
  readonly #classOpen = new Uint8Array(kinds * kinds);
  /** Strengths of the two strongest cards of each kind in the hand. */
  readonly #first = new Int32Array(kinds);
  readonly #second = new Int32Array(kinds);
  /** The reward of a fight by class and type, in gold; NaN until computed. */
  readonly #brings = new Float64Array(kinds * kinds);
  /** Number of fights left. */
  fights = 0;
  /** The reward of the best fight without cards, and of the best with cards, net of their value. */
  openFight = 0;
  cardFight = 0;
  /** Number of heroes who could win a fight without cards. */
  ready = 0;
  /** The smallest lack of strength of any hero, including the hand; 0 if one can win. */
  lacks = 0;
  /** The reward of the fight with the smallest lack of strength. */
  hoped = 0;
  /** The price that the best card of the hand would sell for, in gold. */
  sale = 0;
  /** The strength of the strongest card, and the number of slot kinds in the hand. */
  strongCard = 0;
  kinds = 0;

  look(state: EmporiumState, seat: Seat): void {
    this.trophies.look(state, seat);
    this.fights = fightsLeft(state);
    this.#brings.fill(Number.NaN);
    this.#lookAtSlots(state);
    const hand = state.players[seat]?.hand ?? [];
    this.#lookAtHand(hand, state.seatCount);
    this.#lookAtFights(state);
  }

  /** Whether a card of this class would earn a bonus gold on some hero. */
  isOfClass(kind: number, heroClass: number): boolean {
    return this.#classOpen[kind * kinds + heroClass] === 1;
  }

  /** The reward of a hero's class and a monster's type, beyond the monster's printed gold. */
  brings(heroClass: number, monsterType: number): number {
    const at = heroClass * kinds + monsterType;
    const known = this.#brings[at] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const found = this.trophies.brings(heroClass, monsterType);
    this.#brings[at] = found;
    return found;
  }

  #lookAtSlots({ heroRow, seatCount }: EmporiumState): void {
    this.open.fill(Math.max(0, heroesInRow(seatCount) - heroRow.length));
    this.#classOpen.fill(0);
    for (const { hero, worn } of heroRow) {
      const { slots, heroClass } = heroFigures(hero);
      for (let at = 0; at < slots.length; at++) {
        if (worn[at] !== null) continue;
        const kind = slots[at] ?? 0;
        this.open[kind] = (this.open[kind] ?? 0) + 1;
        this.#classOpen[kind * kinds + heroClass] = 1;
      }
    }
  }

  #lookAtHand(hand: readonly ItemId[], seatCount: number): void {
    this.#first.fill(0);
    this.#second.fill(0);
    this.sale = 0;
    this.strongCard = 0;
    this.kinds = 0;
    for (const id of hand) {
      const { kind, strength, cap, heroClass } = itemFigures(id);
      if (this.#first[kind] === 0) this.kinds++;
      if (strength > this.strongCard) this.strongCard = strength;
      if (strength > (this.#first[kind] ?? 0)) {
        this.#second[kind] = this.#first[kind] ?? 0;
        this.#first[kind] = strength;
      } else if (strength > (this.#second[kind] ?? 0)) this.#second[kind] = strength;
      const open = this.open[kind] ?? 0;
      if (open === 0) continue;
      const price = (cap + (this.isOfClass(kind, heroClass) ? 1 : 0)) * chanceToSell(open, seatCount);
      if (price > this.sale) this.sale = price;
    }
  }

  #lookAtFights({ heroRow, monsterRow }: EmporiumState): void {
    this.openFight = 0;
    this.cardFight = 0;
    this.ready = 0;
    this.lacks = 99;
    this.hoped = 0;
    for (const hero of heroRow) {
      const { strength, add, swap, both } = this.#reachOf(hero);
      const { heroClass } = heroFigures(hero.hero);
      let isReady = false;
      for (const monster of monsterRow) {
        const { strength: needed, gold, monsterType } = monsterFigures(monster);
        const value = gold + this.brings(heroClass, monsterType);
        const lacks = needed - strength;
        if (lacks <= 0) {
          isReady = true;
          this.openFight = Math.max(this.openFight, value);
        } else if (lacks <= both) {
          const cards = lacks <= add || lacks <= swap ? 1 : 2;
          this.cardFight = Math.max(this.cardFight, value - cards * cardCost);
        }
        const stillLacks = lacks - both;
        if (stillLacks > 0 && stillLacks < this.lacks) {
          this.lacks = stillLacks;
          this.hoped = value;
        }
      }
      if (isReady) this.ready++;
    }
  }

  /** A hero's strength, and the best gains by adding a card, swapping one, or both. Returns a shared object. */
  #reachOf({ hero, worn }: HeroInRow): typeof reach {
    const { base, slots } = heroFigures(hero);
    reach.strength = base;
    reach.add = 0;
    reach.swap = 0;
    let addKind = -1;
    for (let at = 0; at < slots.length; at++) {
      const id = worn[at] ?? null;
      const kind = slots[at] ?? 0;
      const held = this.#first[kind] ?? 0;
      if (id !== null) {
        const { strength } = itemFigures(id);
        reach.strength += strength;
      } else if (held > reach.add) {
        reach.add = held;
        addKind = kind;
      }
    }
    let bothSwap = 0;
    for (let at = 0; at < slots.length; at++) {
      const id = worn[at] ?? null;
      if (id === null) continue;
      const kind = slots[at] ?? 0;
      const { strength } = itemFigures(id);
      reach.swap = Math.max(reach.swap, (this.#first[kind] ?? 0) - strength);
      bothSwap = Math.max(bothSwap, ((kind === addKind ? this.#second[kind] : this.#first[kind]) ?? 0) - strength);
    }
    reach.both = Math.max(reach.swap, reach.add + bothSwap);
    return reach;
  }
}

/** Whether no swap could ever make a hero strong enough for a monster in the row. */
export function isHopeless({ hero, worn }: HeroInRow, monsterRow: readonly MonsterId[]): boolean {
  let strength = heroFigures(hero).base;
  let weakest = strongestItem;
  for (const id of worn) {
    if (id === null) return false;
    const figures = itemFigures(id);
    strength += figures.strength;
    weakest = Math.min(weakest, figures.strength);
  }
  const most = strength + strongestItem - weakest;
  return monsterRow.every((id) => monsterFigures(id).strength > most);
}

/** The average value of a card used in a fight, in gold. */
const cardCost = 1.5;

const reach = { strength: 0, add: 0, swap: 0, both: 0 };
