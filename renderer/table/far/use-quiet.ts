import { useEffect, useState } from 'react';
import { signsOfLife } from './use-unattended.ts';

/** Idle time after which a shared screen comes to rest, in milliseconds. */
export const restAfter = 180_000;

/**
 * Whether nothing has happened for some minutes at this screen or in the room. False if not wanted.
 * @param happening changes whenever something happens
 */
export function useQuiet(isWanted: boolean, happening: string): boolean {
  /** The last value of `happening` when the screen came to rest; null while awake. */
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
