import type { Seat } from '../../../../shared/engine/index.ts';
import { SeatPart } from '../../../game-kit/index.ts';
import { otherSeats } from '../interaction/standing.ts';
import { useTable } from '../table.ts';
import { Plate } from './plate.tsx';
import { OthersTiles } from './wares.tsx';

/** The other players, clockwise from the own seat. `size`: width of a stand tile in pixels. */
export function OtherPlayers({ size }: { readonly size?: number }) {
  const table = useTable();
  return (
    <>
      {otherSeats(table).map((seat) => (
        <OtherPlayer key={seat} seat={seat} {...(size !== undefined && { size })} />
      ))}
    </>
  );
}

/** Another player's card: name plate, known coins, wooden stands, stand tiles and unopened restaurants. */
export function OtherPlayer({ seat, size }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <SeatPart table={useTable()} seat={seat} className="mc-player slip">
      <Plate seat={seat} />
      <OthersTiles seat={seat} {...(size !== undefined && { size })} />
    </SeatPart>
  );
}
