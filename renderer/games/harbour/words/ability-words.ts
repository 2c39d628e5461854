import type { Ability } from '../../../../shared/games/harbour/abilities.ts';
import type { Translate } from '../../../words/translate.ts';

/** An ability in a sentence. `translate` gets keys of `harbour-buildings`. */
export function abilitySentence(ability: Ability, translate: Translate): string {
  const say = (facts: Parameters<Translate>[1]) => translate(`abilities.${ability.kind}`, facts);
  const ofAnyType = (count: number) => translate('count.any', { count });
  const ofChoice = (count: number) => translate('figures.of-choice', { count });
  switch (ability.kind) {
    case 'keep-surplus':
    case 'copy':
    case 'stay':
    case 'clear-building':
      return say({});
    case 'alchemy':
    case 'gather-surplus':
    case 'keep-shipped':
      return say({ count: ability.goods });
    case 'extra-money':
      return say({ space: money(ability.space, translate), money: money(ability.money, translate) });
    case 'share-building':
    case 'dear-toll':
      return say({ goods: ofAnyType(ability.goods) });
    case 'gain-after-buying':
    case 'gain-after-visit':
    case 'take-after-visit':
    case 'gain-with-others':
      return say({ goods: ofChoice(ability.goods) });
    case 'swap-before-buying':
    case 'score-market':
      return say({ good: translate(`goods.${ability.good}`) });
    case 'lower-minimum':
      return say({ count: ability.types });
    case 'extra-gain':
      return say({ some: translate(`some.${ability.good}`), count: ability.goods });
    case 'free-building':
      return say({ count: ability.looks });
    case 'gain-when-shipped':
      return say({
        some: translate(`some.${ability.good}`),
        goods: translate(`count.${ability.good}`, { count: ability.goods }),
      });
  }
}

/** An ability in a few words for a narrow place. */
export function abilityBrief(ability: Ability, translate: Translate): string {
  const say = (facts: Parameters<Translate>[1]) => translate(`ability-brief.${ability.kind}`, facts);
  const { kind } = ability;
  switch (kind) {
    case 'keep-surplus':
    case 'copy':
    case 'stay':
    case 'clear-building':
    case 'share-building':
    case 'free-building':
      return say({});
    case 'alchemy':
    case 'gather-surplus':
    case 'keep-shipped':
    case 'dear-toll':
    case 'gain-after-buying':
    case 'gain-after-visit':
    case 'take-after-visit':
    case 'gain-with-others':
      return say({ count: ability.goods });
    case 'extra-money':
      return say({ space: money(ability.space, translate), money: money(ability.money, translate) });
    case 'swap-before-buying':
    case 'score-market':
      return say({ good: translate(`goods.${ability.good}`) });
    case 'lower-minimum':
      return say({ count: ability.types });
    case 'extra-gain':
    case 'gain-when-shipped':
      return say({ good: translate(`goods.${ability.good}`), count: ability.goods });
  }
}

function money(amount: number, translate: Translate): string {
  return translate('money.plain', { amount });
}
