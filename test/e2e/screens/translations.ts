import type { Page } from '@playwright/test';
import { inPage } from '../layout-check/bundled-looking.ts';
import { catalogue, type Language, namespaces } from '../words.ts';

const special = /[.*+?^${}()|[\]\\]/g;

/** A text with placeholders: its longest fixed part, and a pattern that accepts any facts. */
interface Pattern {
  readonly part: string;
  readonly whole: RegExp;
}

/** Null for texts that are almost only facts. */
function patternOf(text: string): Pattern | null {
  const parts = text.split(/\{\{[\w, ]+\}\}/);
  if (parts.join(' ').replaceAll(/[^\p{L}]/gu, '').length < 8) return null;
  const whole = new RegExp(`^${parts.map((part) => part.replaceAll(special, '\\$&')).join('.+')}$`, 'u');
  return { part: parts.reduce((longest, part) => (part.length > longest.length ? part : longest)), whole };
}

/** True if words match one of the texts, with any facts in them. */
function recognizer(texts: Iterable<string>) {
  const all = [...texts];
  const plain = new Set(all.filter((text) => !text.includes('{{')));
  const patterns = all.flatMap((text) => (text.includes('{{') ? (patternOf(text) ?? []) : []));
  return {
    // to look for the fixed part first takes a tenth of the time
    knows: (words: string): boolean =>
      plain.has(words) || patterns.some(({ part, whole }) => words.includes(part) && whole.test(words)),
    hasOneThatBegins: (words: string): boolean => [...plain].some((text) => text.startsWith(words)),
  };
}

function textsOf(language: Language): ReadonlySet<string> {
  return new Set(namespaces.flatMap((namespace) => [...catalogue(namespace, language).values()]));
}

const keys = new Set(namespaces.flatMap((namespace) => [...catalogue(namespace).keys()]));

/** The texts of a language, the English texts it does not share, and which texts on pages were foreign. */
type Known = Record<'own' | 'english', ReturnType<typeof recognizer>> & { readonly judged: Map<string, boolean> };

const known = new Map<Language, Known>();

function knownIn(language: Language) {
  const before = known.get(language);
  if (before !== undefined) return before;
  const texts = textsOf(language);
  const english = [...textsOf('en')].filter((text) => !texts.has(text));
  const both = { own: recognizer(texts), english: recognizer(english), judged: new Map<string, boolean>() };
  known.set(language, both);
  return both;
}

/** Everything on the page that is read or read aloud, piece by piece; an explained term is part of its sentence. */
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

/** English texts on a page in another language, and keys shown instead of a text. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  // a text that is missing is so in each language
  if (language === 'en') return [];
  const { own, english, judged } = knownIn(language);
  // a tooltip has its words while it is open
  await inPage(page, 'openTooltips');
  const words = await wordsOn(page);
  await inPage(page, 'closeTooltips');
  const isForeign = (text: string): boolean => {
    if (text.includes('.') && keys.has(text)) return true;
    // "May" on the axis of a chart is short for "Mayo"
    if (text.length <= 4 && own.hasOneThatBegins(text)) return false;
    return english.knows(text) && !own.knows(text);
  };
  return words.filter((text) => {
    const foreign = judged.get(text) ?? isForeign(text);
    judged.set(text, foreign);
    return foreign;
  });
}
