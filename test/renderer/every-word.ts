/// <reference types="vite/client" />
import i18next from 'i18next';
import {
  addCatalogues,
  type Catalogue,
  type Language,
  languages,
  speak,
  startWords as start,
} from '../../renderer/words/index.ts';

/** Every catalogue, by its path. */
const files = import.meta.glob<Catalogue>('../../renderer/words/*/*.json', { eager: true, import: 'default' });

/** All texts by language and namespace (`shell`, and one or more for each game). */
export function allCatalogues(): Readonly<Record<Language, Readonly<Record<string, Catalogue>>>> {
  const all: Record<Language, Record<string, Catalogue>> = { en: {}, fr: {}, es: {} };
  for (const [path, catalogue] of Object.entries(files)) {
    const [, folder, namespace] = /\/(\w+)\/([^/]+)\.json$/.exec(path) ?? [];
    const language = languages.find((known) => known === folder);
    if (language && namespace) all[language][namespace] = catalogue;
  }
  return all;
}

/**
 * Sets a language, with the words of all languages and games loaded, even if another file of the worker used a
 * different one.
 */
export function startWords(language: Language): void {
  const all = allCatalogues();
  if (!i18next.isInitialized) start(language, all[language]);
  for (const other of languages) addCatalogues(other, all[other]);
  speak(language);
}
