import type { Ability } from '../../../shared/games/harbour/abilities.ts';
import type { Action, Part } from '../../../shared/games/harbour/actions.ts';
import type { Translate } from '../../table/game-room.ts';

/** What one part of an action does, in a sentence. `translate` is given keys of the namespace `harbour-buildings`. */
export function partSentence(part: Part, translate: Translate): string {
  return translate(`parts.${part.kind}`);
}

/** What a whole action does, in sentences. */
export function actionSentences(action: Action, translate: Translate): string {
  const parts = action.order === 'or' ? [...action.goods, action.buy] : action.parts;
  return parts.map((part) => partSentence(part, translate)).join(' ');
}

/** What one part does, in a few words for a tight place. */
export function partBrief(part: Part, translate: Translate): string {
  return translate(`brief.${part.kind}`);
}

/** What a character can do that others cannot, in a sentence. */
export function abilitySentence(ability: Ability, translate: Translate): string {
  return translate(`abilities.${ability.kind}`);
}

/** What a character can do, in a few words. */
export function abilityBrief(ability: Ability, translate: Translate): string {
  return translate(`ability-brief.${ability.kind}`);
}
