import { seatAt } from '../../../shared/engine/index.ts';
import type { Ability } from '../../../shared/games/harbour/abilities.ts';
import type { Action, BuildingSymbol } from '../../../shared/games/harbour/actions.ts';
import type { BoardId } from '../../../shared/games/harbour/boards.ts';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { type Good, goods } from '../../../shared/games/harbour/goods.ts';
import { isCard, type Owner, type Place, startingBuildings } from '../../../shared/games/harbour/places.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { Recipe } from '../../design/index.ts';
import { type RoomWords, roomWords, useRoomWords } from '../../game-kit/room-words.ts';
import type { Translate } from '../../words/translate.ts';
import { abilityBrief, abilitySentence } from './words/ability-words.ts';
import { actionSentences } from './words/part-words.ts';
import { recipeOf } from './words/recipes.ts';

/** The catalogues this room reads: the board's, the counter's, the roll's, and the names and sentences of the cards. */
export const namespaces = ['harbour', 'harbour-counter', 'harbour-roll', 'harbour-buildings'] as const;

/** Who sits where with which board, as a view tells it. */
interface Seated {
  readonly players: readonly { readonly board: BoardId | null }[];
}

/** The room's words, filled in: everything a line of the board, of the counter or of the log is made of. */
export interface Words extends RoomWords {
  good(good: Good): string;
  /** So many of a good: "3 fish". */
  goods(good: Good, count: number): string;
  /** Goods of several types in one list, the absent ones left out. */
  counts(counts: Readonly<Partial<Record<Good, number>>>): string;
  building(id: BuildingId): string;
  board(id: BoardId): string;
  /** A building's name, or whose starting building it is, with the board's name where a view knows the board. */
  place(place: Place, view?: Seated): string;
  symbol(symbol: BuildingSymbol): string;
  /** So many of a symbol: "2 anchors". */
  symbols(symbol: BuildingSymbol, count: number): string;
  /** What owning the symbol is good for, in a sentence; with a number of one or more, what so many of them do. */
  symbolMeaning(symbol: BuildingSymbol, count?: number): string;
  /** Dollars; a debit carries its minus sign. */
  money(dollars: number): string;
  points(points: number): string;
  /** A player, or the practice opponent. */
  owner(owner: Owner): string;
  /** What a whole action does, in sentences. */
  action(action: Action): string;
  /** What a whole action does with so many opponents, as rows of pictures and a few words. */
  recipe(action: Action, opponents?: number): Recipe;
  /** What a character can do that others cannot, in a sentence, and in a few words. */
  ability(ability: Ability): string;
  abilityBrief(ability: Ability): string;
}

/** Makes the room's words of a translator that knows all its catalogues by `namespace:key`. */
export function wordsFrom(translate: Translate, seats: readonly SeatSettings[], language: string): Words {
  const room = roomWords(translate, seats, language, {
    board: 'harbour',
    counter: 'harbour-counter',
    roll: 'harbour-roll',
    names: 'harbour-buildings',
  });
  const cards: Translate = (key, facts) => translate(`harbour-buildings:${key}`, facts);
  const { name, list } = room;
  const counted: Words['goods'] = (good, count) => cards(`count.${good}`, { count });
  const board: Words['board'] = (id) => cards(`boards.${id}`);
  return {
    ...room,
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
        ? cards('starting-building', { name: name(seat) })
        : cards('starting-building-of-board', { name: name(seat), board: board(side) });
    },
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
}

/** The room's words in the reader's language. */
export function useWords(seats: readonly SeatSettings[]): Words {
  return useRoomWords(namespaces, wordsFrom, seats);
}
