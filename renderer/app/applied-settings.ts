import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useAppSelector } from '../client/store.ts';
import { largeText } from '../table/board/space-for.ts';
import { speakFetched } from '../words/fetched.ts';
import { preferredLanguage, spoken } from '../words/index.ts';

const DARK = '(prefers-color-scheme: dark)';
const FORCED = '(forced-colors: active)';

/**
 * Makes container queries use the current text size.
 * Chromium keeps the `rem` of a container's first layout, so a page that starts with large text would get the layout
 * for small text.
 */
function remeasure(container: HTMLElement): void {
  container.style.containerType = 'normal';
  container.getBoundingClientRect();
  container.style.containerType = '';
}

/**
 * Applies the text size. A drawn table fits its window, so only what is read there grows (`--reader-zoom`), until large
 * text turns the table into lists. `page` is the query container.
 */
export function useAppliedTextSize(page: RefObject<HTMLElement | null>, isTable: boolean): void {
  const text = useAppSelector((state) => state.settings.textSize) / 100;
  const isDrawn = isTable && text < largeText;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--text-scale', String(isDrawn ? 1 : text));
    style.setProperty('--reader-zoom', String(isDrawn ? text : 1));
    if (page.current !== null) remeasure(page.current);
  }, [text, isDrawn, page]);
}

/** Applies the other settings to the whole page: theme, motion and language. */
export function useAppliedSettings(): void {
  const { theme, motion, language } = useAppSelector((state) => state.settings);

  useEffect(() => {
    const root = document.documentElement;
    const dark = window.matchMedia(DARK);
    const forced = window.matchMedia(FORCED);
    const apply = () => {
      // in forced colours the system sets the background, so the drawings must follow it
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

  useEffect(() => {
    const wanted = language ?? preferredLanguage(navigator.languages);
    const speak = async (): Promise<void> => {
      await speakFetched(wanted);
      document.documentElement.lang = spoken();
    };
    // if a language cannot be loaded, the page keeps the previous one; choosing it again retries
    speak().catch(() => {});
  }, [language]);
}
