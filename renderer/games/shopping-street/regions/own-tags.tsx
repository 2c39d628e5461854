import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import type { ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { nearHand, setOf } from '../interaction/outlook.ts';
import { pawnPiece, setPiece, typePiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { toldPawn, toldSet, toldType } from '../words/labels.ts';
import { GroupRow } from './group-row.tsx';
import { StreetTag } from './tag.tsx';

/** What hangs on a type of the counter of open shops. */
export function TypeTag({ type }: { readonly type: ShopType }) {
  return <StreetTag piece={typePiece(type)} told={toldType(useTable(), type)} />;
}

/** What hangs on the mark of a set. */
export function SetTag({ type }: { readonly type: ShopType }) {
  const table = useTable();
  const { groups } = setOf(nearHand(table), type);
  return (
    <StreetTag piece={setPiece(type)} told={toldSet(table, type)}>
      <GroupRow type={type} held={groups.filter(({ best }) => best !== null).map(({ group }) => group)} />
    </StreetTag>
  );
}

/** What hangs on a pawn. */
export function PawnTag({ pawn }: { readonly pawn: PawnValue }) {
  return <StreetTag piece={pawnPiece(pawn)} told={toldPawn(useTable(), pawn)} />;
}
