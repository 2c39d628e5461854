import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { Facts } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import type { Words } from '../words.ts';

/** A text of the catalogue of choices. */
type Say = (key: string, facts?: Facts) => string;

function sayMove(move: MercadoMove, words: Words, say: Say): string {
  const { type } = move;
  switch (type) {
    case 'specialise':
    case 'take-tile':
      return say(type, { good: words.good(move.good) });
    case 'open-stand':
      return say(type, { stand: words.stand(move.good), space: words.space(move.space) });
    case 'open-restaurant':
      return say(type, { restaurant: words.theRestaurant(move.restaurant), space: words.space(move.space) });
    case 'bring-customers':
      return say(type, { customers: words.customers(move.customers), entrance: words.entrance(move.entrance) });
    case 'exchange-hand':
    case 'exchange-display':
    case 'take-coin':
      return say(type);
  }
}

/**
 * A choice in a few words: "Open a fish stand in row 2, column 3, then take meat from the display".
 * `translate` must know the catalogue `mercado-de-lisboa-choices`.
 */
export function choiceWords(
  moves: readonly MercadoMove[],
  words: Words,
  translate: Translate,
  language: string,
): string {
  const say: Say = (key, facts) => translate(`mercado-de-lisboa-choices:choices.${key}`, facts);
  const whole = moves
    .map((move) => sayMove(move, words, say))
    .reduce((before, next) => (before === '' ? next : say('then', { before, next })), '');
  return whole.slice(0, 1).toLocaleUpperCase(language) + whole.slice(1);
}
