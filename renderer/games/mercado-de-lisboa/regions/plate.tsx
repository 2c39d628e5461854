import type { Seat } from '../../../../shared/engine/index.ts';
import { Coin, Icon } from '../../../design/index.ts';
import { SeatPlate } from '../../../game-kit/index.ts';
import { playerOf, useTable } from '../table.ts';

interface PlateProps {
  readonly seat: Seat;
  /** True for the own seat: a lantern lights on its turn. The till holds the coins if there is one. */
  readonly own?: boolean;
}

/** A player's name plate with known coins and wooden stands left. Coins fly to and from it. */
export function Plate({ seat, own = false }: PlateProps) {
  const table = useTable();
  const { view, words, layout } = table;
  const { money, woodenStands } = playerOf(view, seat);
  const beside = own && layout.side;
  return (
    <div className="player-line mc-plate" data-purse={seat}>
      <SeatPlate table={table} seat={seat} lantern={beside ? 26 : undefined} />
      <ul className="player-facts mc-facts">
        {money !== null && !beside && (
          <li title={words.say('facts.money')}>
            <Coin size={18} />
            <span className="unseen">{words.say('facts.money')}</span>
            {money}
          </li>
        )}
        <li title={words.say('facts.wooden-stands')}>
          <Icon name="home" size={18} />
          <span className="unseen">{words.say('facts.wooden-stands')}</span>
          {woodenStands}
        </li>
      </ul>
    </div>
  );
}
