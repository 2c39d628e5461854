import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { PlainWords } from './plain-words.ts';

/** A labelled value of a view: a text, or nested facts. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly parts: readonly Fact[];
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

/** The fields of an object or the items of a list; empty for anything else. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isScalar(value) ? [] : Object.entries(value ?? {});
}

/** Whether it is a list with an object for each seat. */
function isBySeat(value: unknown, seats: readonly SeatSettings[]): value is readonly object[] {
  return Array.isArray(value) && value.length === seats.length && value.every((item) => !isScalar(item));
}

/** The facts of a view, in its order; `words` provides the labels. */
export function factsOf(view: unknown, words: PlainWords): readonly Fact[] {
  return entriesOf(view).map(([key, value]) => factOf(key, words.word(key), value, words));
}

function factOf(key: string, label: string, value: unknown, words: PlainWords): Fact {
  if (isScalar(value)) return { key, label, text: words.value(value), parts: [] };
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return { key, label, text: words.counted(value), parts: [] };
  }
  const bySeat = isBySeat(value, words.seats);
  const parts = entriesOf(value).map(([each, part]) => {
    const called = bySeat ? words.name(Number(each)) : Array.isArray(value) ? each : words.word(each);
    return factOf(each, called, part, words);
  });
  return { key, label, text: parts.length === 0 ? words.none : '', parts };
}

/** The facts of each seat, from the view's first list with an object per seat; empty without one. */
export function factsBySeat(view: unknown, words: PlainWords): readonly (readonly Fact[])[] {
  const found = entriesOf(view).find(([, value]) => isBySeat(value, words.seats));
  return found === undefined ? [] : entriesOf(found[1]).map(([, player]) => factsOf(player, words));
}

/** The facts of a view that belong to no seat. */
export function commonFacts(view: unknown, words: PlainWords): readonly Fact[] {
  const rest = entriesOf(view).filter(([, value]) => !isBySeat(value, words.seats));
  return factsOf(Object.fromEntries(rest), words);
}
