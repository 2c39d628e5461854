import { memo } from 'react';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { type TagSide, WarehouseFront } from '../../../design/index.ts';
import { priceNow } from '../interaction/price-now.ts';
import { pawnMarks, warehouseOf } from '../interaction/warehouse-data.ts';
import { type HarbourTable, useTable } from '../table.ts';
import { PlacePiece } from './place-piece.tsx';

interface TileSize {
  readonly width: number;
  readonly height: number;
}

interface PlaceFrontProps extends TileSize {
  readonly place: Place;
  readonly tagSide?: TagSide;
}

/** A building with its pawns: a place to visit or a building to buy. */
export function PlaceFront({ place, width, height, tagSide = 'below' }: PlaceFrontProps) {
  const table = useTable();
  const { view, words, seats } = table;
  const price = priceNow(table, place);
  return (
    <PlacePiece place={place} tagSide={tagSide} className="hb-front">
      <DrawnFront {...{ place, price, view, words, seats, width, height }} />
    </PlacePiece>
  );
}

/** The drawing only; pending choices do not affect it. */
const DrawnFront = memo(function DrawnFront({
  place,
  price,
  width,
  height,
  ...table
}: TileSize &
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
