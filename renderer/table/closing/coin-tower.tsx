import { NamePlate, type PlayerMark } from '../../design/index.ts';
import { gained, signed } from '../scoring/signed.ts';
import { coinsFor } from './counts.ts';

interface CoinTowerProps {
  readonly name: string;
  /** Null for an opponent that the game itself plays. */
  readonly mark: PlayerMark | null;
  readonly total: number;
  /** The points of the current count; null if none. */
  readonly gain: number | null;
  /** The points of the highest tower. */
  readonly highest: number;
  /** Whether no other player gained more by this count, or has more at the end. */
  readonly isForemost: boolean;
}

/** A player's points as a tower of coins over the name plate, or a debt as one of slips; what is new shines on top. */
export function CoinTower({ name, mark, total, gain, highest, isForemost }: CoinTowerProps) {
  const before = total - (gain ?? 0);
  const lain = before < 0 === total < 0 ? coinsFor(before, highest) : 0;
  const coins = Array.from({ length: coinsFor(total, highest) }, (_, coin) => coin);
  return (
    <li className={`closing-tower ${isForemost ? 'foremost' : ''}`}>
      <div className="closing-stack">
        <p className="figure closing-total">{signed(total)}</p>
        <div className={`closing-coins ${total < 0 ? 'debt' : ''}`} aria-hidden="true">
          {coins.map((coin) => (
            <span key={coin} className={coin >= lain ? 'fresh' : ''} style={{ '--fall': Math.max(0, coin - lain) }} />
          ))}
        </div>
        {gain !== null && gain !== 0 && <p className="figure closing-gain">{gained(gain)}</p>}
      </div>
      {mark === null ? <span className="name-plate">{name}</span> : <NamePlate mark={mark} name={name} />}
    </li>
  );
}
