import { translatorFor } from '../../../../renderer/words/index.ts';
import type { Translate } from '../../../../renderer/words/translate.ts';
import type { Action, Part } from '../../../../shared/games/harbour/actions.ts';
import { board, boardIds } from '../../../../shared/games/harbour/boards.ts';
import { buildingIds, buildings } from '../../../../shared/games/harbour/buildings/index.ts';

/** Every action of a card or board, by the name of its owner. */
export const actions: readonly (readonly [string, Action])[] = [
  ...buildingIds.map((id) => [id, buildings[id].action] as const),
  ...boardIds.map((id) => [id, board(id).action] as const),
];

/** Every part of those actions. */
export const parts: readonly (readonly [string, Part])[] = actions.flatMap(([id, action]) =>
  (action.order === 'or' ? [...action.goods, action.buy] : action.parts).map((part) => [id, part] as const),
);

/** The words of the cards in a language; `asked` collects the keys. Throws for missing texts and values. */
export function cardWords(language: string, asked = new Set<string>()): Translate {
  const translate = translatorFor('harbour-buildings', language);
  return (key, facts) => {
    asked.add(key);
    return translate(key, facts);
  };
}

/** All non-zero figures of a record, at any depth. */
export function figuresOf(record: object): readonly number[] {
  return Object.values(record).flatMap((value: unknown) => {
    if (typeof value === 'number') return value === 0 ? [] : [value];
    return typeof value === 'object' && value !== null ? figuresOf(value) : [];
  });
}

/** Copies of the record, each with another non-zero figure one higher. */
export function withOtherFigures<Kind extends object>(record: Kind): readonly Kind[] {
  const changed: Kind[] = [];
  const entries: readonly [string, unknown][] = Object.entries(record);
  for (const [key, value] of entries) {
    if (typeof value === 'number' && value !== 0) changed.push({ ...record, [key]: value + 1 });
    if (Array.isArray(value))
      for (const [at, each] of value.entries())
        for (const other of withOtherFigures(each)) changed.push({ ...record, [key]: value.with(at, other) });
    else if (typeof value === 'object' && value !== null)
      for (const other of withOtherFigures(value)) changed.push({ ...record, [key]: other });
  }
  return changed;
}
