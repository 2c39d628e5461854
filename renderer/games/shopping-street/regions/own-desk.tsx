import { SeatPart, SeatPlate } from '../../../game-kit/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { ScoreSoFar } from '../ending/score.tsx';
import { useTable } from '../table.ts';
import { OwnHand } from './own-hand.tsx';
import { Pawns } from './pawns.tsx';
import { SetsRow } from './sets-row.tsx';

export { ScoreSoFar } from '../ending/score.tsx';
export { OwnHand } from './own-hand.tsx';
export { Pawns, PawnsLeft } from './pawns.tsx';
export { SetsRow } from './sets-row.tsx';

/** The own desk: name plate, pawns, score so far, sets, and the hand. `card` is the size of a card, in pixels. */
export function OwnDesk({ card }: { readonly card: Size }) {
  const table = useTable();
  return (
    <SeatPart table={table} seat={table.ownSeat} className="ss-desk desk">
      <div className="ss-own">
        <OwnPlate />
        <SetsRow />
      </div>
      <OwnHand card={card} />
    </SeatPart>
  );
}

/** The own name plate with hand size, pawns and score so far. */
export function OwnPlate() {
  const table = useTable();
  const { ownSeat } = table;
  return (
    <div className="ss-plate">
      <SeatPlate table={table} seat={ownSeat} lantern={26} />
      <ScoreSoFar seat={ownSeat} />
      <Pawns seat={ownSeat} size={28} near />
    </div>
  );
}
