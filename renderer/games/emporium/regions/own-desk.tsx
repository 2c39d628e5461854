import { SeatPart, SeatPlate } from '../../../game-kit/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { playerOf, useTable } from '../table.ts';
import { DieNote, DieRow } from './die-row.tsx';
import { OwnHand } from './own-hand.tsx';
import { Gold } from './rivals.tsx';
import { Trophies } from './trophies.tsx';

/** The own desk: name plate, gold, trophies, die and hand. `card`: size of a card in pixels. */
export function OwnDesk({ card }: { readonly card: Size }) {
  const table = useTable();
  return (
    <SeatPart table={table} seat={table.ownSeat} className="em-desk desk">
      <div className="em-own">
        <OwnPlate />
        <DieRow />
        <DieNote />
      </div>
      <OwnHand width={card.width} height={card.height} />
    </SeatPart>
  );
}

/** The own name plate with all counters. */
export function OwnPlate() {
  const table = useTable();
  const { view, ownSeat } = table;
  return (
    <div className="em-plate">
      <SeatPlate table={table} seat={ownSeat} lantern={28} />
      <Gold seat={ownSeat} size={26} gold={playerOf(view, ownSeat).gold} />
      <Trophies seat={ownSeat} size={22} />
    </div>
  );
}
