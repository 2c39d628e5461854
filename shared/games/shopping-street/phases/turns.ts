import { askedAlone, interned, notAnAnswer, playerAt } from '../../../engine/index.ts';
import { displayPrice } from '../hands.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import { type PawnValue, pawnValues } from '../pawns.ts';
import { lawfulSpaces } from '../placement.ts';
import { groupsByType, type ProductId, type ShopType, shopTypes } from '../products.ts';
import { cardsToOpen, fits, isNew, unimproved } from '../shops.ts';
import type { PlayerState, ShoppingStreetState } from '../state.ts';
import type { StepsLeft } from '../steps.ts';
import { type SpaceId, spaceIds } from '../street.ts';
import { beginShop, improveMove, improveShop } from './building.ts';
import { rollDice } from './dice.ts';
import { takeFromDisplay } from './display.ts';
import { askForCards } from './exchanges.ts';
import type { Handler, RulesOf } from './question-rules.ts';

const allSteps: StepsLeft = { ask: true, buy: true, open: true, improve: true };

const onlyTheDice: StepsLeft = { ask: false, buy: false, open: false, improve: false };

/** Begins a turn. Rules, "A turn". */
export const beginTurn: Handler<'begin-turn'> = (state, { seat }, events) => {
  state.turn++;
  state.active = seat;
  events.push({ type: 'turn-began', seat });
  state.agenda.push({ type: 'next-step', seat, left: allSteps });
};

/**
 * Ruling 28: the active player is asked even if only the dice are left, so that timing reveals nothing about the hand.
 */
export const nextStep: Handler<'next-step'> = (state, { seat, left }) => {
  state.question = { type: 'turn', seat, left };
};

const rollMove: ShoppingStreetMove = { type: 'roll' };

/** Every request for a card of one type or of two. Ruling 1. */
const askMoves: readonly ShoppingStreetMove[] = shopTypes.flatMap((first, at): ShoppingStreetMove[] => [
  { type: 'ask', first, second: null },
  ...shopTypes.slice(at + 1).map((second): ShoppingStreetMove => ({ type: 'ask', first, second })),
]);

const buyMove = interned((card: ProductId): ShoppingStreetMove => ({ type: 'buy', card }));

/** By type, the opening moves for each space and pawn. */
const publicMoves = interned(
  (shopType: ShopType) =>
    new Map(
      spaceIds.map((space): [SpaceId, ReadonlyMap<PawnValue, ShoppingStreetMove>] => [
        space,
        new Map(pawnValues.map((pawn) => [pawn, { type: 'open', space, shopType, pawn }])),
      ]),
    ),
);

/** Adds every legal opening: of a type with four groups in the hand, on a legal space. Rulings 7 to 10. */
function addOpenings(state: ShoppingStreetState, { hand, pawns }: PlayerState, into: ShoppingStreetMove[]): void {
  if (pawns.length === 0 || hand.length < cardsToOpen) return;
  const kinds = pawnValues.filter((value) => pawns.includes(value));
  const groups = groupsByType(hand);
  shopTypes.forEach((type, at) => {
    if ((groups[at] ?? 0) < cardsToOpen) return;
    const bySpace = publicMoves(type);
    for (const space of lawfulSpaces(state, type)) {
      for (const pawn of kinds) {
        const move = bySpace.get(space)?.get(pawn);
        if (move !== undefined) into.push(move);
      }
    }
  });
}

/** Adds every card that may improve an own shop opened on an earlier turn. Ruling 11. */
function addImprovements(state: ShoppingStreetState, { hand }: PlayerState, into: ShoppingStreetMove[]): void {
  for (const shop of unimproved(state.street, state.active)) {
    if (isNew(shop, state.turn)) continue;
    for (const card of hand) if (fits(shop, card)) into.push(improveMove(shop.space, card));
  }
}

/** Trade, open, improve, roll: each at most once, in this order; the first three are optional. Rules, "A turn". */
export const turnQuestion: RulesOf<'turn'> = {
  asks: askedAlone,
  moves(state, { seat, left }) {
    const player = playerAt(state, seat);
    const { hand } = player;
    const moves: ShoppingStreetMove[] = left.ask && hand.length > 0 ? askMoves.slice() : [];
    // Ruling 6: three cards in addition to the one taken
    if (left.buy && hand.length >= displayPrice) {
      for (const card of state.display) if (card !== null) moves.push(buyMove(card));
    }
    if (left.open) addOpenings(state, player, moves);
    if (left.improve) addImprovements(state, player, moves);
    moves.push(rollMove);
    return moves;
  },
  // The other moves depend on cards of the hand.
  publicMoves(state, { seat, left }) {
    return left.ask && playerAt(state, seat).hand.length > 0 ? [...askMoves, rollMove] : [rollMove];
  },
  answer(state, { type, seat }, _seat, move, events) {
    switch (move.type) {
      case 'ask':
        askForCards(state, seat, move.second === null ? [move.first] : [move.first, move.second], events);
        return;
      case 'buy':
        takeFromDisplay(state, seat, move.card);
        return;
      case 'open':
        beginShop(state, seat, move);
        return;
      case 'improve':
        improveShop(state, seat, move.space, move.card, events);
        // Ruling 28: only the dice follow
        state.question = { type, seat, left: onlyTheDice };
        return;
      case 'roll':
        state.question = null;
        rollDice(state, seat, events);
        return;
      default:
        throw notAnAnswer(type, move.type);
    }
  },
};
