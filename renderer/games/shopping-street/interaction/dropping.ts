import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { type ProductId, product } from '../../../../shared/games/shopping-street/products.ts';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import type { StreetTable } from '../table.ts';
import { press, statusOf } from './interaction.ts';
import type { PendingChoice } from './pending-choice.ts';
import { cardPiece, displayPiece, meaningOf, offeredPiece, type Piece, plotPiece, setPiece } from './pieces.ts';

/** Drop targets of a hand card: a piece, or the own offered cards. */
export type DropTarget = Piece | 'own-offer';

/** All current drop targets of a card. */
export function dropTargets({ view }: Pick<StreetTable, 'view'>): readonly DropTarget[] {
  return [
    'own-offer',
    ...spaceIds.map(plotPiece),
    ...view.display.filter((card) => card !== null).map(displayPiece),
    ...view.offers.flatMap(({ cards }) => cards.map(offeredPiece)),
  ];
}

/** The result of presses: the new choice and the moves played. */
interface Pressed {
  readonly pending: PendingChoice;
  readonly moves: readonly ShoppingStreetMove[];
}

/** Presses pieces in order without rendering in between. Null if a press has no effect. */
function pressedInTurn(table: StreetTable, pieces: readonly Piece[]): Pressed | null {
  let pending = table.pending;
  const moves: ShoppingStreetMove[] = [];
  const change = (changed: Partial<PendingChoice>): void => {
    pending = { ...pending, ...changed };
  };
  for (const piece of pieces) {
    const now: StreetTable = { ...table, pending, change, play: (...played) => moves.push(...played) };
    const { state, reason } = statusOf(now, piece);
    // a second press would put it back
    if (state === 'chosen') continue;
    if (reason !== null) return null;
    press(now, piece);
  }
  return { pending, moves };
}

/** The presses equivalent to a drop, most likely first. */
function waysToDrop(card: ProductId, target: DropTarget): readonly (readonly Piece[])[] {
  const own = cardPiece(card);
  if (target === 'own-offer') return [[own]];
  if (meaningOf(target).of !== 'plot') return [[target, own]];
  // a card for the existing shop, or the last of four; otherwise the best four of its set
  return [
    [own, target],
    [setPiece(product(card).type), own, target],
  ];
}

/** The result of dropping a hand card on a target. Null if it has no effect. */
export function droppedOn(table: StreetTable, card: ProductId, target: DropTarget): Pressed | null {
  for (const way of waysToDrop(card, target)) {
    const pressed = pressedInTurn(table, way);
    if (pressed !== null && (pressed.pending !== table.pending || pressed.moves.length > 0)) return pressed;
  }
  return null;
}

/** Drops a card of the hand on a target. */
export function drop(table: StreetTable, card: ProductId, target: DropTarget): void {
  const pressed = droppedOn(table, card, target);
  if (pressed === null) return;
  if (pressed.pending !== table.pending) table.change(pressed.pending);
  if (pressed.moves.length > 0) table.play(...pressed.moves);
}
