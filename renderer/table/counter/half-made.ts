import { useCallback, useState } from 'react';

/**
 * Keeps a pending choice while its key stays the same; others' actions do not disturb it.
 * A new key starts with `untouched`, which must be the same object on every call.
 */
export function useHalfMade<Choice extends object>(
  key: string,
  untouched: Choice,
): readonly [Choice, (change: Partial<Choice>) => void] {
  const [kept, keep] = useState({ key, choice: untouched });
  const choice = kept.key === key ? kept.choice : untouched;
  const change = useCallback(
    (changed: Partial<Choice>) => {
      keep((before) => {
        const from = before.key === key ? before.choice : untouched;
        return { key, choice: { ...from, ...changed } };
      });
    },
    [key, untouched],
  );
  return [choice, change];
}
