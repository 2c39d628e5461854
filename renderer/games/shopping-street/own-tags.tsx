import type { PawnValue } from '../../../shared/games/shopping-street/pawns.ts';
import type { ShopType } from '../../../shared/games/shopping-street/products.ts';
import { pawnPiece, setPiece, typePiece } from './pieces.ts';
import { lookOf } from './pressing.ts';
import { spokenPawn, spokenSet, spokenType } from './spoken.ts';
import { useTable } from './table.ts';
import { StreetTag } from './tag.tsx';

/** What hangs on a type of the counter of open shops. */
export function TypeTag({ type }: { readonly type: ShopType }) {
  const table = useTable();
  return <StreetTag look={lookOf(table, typePiece(type))} name={spokenType(table, type)} facts={[]} />;
}

/** What hangs on the mark of a set. */
export function SetTag({ type }: { readonly type: ShopType }) {
  const table = useTable();
  return <StreetTag look={lookOf(table, setPiece(type))} name={spokenSet(table, type)} facts={[]} />;
}

/** What hangs on a pawn. */
export function PawnTag({ pawn }: { readonly pawn: PawnValue }) {
  const table = useTable();
  return <StreetTag look={lookOf(table, pawnPiece(pawn))} name={spokenPawn(table, pawn)} facts={[]} />;
}
