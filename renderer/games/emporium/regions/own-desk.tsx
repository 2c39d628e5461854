import { SeatPart, SeatPlate } from '../../../game-kit/index.ts';
import { isBidding } from '../interaction/offers.ts';
import { playerOf, useTable } from '../table.ts';
import { DieNote, DieRow } from './die-row.tsx';
import { OwnHand } from './own-hand.tsx';
import { Gold } from './rivals.tsx';
import { Trophies } from './trophies.tsx';

/** The own desk: name plate, gold, trophies, die and hand. On a phone, the plate is in the head. */
export function OwnDesk() {
  const table = useTable();
  const { layout, ownSeat, question, pending } = table;
  const parts = (
    <>
      {layout.setting !== 'phone' && <OwnPlate />}
      <DieRow />
      <DieNote />
      <OwnHand />
    </>
  );
  if (layout.setting !== 'phone') {
    return (
      <SeatPart table={table} seat={ownSeat} className="em-desk desk">
        {parts}
      </SeatPart>
    );
  }
  const choosing = question?.type === 'choose';
  const picked = pending.card !== null || isBidding(table);
  return <div className={`em-desk desk ${choosing ? (picked ? 'picked' : 'choosing') : ''}`}>{parts}</div>;
}

/** The own name plate with all counters. */
function OwnPlate() {
  const table = useTable();
  const { view, ownSeat } = table;
  return (
    <div className="player-line em-plate">
      <SeatPlate table={table} seat={ownSeat} lantern={28} />
      <Gold seat={ownSeat} gold={playerOf(view, ownSeat).gold} />
      <Trophies seat={ownSeat} />
    </div>
  );
}
