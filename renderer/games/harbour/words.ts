import { seatAt } from '../../../shared/engine/index.ts';
import type { Ability } from '../../../shared/games/harbour/abilities.ts';
import type { Action, BuildingSymbol } from '../../../shared/games/harbour/actions.ts';
import type { BoardId } from '../../../shared/games/harbour/boards.ts';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { type Good, goods } from '../../../shared/games/harbour/goods.ts';
import { isCard, type Owner, type Place, startingBuildings } from '../../../shared/games/harbour/places.ts';
import type { Recipe } from '../../design/index.ts';
import { type GameWords, gameWords, type WordsFrom, wordsHook } from '../../game-kit/game-words.ts';
import type { Translate } from '../../words/translate.ts';
import { abilityBrief, abilitySentence } from './words/ability-words.ts';
import { actionSentences } from './words/part-words.ts';
import { recipeOf } from './words/recipes.ts';

/** The catalogues of this game's UI. */
export const namespaces = ['harbour', 'harbour-counter', 'harbour-log', 'harbour-buildings'] as const;

/** Seats and their player boards, from a view. */
interface Seated {
  readonly players: readonly { readonly board: BoardId | null }[];
}

/** All texts of the board, counter and log, with their values filled in. */
export interface Words extends GameWords {
  good(good: Good): string;
  /** An amount of a good: "3 fish". */
  goods(good: Good, count: number): string;
  /** A list of goods; omits types with none. */
  counts(counts: Readonly<Partial<Record<Good, number>>>): string;
  building(id: BuildingId): string;
  board(id: BoardId): string;
  /** A building's name. For a starting building, its owner, and the board's name if known. */
  place(place: Place, view?: Seated): string;
  /** A place as the object of a sentence, with its article: "the Ranch". */
  the(place: Place): string;
  symbol(symbol: BuildingSymbol): string;
  /** A number of symbols: "2 anchors". */
  symbols(symbol: BuildingSymbol, count: number): string;
  /** The effect of owning a symbol as a sentence, or of a given number of them. */
  symbolMeaning(symbol: BuildingSymbol, count?: number): string;
  /** Dollars; a debit carries its minus sign. */
  money(dollars: number): string;
  points(points: number): string;
  /** A player, or the practice opponent. */
  owner(owner: Owner): string;
  /** An action's effects as sentences. */
  action(action: Action): string;
  /** An action's effects for a number of opponents, as rows of icons and short text. */
  recipe(action: Action, opponents?: number): Recipe;
  /** A character's ability, as a sentence and in brief. */
  ability(ability: Ability): string;
  abilityBrief(ability: Ability): string;
}

/** Creates the texts from a translator of `namespace:key`. */
export const wordsFrom: WordsFrom<Words> = (translate, seats, language, you) => {
  const common = gameWords(translate, seats, language, {
    board: 'harbour',
    counter: 'harbour-counter',
    log: 'harbour-log',
    names: 'harbour-buildings',
    you,
  });
  const cards: Translate = (key, facts) => translate(`harbour-buildings:${key}`, facts);
  const { name, player, list } = common;
  const counted: Words['goods'] = (good, count) => cards(`count.${good}`, { count });
  const board: Words['board'] = (id) => cards(`boards.${id}`);
  return {
    ...common,
    owner: (owner) => (owner === 'practice' ? cards('practice') : name(owner)),
    good: (good) => cards(`goods.${good}`),
    goods: counted,
    counts: (all) => {
      const parts = goods.flatMap((good) => ((all[good] ?? 0) > 0 ? [counted(good, all[good] ?? 0)] : []));
      return parts.length === 0 ? cards('nothing') : list(parts);
    },
    building: (id) => cards(`buildings.${id}`),
    board,
    place: (place, view) => {
      if (isCard(place)) return cards(`buildings.${place}`);
      const seat = seatAt(startingBuildings.indexOf(place));
      const side = view?.players[seat]?.board ?? null;
      return side === null
        ? cards('starting-building', player(seat))
        : cards('starting-building-of-board', { ...player(seat), board: board(side) });
    },
    the: (place) =>
      isCard(place) ? cards(`the.${place}`) : cards('the.start', player(seatAt(startingBuildings.indexOf(place)))),
    symbol: (symbol) => cards(`symbols.${symbol}`),
    symbols: (symbol, count) => cards(`count.${symbol}`, { count }),
    symbolMeaning: (symbol, count = 0) =>
      count > 0 ? cards(`owned.${symbol}`, { count }) : cards(`meanings.${symbol}`),
    money: (dollars) => cards(dollars < 0 ? 'money.debit' : 'money.plain', { amount: Math.abs(dollars) }),
    points: (points) => cards('points', { count: points }),
    action: (action) => actionSentences(action, cards),
    recipe: (action, opponents) => recipeOf(action, cards, opponents),
    ability: (ability) => abilitySentence(ability, cards),
    abilityBrief: (ability) => abilityBrief(ability, cards),
  };
};

/** The texts in the current language. Only `you`, if given, sees them. */
export const useWords = wordsHook(namespaces, wordsFrom);
