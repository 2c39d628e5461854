import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import {
  groupsByType,
  type ProductId,
  product,
  productGroups,
  type ShopType,
  shopTypes,
} from '../../../../shared/games/shopping-street/products.ts';
import { cardsToOpen } from '../../../../shared/games/shopping-street/shops.ts';
import type { Question, QuestionType } from '../../../../shared/games/shopping-street/state.ts';

/** The moves that the page plays with one press, as one choice. */
type Run = readonly ShoppingStreetMove[];

/** What a player does in the current turn: ask for cards, take one from the display, or neither. */
export type Trading = (view: ShoppingStreetView) => 'ask' | 'buy' | 'neither';

/** In this many turns players ask for cards, and in one they take a card from the display. */
const tradesEvery = 4;

/** Alternates between the two. */
export const tradesInTurn: Trading = ({ turn }) =>
  turn % tradesEvery === 0 ? 'ask' : turn % tradesEvery === 2 ? 'buy' : 'neither';

/** The most a player lays out. */
const mostLaid = 2;
/** The cost of a card of the display. */
const price = 3;

/** The seat that must act, its view, and its legal moves. */
export interface Asked {
  readonly seat: Seat;
  readonly view: ShoppingStreetView;
  readonly legal: readonly ShoppingStreetMove[];
}

function ofType<Type extends ShoppingStreetMove['type']>(
  legal: readonly ShoppingStreetMove[],
  type: Type,
): readonly Extract<ShoppingStreetMove, { type: Type }>[] {
  return legal.filter((move): move is Extract<ShoppingStreetMove, { type: Type }> => move.type === type);
}

function handOf({ view, seat }: Asked): readonly ProductId[] {
  return view.players[seat]?.hand.cards ?? [];
}

/** The cards of a type for the most valuable shop, one of each group, the best first. */
function bestOf(hand: readonly ProductId[], type: ShopType): readonly ProductId[] {
  const byWorth = hand.map(product).toSorted((one, other) => other.value - one.value);
  return byWorth
    .filter((card) => card.type === type)
    .filter(({ group }, index, all) => all.findIndex((other) => other.group === group) === index)
    .map(({ id }) => id);
}

/** The cards that a hand needs least, except those to keep: spares first, then the smallest sets. */
function leastOf(hand: readonly ProductId[], count: number, keep: readonly ProductId[]): readonly ProductId[] {
  const groups = groupsByType(hand);
  const useOf = (id: ProductId): number => {
    const { type, group, value } = product(id);
    const isSpare = !bestOf(hand, type).includes(id);
    return (isSpare ? 0 : 10 * (groups[shopTypes.indexOf(type)] ?? 0)) + value + productGroups.indexOf(group) / 10;
  };
  return hand
    .filter((card) => !keep.includes(card))
    .toSorted((one, other) => useOf(one) - useOf(other))
    .slice(0, count);
}

function discards(asked: Asked, count: number, keep: readonly ProductId[]): Run {
  return leastOf(handOf(asked), count, keep).map((card) => ({ type: 'discard', card }));
}

/** The two types closest to a shop. */
function askRun(asked: Asked): Run {
  const groups = groupsByType(handOf(asked));
  const held = (type: ShopType): number => groups[shopTypes.indexOf(type)] ?? 0;
  const near = shopTypes
    .filter((type) => held(type) > 0 && held(type) < cardsToOpen)
    .toSorted((one, other) => held(other) - held(one));
  const [first, second = null] = shopTypes.filter((type) => near.slice(0, 2).includes(type));
  return ofType(asked.legal, 'ask').filter((move) => move.first === first && move.second === second);
}

/** The most valuable card of the display, in exchange for the least needed ones of the hand. */
function buyRun(asked: Asked): Run {
  const [best] = ofType(asked.legal, 'buy').toSorted(
    (one, other) => product(other.card).value - product(one.card).value,
  );
  if (best === undefined) return [];
  return [best, ...discards(asked, price, [best.card])];
}

/** The best four of the first type that can open, on the first plot, with the best pawn. */
function openRun(asked: Asked): Run {
  const [best] = ofType(asked.legal, 'open').toSorted((one, other) => other.pawn - one.pawn);
  if (best === undefined) return [];
  const cards = bestOf(handOf(asked), best.shopType).slice(0, cardsToOpen);
  return [best, ...cards.map((card): ShoppingStreetMove => ({ type: 'put', card }))];
}

function turnRun(asked: Asked, trading: ReturnType<Trading>): Run {
  const runs = [
    trading === 'ask' ? askRun(asked) : [],
    trading === 'buy' ? buyRun(asked) : [],
    openRun(asked),
    ofType(asked.legal, 'improve').slice(0, 1),
  ];
  return runs.find((run) => run.length > 0) ?? [{ type: 'roll' }];
}

/** The cheapest cards that satisfy the request. */
function layRun({ legal }: Asked): Run {
  const cheapest = ofType(legal, 'lay').toSorted((one, other) => product(one.card).value - product(other.card).value);
  return [...cheapest.slice(0, mostLaid), { type: 'finish-laying' }];
}

/** The most valuable card laid out, in exchange for the least needed ones of the hand. */
function proposeRun(asked: Asked): Run {
  const [best] = ofType(asked.legal, 'want').toSorted(
    (one, other) => product(other.card).value - product(one.card).value,
  );
  const [least] = leastOf(handOf(asked), 1, []);
  if (best === undefined || least === undefined) return [{ type: 'give-up' }];
  return [best, { type: 'add', card: least }, { type: 'propose' }];
}

function runFor(asked: Asked, question: Question, trading: Trading): Run {
  const { view, legal, seat } = asked;
  const { hand, discarding } = view.players[seat] ?? {};
  const down = discarding ?? [];
  switch (question.type) {
    case 'turn':
      return turnRun(asked, trading(view));
    case 'lay':
      return layRun(asked);
    case 'bargain':
      return proposeRun(asked);
    case 'answer':
      // the first proposal is refused, the next accepted
      return [{ type: question.proposalsLeft === view.settled.proposals - 1 ? 'decline' : 'accept' }];
    case 'pay':
      return discards(asked, price - down.length, [question.taken, ...down]);
    case 'rob':
      return discards(asked, (hand?.count ?? 0) - question.limit - down.length, down);
    case 'stock':
      return ofType(legal, 'put').slice(0, 1);
  }
}

/** The next whole choice, as the page plays it with one press. */
export function wishedRun(asked: Asked, trading: Trading): Run {
  const { question } = asked.view;
  if (question === null) throw new Error('Nobody is asked anything.');
  return runFor(asked, question, trading);
}

/** The same move by move, for a prepared table; null to stop there, between two choices. */
export function moveByMove(
  trading: Trading,
  stops: (view: ShoppingStreetView, question: QuestionType) => boolean,
): (asked: Asked) => ShoppingStreetMove | null {
  let run: ShoppingStreetMove[] = [];
  return (asked) => {
    if (run.length === 0) {
      const { view } = asked;
      if (view.question === null || stops(view, view.question.type)) return null;
      run = [...wishedRun(asked, trading)];
    }
    return run.shift() ?? null;
  };
}
