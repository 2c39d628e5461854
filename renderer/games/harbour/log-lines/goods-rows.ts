import { buildings, isBuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { type Rows, sumRow } from '../../../table/log/ruled-line.ts';
import { gained } from '../../../table/scoring/signed.ts';
import type { Words } from '../words.ts';
import { boardWith, type Deed } from './deeds.ts';
import type { SomeGoods } from './line.ts';

interface Row {
  readonly label: string;
  readonly change: number;
  /** The row adds something to the line's own text. */
  readonly news?: true;
}

/** A row for each good of which there is at least one. */
function rowsFor(
  counts: SomeGoods,
  label: (good: Good) => string,
  sign: 1 | -1,
  more: Pick<Row, 'news'> = {},
): readonly Row[] {
  return goods.flatMap((good) => {
    const count = counts[good] ?? 0;
    return count === 0 ? [] : [{ label: label(good), change: sign * count, ...more }];
  });
}

/** The number of a good that a building brings without anchors; null where anchors change nothing. */
function withoutAnchors(place: Place | null, good: Good): number | null {
  if (place === null || !isBuildingId(place)) return null;
  const { action } = buildings[place];
  if (action.order === 'or') return null;
  for (const part of action.parts) {
    if (part.kind === 'gain' && part.good === good && part.perAnchor > 0) return part.base;
  }
  return null;
}

function gainRows(words: Words, deed: Extract<Deed, { kind: 'goods' }>, place: Place | null): readonly Row[] {
  return goods.flatMap((good) => {
    const offered = (deed.gained[good] ?? 0) + (deed.lost[good] ?? 0);
    if (offered === 0) return [];
    const extra = deed.extra[good] ?? 0;
    const base = withoutAnchors(place, good) ?? offered - extra;
    const anchors = offered - extra - base;
    return [
      { label: words.log('why.gained', { good: words.good(good) }), change: base },
      ...(anchors > 0 ? [{ label: words.log('why.anchors'), change: anchors, news: true as const }] : []),
      ...(extra > 0 ? [{ label: boardWith(words, 'extra-gain'), change: extra, news: true as const }] : []),
    ];
  });
}

function deedRows(words: Words, deed: Deed, place: Place | null): readonly Row[] {
  const good = (key: string) => (which: Good) => words.log(key, { good: words.good(which) });
  switch (deed.kind) {
    case 'goods':
      return [
        ...rowsFor(deed.paid, good('why.paid'), -1),
        ...gainRows(words, deed, place),
        ...rowsFor(deed.lost, good('why.no-room'), -1, { news: true }),
      ];
    case 'from': {
      const name = words.name(deed.from);
      return [
        ...rowsFor(deed.taken, (which) => words.log('why.from', { good: words.good(which), name }), 1),
        ...rowsFor(deed.lost, good('why.no-room'), -1, { news: true }),
      ];
    }
    default:
      return [];
  }
}

/**
 * The breakdown of a change in a seat's goods, or undefined where the line's text says it all.
 * `place`: the building whose action it was.
 */
export function goodsRows(
  words: Words,
  deeds: readonly Deed[],
  tolls: SomeGoods = {},
  place: Place | null = null,
): Rows | undefined {
  const rows = [
    ...rowsFor(tolls, (good) => words.log('why.toll', { good: words.good(good) }), -1),
    ...deeds.flatMap((deed) => deedRows(words, deed, place)),
  ];
  if (!rows.some(({ news }) => news)) return undefined;
  const sum = rows.reduce((so, { change }) => so + change, 0);
  return [
    ...rows.map(({ label, change }) => ({ label, amount: gained(change) })),
    sumRow(words.log('why.goods-in-all'), gained(sum)),
  ];
}
