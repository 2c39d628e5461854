import { type RefObject, useEffect } from 'react';
import { searchable } from './markdown.ts';

/** The block elements that separate texts. */
const block = 'p, li, td, th, figcaption, h1, h2, h3, h4, h5, h6';

/** The place of a compared character; null between two blocks. */
interface Place {
  readonly node: Text;
  readonly offset: number;
}

/** The places of a text in an element, ignoring case and accents. */
export function rangesOf(root: HTMLElement, words: string): readonly Range[] {
  if (words === '') return [];
  const { ownerDocument: page } = root;
  let text = '';
  const places: (Place | null)[] = [];
  let around: Element | null = null;
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const own = node.parentElement?.closest(block) ?? null;
    if (own !== around) {
      text += '\n';
      places.push(null);
    }
    around = own;
    for (let offset = 0; offset < node.data.length; offset++) {
      const letters = searchable(node.data.charAt(offset));
      text += letters;
      for (let each = 0; each < letters.length; each++) places.push({ node, offset });
    }
  }
  const ranges: Range[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const [first, last] = [places[at], places[at + words.length - 1]];
    if (!first || !last) continue;
    const range = page.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    ranges.push(range);
  }
  return ranges;
}

/** The name of the highlight in the style sheet. */
const marked = 'found-words';

/** Highlights the searched words in a text and in captions, without changing the text. */
export function useFoundWords(text: RefObject<HTMLElement | null>, words: string, shown: unknown): void {
  useEffect(() => {
    if (text.current === null || shown === null || typeof Highlight === 'undefined') return;
    CSS.highlights.set(marked, new Highlight(...rangesOf(text.current, words)));
    return () => {
      CSS.highlights.delete(marked);
    };
  }, [text, words, shown]);
}
