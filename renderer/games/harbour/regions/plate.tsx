import { memo } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { symbols } from '../../../../shared/games/harbour/actions.ts';
import { symbolsOwned } from '../../../../shared/games/harbour/holdings.ts';
import { Icon, Lantern, NamePlate, Rosette, Tagged } from '../../../design/index.ts';
import { markOfPlayer, PresenceSign, useTurnWords } from '../../../table/index.ts';
import { pointsOf } from '../interaction/standing.ts';
import { type HarbourTable, playerOf, useTable } from '../table.ts';

interface PlateProps {
  readonly seat: Seat;
  /** True to show symbols and bought buildings. */
  readonly full?: boolean;
}

/** The content of a name plate. */
type Seen = Pick<HarbourTable, 'view' | 'seats' | 'words'>;

/** A yard's name plate: name, lantern, points and symbols of a player. */
export function Plate({ seat, full = false }: PlateProps) {
  const { view, seats, toAct, words } = useTable();
  return <PlateAt seat={seat} full={full} view={view} seats={seats} words={words} acts={toAct.includes(seat)} />;
}

/** The name plate only; pending choices do not affect it. */
const PlateAt = memo(function PlateAt({
  seat,
  full = false,
  acts,
  ...table
}: PlateProps & Seen & { readonly acts: boolean }) {
  const { seats, words } = table;
  const turn = useTurnWords();
  return (
    <div className={`player-line hb-plate ${full ? 'full' : ''}`}>
      <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
      <PresenceSign seat={seat} />
      {full && <Lantern lit={acts} size={28} label={acts ? turn.mark(seat) : undefined} />}
      {!full && acts && <span className="unseen">{turn.mark(seat)}</span>}
      <FactsAt seat={seat} full={full} {...table} />
    </div>
  );
});

/** Points, the bonus card and, with space, the symbols. */
export function Facts(props: PlateProps) {
  const { view, seats, words } = useTable();
  return <FactsAt {...props} view={view} seats={seats} words={words} />;
}

function FactsAt({ seat, full = false, view, words }: PlateProps & Seen) {
  const player = playerOf(view, seat);
  return (
    <ul className="player-facts hb-facts">
      <li>
        <Rosette size={full ? 22 : 18} />
        <span className="unseen">{words.say('facts.points')}</span>
        {pointsOf(view, seat)}
      </li>
      {full &&
        symbols.map((symbol) => {
          const count = symbolsOwned(player, symbol);
          if (count === 0) return null;
          return (
            <li key={symbol}>
              <Tagged tag={words.symbolMeaning(symbol, count)} side="below">
                {(describedBy) => (
                  <span className="hb-fact" aria-describedby={describedBy}>
                    <Icon name={symbol} size={22} label={words.symbol(symbol)} />
                    {count}
                  </span>
                )}
              </Tagged>
            </li>
          );
        })}
      <Bonus seat={seat} full={full} view={view} words={words} />
    </ul>
  );
}

/** The bonus card: a point for each such symbol at the end. */
function Bonus({ seat, full = false, view, words }: PlateProps & Pick<HarbourTable, 'view' | 'words'>) {
  const { bonus } = playerOf(view, seat);
  if (bonus === null) return null;
  return (
    <li>
      <Tagged tag={words.say('bonus-says', { symbol: words.symbol(bonus) })} side="below">
        {(describedBy) => (
          <span className="hb-bonus" aria-describedby={describedBy}>
            {full && <Rosette size={18} />}
            <Icon name={bonus} size={full ? 18 : 16} label={words.say('bonus', { symbol: words.symbol(bonus) })} />
          </span>
        )}
      </Tagged>
    </li>
  );
}
