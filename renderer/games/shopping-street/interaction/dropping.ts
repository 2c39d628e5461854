import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { type ProductId, product } from '../../../../shared/games/shopping-street/products.ts';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import type { StreetTable } from '../table.ts';
import type { HalfMade } from './half-made.ts';
import { lookOf, press } from './interaction.ts';
import { cardPiece, displayPiece, meaningOf, offeredPiece, type Piece, plotPiece, setPiece } from './pieces.ts';

/** Where a card of the hand can be dropped: on a piece, or among the cards that its owner lays out or offers. */
export type DropTarget = Piece | 'own-offer';

/** Everything on the table that a card may be dropped on, as far as it lies there. */
export function dropTargets({ view }: Pick<StreetTable, 'view'>): readonly DropTarget[] {
  return [
    'own-offer',
    ...spaceIds.map(plotPiece),
    ...view.display.filter((card) => card !== null).map(displayPiece),
    ...view.offers.flatMap(({ cards }) => cards.map(offeredPiece)),
  ];
}

/** What presses come to: the choice after them, and what they have played. */
interface Pressed {
  readonly half: HalfMade;
  readonly moves: readonly ShoppingStreetMove[];
}

/** Presses pieces one after the other without drawing the page in between; null where one of them does nothing. */
function pressedInTurn(table: StreetTable, pieces: readonly Piece[]): Pressed | null {
  let half = table.half;
  const moves: ShoppingStreetMove[] = [];
  const change = (changed: Partial<HalfMade>): void => {
    half = { ...half, ...changed };
  };
  for (const piece of pieces) {
    const now: StreetTable = { ...table, half, change, play: (...played) => moves.push(...played) };
    const { state, reason } = lookOf(now, piece);
    // a second press would put it back
    if (state === 'chosen') continue;
    if (reason !== null) return null;
    press(now, piece);
  }
  return { half, moves };
}

/** The presses that a drop stands for, the likeliest first. */
function waysToDrop(card: ProductId, target: DropTarget): readonly (readonly Piece[])[] {
  const own = cardPiece(card);
  if (target === 'own-offer') return [[own]];
  if (meaningOf(target).of !== 'plot') return [[target, own]];
  // a card for the shop that stands there, or the last of four; else the best four of its set with it
  return [
    [own, target],
    [setPiece(product(card).type), own, target],
  ];
}

/** What dropping a card of the hand on a target comes to; null where that does nothing. */
export function droppedOn(table: StreetTable, card: ProductId, target: DropTarget): Pressed | null {
  for (const way of waysToDrop(card, target)) {
    const pressed = pressedInTurn(table, way);
    if (pressed !== null && (pressed.half !== table.half || pressed.moves.length > 0)) return pressed;
  }
  return null;
}

/** Drops a card of the hand on a target. */
export function drop(table: StreetTable, card: ProductId, target: DropTarget): void {
  const pressed = droppedOn(table, card, target);
  if (pressed === null) return;
  if (pressed.half !== table.half) table.change(pressed.half);
  if (pressed.moves.length > 0) table.play(...pressed.moves);
}
