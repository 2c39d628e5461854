import type { Seat } from '../../../../shared/engine/index.ts';
import { playerAt } from '../../../../shared/engine/seat.ts';
import { actionAt } from '../../../../shared/games/harbour/entry.ts';
import { type Good, type GoodCounts, noGoods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import type { HarbourMove, MoveType } from '../../../../shared/games/harbour/moves.ts';
import { spaceValues } from '../../../../shared/games/harbour/trade/market.ts';
import type { Facts } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import type { Words } from '../words.ts';

/** A text of the catalogue of choices. */
type Say = (key: string, facts?: Facts) => string;

/** Moves that name one good each. Consecutive moves of one type become one phrase. */
const severalGoods = [
  'take-good',
  'pay-toll',
  'give-good',
  'take-from',
  'place-marker',
  'hand-in',
  'ship',
  'keep',
] as const satisfies readonly MoveType[];
type SeveralGoods = (typeof severalGoods)[number];
type GoodMove = Extract<HarbourMove, { type: SeveralGoods }>;

function namesGood(move: HarbourMove): move is GoodMove {
  return severalGoods.some((type) => type === move.type);
}

/** Names the goods shipped or put in order; counts all others. */
function goodsOf(type: SeveralGoods, all: readonly Good[], words: Words): string {
  if (type === 'ship') return words.list(all.map(words.good));
  if (type === 'place-marker') return all.map(words.good).join(', ');
  const counts: GoodCounts = noGoods();
  for (const good of all) counts[good]++;
  return words.counts(counts);
}

/** The other player of a payment, a gift or a taking, or null. */
function partnerIn({ question }: HarbourView, type: SeveralGoods): Seat | null {
  if (question?.type === 'toll' && type === 'pay-toll' && question.owner !== 'practice') return question.owner;
  if (question?.type === 'give' && type === 'give-good') return question.to;
  return question?.type === 'take' && type === 'take-from' ? question.from : null;
}

function sayGoods(type: SeveralGoods, all: readonly Good[], view: HarbourView, words: Words, say: Say): string {
  const partner = partnerIn(view, type);
  const facts = { goods: goodsOf(type, all, words) };
  return partner === null ? say(type, facts) : say(`${type}-with`, { ...facts, ...words.player(partner) });
}

/** Whether this part of an action, done first, is the purchase. */
function beginsWithPurchase(part: number, view: HarbourView): boolean {
  if (view.question?.type !== 'choose-part') return false;
  const action = actionAt(view, view.question.place);
  return action.order !== 'or' && action.parts[part]?.kind === 'buy';
}

type OtherMove = Exclude<HarbourMove, GoodMove>;

function sayMove(move: OtherMove, view: HarbourView, words: Words, say: Say): string {
  const { type } = move;
  switch (type) {
    case 'keep-character':
      return say(type, { board: words.board(move.character) });
    case 'take-building':
    case 'buy':
    case 'clear-building':
      return say(type, { building: words.the(move.building) });
    case 'move-pawn':
      return say(type, { place: words.the(move.to) });
    case 'copy':
      return say(type, { place: words.the(move.place) });
    case 'alchemy':
      return say(type, { pay: words.good(move.pay), from: words.good(move.from), into: words.good(move.into) });
    case 'choose-way':
      return say(`${type}.${move.way}`);
    case 'begin-with':
      return say(`${type}.${beginsWithPurchase(move.part, view) ? 'buy' : 'goods'}`);
    case 'steal':
      return say(type, { goods: words.goods(move.good, move.count), ...words.player(move.from) });
    case 'decline':
      return say(`${type}.${view.question?.type === 'steal' ? 'steal' : 'buy'}`);
    case 'swap-markers':
      return say(type, { goods: words.list([words.good(move.upper), words.good(move.lower)]) });
    case 'raise-marker':
      return say(type, { good: words.good(move.good), money: words.money(spaceValues[0]) });
    case 'double':
    case 'fill-up':
      return say(type, { good: words.good(move.good) });
    case 'swap-before-buying': {
      const own = view.question && abilityOf(playerAt(view, view.question.seat), type);
      return say(type, { goods: words.list([...(own ? [own.good] : []), move.with].map(words.good)) });
    }
    case 'end-turn':
    case 'done':
    case 'inland-traders':
      return say(type);
  }
}

/** The moves in groups: consecutive moves of one type that name goods, and single others. */
function grouped(moves: readonly HarbourMove[]): readonly (readonly HarbourMove[])[] {
  const groups: HarbourMove[][] = [];
  for (const move of moves) {
    const last = groups.at(-1);
    if (last !== undefined && namesGood(move) && last[0]?.type === move.type) last.push(move);
    else groups.push([move]);
  }
  return groups;
}

/**
 * A choice in a few words: "Move to the Sawmill", "Ship fish and stone, then buy the Pub". `translate` knows the
 * catalogue `harbour-choices`.
 */
export function choiceWords(
  moves: readonly HarbourMove[],
  view: HarbourView,
  words: Words,
  translate: Translate,
  language: string,
): string {
  const say: Say = (key, facts) => translate(`harbour-choices:choices.${key}`, facts);
  const phrases = grouped(moves).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (!namesGood(first)) return [sayMove(first, view, words, say)];
    return [
      sayGoods(
        first.type,
        group.filter(namesGood).map(({ good }) => good),
        view,
        words,
        say,
      ),
    ];
  });
  const whole = phrases.reduce((before, next) => (before === '' ? next : say('then', { before, next })), '');
  return whole.slice(0, 1).toLocaleUpperCase(language) + whole.slice(1);
}
