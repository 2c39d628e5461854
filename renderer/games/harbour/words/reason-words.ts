import type { Reason, WayThere } from '../../../../shared/games/harbour/reasons.ts';
import type { Words } from '../words.ts';

/** Why a piece cannot be used now, in a sentence. */
export function reasonWords(reason: Reason, words: Words): string {
  const { counter } = words;
  switch (reason.why) {
    case 'others-turn':
      return counter('reasons.others-turn', { names: words.names(reason.seats), count: reason.seats.length });
    case 'over':
    case 'not-asked':
    case 'own-pawn':
    case 'owned-already':
    case 'shipped':
    case 'pawn-stands':
      return counter(`reasons.${reason.why}`);
    case 'taken':
      return counter('reasons.taken', { names: words.list(reason.by.map(words.owner)), count: reason.by.length });
    case 'no-toll':
    case 'owned':
      return counter(`reasons.${reason.why}`, { name: words.owner(reason.owner) });
    case 'none-held':
    case 'no-more':
    case 'not-next':
      return counter(`reasons.${reason.why}`, { good: words.good(reason.good) });
    case 'too-few':
      return counter('reasons.too-few', {
        good: words.good(reason.good),
        count: reason.minimum - reason.held,
        minimum: reason.minimum,
      });
    case 'all-picked':
      return counter('reasons.all-picked', { count: reason.count });
    case 'too-dear':
      return tooDear(reason, words);
  }
}

function tooDear(reason: Extract<Reason, { why: 'too-dear' }>, words: Words): string {
  const facts = {
    price: words.money(reason.price),
    most: words.money(reason.most),
    short: words.money(reason.price - reason.most),
  };
  const [way] = reason.ways;
  if (way !== undefined) return words.counter('reasons.too-dear-but', { ...facts, ...wayFacts(way, words) });
  return words.counter(reason.most === 0 ? 'reasons.too-dear-nothing' : 'reasons.too-dear', facts);
}

function wayFacts(
  { good, more, money }: WayThere,
  words: Words,
): { more: string; good: string; money: string; count: number } {
  return { more: words.goods(good, more), good: words.good(good), money: words.money(money), count: more };
}
