import { useEffect, useState } from 'react';
import { signsOfLife } from './use-unattended.ts';

/** After so long in which nothing happens a screen comes to rest, in milliseconds. */
export const restAfter = 180_000;

/**
 * Has nothing happened for some minutes, neither before this screen nor in the room? Asked only where that is wanted.
 * @param happening differs whenever something has happened
 */
export function useQuiet(isWanted: boolean, happening: string): boolean {
  /** What had happened last when it came to rest; null while it is awake. */
  const [restsSince, setRestsSince] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const rest = (): void => setRestsSince(happening);
    let timer = setTimeout(rest, restAfter);
    const stir = (): void => {
      clearTimeout(timer);
      timer = setTimeout(rest, restAfter);
      setRestsSince(null);
    };
    for (const sign of signsOfLife) window.addEventListener(sign, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, stir);
      setRestsSince(null);
    };
  }, [isWanted, happening]);
  return isWanted && restsSince === happening;
}
