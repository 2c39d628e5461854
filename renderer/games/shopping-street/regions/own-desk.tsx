import { SeatPart, SeatPlate } from '../../../game-kit/index.ts';
import { ScoreSoFar } from '../ending/score.tsx';
import { openingPicked } from '../interaction/offers.ts';
import { type StreetTable, useTable } from '../table.ts';
import { OwnHand } from './own-hand.tsx';
import { Pawns } from './pawns.tsx';
import { SetsRow } from './sets-row.tsx';

/** Whether the player has picked the cards of a new shop, and may choose its pawn. */
export function isOpening(table: StreetTable): boolean {
  return table.asked && openingPicked(table) !== null;
}

/** The own desk: name plate, pawns, score so far, sets, and the hand. On a phone, the plate is in the head. */
export function OwnDesk() {
  const table = useTable();
  const { ownSeat } = table;
  if (table.layout.setting !== 'phone') {
    return (
      <SeatPart table={table} seat={ownSeat} className="ss-desk desk">
        <OwnPlate />
        <SetsRow />
        <OwnHand />
      </SeatPart>
    );
  }
  const opening = isOpening(table);
  return (
    <div className={`ss-desk desk ${opening ? 'opens-shop' : ''}`}>
      <SetsRow />
      <OwnHand />
      {opening && <Pawns seat={ownSeat} near />}
    </div>
  );
}

/** The own name plate with hand size, pawns and score so far. */
function OwnPlate() {
  const table = useTable();
  const { ownSeat } = table;
  return (
    <div className="player-line ss-plate">
      <SeatPlate table={table} seat={ownSeat} lantern={26} />
      <ScoreSoFar seat={ownSeat} />
      <Pawns seat={ownSeat} near />
    </div>
  );
}
