import { product } from '../../../../shared/games/shopping-street/products.ts';
import { shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { plotPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { toldPlot } from '../words/labels.ts';
import { GroupRow } from './group-row.tsx';
import { StreetTag } from './tag.tsx';

/** What hangs on a space: the shop there, or why none may open, or what it would bring. */
export function PlotTag({ space }: { readonly space: SpaceId }) {
  const table = useTable();
  const shop = shopOn(table.view.street, space);
  return (
    <StreetTag piece={plotPiece(space)} told={toldPlot(table, space)}>
      {shop !== undefined && <GroupRow type={shop.type} held={shop.cards.map((id) => product(id).group)} />}
    </StreetTag>
  );
}
