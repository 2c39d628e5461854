/// <reference types="vite/client" />

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages, preferredLanguage } from '../../shared/protocol/languages.ts';
import { elided, elidedWords } from './elision.ts';
import { humanised } from './humanised.ts';
import { listFormat } from './list-format.ts';
import { forgetTexts, type Translate } from './translate.ts';

export { type Language, languages, preferredLanguage };

/** Each language's own name for itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', es: 'Español' };

/** A catalogue: texts under nested keys. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Catalogues by namespace. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

/** The namespaces that every page needs, whatever is played; all others belong to a game. */
export const shellWords = ['shell', 'network', 'seats', 'bots'] as const;

const strict = import.meta.env.MODE === 'test';

/** The names of games, options and what bots weigh; and all texts about a game that stand under its id. */
const gameName = /^(?:games|features|options\.[\w-]+)\.([\w-]+)(?:\.title|\.values\.([\w-]+))?$/;
const gameWords = /^(?:games|features|options|about|of)\./;

/** What stands for a missing text of a game: its id in words for a name, nothing for a description; null for other texts. */
function textOfGame(key: string): string | null {
  if (!gameWords.test(key)) return null;
  const [, id, value] = gameName.exec(key) ?? [];
  return id === undefined ? '' : humanised(value ?? id);
}

function complain(what: string): never {
  throw new Error(`The catalogues have no ${what}.`);
}

/**
 * Begins to speak a language whose catalogues are at hand; further ones can be added. In tests a missing key or placeholder
 * throws.
 */
export function startWords(language: Language, catalogues: Catalogues): void {
  forgetTexts();
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...languages],
    defaultNS: 'shell',
    resources: { [language]: catalogues },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: (key: string) => textOfGame(key) ?? key,
    ...(strict && {
      saveMissing: true,
      missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) => {
        if (textOfGame(key) === null) complain(`text "${namespace}:${key}"`);
      },
      missingInterpolationHandler: (text: string) => complain(`fact for "${text}"`),
    }),
  });
  const { formatter } = i18next.services;
  // i18next's own lists are American
  formatter?.add('list', (items: string[], lng = language, options: { readonly type?: Intl.ListFormatType }) =>
    listFormat(lng, options.type).format(items),
  );
  for (const word of elidedWords) formatter?.add(word, (name: string) => elided(word, name));
}

/** Adds catalogues of a language. */
export function addCatalogues(language: Language, catalogues: Catalogues): void {
  forgetTexts();
  for (const [namespace, catalogue] of Object.entries(catalogues)) {
    i18next.addResourceBundle(language, namespace, catalogue);
  }
}

/** The language spoken now. */
export function spoken(): Language {
  return preferredLanguage([i18next.language]);
}

/** Changes the language of everything on the page at once. */
export function speak(language: Language): void {
  void i18next.changeLanguage(language);
}

/** The texts of a game, for code outside React, in the language spoken now unless told otherwise; `namespace:key` reaches others. */
export function translatorFor(game: string, language: string = i18next.language): Translate {
  const translate = i18next.getFixedT(language, game);
  return (key, facts) => translate(key, { ...facts });
}

/** Joins names in the language spoken now: "Ana, Bruno and Chidi". */
export function listOfNames(names: readonly string[]): string {
  return listFormat(i18next.language).format(names);
}
