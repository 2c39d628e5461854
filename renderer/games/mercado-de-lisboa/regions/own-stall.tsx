import { SeatPart } from '../../../game-kit/index.ts';
import { useTable } from '../table.ts';
import { Plate } from './plate.tsx';
import { OwnRestaurants, OwnTiles } from './wares.tsx';

/** The own panel: name plate, coins, wooden stands, stand tiles and unopened restaurants. */
export function OwnStall() {
  const table = useTable();
  const { ownSeat, words } = table;
  return (
    <SeatPart table={table} seat={ownSeat} className="mc-player own slip">
      <Plate seat={ownSeat} own />
      <div className="mc-own-part">
        <h2 className="mc-heading">{words.say('your-stands')}</h2>
        <OwnTiles />
      </div>
      <div className="mc-own-part">
        <h2 className="mc-heading">{words.say('to-open')}</h2>
        <OwnRestaurants />
      </div>
    </SeatPart>
  );
}
