import { memo } from 'react';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { PriceTag, Rosette, type TagSide, WarehouseRow } from '../../../design/index.ts';
import { priceNow } from '../interaction/price-now.ts';
import { pawnMarks, warehouseOf } from '../interaction/warehouse-data.ts';
import { type HarbourTable, useTable } from '../table.ts';
import { PlacePiece } from './place-piece.tsx';

interface RowFace {
  readonly place: Place;
  /** Shows the points, and the price if it has no owner; for pages without fronts. */
  readonly valued?: boolean;
}

/** A building as a row: its name, symbols, pawns and action. */
export function PlaceRow({ place, valued = false, tagSide = 'left' }: RowFace & { readonly tagSide?: TagSide }) {
  const table = useTable();
  const { view, words, seats } = table;
  const price = priceNow(table, place);
  return (
    <PlacePiece place={place} tagSide={tagSide} className="hb-row">
      <DrawnRow {...{ place, valued, price, view, words, seats }} />
    </PlacePiece>
  );
}

/** The row only; pending choices do not affect it. */
const DrawnRow = memo(function DrawnRow({
  place,
  valued,
  price,
  ...table
}: RowFace & Pick<HarbourTable, 'view' | 'words' | 'seats'> & { readonly price: number | null }) {
  const warehouse = warehouseOf(table, place, price);
  return (
    <WarehouseRow warehouse={warehouse} pawns={pawnMarks(table, place)}>
      {valued && warehouse.points !== undefined && <Rosette points={warehouse.points} size={24} />}
      {valued && warehouse.price !== undefined && <PriceTag text={warehouse.price} size={16} />}
    </WarehouseRow>
  );
});
