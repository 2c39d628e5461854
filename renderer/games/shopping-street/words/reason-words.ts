import type { Neighbour, Reason } from '../../../../shared/games/shopping-street/reasons.ts';
import type { StreetTable } from '../table.ts';
import type { Words } from '../words.ts';

/** A reason in a sentence. */
export function reasonWords(reason: Reason, { words }: Pick<StreetTable, 'words'>): string {
  const { counter } = words;
  switch (reason.why) {
    case 'others-turn':
      return counter('reasons.others-turn', { names: words.names(reason.seats), count: reason.seats.length });
    case 'own-eyes':
    case 'over':
    case 'sealed':
    case 'exchange-first':
    case 'answering':
    case 'robbed':
    case 'lies-there':
    case 'asked-already':
    case 'traded':
    case 'opened':
    case 'only-dice':
    case 'no-cards':
    case 'just-taken':
    case 'one-wanted':
    case 'only-one':
    case 'pick-four':
    case 'pick-space':
    case 'pick-wanted':
    case 'pick-offer':
    case 'pawn-later':
    case 'idle':
    case 'improved':
    case 'opened-now':
      return counter(`reasons.${reason.why}`);
    case 'laying':
      return counter('reasons.laying', words.player(reason.asker));
    case 'paying':
      return counter('reasons.paying', { card: words.card(reason.taken) });
    case 'stocking':
      return counter('reasons.stocking', { space: words.space(reason.space) });
    case 'too-few-to-pay':
      return counter('reasons.too-few-to-pay', { price: reason.price, count: reason.held });
    case 'enough-picked':
      return counter('reasons.enough-picked', { count: reason.count });
    case 'not-asked-for':
      return counter('reasons.not-asked-for', { types: words.list(reason.types.map(words.type)) });
    case 'set-too-small':
      return counter('reasons.set-too-small', {
        type: words.type(reason.type),
        count: reason.held,
        needed: reason.needed,
      });
    case 'pick-cards':
      return counter('reasons.pick-cards', { count: reason.missing });
    case 'pick-more':
      return counter('reasons.pick-more', { type: words.type(reason.type), count: reason.missing });
    case 'no-pawn':
      return counter('reasons.no-pawn');
    case 'taken':
    case 'beside':
    case 'facing':
      return counter(`reasons.${reason.why}`, neighbourFacts(reason.by, words));
    case 'type-full':
    case 'no-space':
      return counter(`reasons.${reason.why}`, { type: words.type(reason.type), most: reason.most });
    case 'nothing-fits':
      return counter('reasons.nothing-fits', {
        groups: words.list(reason.missing.map(words.group)),
        type: words.type(reason.type),
      });
    case 'other-type':
    case 'no-shop-of-type':
      return counter(`reasons.${reason.why}`, { type: words.type(reason.type) });
    case 'group-there':
      return counter('reasons.group-there', { group: words.group(reason.group) });
    case 'improves-none':
      return counter('reasons.improves-none', { type: words.type(reason.type), group: words.group(reason.group) });
  }
}

function neighbourFacts({ owner, space, type }: Neighbour, words: Words) {
  return { ...words.player(owner), space: words.space(space), type: words.type(type) };
}
