import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../shared/engine/index.ts';
import { months } from '../../../shared/games/brick-and-mortar/board.ts';
import type { Effect } from '../../../shared/games/brick-and-mortar/effects.ts';
import { type ItemType, itemTypes } from '../../../shared/games/brick-and-mortar/items.ts';
import { type MarketCardId, marketCards } from '../../../shared/games/brick-and-mortar/market-cards.ts';
import type { Phase } from '../../../shared/games/brick-and-mortar/state.ts';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { effectBrief, effectSentence, type Facts } from './effect-words.ts';

/** The catalogues this room reads. */
export const namespaces = ['brick-and-mortar', 'brick-and-mortar-stores'] as const;

/** The room's words, filled in: everything a line of the board or of the log is made of. */
export interface Words {
  /** A text of the room's own catalogue. */
  say(key: string, facts?: Readonly<Record<string, string | number>>): string;
  store(id: StoreId): string;
  item(item: ItemType): string;
  /** So many items of a type: "3 food". */
  items(item: ItemType, count: number): string;
  /** Items of several types in one list, the absent ones left out. */
  counts(counts: Readonly<Partial<Record<ItemType, number>>>): string;
  card(id: MarketCardId): string;
  /** Dollars; a debit carries its minus sign. */
  money(dollars: number): string;
  points(points: number): string;
  /** A change of points with its sign. */
  change(points: number): string;
  month(index: number): string;
  phase(phase: Phase): string;
  name(seat: Seat): string;
  names(seats: readonly Seat[]): string;
  list(parts: readonly string[]): string;
  /** What a modifier does, in a few letters and in a sentence. */
  brief(effect: Effect): string;
  sentence(effect: Effect): string;
}

/** A text of the catalogues by `namespace:key`; lists in its facts are joined by the catalogue. */
type Translator = (key: string, facts?: Facts) => string;

const minus = '−';

/** Makes the room's words of a translator that knows both catalogues by `namespace:key`. */
export function wordsFrom(translate: Translator, seats: readonly SeatSettings[], language: string): Words {
  const say: Words['say'] = (key, facts) => translate(`brick-and-mortar:${key}`, facts);
  const list: Words['list'] = (parts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  const name: Words['name'] = (seat) => seats[seat]?.name ?? say('seat', { number: seat + 1 });
  const item: Words['item'] = (type) => say(`items.${type}`);
  const items: Words['items'] = (type, count) => say(`count.${type}`, { count });
  const counts: Words['counts'] = (all) => {
    const parts = itemTypes.flatMap((type) => ((all[type] ?? 0) > 0 ? [items(type, all[type] ?? 0)] : []));
    return parts.length === 0 ? say('nothing') : list(parts);
  };
  return {
    say,
    list,
    name,
    item,
    items,
    counts,
    names: (all) => list(all.map(name)),
    store: (id) => translate(`brick-and-mortar-stores:names.${id}`),
    card: (id) => counts(marketCards[id].items),
    money: (dollars) => say(dollars < 0 ? 'money.debit' : 'money.plain', { amount: Math.abs(dollars) }),
    points: (points) => say('points', { count: points }),
    change: (points) => (points < 0 ? `${minus}${-points}` : `+${points}`),
    month: (index) => say(`months.${months[index] ?? 'december'}`),
    phase: (phase) => say(`phases.${phase}`),
    brief: (effect) => effectBrief(effect, (key, facts) => translate(`brick-and-mortar-stores:${key}`, facts)),
    sentence: (effect) => effectSentence(effect, (key, facts) => translate(`brick-and-mortar-stores:${key}`, facts)),
  };
}

/** The room's words in the reader's language. */
export function useWords(seats: readonly SeatSettings[]): Words {
  const { t, i18n } = useTranslation([...namespaces]);
  const language = i18n.language;
  return useMemo(
    () => wordsFrom((key, facts) => (facts === undefined ? t(key) : t(key, { ...facts })), seats, language),
    [t, seats, language],
  );
}
