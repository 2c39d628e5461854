import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { elided } from '../../renderer/words/elision.ts';
import { type Language, languages } from '../../shared/protocol/languages.ts';

export type { Language };

type Namespace = string;
type Facts = Readonly<Record<string, string | number>>;

const folder = path.join(import.meta.dirname, '../../renderer/words');
/** All catalogues, as the folder of a language has them. */
export const namespaces: readonly Namespace[] = readdirSync(path.join(folder, languages[0]))
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));
const branch = z.record(z.string(), z.unknown());

/** The texts of one catalogue by their dotted keys. */
function readCatalogue(language: Language, namespace: Namespace): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: unknown, key: string): void => {
    if (typeof node === 'string') texts.set(key, node);
    else
      for (const [name, below] of Object.entries(branch.parse(node))) walk(below, key === '' ? name : `${key}.${name}`);
  };
  walk(JSON.parse(readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8')), '');
  return texts;
}

const read = new Map<string, ReadonlyMap<string, string>>();

export function catalogue(namespace: Namespace, language: Language = 'en'): ReadonlyMap<string, string> {
  const name = `${language}/${namespace}`;
  const texts = read.get(name) ?? readCatalogue(language, namespace);
  read.set(name, texts);
  return texts;
}

function textOf(namespace: Namespace, key: string, facts: Facts, language: Language): string {
  const texts = catalogue(namespace, language);
  const { count } = facts;
  const plural = typeof count === 'number' ? `${key}_${new Intl.PluralRules(language).select(count)}` : key;
  const text = texts.get(plural) ?? texts.get(key);
  if (text === undefined) throw new Error(`The catalogue ${namespace} has no text "${key}".`);
  return text;
}

/** A key may begin with its catalogue, as on the page: `network:wayIn.title`. */
function placeOf(key: string, namespace: Namespace): { readonly namespace: Namespace; readonly key: string } {
  const named = namespaces.find((each) => key.startsWith(`${each}:`));
  return named === undefined ? { namespace, key } : { namespace: named, key: key.slice(named.length + 1) };
}

/** What the page says, from the catalogue it reads itself: `say('shelf.carryOn')`, `say('network:wayIn.title')`. */
export function say(named: string, facts: Facts = {}, language: Language = 'en', usual: Namespace = 'shell'): string {
  const { namespace, key } = placeOf(named, usual);
  return textOf(namespace, key, facts, language).replaceAll(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name, word) => {
    const fact = String(facts[name] ?? '');
    return word === undefined ? fact : elided(word, fact);
  });
}

const special = /[.*+?^${}()|[\]\\]/g;

/** A text with any facts in it, as a whole or as the beginning of a longer one. */
export function saying(named: string, usual: Namespace = 'shell', language: Language = 'en'): RegExp {
  const { namespace, key } = placeOf(named, usual);
  const texts = catalogue(namespace, language);
  const forms = [...texts].filter(
    ([name]) => name === key || (/^_(one|many|other)$/.test(name.slice(key.length)) && name.startsWith(key)),
  );
  if (forms.length === 0) throw new Error(`The catalogue ${namespace} has no text "${key}".`);
  const patterns = forms.map(([, text]) =>
    text
      .split(/\{\{[\w, ]+\}\}/)
      // a blank that breaks no line is a blank in the name of a button
      .map((part) => part.replaceAll(special, '\\$&').replaceAll(/[ \u00a0]/g, '\\s'))
      .join('.+?'),
  );
  return new RegExp(`^(?:${patterns.join('|')})`);
}
