import type { Action, Part, PartOf } from '../../../../shared/games/harbour/actions.ts';
import { type GoodCounts, goods } from '../../../../shared/games/harbour/goods.ts';
import type { Recipe, RecipePart } from '../../../design/index.ts';
import type { Translate } from '../../../words/translate.ts';

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
 * The effect of an action, in rows of icons, figures and a few words. `translate` gets keys of the namespace
 * `harbour-buildings`.
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

/** The goods of a starting building in one row: a crate, and any others. */
function startingRow(parts: readonly Part[], translate: Translate, opponents: number): Row {
  return parts.flatMap((part, at): Row => {
    const row = rowsOf(part, translate, opponents).flat();
    return at > 0 ? [{ text: '+' }, ...row] : row;
  });
}

/** Rows after others, introduced by "and" or "then" unless they start with crates. */
function joined(rows: Recipe, how: 'and' | 'then', translate: Translate): Recipe {
  const [[first, ...row] = [], ...others] = rows;
  if (first === undefined || 'good' in first) return rows;
  return [[{ text: translate(`brief.${how}`) }, first, ...row], ...others];
}

/** Goods of any type, or all different, without a number for a single one. */
function anyGoods(count: number, icon: 'any' | 'assorted' = 'any'): RecipePart {
  return count === 1 ? { icon: 'any' } : { icon, count };
}

function rowsOf(part: Part, translate: Translate, opponents: number): Recipe {
  const { kind } = part;
  switch (kind) {
    case 'gain':
      return [[crates(part.good, part.base)], ...bonusRow('each', part.perAnchor, 'anchor', translate)];
    case 'gain-any':
      return [
        [anyGoods(part.base, part.different ? 'assorted' : 'any')],
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
    case 'extra-turn':
      return [[{ text: translate(`brief.${kind}`) }]];
    case 'raise-marker':
      return [[{ icon: 'any' }, { icon: 'to-top' }, { text: '+1' }]];
    case 'tax':
      if (opponents === 0) return [[anyGoods(part.alone)]];
      return opponents === 1
        ? [[{ icon: 'person' }, arrow, anyGoods(part.fromOne)]]
        : [[{ icon: 'people' }, arrow, anyGoods(part.fromEach)]];
    case 'gift':
      return opponents === 0 ? [] : [[anyGoods(part.goods), arrow, { icon: opponents === 1 ? 'person' : 'people' }]];
    case 'steal':
      return opponents === 0
        ? [[anyGoods(part.alone)]]
        : [[{ icon: 'person' }, arrow, { icon: 'alike', count: part.most }]];
    case 'double':
      return [[{ icon: 'any' }, { text: '× 2' }]];
    case 'fill-up':
      return [[{ icon: 'any' }, { text: translate('brief.fill-up', { to: part.to }) }]];
    case 'exchange':
      return [[{ icon: 'any', count: `0–${part.most}` }, arrow, { icon: 'any' }, { text: `+${part.bonus}` }]];
  }
}

function bonusRow(key: 'each' | 'with', count: number, icon: 'anchor' | 'warehouse' | 'top-hat', translate: Translate) {
  return count > 0 ? [[{ text: translate(`recipe.${key}`, { count }) }, { icon }]] : [];
}

/** A purchase and its special terms, with icons for symbols and shipping minimums. */
function buyRows(part: PartOf<'buy'>, translate: Translate): Recipe {
  const { discount, discountPerAnchor, mostForAnchors, lowerPerWarehouse, mostLower, lowerOne } = part;
  const money = (amount: number) => translate('money.plain', { amount });
  const text = discount > 0 ? translate('brief.discount', { money: money(discount) }) : translate('brief.buy');
  const atMost = (figure: string | number): Row => [{ text: translate('recipe.at-most', { figure }) }];
  const ship: RecipePart = { icon: 'ship' };
  return [
    [{ text }],
    ...(discountPerAnchor > 0
      ? [
          [{ text: translate('recipe.minus-each', { figure: money(discountPerAnchor) }) }, { icon: 'anchor' as const }],
          atMost(money(mostForAnchors)),
        ]
      : []),
    ...(lowerPerWarehouse > 0
      ? [
          [
            ship,
            { text: translate('recipe.minus-each', { figure: lowerPerWarehouse }) },
            { icon: 'warehouse' as const },
          ],
          atMost(mostLower),
        ]
      : []),
    ...(lowerOne > 0 ? [[ship, { text: lowerOne === 1 ? '−1' : `${lowerOne} × −1` }]] : []),
  ];
}
