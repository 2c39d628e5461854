import type { Action, Part, PartOf } from '../../../../shared/games/harbour/actions.ts';
import { type GoodCounts, goods } from '../../../../shared/games/harbour/goods.ts';
import type { Recipe, RecipePart } from '../../../design/index.ts';
import type { Translate } from '../../../words/translate.ts';
import { partBrief } from './part-words.ts';

type Row = readonly RecipePart[];

const arrow: RecipePart = { icon: 'arrow' };

/** The most icons of a conversion in one row. Longer ones take a row for each side. */
const mostPicturesInARow = 2;

/** Crates of one good, without a number for a single one. */
function crates(good: PartOf<'gain'>['good'], count: number): RecipePart {
  return count === 1 ? { good } : { good, count };
}

function cratesOf(counts: Partial<Readonly<GoodCounts>>): Row {
  return goods.flatMap((good) => {
    const count = counts[good] ?? 0;
    return count > 0 ? [crates(good, count)] : [];
  });
}

/**
 * What an action does, in rows of icons and a few words. `translate` gets keys of the namespace `harbour-buildings`.
 * Some actions depend on the number of opponents.
 */
export function recipeOf(action: Action, translate: Translate, opponents = 2): Recipe {
  if (action.order === 'or') {
    const terms = rowsOf(action.buy, translate, opponents).slice(1);
    return [startingRow(action.goods, translate, opponents), [{ text: translate('brief.or-buy') }], ...terms];
  }
  const { order, parts } = action;
  if (parts.length > 1 && parts.every((part) => part.kind === 'gain' && part.perAnchor === 0))
    return [parts.flatMap((part) => (part.kind === 'gain' ? [crates(part.good, part.base)] : []))];
  return parts.flatMap((part, at) => {
    const rows = rowsOf(part, translate, opponents);
    return at === 0 ? rows : joined(rows, order === 'then' ? 'then' : 'and', translate);
  });
}

/** The goods of a starting building in one row: a crate and "+ any". */
function startingRow(parts: readonly Part[], translate: Translate, opponents: number): Row {
  return parts.flatMap((part, at): Row => {
    if (at > 0 && part.kind === 'gain-any' && !part.different)
      return [{ text: translate('recipe.plus-any', { count: part.base }) }];
    return rowsOf(part, translate, opponents).flat();
  });
}

/** Rows after others, introduced by "and" or "then". */
function joined(rows: Recipe, how: 'and' | 'then', translate: Translate): Recipe {
  const [[first, ...row] = [], ...others] = rows;
  if (first === undefined || !('text' in first)) return rows;
  return [[{ text: translate(`brief.${how}`, { brief: first.text }) }, ...row], ...others];
}

function rowsOf(part: Part, translate: Translate, opponents: number): Recipe {
  switch (part.kind) {
    case 'gain':
      return [[crates(part.good, part.base)], ...bonusRow('each', part.perAnchor, 'anchor', translate)];
    case 'gain-any':
      return [
        [{ text: partBrief({ ...part, perWarehouse: 0, withTopHat: 0 }, translate) }],
        ...bonusRow('each', part.perWarehouse, 'warehouse', translate),
        ...bonusRow('with', part.withTopHat, 'top-hat', translate),
      ];
    case 'convert': {
      const pays = cratesOf(part.pays);
      const gains = cratesOf(part.gains);
      return pays.length + gains.length <= mostPicturesInARow
        ? [[...pays, arrow, ...gains]]
        : [[...pays, arrow], gains];
    }
    case 'buy':
      return buyRows(part, translate);
    case 'set-market':
    case 'swap-markers':
    case 'raise-marker':
    case 'tax':
    case 'gift':
    case 'steal':
    case 'extra-turn':
    case 'double':
    case 'fill-up':
    case 'exchange': {
      const brief = partBrief(part, translate, opponents);
      return brief === '' ? [] : [[{ text: brief }]];
    }
  }
}

function bonusRow(key: 'each' | 'with', count: number, icon: 'anchor' | 'warehouse' | 'top-hat', translate: Translate) {
  return count > 0 ? [[{ text: translate(`recipe.${key}`, { count }) }, { icon }]] : [];
}

/** A purchase and its special terms, with icons for symbols. */
function buyRows(part: PartOf<'buy'>, translate: Translate): Recipe {
  const { discountPerAnchor, mostForAnchors, lowerPerWarehouse, mostLower } = part;
  const money = (amount: number) => translate('money.plain', { amount });
  const row = (text: string, icon: 'anchor' | 'warehouse'): Row => [{ text }, { icon }];
  const atMost = (figure: string | number): Row => [{ text: translate('recipe.at-most', { figure }) }];
  return [
    [{ text: partBrief({ ...part, discountPerAnchor: 0, lowerPerWarehouse: 0 }, translate) }],
    ...(discountPerAnchor > 0
      ? [
          row(translate('recipe.minus-each', { money: money(discountPerAnchor) }), 'anchor'),
          atMost(money(mostForAnchors)),
        ]
      : []),
    ...(lowerPerWarehouse > 0
      ? [row(translate('recipe.fewer-each', { count: lowerPerWarehouse }), 'warehouse'), atMost(mostLower)]
      : []),
  ];
}
