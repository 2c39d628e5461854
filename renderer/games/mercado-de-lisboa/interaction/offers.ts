import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { Held } from '../../../../shared/games/mercado-de-lisboa/reasons.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { type MercadoTable, playerOf } from '../table.ts';
import { heldWares, waresOf } from './held.ts';
import type { PendingChoice } from './pending-choice.ts';
import {
  customersPiece,
  entrancePiece,
  restaurantPiece,
  spacePiece,
  type Target,
  tilePiece,
  type Wares,
} from './pieces.ts';

/** A move that puts the selected piece on a place. */
export type Placing = Extract<MercadoMove, { type: 'open-stand' | 'open-restaurant' | 'bring-customers' }>;

/** The legal moves of a selected piece, one for each possible place. */
export function movesFor(table: Pick<MercadoTable, 'moves'>, held: Held): readonly Placing[] {
  switch (held.of) {
    case 'tile':
      return movesOfType(table, 'open-stand').filter(({ good }) => good === held.good);
    case 'restaurant':
      return movesOfType(table, 'open-restaurant').filter(({ restaurant }) => restaurant === held.restaurant);
    case 'customers':
      return movesOfType(table, 'bring-customers').filter((move) => move.customers === held.customers);
  }
}

/** The move of a selected piece to a place. Undefined if illegal. */
export function moveTo(table: Pick<MercadoTable, 'moves'>, held: Held, target: Target): Placing | undefined {
  return movesFor(table, held).find(
    (move) => target === ('space' in move ? spacePiece(move.space) : entrancePiece(move.entrance)),
  );
}

/** The move of the pending choice. Null until a piece and a place are chosen. */
export function chosenMove(table: MercadoTable, pending: PendingChoice): Placing | null {
  const held = heldWares(table, pending);
  return held === null || pending.target === null ? null : (moveTo(table, held, pending.target) ?? null);
}

/** Selects a piece; keeps the chosen place if the piece can go there too. */
export function taking(table: MercadoTable, piece: Wares): Partial<PendingChoice> {
  const held = waresOf(table, piece);
  const { target } = table.pending;
  const stays = held !== null && target !== null && moveTo(table, held, target) !== undefined;
  return { held: piece, target: stays ? target : null };
}

/** All pieces of a kind that can be selected, usable or not. */
export function piecesOfKind(
  { view, ownSeat }: Pick<MercadoTable, 'view' | 'ownSeat'>,
  kind: Held['of'],
): readonly Wares[] {
  const { tiles, restaurants } = playerOf(view, ownSeat);
  switch (kind) {
    case 'tile':
      return tiles.map((_, at) => tilePiece(at));
    case 'restaurant':
      return restaurants.map((_, at) => restaurantPiece(at));
    case 'customers':
      return view.customers.flat().map(customersPiece);
  }
}

/** The first piece of a kind with a legal place. Undefined without one. */
export function firstUsable(table: MercadoTable, kind: Held['of']): Wares | undefined {
  return piecesOfKind(table, kind).find((piece) => {
    const wares = waresOf(table, piece);
    return wares !== null && movesFor(table, wares).length > 0;
  });
}
