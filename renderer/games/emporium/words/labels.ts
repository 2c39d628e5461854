import { heroIn } from '../../../../shared/games/emporium/gear.ts';
import { totalsOf } from '../../../../shared/games/emporium/prospects.ts';
import { type Description, spoken } from '../../../game-kit/description.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import type { EmporiumTable } from '../table.ts';
import type { Words } from '../words.ts';
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

/** The name of a piece, without facts. */
export function nameOf(words: Words, piece: Piece): string {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'hero':
      return words.hero(meaning.hero);
    case 'monster':
      return words.monster(meaning.monster);
    case 'die':
      return String(meaning.number);
    default:
      return words.item(meaning.item);
  }
}

/** The full name of a piece and its facts for the current question. */
export function descriptionOf(table: EmporiumTable, piece: Piece): Description {
  const { view, words } = table;
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'hero':
      return {
        name: heroName(words, heroIn(view.heroRow, meaning.hero)),
        facts: [
          ...totalsOf(view, meaning.hero).map((total) => totalWords(words, total)),
          ...heroFacts(table, meaning.hero),
        ],
      };
    case 'monster':
      return { name: monsterName(words, meaning.monster), facts: monsterFacts(table, meaning.monster) };
    case 'die':
      return { name: String(meaning.number), facts: dieFacts(table, meaning.number) };
    default:
      return { name: nameOfCard(table, piece), facts: cardFacts(table, piece) };
  }
}

/** The name and facts of a piece, for a screen reader. */
export function spokenPiece(table: EmporiumTable, piece: Piece): string {
  return spoken(descriptionOf(table, piece));
}
