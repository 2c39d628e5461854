import type { Place } from '../../../shared/games/harbour/places.ts';
import { type TagSide, WarehouseFront } from '../../design/index.ts';
import { PlacePiece } from './place-piece.tsx';
import { useTable } from './table.ts';
import { pawnMarks, warehouseOf } from './warehouse-data.ts';

interface PlaceFrontProps {
  readonly place: Place;
  readonly width: number;
  readonly height: number;
  readonly tagSide?: TagSide;
}

/** A building of the harbour with whoever stands there: a place to go to, or a building to buy. */
export function PlaceFront({ place, width, height, tagSide = 'below' }: PlaceFrontProps) {
  const table = useTable();
  return (
    <PlacePiece place={place} tagSide={tagSide} className="hb-front">
      <WarehouseFront
        warehouse={warehouseOf(table, place)}
        pawns={pawnMarks(table, place)}
        width={width}
        height={height}
      />
    </PlacePiece>
  );
}
