import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useAppSelector } from '../client/store.ts';
import { speakFetched } from '../words/fetched.ts';
import { preferredLanguage, spoken } from '../words/index.ts';

const DARK = '(prefers-color-scheme: dark)';
const FORCED = '(forced-colors: active)';

/**
 * Has container queries ask for the letters there are now. Chromium goes on measuring their `rem` by the letters that a
 * container was first laid out with, so that whoever begins with large text would get the page for small ones.
 */
function measureAnew(container: HTMLElement): void {
  container.style.containerType = 'normal';
  container.getBoundingClientRect();
  container.style.containerType = '';
}

/** Puts the settings into effect on the whole page at once: theme, pace, text size, language. `page` is its container. */
export function useAppliedSettings(page: RefObject<HTMLElement | null>): void {
  const { theme, motion, textSize, language } = useAppSelector((state) => state.settings);

  useEffect(() => {
    const root = document.documentElement;
    const dark = window.matchMedia(DARK);
    const forced = window.matchMedia(FORCED);
    const apply = () => {
      // in forced colours the ground is the system's, and drawings are made for it
      const isSystem = theme === 'system' || forced.matches;
      root.dataset.theme = isSystem ? (dark.matches ? 'dark' : 'light') : theme;
    };
    apply();
    for (const query of [dark, forced]) query.addEventListener('change', apply);
    return () => {
      for (const query of [dark, forced]) query.removeEventListener('change', apply);
    };
  }, [theme]);

  useEffect(() => {
    document.documentElement.dataset.motion = motion;
  }, [motion]);

  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textSize / 100));
    if (page.current !== null) measureAnew(page.current);
  }, [textSize, page]);

  useEffect(() => {
    const wanted = language ?? preferredLanguage(navigator.languages);
    const speak = async (): Promise<void> => {
      await speakFetched(wanted);
      document.documentElement.lang = spoken();
    };
    // a language that cannot be fetched now leaves the page in the one before; chosen again, it is tried again
    speak().catch(() => {});
  }, [language]);
}
