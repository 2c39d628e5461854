import type { Page } from '@playwright/test';
import { catalogue, type Language, namespaces } from '../words.ts';

const special = /[.*+?^${}()|[\]\\]/g;

/** A text as a pattern: facts may be anything. Null for texts that are hardly more than their facts. */
function patternOf(text: string): RegExp | null {
  const parts = text.split(/\{\{\w+\}\}/);
  if (parts.length > 1 && parts.join(' ').replaceAll(/[^\p{L}]/gu, '').length < 8) return null;
  return new RegExp(`^${parts.map((part) => part.replaceAll(special, '\\$&')).join('.+')}$`, 'u');
}

function patternsOf(language: Language): readonly RegExp[] {
  return namespaces.flatMap((namespace) =>
    [...catalogue(namespace, language).values()].flatMap((text) => patternOf(text) ?? []),
  );
}

/** English texts whose translation is another one. */
function englishOnly(language: Language): readonly RegExp[] {
  const own = new Set(namespaces.flatMap((namespace) => [...catalogue(namespace, language).values()]));
  return namespaces.flatMap((namespace) =>
    [...catalogue(namespace, 'en').values()].flatMap((text) => (own.has(text) ? [] : (patternOf(text) ?? []))),
  );
}

/**
 * Everything on the page that is read or read aloud, piece by piece. A word that opens its meaning is no piece: its sentence is
 * one.
 */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isTerm = (element: Element | null) => element?.matches('.term, .term-card') === true;
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isTerm(node.parentElement)) words.add(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]')) {
      if (isTerm(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        words.add(element.getAttribute(name)?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('p, li, button:not(.term), h1, h2, h3'))
      words.add(element.textContent?.trim() ?? '');
    return [...words].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** Texts on the page that are English and not of the given language, and keys that were never worded. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const english = englishOnly(language);
  const own = patternsOf(language);
  const keys = new Set(namespaces.flatMap((namespace) => [...catalogue(namespace).keys()]));
  return (await wordsOn(page)).filter((text) => {
    if (text.includes('.') && keys.has(text)) return true;
    // "May" on the axis of a chart is short for "Mayo"
    if (text.length <= 4 && own.some(({ source }) => source.startsWith(`^${text}`))) return false;
    return english.some((pattern) => pattern.test(text)) && !own.some((pattern) => pattern.test(text));
  });
}
