import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import type { MoveType, ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import type { Facts } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import type { Words } from '../words.ts';
import { shortCard } from './effect-words.ts';

/** Translates a key of the catalogue of choices. */
type Say = (key: string, facts?: Facts) => string;

/** Moves that name one card each. Consecutive ones of a kind share a phrase. */
const severalCards = ['put', 'lay', 'add', 'discard'] as const satisfies readonly MoveType[];
type CardMove = Extract<ShoppingStreetMove, { type: (typeof severalCards)[number] }>;
type OtherMove = Exclude<ShoppingStreetMove, CardMove>;

function takesSeveral(move: ShoppingStreetMove): move is CardMove {
  return severalCards.some((type) => type === move.type);
}

/** Moves that need no phrase of their own after a move that names the cards. */
const understood: Partial<Readonly<Record<MoveType, MoveType>>> = { 'finish-laying': 'lay', propose: 'add' };

/** Names one card in full, several without their groups. */
function cardsIn(all: readonly ProductId[], words: Words): string {
  const [only] = all;
  if (only !== undefined && all.length === 1) return words.card(only);
  return words.list(all.map((card) => shortCard(words, card)));
}

/** Whether discarded cards pay for a card of the display. If not, a thief takes them. */
function paysForDisplay(moves: readonly ShoppingStreetMove[], { question }: ShoppingStreetView): boolean {
  return question?.type === 'pay' || moves.some(({ type }) => type === 'buy');
}

/** Whether the viewer has already offered cards. Other offers stay hidden until all have answered. */
function hasLaid({ players }: ShoppingStreetView): boolean {
  return players.some(({ laid }) => laid !== null && laid.length > 0);
}

function ownerOf({ offers }: ShoppingStreetView, card: ProductId): Seat {
  const offer = offers.find(({ cards }) => cards.includes(card));
  return offer?.seat ?? seatAt(0);
}

function sayMove(move: OtherMove, view: ShoppingStreetView, words: Words, say: Say): string {
  const { type } = move;
  switch (type) {
    case 'ask': {
      const types = move.second === null ? [move.first] : [move.first, move.second];
      return say(type, { types: words.list(types.map(words.type)) });
    }
    case 'buy':
      return say(type, { card: words.card(move.card) });
    case 'open':
      return say(type, {
        type: words.type(move.shopType),
        space: words.space(move.space),
        pawn: words.pawn(move.pawn),
      });
    case 'improve':
      return say(type, { space: words.space(move.space), card: words.card(move.card) });
    case 'want':
      return say(type, { card: words.card(move.card), ...words.player(ownerOf(view, move.card)) });
    case 'finish-laying':
      return say(`${type}.${hasLaid(view) ? 'more' : 'none'}`);
    case 'roll':
    case 'take-back':
    case 'propose':
    case 'give-up':
    case 'accept':
    case 'decline':
      return say(type);
  }
}

/** Groups consecutive card moves of a kind. Every other move is a group of its own. */
function grouped(moves: readonly ShoppingStreetMove[]): readonly (readonly ShoppingStreetMove[])[] {
  const groups: ShoppingStreetMove[][] = [];
  for (const move of moves) {
    const last = groups.at(-1);
    const before = last?.at(-1)?.type;
    if (last !== undefined && takesSeveral(move) && before === move.type) last.push(move);
    else if (before === undefined || understood[move.type] !== before) groups.push([move]);
  }
  return groups;
}

/**
 * A choice in a few words: "Open a Food shop on N3 with the ×3 pawn", "Offer Food 5 and Home 2". `translate` must know
 * the catalogue `shopping-street-choices`.
 */
export function choiceWords(
  moves: readonly ShoppingStreetMove[],
  view: ShoppingStreetView,
  words: Words,
  translate: Translate,
  language: string,
): string {
  const say: Say = (key, facts) => translate(`shopping-street-choices:choices.${key}`, facts);
  const phrases = grouped(moves).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (!takesSeveral(first)) return [sayMove(first, view, words, say)];
    const cards = cardsIn(
      group.filter(takesSeveral).map(({ card }) => card),
      words,
    );
    const isPrice = first.type === 'discard' && paysForDisplay(moves, view);
    return [say(isPrice ? 'pay' : first.type, { cards })];
  });
  const whole = phrases.reduce((before, next) => (before === '' ? next : say('then', { before, next })), '');
  return whole.slice(0, 1).toLocaleUpperCase(language) + whole.slice(1);
}
