/// <reference types="vite/client" />
import { addCatalogues, type Catalogue, type Language, languages, shellWords, speak, spoken } from './index.ts';

/**
 * The catalogues of this folder, by their paths: one folder a language, one file a namespace. Fetched when asked for. What the
 * examples of the rules say comes with them.
 */
const files = import.meta.glob<Catalogue>(['./*/*.json', '!./*/*-examples.json'], { import: 'default' });

/** The namespaces that are spoken on this page: those of the shell, and of the games whose rooms are open. */
const wanted = new Set<string>(shellWords);
/** Loaded texts, by language and namespace; what fails is forgotten, so that it can be tried again. */
const fetched = new Map<string, Promise<void>>();

/** Is there such a catalogue? */
export function hasCatalogue(namespace: string): boolean {
  return languages.every((language) => files[`./${language}/${namespace}.json`] !== undefined);
}

async function fetchCatalogue(language: Language, namespace: string): Promise<void> {
  const file = files[`./${language}/${namespace}.json`];
  if (file === undefined) throw new RangeError(`There is no catalogue "${namespace}" in ${language}.`);
  addCatalogues(language, { [namespace]: await file() });
}

function fetchOnce(language: Language, namespace: string): Promise<void> {
  const key = `${language}/${namespace}`;
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const fetching = fetchCatalogue(language, namespace);
  fetched.set(key, fetching);
  fetching.catch(() => fetched.delete(key));
  return fetching;
}

/** The language that is to be spoken: the one spoken now, or one whose words are on their way. */
let chosen: Language | null = null;

/**
 * Fetches namespaces in the language spoken now, and in the one that is about to be; from now on they are part of what
 * every other language is fetched with. Rejects where that cannot be had now.
 */
export async function fetchWords(namespaces: readonly string[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all([...new Set([spoken(), chosen ?? spoken()])].map(fetchLanguage));
}

/** Fetches everything that is spoken on this page in a language. Rejects where that cannot be had now. */
export async function fetchLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => fetchOnce(language, namespace)));
}

/** Changes the language once its texts are loaded; until then the page keeps the previous one. */
export async function speakFetched(language: Language): Promise<void> {
  chosen = language;
  await fetchLanguage(language);
  // another may have been chosen meanwhile
  if (chosen === language) speak(language);
}
