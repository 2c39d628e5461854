/// <reference types="vite/client" />
import { blocksOf, type Section, sectionsOf } from './markdown.ts';

/** The sections of each game's rules that go on one page, by their anchors: its own folder says. */
const sectionsOnOnePage = import.meta.glob<readonly string[]>('../../games/*/one-page.ts', {
  eager: true,
  import: 'sectionsOnOnePage',
});

/** References to rulings, in parentheses: on one page there are no rulings to look up. */
const REFERENCES = /\s*\((?:[^()[\]]*\[[^\]]*\]\(#ruling-\d+\))+[^()[\]]*\)/g;

/**
 * The sections of a game's rules that stand on its one page, of the text in whatever language. Throws a RangeError where the text
 * has no such section.
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
