import { useEffect } from 'react';
import { speakFetched } from '../words/fetched.ts';
import { preferredLanguage, spoken } from '../words/index.ts';
import { useAppSelector } from './store.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Puts the settings into effect on the whole page at once: theme, pace, text size, language. */
export function useAppliedSettings(): void {
  const { theme, motion, textSize, language } = useAppSelector((state) => state.settings);

  useEffect(() => {
    const root = document.documentElement;
    const dark = window.matchMedia(DARK);
    const apply = () => {
      root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme]);

  useEffect(() => {
    document.documentElement.dataset.motion = motion;
  }, [motion]);

  useEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textSize / 100));
  }, [textSize]);

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
