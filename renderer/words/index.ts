/// <reference types="vite/client" />
import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Translate } from '../table/game-room.ts';

/** The languages of the app, by the names they give themselves. */
export const languageNames = { en: 'English', fr: 'Français', es: 'Español' } as const;
export type Language = keyof typeof languageNames;
export const languages: readonly Language[] = ['en', 'fr', 'es'];

/** A catalogue: texts under nested keys. */
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Every catalogue of this folder, by its path: one folder a language, one file a namespace. */
const files = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });

/** All texts by language and namespace (`shell`, and one or more for each game). */
export function allCatalogues(): Readonly<Record<Language, Readonly<Record<string, Catalogue>>>> {
  const all: Record<Language, Record<string, Catalogue>> = { en: {}, fr: {}, es: {} };
  for (const [path, catalogue] of Object.entries(files)) {
    const [, folder, namespace] = /^\.\/(\w+)\/(.+)\.json$/.exec(path) ?? [];
    const language = languages.find((known) => known === folder);
    if (language && namespace) all[language][namespace] = catalogue;
  }
  return all;
}

const strict = import.meta.env.MODE === 'test';

function complain(what: string): never {
  throw new Error(`The catalogues have no ${what}.`);
}

/**
 * Gets the catalogues ready, all of them bundled, and speaks the given language. In tests a missing key or placeholder
 * throws; for a player a missing text falls back to English.
 */
export function startWords(language: Language): void {
  if (i18next.isInitialized) {
    speak(language);
    return;
  }
  const resources: Resource = allCatalogues();
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: strict ? false : 'en',
    supportedLngs: [...languages],
    defaultNS: 'shell',
    ns: Object.keys(resources.en ?? {}),
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    ...(strict && {
      saveMissing: true,
      missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) =>
        complain(`text "${namespace}:${key}"`),
      missingInterpolationHandler: (text: string) => complain(`fact for "${text}"`),
    }),
  });
}

/** Changes the language of everything on the page at once. */
export function speak(language: Language): void {
  void i18next.changeLanguage(language);
}

/** The language a device asks for, or English where it asks for none of ours. `asked` as in `navigator.languages`. */
export function preferredLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const language = languages.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return 'en';
}

/** The texts of a game, for code outside React, in the language spoken now unless told otherwise; `namespace:key` reaches others. */
export function translatorFor(game: string, language: string = i18next.language): Translate {
  const translate = i18next.getFixedT(language, game);
  return (key, facts) => translate(key, { ...facts });
}

/** Joins names in the language spoken now: "Ana, Bruno and Chidi". */
export function listOfNames(names: readonly string[]): string {
  return new Intl.ListFormat(i18next.language, { style: 'long', type: 'conjunction' }).format(names);
}
