import { months } from '../../../shared/games/brick-and-mortar/board.ts';
import type { Effect } from '../../../shared/games/brick-and-mortar/effects.ts';
import { type ItemType, itemTypes } from '../../../shared/games/brick-and-mortar/items.ts';
import { type MarketCardId, marketCards } from '../../../shared/games/brick-and-mortar/market-cards.ts';
import type { Phase } from '../../../shared/games/brick-and-mortar/state.ts';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { type Facts, type SeatWords, seatWords, type WordsFrom, wordsHook } from '../../game-kit/game-words.ts';
import { effectSentence } from './words/effect-words.ts';

/** The catalogues of this game's UI. */
export const namespaces = ['brick-and-mortar', 'brick-and-mortar-stores'] as const;

/** The texts of the game's UI, with their values filled in. */
export interface Words extends SeatWords {
  /** A text of the catalogue `brick-and-mortar`. */
  say(key: string, facts?: Facts): string;
  /** The same, for the log: other games have a catalogue of its own for it. */
  log(key: string, facts?: Facts): string;
  store(id: StoreId): string;
  /** A store's name in a sentence: "the Bakery", "la Boulangerie". */
  theStore(id: StoreId): string;
  item(item: ItemType): string;
  /** A type of item in a sentence: "food". */
  type(item: ItemType): string;
  /** A number of items of a type: "3 food". */
  items(item: ItemType, count: number): string;
  /** A list of items by type: "3 food and 1 art". Types with no items are left out. */
  counts(counts: Readonly<Partial<Record<ItemType, number>>>): string;
  card(id: MarketCardId): string;
  /** Dollars; a negative amount has a minus sign. */
  money(dollars: number): string;
  points(points: number): string;
  /** A change of points, with its sign. */
  change(points: number): string;
  month(index: number): string;
  phase(phase: Phase): string;
  /** A modifier in a sentence. */
  sentence(effect: Effect): string;
}

const minus = '−';

/** The texts from a translator of `namespace:key` that has both catalogues. */
export const wordsFrom: WordsFrom<Words> = (translate, seats, language, you) => {
  const say: Words['say'] = (key, facts) => translate(`brick-and-mortar:${key}`, facts);
  const people = seatWords(seats, language, (number) => say('seat', { number }), you);
  const item: Words['item'] = (type) => say(`items.${type}`);
  const items: Words['items'] = (type, count) => say(`count.${type}`, { count });
  const counts: Words['counts'] = (all) => {
    const parts = itemTypes.flatMap((type) => ((all[type] ?? 0) > 0 ? [items(type, all[type] ?? 0)] : []));
    return parts.length === 0 ? say('nothing') : people.list(parts);
  };
  return {
    ...people,
    say,
    log: say,
    item,
    type: (type) => translate(`brick-and-mortar-stores:types.${type}`),
    items,
    counts,
    store: (id) => translate(`brick-and-mortar-stores:names.${id}`),
    // a store without an entry for this context has its bare name
    theStore: (id) => translate(`brick-and-mortar-stores:names.${id}`, { context: 'the' }),
    card: (id) => counts(marketCards[id].items),
    money: (dollars) => say(dollars < 0 ? 'money.debit' : 'money.plain', { amount: Math.abs(dollars) }),
    points: (points) => say('points', { count: points }),
    change: (points) => (points < 0 ? `${minus}${-points}` : `+${points}`),
    month: (index) => say(`months.${months[index] ?? 'december'}`),
    phase: (phase) => say(`phases.${phase}`),
    sentence: (effect) => effectSentence(effect, (key, facts) => translate(`brick-and-mortar-stores:${key}`, facts)),
  };
};

/** The texts in the current language. Only `you`, if given, sees them. */
export const useWords = wordsHook(namespaces, wordsFrom);
