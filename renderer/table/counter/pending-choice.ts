import { useCallback, useState } from 'react';

/**
 * Keeps a pending choice while its key stays the same; others' actions do not disturb it.
 * A new key starts with `emptyChoice`, which must be the same object on every call.
 */
export function usePendingChoice<Choice extends object>(
  key: string,
  emptyChoice: Choice,
): readonly [Choice, (change: Partial<Choice>) => void] {
  const [kept, keep] = useState({ key, choice: emptyChoice });
  const choice = kept.key === key ? kept.choice : emptyChoice;
  const change = useCallback(
    (changed: Partial<Choice>) => {
      keep((before) => {
        const from = before.key === key ? before.choice : emptyChoice;
        return { key, choice: { ...from, ...changed } };
      });
    },
    [key, emptyChoice],
  );
  return [choice, change];
}
