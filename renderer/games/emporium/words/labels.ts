import { heroIn } from '../../../../shared/games/emporium/gear.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { totalsOf } from '../interaction/outlook.ts';
import type { Piece } from '../interaction/pieces.ts';
import type { EmporiumTable } from '../table.ts';
import {
  cardFacts,
  dieFacts,
  heroFacts,
  heroName,
  monsterFacts,
  monsterName,
  nameOfCard,
  totalWords,
} from './facts.ts';

/** Joins what is told into sentences. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** Everything about a hero of the row, for a screen reader: class, gear, strength, against each monster, what it would bring. */
export function spokenHero(table: EmporiumTable, hero: HeroId): string {
  const { view, words } = table;
  return sentences([
    heroName(words, heroIn(view.heroRow, hero)),
    ...totalsOf(view, hero).map((total) => totalWords(words, total)),
    ...heroFacts(table, hero),
  ]);
}

/** Everything about a monster of the row, for a screen reader: type, strength, gold, and who would beat it. */
export function spokenMonster(table: EmporiumTable, monster: MonsterId): string {
  return sentences([monsterName(table.words, monster), ...monsterFacts(table, monster)]);
}

/** A card of the hand or one that a hero wears, for a screen reader. */
export function spokenCard(table: EmporiumTable, piece: Piece): string {
  return sentences([nameOfCard(table, piece), ...cardFacts(table, piece)]);
}

/** A number of the die, for a screen reader: what pressing it would seal. */
export function spokenDie(table: EmporiumTable, number: number): string {
  return sentences([String(number), ...dieFacts(table, number)]);
}
