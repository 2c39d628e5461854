import { NameSign, type PlayerMark } from '../../design/index.ts';
import { gained, signed } from '../scoring/signed.ts';
import { coinsFor } from './counts.ts';

interface CoinTowerProps {
  readonly name: string;
  /** Null for an opponent that the game itself plays. */
  readonly mark: PlayerMark | null;
  readonly total: number;
  /** What the count that is on has just brought; null where it is nothing. */
  readonly gain: number | null;
  /** What the highest of all towers comes to, in points. */
  readonly highest: number;
  /** Did nobody gain more by this count, or has nobody more at the end? */
  readonly isForemost: boolean;
}

/** What somebody has so far, as a tower of coins over their sign; what has just come lies on top and shines. */
export function CoinTower({ name, mark, total, gain, highest, isForemost }: CoinTowerProps) {
  const lain = coinsFor(total - (gain ?? 0), highest);
  const coins = Array.from({ length: coinsFor(total, highest) }, (_, coin) => coin);
  return (
    <li className={`closing-tower ${isForemost ? 'foremost' : ''}`}>
      <div className="closing-stack">
        <p className="figure closing-total">{signed(total)}</p>
        <div className="closing-coins" aria-hidden="true">
          {coins.map((coin) => (
            <span key={coin} className={coin >= lain ? 'fresh' : ''} style={{ '--fall': Math.max(0, coin - lain) }} />
          ))}
        </div>
        {gain !== null && gain !== 0 && <p className="figure closing-gain">{gained(gain)}</p>}
      </div>
      {mark === null ? <span className="sign">{name}</span> : <NameSign mark={mark} name={name} />}
    </li>
  );
}
