import type { GameId } from '../../../shared/games/index.ts';
import { blocksOf, type Section, sectionsOf } from './markdown.ts';

/** The sections of a game's rules that go on one page, by their anchors. They have to fit one side of A4 in every language. */
const sectionsOnOnePage: Readonly<Record<GameId, readonly string[]>> = {
  'brick-and-mortar': [
    'in-a-minute',
    'prices',
    'auction',
    'investment',
    'end-of-a-month-and-of-the-game',
    'final-scoring',
    'turn-order',
    'debt',
  ],
  harbour: [
    'in-a-minute',
    'symbols',
    'the-market',
    'setup',
    'a-turn',
    'moving',
    'tolls',
    'buying',
    'the-market-adjusts',
    'the-end',
  ],
  'mercado-de-lisboa': [
    'in-a-minute',
    'restaurants',
    'customers',
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
    'banishing',
    'the-end',
    'scoring',
  ],
  'shopping-street': [
    'in-a-minute',
    'a-turn',
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
  return sectionsOnOnePage[game].map((anchor) => {
    const section = sections.find((each) => each.anchor === anchor);
    if (section === undefined) throw new RangeError(`The rules of ${game} have no section "${anchor}".`);
    return section;
  });
}
