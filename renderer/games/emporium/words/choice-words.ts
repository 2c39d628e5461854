import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { cardsDrawn } from '../../../../shared/games/emporium/prospects.ts';
import { markedBy } from '../../../../shared/games/emporium/votes.ts';
import type { Facts } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import type { Words } from '../words.ts';

/** A text of the catalogue `emporium-choices`. */
type Say = (key: string, facts?: Facts) => string;

/** A fight, with the cards added and swapped. */
function sayFight(fight: Extract<EmporiumMove, { type: 'send' }>, words: Words, say: Say): string {
  const { added, swappedIn, swappedOut } = fight;
  const facts = { hero: words.hero(fight.hero), monster: words.monster(fight.monster) };
  const withAdded = added === null ? {} : { added: words.item(added) };
  if (swappedIn === null || swappedOut === null)
    return say(added === null ? 'send' : 'send-added', { ...facts, ...withAdded });
  const swapped = { swappedIn: words.item(swappedIn), swappedOut: words.item(swappedOut) };
  return say(added === null ? 'send-swapped' : 'send-both', { ...facts, ...withAdded, ...swapped });
}

/** The words for a move. `follows`: whether the same choice already upgrades a card. */
function sayMove(move: EmporiumMove, view: EmporiumView, words: Words, say: Say, follows: boolean): string {
  const { type } = move;
  const { question } = view;
  switch (type) {
    case 'sell':
      return say(type, { item: words.item(move.item), price: words.gold(move.price) });
    case 'bid':
      return say(type, { gold: words.gold(move.gold) });
    case 'place': {
      const item = question?.type === 'place' ? words.item(question.item) : '';
      return say(type, { item, hero: words.hero(move.hero) });
    }
    case 'send':
      return sayFight(move, words, say);
    case 'draw':
      return say(type, { count: question?.type === 'restock' ? cardsDrawn(view, question.seat) : 0 });
    case 'upgrade': {
      const facts = { item: words.item(move.item) };
      if (question?.type !== 'upgrade-again') return say(type, facts);
      return say(question.type, { ...facts, fee: words.gold(question.fee) });
    }
    case 'done-restocking':
      return say(`${type}.${follows || question?.type === 'upgrade-again' ? 'no-more' : 'nothing'}`);
    case 'vote': {
      const marked = markedBy(move);
      return marked.length === 0 ? say('vote-none') : say(type, { heroes: words.list(marked.map(words.hero)) });
    }
    case 'withdraw':
    case 'take-back':
    case 'ask-for-vote':
    case 'no-vote':
      return say(type);
  }
}

/**
 * A choice in a few words: "Sell Tavern Cudgel for 4 gold", "Upgrade Bent Dirk, then upgrade nothing else". `translate`
 * must know the catalogue `emporium-choices`.
 */
export function choiceWords(
  moves: readonly EmporiumMove[],
  view: EmporiumView,
  words: Words,
  translate: Translate,
  language: string,
): string {
  const say: Say = (key, facts) => translate(`emporium-choices:choices.${key}`, facts);
  const whole = moves
    .map((move, at) => sayMove(move, view, words, say, moves[at - 1]?.type === 'upgrade'))
    .reduce((before, next) => (before === '' ? next : say('then', { before, next })), '');
  return whole.slice(0, 1).toLocaleUpperCase(language) + whole.slice(1);
}
