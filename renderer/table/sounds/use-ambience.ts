import { useEffect } from 'react';
import { useAppSelector } from '../../client/store.ts';
import type { Street } from '../../design/index.ts';
import { playAmbience } from './play-ambience.ts';

/** Plays the background sounds of a game's street, if sounds are on; null for none. */
export function useAmbience(street: Street | null): void {
  const percent = useAppSelector(({ settings }) => (settings.sound ? settings.ambience : 0));
  useEffect(() => {
    if (street === null || percent === 0) return;
    return playAmbience(street, percent);
  }, [street, percent]);
}
