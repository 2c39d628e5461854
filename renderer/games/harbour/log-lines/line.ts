import type { Seat } from '../../../../shared/engine/index.ts';
import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import { type Place, startingBuildingOf } from '../../../../shared/games/harbour/places.ts';
import { ruledLine, wordedLine } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';

/** The headings of the rules that log lines link to. */
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

/** Numbers of goods, without those of which there are none. */
export type SomeGoods = Readonly<Partial<Record<Good, number>>>;

/**
 * A log line with a link to a heading of the rules. `worded` takes its text from the catalogue's `log`.
 * The text of a player's line is a predicate, which the log shows after the name. Any other text is a whole sentence.
 */
export const line = ruledLine<RuleAnchor>;
export const worded = wordedLine<RuleAnchor>;

/** Goods of several types, each on one line with its number: "2 fish and 1 wood". */
export function few(words: Words, counts: SomeGoods): string {
  const parts = goods
    .filter((good) => (counts[good] ?? 0) > 0)
    .map((good) => words.goods(good, counts[good] ?? 0).replace(' ', '\u00a0'));
  return parts.length === 0 ? words.log('nothing') : words.list(parts);
}

/** A place as the object of a sentence about a seat, which may own it. */
export function placeFor(words: Words, place: Place, seat: Seat): string {
  return place === startingBuildingOf(seat) ? words.log('own-start') : words.the(place);
}

/** The total number of goods. */
export function number(counts: SomeGoods): number {
  return goods.reduce((sum, good) => sum + (counts[good] ?? 0), 0);
}

/** The sum of two sets of goods. */
export function together(one: SomeGoods, other: SomeGoods): SomeGoods {
  return Object.fromEntries(
    goods.flatMap((good) => {
      const sum = (one[good] ?? 0) + (other[good] ?? 0);
      return sum === 0 ? [] : [[good, sum]];
    }),
  );
}
