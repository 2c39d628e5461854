import { useCallback, useState } from 'react';

/**
 * Keeps a choice that is made in the page and not played yet for as long as its key stays the same: nobody else's action
 * disturbs it. A new key begins with `untouched`, which must be the same object at every call.
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
