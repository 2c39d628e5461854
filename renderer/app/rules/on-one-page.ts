/// <reference types="vite/client" />
import { blocksOf, type Section, sectionsOf } from './markdown.ts';

/** The anchors of the sections on each game's one-page rules, from the game's folder. */
const sectionsOnOnePage = import.meta.glob<readonly string[]>('../../games/*/one-page.ts', {
  eager: true,
  import: 'sectionsOnOnePage',
});

/** References to rulings in parentheses; one-page rules have no rulings. */
const REFERENCES = /\s*\((?:[^()[\]]*\[[^\]]*\]\(#ruling-\d+\))+[^()[\]]*\)/g;

/**
 * The sections of a game's one-page rules, from its full text in any language.
 * Throws RangeError if a section is missing.
 */
export function onOnePage(game: string, text: string): readonly Section[] {
  const sections = sectionsOf(blocksOf(text.replace(REFERENCES, '')));
  const anchors = sectionsOnOnePage[`../../games/${game}/one-page.ts`] ?? [];
  return anchors.map((anchor) => {
    const section = sections.find((each) => each.anchor === anchor);
    if (section === undefined) throw new RangeError(`The rules of ${game} have no section "${anchor}".`);
    return section;
  });
}
