import type { HeroId } from '../../../shared/games/emporium/heroes.ts';
import type { MonsterId } from '../../../shared/games/emporium/monsters.ts';
import type { Piece } from './pieces.ts';
import type { EmporiumTable } from './table.ts';

/** Everything about a hero of the row, for a screen reader. */
export function spokenHero({ words }: EmporiumTable, hero: HeroId): string {
  return words.hero(hero);
}

/** Everything about a monster of the row, for a screen reader. */
export function spokenMonster({ words }: EmporiumTable, monster: MonsterId): string {
  return words.monster(monster);
}

/** A card of the hand or one that a hero wears, for a screen reader. */
export function spokenCard(_table: EmporiumTable, piece: Piece): string {
  return piece;
}

/** A number of the die, for a screen reader. */
export function spokenDie(_table: EmporiumTable, number: number): string {
  return String(number);
}
