import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';

/** The name of a pressable piece: `own:bakery`, `card:m01`, `crate:bakery:food:0`. */
export type Piece = string;

/** Moves that differ only in a number. They are one offer, with a stepper if there are several numbers. */
export interface Offer {
  readonly key: string;
  /** The piece it is about. Null for an action only on the counter. */
  readonly piece: Piece | null;
  /** The move for each number, in ascending order; a single one without a choice of number. */
  readonly moves: readonly BrickMove[];
}

/** The number of a move in which an offer's moves differ: dollars, tokens, items or points; null if none. */
export function amountOf(move: BrickMove): number | null {
  switch (move.type) {
    case 'buy-from-hand':
    case 'pay':
    case 'buy-surplus':
      return move.tokens;
    case 'open-auction':
    case 'raise':
      return move.offer;
    case 'bid-quantity':
      return move.quantity;
    case 'bid-price':
      return move.price;
    case 'take-points':
    case 'supply-market':
    case 'take-free':
      return move.count;
    case 'buy-points':
    case 'sell-points':
      return move.points;
    default:
      return null;
  }
}

/** The piece that a move concerns. `item`: the type being sold or given up, if the move has none. */
export function pieceOf(move: BrickMove, item: string | null): Piece | null {
  switch (move.type) {
    case 'keep-store':
      return `packet:${move.store}`;
    case 'choose-starting-store':
      return `starting:${move.store}`;
    case 'buy-from-hand':
      return `hand:${move.store}`;
    case 'open-auction':
      return `public:${move.store}`;
    case 'open-store':
      return `bought:${move.store}`;
    case 'close-store':
    case 'stock':
    case 'supply-market':
    case 'take-free':
    case 'supply-or-points':
    case 'draw-extra':
    case 'buy-surplus':
      return `own:${move.store}`;
    case 'play-card':
    case 'redraw-card':
    case 'add-card':
      return `card:${move.card}`;
    case 'sell':
    case 'discard-surplus':
    case 'rescue-surplus':
      return `crate:${move.store}:${item ?? ''}:${move.shelf}`;
    case 'transfer':
      return `crate:${move.from}:${move.item}:${move.shelf}`;
    case 'return-to-market':
      return `own:${move.store}`;
    default:
      return null;
  }
}

/** The key of an offer: all fields of the move except its number. */
function offerKey(move: BrickMove): string {
  const facts = Object.entries(move).filter(
    ([fact]) => amountOf(move) === null || !['tokens', 'offer', 'quantity', 'price', 'count', 'points'].includes(fact),
  );
  return facts.map(([fact, value]) => `${fact}=${String(value)}`).join(' ');
}

/** Groups legal moves into offers, in order of their first moves. */
export function offersOf(moves: readonly BrickMove[], item: string | null): readonly Offer[] {
  const gathered = new Map<string, BrickMove[]>();
  for (const move of moves) {
    const key = offerKey(move);
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, [move]);
    else known.push(move);
  }
  return [...gathered].map(([key, same]) => {
    const sorted = same.toSorted((a, b) => (amountOf(a) ?? 0) - (amountOf(b) ?? 0));
    const first = sorted[0];
    return { key, piece: first === undefined ? null : pieceOf(first, item), moves: sorted };
  });
}

/** The move of an offer with this number, or the nearest one. */
export function moveWith(offer: Offer, amount: number): BrickMove | undefined {
  let nearest: BrickMove | undefined;
  for (const move of offer.moves) {
    const off = Math.abs((amountOf(move) ?? 0) - amount);
    if (nearest === undefined || off < Math.abs((amountOf(nearest) ?? 0) - amount)) nearest = move;
  }
  return nearest;
}

/** The initial number of an offer: the fewest tokens and the lowest price, but the most free items or points. */
export function usualAmount(offer: Offer): number {
  const first = offer.moves[0];
  const last = offer.moves.at(-1);
  if (first === undefined || last === undefined) return 0;
  const most = first.type === 'supply-market' || first.type === 'take-free' || first.type === 'bid-quantity';
  return amountOf(most ? last : first) ?? 0;
}
