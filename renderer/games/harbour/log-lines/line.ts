import type { Good } from '../../../../shared/games/harbour/goods.ts';
import { goods } from '../../../../shared/games/harbour/goods.ts';
import { ruledLine, toldLine } from '../../../table/roll/ruled-line.ts';
import type { Words } from '../words.ts';

/** The headings of the rules to which lines of the roll lead, in small letters. */
export const ruleAnchors = [
  'setup',
  'goods',
  'moving',
  'tolls',
  'reading-an-action',
  'buying',
  'characters',
  'the-end',
  'the-practice-opponent',
] as const;
export type RuleAnchor = (typeof ruleAnchors)[number];

/** Some of each good, the absent ones left out. */
export type SomeGoods = Readonly<Partial<Record<Good, number>>>;

/** A line of a player's (null: of the house), explained by a heading of the rules; `told` by a text of the catalogue's `log`. */
export const line = ruledLine<RuleAnchor>;
export const told = toldLine<RuleAnchor>;

/** Goods of several types, as short as a till roll wants them, each with its number on one line: "2 fish, 1 wood". */
export function few(words: Words, counts: SomeGoods): string {
  const parts = goods
    .filter((good) => (counts[good] ?? 0) > 0)
    .map((good) => words.goods(good, counts[good] ?? 0).replaceAll(' ', '\u00a0'));
  return parts.length === 0 ? words.roll('nothing') : parts.join(', ');
}

/** All goods of some together. */
export function number(counts: SomeGoods): number {
  return goods.reduce((sum, good) => sum + (counts[good] ?? 0), 0);
}

/** Two heaps of goods as one. */
export function together(one: SomeGoods, other: SomeGoods): SomeGoods {
  return Object.fromEntries(
    goods.flatMap((good) => {
      const sum = (one[good] ?? 0) + (other[good] ?? 0);
      return sum === 0 ? [] : [[good, sum]];
    }),
  );
}
