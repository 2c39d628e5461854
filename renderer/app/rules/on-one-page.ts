import type { GameId } from '../../../shared/games/index.ts';
import { blocksOf, type Section, sectionsOf } from './markdown.ts';

/** A section of the rules by its anchor; with a number, only so many of its paragraphs, lists and tables, from the first. */
type Extract = string | readonly [anchor: string, blocks: number];

/** What of a game's rules goes on one page, in the order of its rules. It has to fit one side of A4 in every language. */
export const extracts: Readonly<Record<GameId, readonly Extract[]>> = {
  'brick-and-mortar': [
    'in-a-minute',
    'prices',
    'building-from-february-on',
    'auction',
    'inventory',
    'utilities',
    'investment',
    'end-of-a-month-and-of-the-game',
    'final-scoring',
    'turn-order',
    'debt',
  ],
  harbour: ['in-a-minute', 'symbols', 'setup', 'moving', 'tolls', 'buying', 'the-market-adjusts', 'the-end'],
  'mercado-de-lisboa': [
    'in-a-minute',
    'restaurants',
    'a-turn',
    'open-a-stand',
    'bring-customers',
    'open-a-restaurant',
    'take-a-coin',
    'exchange-equal-tiles',
    'income',
    'the-end',
  ],
  emporium: [
    'in-a-minute',
    'the-cards',
    'a-round',
    'the-action-phase',
    'sales',
    'patrons',
    'restocking',
    'the-end',
    'scoring',
  ],
  'shopping-street': [
    'in-a-minute',
    'trade',
    'open-a-shop',
    'improve-a-shop',
    'roll-both-dice',
    'end-of-each-round',
    'the-deck-and-the-thieves',
    'the-end-of-the-game',
    'scoring',
    'other-player-counts',
  ],
};

/** References to rulings, in parentheses: on one page there are no rulings to look up. */
const REFERENCES = /\s*\((?:[^()[\]]*\[[^\]]*\]\(#ruling-\d+\))+[^()[\]]*\)/g;

/**
 * The sections of a game's rules that stand on its one page, of the text in whatever language. Throws a RangeError where the text
 * has no such section.
 */
export function onOnePage(game: GameId, text: string): readonly Section[] {
  const sections = sectionsOf(blocksOf(text.replace(REFERENCES, '')));
  return extracts[game].map((extract) => {
    const [anchor, most] = typeof extract === 'string' ? [extract] : extract;
    const section = sections.find((each) => each.anchor === anchor);
    if (section === undefined) throw new RangeError(`The rules of ${game} have no section "${anchor}".`);
    // the heading is the first of its blocks
    return most === undefined ? section : { ...section, blocks: section.blocks.slice(0, most + 1) };
  });
}
