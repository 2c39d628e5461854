import type { Seat } from '../../../engine/index.ts';
import { heroesInRow } from '../rows.ts';
import { bonus } from '../scoring.ts';
import { cardsOfLevel } from '../setup.ts';
import type { EmporiumState } from '../state.ts';
import { heroFigures, monsterFigures } from './figures.ts';

/** Number of monster types, and of hero classes. */
const kinds = 3;
/** Maximum fights of a match: every monster of its deck. */
const mostFights = kinds * cardsOfLevel;

/** Estimated number of fights left until a row cannot be filled; 0 in the last round. */
export function fightsLeft({ monsterDeck, monsterRow, heroDeck, heroRow, seatCount }: EmporiumState): number {
  const byMonsters = monsterDeck.length + monsterRow.length - 2;
  const byHeroes = heroDeck.length + heroRow.length - heroesInRow(seatCount) + 1;
  return Math.max(0, Math.min(byMonsters, byHeroes));
}

/**
 * The chance to have the most of a type at the end. It depends on the lead over the best opponent (negative if behind),
 * the fights left, and the players.
 */
function chanceToLead(ahead: number, fights: number, seatCount: number): number {
  const ofType = fights / kinds;
  if (ofType === 0) return ahead >= 0 ? 1 : 0;
  const spread = Math.sqrt((2 * ofType) / seatCount) + 0.25;
  const drift = spread * 0.35 * Math.log(seatCount - 1);
  return 1 / (1 + Math.exp((-1.7 * (ahead + 0.5 - drift)) / spread));
}

/** All chances, for 2 to 6 players, by fights left and by lead. */
const mostAhead = 7;
const perFights = 2 * mostAhead + 1;
const perSeats = (mostFights + 1) * perFights;
const leads = new Float64Array(5 * perSeats);
for (let seats = 2; seats <= 6; seats++) {
  for (let fights = 0; fights <= mostFights; fights++) {
    for (let ahead = -mostAhead; ahead <= mostAhead; ahead++) {
      leads[(seats - 2) * perSeats + fights * perFights + ahead + mostAhead] = chanceToLead(ahead, fights, seats);
    }
  }
}

function leadOf(own: number, other: number, fights: number, seatCount: number): number {
  if (own === 0 && fights === 0) return 0;
  const ahead = Math.max(-mostAhead, Math.min(mostAhead, own - other));
  return bonus * (leads[(seatCount - 2) * perSeats + fights * perFights + ahead + mostAhead] ?? 0);
}

/** The chance to beat monsters of all lacking types, by their number, by players and by fights left. */
const nextSets = Array.from({ length: kinds + 1 }, (_, lacking) =>
  Float64Array.from({ length: 5 * (mostFights + 1) }, (_each, at) => {
    const seatCount = 2 + Math.floor(at / (mostFights + 1));
    return (1 - Math.exp((-0.5 * (at % (mostFights + 1))) / seatCount)) ** lacking;
  }),
);

/** The expected final value of a seat's heroes and monsters, in gold. Reused between calls. */
export class Trophies {
  /** By monster type and hero class: a seat's own, and the most of any opponent. */
  readonly #monsters = new Int32Array(kinds);
  readonly #bestMonsters = new Int32Array(kinds);
  readonly #heroes = new Int32Array(kinds);
  readonly #bestHeroes = new Int32Array(kinds);
  readonly #count = new Int32Array(2 * kinds);
  #fights = 0;
  #seatCount = 2;

  /** Counts every player's trophies. */
  look(state: EmporiumState, seat: Seat): void {
    const { players, seatCount } = state;
    this.#fights = fightsLeft(state);
    this.#seatCount = seatCount;
    this.#bestMonsters.fill(0);
    this.#bestHeroes.fill(0);
    const count = this.#count;
    for (let at = 0; at < players.length; at++) {
      const player = players[at];
      if (player === undefined) continue;
      count.fill(0);
      for (const id of player.monsters) {
        const { monsterType } = monsterFigures(id);
        count[monsterType] = (count[monsterType] ?? 0) + 1;
      }
      for (const id of player.heroes) {
        const { heroClass } = heroFigures(id);
        count[kinds + heroClass] = (count[kinds + heroClass] ?? 0) + 1;
      }
      for (let kind = 0; kind < kinds; kind++) {
        const monsters = count[kind] ?? 0;
        const heroes = count[kinds + kind] ?? 0;
        if (at === seat) {
          this.#monsters[kind] = monsters;
          this.#heroes[kind] = heroes;
        } else {
          this.#bestMonsters[kind] = Math.max(monsters, this.#bestMonsters[kind] ?? 0);
          this.#bestHeroes[kind] = Math.max(heroes, this.#bestHeroes[kind] ?? 0);
        }
      }
    }
  }

  /** Expected gold from majorities of monster types. */
  get monsterLeads(): number {
    let sum = 0;
    for (let kind = 0; kind < kinds; kind++) sum += this.#monsterLead(kind, 0, this.#fights);
    return sum;
  }

  /** Expected gold from majorities of hero classes. */
  get heroLeads(): number {
    let sum = 0;
    for (let kind = 0; kind < kinds; kind++) sum += this.#heroLead(kind, 0, this.#fights);
    return sum;
  }

  /** Complete sets of monsters. */
  get sets(): number {
    return Math.min(this.#monsters[0] ?? 0, this.#monsters[1] ?? 0, this.#monsters[2] ?? 0);
  }

  /** The chance to complete the next set. */
  get nextSet(): number {
    const sets = this.sets;
    let lacking = 0;
    for (let kind = 0; kind < kinds; kind++) if ((this.#monsters[kind] ?? 0) === sets) lacking++;
    return nextSets[lacking]?.[(this.#seatCount - 2) * (mostFights + 1) + this.#fights] ?? 0;
  }

  /** The expected value of a fight by hero class and monster type, beyond the monster's printed gold. */
  brings(heroClass: number, monsterType: number): number {
    const fights = Math.max(0, this.#fights - 1);
    const leads =
      this.#heroLead(heroClass, 1, fights) -
      this.#heroLead(heroClass, 0, fights) +
      this.#monsterLead(monsterType, 1, fights) -
      this.#monsterLead(monsterType, 0, fights);
    const before = bonus * (this.sets + this.nextSet);
    this.#monsters[monsterType] = (this.#monsters[monsterType] ?? 0) + 1;
    const after = bonus * (this.sets + this.nextSet);
    this.#monsters[monsterType] = (this.#monsters[monsterType] ?? 0) - 1;
    return leads + after - before;
  }

  #monsterLead(kind: number, more: number, fights: number): number {
    return leadOf((this.#monsters[kind] ?? 0) + more, this.#bestMonsters[kind] ?? 0, fights, this.#seatCount);
  }

  #heroLead(kind: number, more: number, fights: number): number {
    return leadOf((this.#heroes[kind] ?? 0) + more, this.#bestHeroes[kind] ?? 0, fights, this.#seatCount);
  }
}
