import type { Action, Part, PartOf } from '../../../../shared/games/harbour/actions.ts';
import { type GoodCounts, goods } from '../../../../shared/games/harbour/goods.ts';
import type { Translate } from '../../../words/translate.ts';

// In this file, `translate` gets keys of the namespace `harbour-buildings`.

/** A part that gains goods without a payment. */
type Gain = PartOf<'gain'> | PartOf<'gain-any'>;

/** Numbers of goods as phrases: "1 wood", "2 stone". */
function countsIn(counts: Partial<Readonly<GoodCounts>>, translate: Translate): readonly string[] {
  return goods.flatMap((good) => {
    const count = counts[good] ?? 0;
    return count > 0 ? [translate(`count.${good}`, { count })] : [];
  });
}

/** The basic gain: "1 fish", "2 goods of your choice". */
function gained(part: Gain, translate: Translate): string {
  if (part.kind === 'gain') return translate(`count.${part.good}`, { count: part.base });
  return translate(part.different ? 'figures.different' : 'figures.of-choice', { count: part.base });
}

/** The additional gains for symbols, a sentence each. */
function more(part: Gain, translate: Translate): readonly string[] {
  const extras =
    part.kind === 'gain'
      ? [{ key: 'per-anchor', count: part.perAnchor }]
      : [
          { key: 'per-warehouse', count: part.perWarehouse },
          { key: 'with-top-hat', count: part.withTopHat },
        ];
  return extras.filter(({ count }) => count > 0).map(({ key, count }) => translate(`parts.${key}`, { count }));
}

/** The special terms of a purchase, a sentence each. */
function termSentences(part: PartOf<'buy'>, translate: Translate): readonly string[] {
  const money = (amount: number) => translate('money.plain', { amount });
  return [
    ...(part.discountPerAnchor > 0
      ? [
          translate('parts.buy-per-anchor', {
            money: money(part.discountPerAnchor),
            most: money(part.mostForAnchors),
          }),
        ]
      : []),
    ...(part.lowerPerWarehouse > 0
      ? [translate('parts.buy-per-warehouse', { count: part.lowerPerWarehouse, most: part.mostLower })]
      : []),
    ...(part.lowerOne > 0 ? [translate('parts.buy-lower-one', { count: part.lowerOne })] : []),
  ];
}

/** The effect of a part of an action, in sentences with all its figures. */
export function partSentence(part: Part, translate: Translate): string {
  const say = (facts: Parameters<Translate>[1]) => translate(`parts.${part.kind}`, facts);
  const ofAnyType = (count: number) => translate('count.any', { count });
  const ofChoice = (count: number) => translate('figures.of-choice', { count });
  switch (part.kind) {
    case 'gain':
    case 'gain-any':
      return [translate('parts.gain', { goods: [gained(part, translate)] }), ...more(part, translate)].join(' ');
    case 'convert':
      return say({ pays: countsIn(part.pays, translate), gains: countsIn(part.gains, translate) });
    case 'buy': {
      const money = translate('money.plain', { amount: part.discount });
      const bought = part.discount > 0 ? translate('parts.buy-discount', { money }) : say({});
      return [bought, ...termSentences(part, translate)].join(' ');
    }
    case 'set-market':
    case 'swap-markers':
    case 'raise-marker':
    case 'extra-turn':
    case 'double':
      return say({});
    case 'tax':
      return say({ goods: ofAnyType(part.fromEach), one: ofChoice(part.fromOne), alone: ofChoice(part.alone) });
    case 'gift':
      return say({ goods: ofAnyType(part.goods) });
    case 'steal':
      return say({ goods: ofAnyType(part.most), alone: ofChoice(part.alone) });
    case 'fill-up':
      return say({ to: part.to });
    case 'exchange':
      return say({ count: part.most, bonus: part.bonus });
  }
}

/** Whether a gain does not depend on symbols, so that several make one list. */
function isPlainGain(part: Part): part is Gain {
  if (part.kind === 'gain') return part.perAnchor === 0;
  return part.kind === 'gain-any' && part.perWarehouse === 0 && part.withTopHat === 0;
}

/** The effect of an action, in sentences, with the order of its parts. */
export function actionSentences(action: Action, translate: Translate): string {
  if (action.order === 'or') {
    const gains = action.goods.filter(isPlainGain).map((part) => gained(part, translate));
    const others = action.goods.filter((part) => !isPlainGain(part)).map((part) => partSentence(part, translate));
    return [translate('parts.or', { goods: gains }), ...others, ...termSentences(action.buy, translate)].join(' ');
  }
  const { order, parts } = action;
  if (parts.length > 1 && parts.every(isPlainGain))
    return translate('parts.gain', { goods: parts.map((part) => gained(part, translate)) });
  const sentences = parts.map((part) => partSentence(part, translate));
  const orderWords = parts.length > 1 ? [translate(order === 'then' ? 'parts.in-order' : 'parts.any-order')] : [];
  return [...sentences, ...orderWords].join(' ');
}
