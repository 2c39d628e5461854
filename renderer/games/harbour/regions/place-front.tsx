import { memo } from 'react';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { Fitted, type FittedSize, type TagSide, WarehouseFront } from '../../../design/index.ts';
import { priceNow } from '../interaction/price-now.ts';
import { pawnMarks, warehouseOf } from '../interaction/warehouse-data.ts';
import { type HarbourTable, useTable } from '../table.ts';
import { PlacePiece } from './place-piece.tsx';

interface PlaceFrontProps {
  readonly place: Place;
  readonly tagSide?: TagSide;
}

/** A building with its pawns, as large as its box: a place to visit or a building to buy. */
export function PlaceFront({ place, tagSide = 'below' }: PlaceFrontProps) {
  const table = useTable();
  const { view, words, seats } = table;
  const price = priceNow(table, place);
  return (
    <Fitted className="hb-plot">
      {(size) => (
        <PlacePiece place={place} tagSide={tagSide} className="hb-front">
          <DrawnFront {...{ place, price, view, words, seats }} {...size} />
        </PlacePiece>
      )}
    </Fitted>
  );
}

/** The drawing only; pending choices do not affect it. */
const DrawnFront = memo(function DrawnFront({
  place,
  price,
  width,
  height,
  ...table
}: Partial<FittedSize> &
  Pick<HarbourTable, 'view' | 'words' | 'seats'> & { readonly place: Place; readonly price: number | null }) {
  return (
    <WarehouseFront
      warehouse={warehouseOf(table, place, price)}
      pawns={pawnMarks(table, place)}
      width={width}
      height={height}
    />
  );
});
