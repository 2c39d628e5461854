import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useAppSelector } from '../client/store.ts';
import { scaleAtTable } from '../table/board/space-for.ts';
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

/** Applies the text size; at a drawn table, to what is read there (`--reader-zoom`). `page` is the query container. */
export function useAppliedTextSize(page: RefObject<HTMLElement | null>, isTable: boolean): void {
  const textSize = useAppSelector((state) => state.settings.textSize);
  const scale = isTable ? scaleAtTable(textSize) : textSize / 100;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--text-scale', `${scale}`);
    style.setProperty('--reader-zoom', `${textSize / 100 / scale}`);
    if (page.current !== null) remeasure(page.current);
  }, [textSize, scale, page]);
}

/** Applies the other settings to the whole page: theme, motion, letters and language. */
export function useAppliedSettings(): void {
  const { theme, motion, letters, language } = useAppSelector((state) => state.settings);

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
    document.documentElement.dataset.letters = `${letters}`;
  }, [motion, letters]);

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
