import type { Seat } from '../../../../shared/engine/index.ts';
import { SeatPart } from '../../../game-kit/index.ts';
import { otherSeats, useTable } from '../table.ts';
import { Plate } from './plate.tsx';
import { OthersTiles } from './wares.tsx';

/** The other players, clockwise from the own seat. */
export function OtherPlayers() {
  const table = useTable();
  return otherSeats(table).map((seat) => <OtherPlayer key={seat} seat={seat} />);
}

/** Another player's card: name plate, known coins, wooden stands, stand tiles and unopened restaurants. */
function OtherPlayer({ seat }: { readonly seat: Seat }) {
  return (
    <SeatPart table={useTable()} seat={seat} className="mc-player slip">
      <Plate seat={seat} />
      <OthersTiles seat={seat} />
    </SeatPart>
  );
}
