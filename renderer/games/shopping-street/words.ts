import type { PawnValue } from '../../../shared/games/shopping-street/pawns.ts';
import {
  type ProductGroup,
  type ProductId,
  product,
  type ShopType,
} from '../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../shared/games/shopping-street/street.ts';
import type { ThiefId } from '../../../shared/games/shopping-street/thieves.ts';
import { type GameWords, gameWords, type WordsFrom, wordsHook } from '../../game-kit/game-words.ts';
import type { Translate } from '../../words/translate.ts';

/** The catalogues of this game's UI. */
export const namespaces = [
  'shopping-street',
  'shopping-street-counter',
  'shopping-street-log',
  'shopping-street-cards',
] as const;

/** All texts of the board, counter and log, with their values filled in. */
export interface Words extends GameWords {
  /** A type in one word, for signs and sentences: "Food", "Personal". */
  type(type: ShopType): string;
  /** A type in full: "Appliances and computers". */
  typeInFull(type: ShopType): string;
  group(group: ProductGroup): string;
  /** A card with its value and group: "Personal 5 (Staff)". */
  card(card: ProductId): string;
  /** The caption of a card's picture, invented for this app: "Window mannequins". */
  caption(card: ProductId): string;
  thief(thief: ThiefId): string;
  /** A space by its name on the street: "N3". */
  space(space: SpaceId): string;
  /** "×3". */
  pawn(pawn: PawnValue): string;
  points(points: number): string;
  cards(count: number): string;
  /** A change of gold, always with a sign: "+4", "−2". */
  change(points: number): string;
}

/** Creates the texts from a translator of `namespace:key`. */
export const wordsFrom: WordsFrom<Words> = (translate, seats, language, you) => {
  const common = gameWords(translate, seats, language, {
    board: 'shopping-street',
    counter: 'shopping-street-counter',
    log: 'shopping-street-log',
    names: 'shopping-street-cards',
    you,
  });
  const cards: Translate = (key, facts) => translate(`shopping-street-cards:${key}`, facts);
  const type: Words['type'] = (shopType) => cards(`types.${shopType}`);
  const group: Words['group'] = (productGroup) => cards(`groups.${productGroup}`);
  return {
    ...common,
    type,
    typeInFull: (shopType) => cards(`typesInFull.${shopType}`),
    group,
    card(id) {
      const printed = product(id);
      return cards('card', { type: type(printed.type), value: printed.value, group: group(printed.group) });
    },
    caption(id) {
      const printed = product(id);
      return cards(`captions.${printed.type}.${printed.group}`);
    },
    thief: (thief) => cards(`thieves.${thief}`),
    space: (space) =>
      cards('space', { side: cards(`sides.${space.startsWith('N') ? 'N' : 'S'}`), column: space.slice(1) }),
    pawn: (pawn) => cards('pawn', { value: pawn }),
    points: (points) => cards('points', { count: points }),
    cards: (count) => cards('cards', { count }),
    change: (points) => cards(points < 0 ? 'change.less' : 'change.more', { amount: Math.abs(points) }),
  };
};

/** The texts in the current language. Only `you`, if given, sees them. */
export const useWords = wordsHook(namespaces, wordsFrom);
