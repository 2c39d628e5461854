import type { Place } from '../../../shared/games/harbour/places.ts';
import { PriceTag, Rosette, type TagSide, WarehouseRow } from '../../design/index.ts';
import { PlacePiece } from './place-piece.tsx';
import { useTable } from './table.ts';
import { pawnMarks, warehouseOf } from './warehouse-data.ts';

interface PlaceRowProps {
  readonly place: Place;
  /** With points, and the price while nobody owns it, where no front shows them. */
  readonly priced?: boolean;
  readonly tagSide?: TagSide;
}

/** A building as a row of a yard or of a list: its name and symbols, who stands there, and what it does. */
export function PlaceRow({ place, priced = false, tagSide = 'left' }: PlaceRowProps) {
  const table = useTable();
  const warehouse = warehouseOf(table, place);
  return (
    <PlacePiece place={place} tagSide={tagSide} className="hb-row">
      <WarehouseRow warehouse={warehouse} pawns={pawnMarks(table, place)}>
        {priced && warehouse.points !== undefined && <Rosette points={warehouse.points} size={24} />}
        {priced && warehouse.price !== undefined && <PriceTag text={warehouse.price} size={16} />}
      </WarehouseRow>
    </PlacePiece>
  );
}
