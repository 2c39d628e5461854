import { useEffect } from 'react';
import { preferredLanguage, speak } from '../words/index.ts';
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
    const spoken = language ?? preferredLanguage(navigator.languages);
    document.documentElement.lang = spoken;
    speak(spoken);
  }, [language]);
}
