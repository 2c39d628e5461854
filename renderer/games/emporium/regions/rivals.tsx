import type { Seat } from '../../../../shared/engine/index.ts';
import { Coin, Die, Envelope } from '../../../design/index.ts';
import { SeatPart, SeatPlate } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { tallRival } from '../forms/layout.ts';
import { comingOf, envelopeOf, otherSeats } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { HandBacks, Trophies } from './trophies.tsx';

/** The other players' rows, clockwise from the own seat; all players without one. `height` in pixels. */
export function Rivals({ height }: { readonly height: number }) {
  const table = useTable();
  const { words } = table;
  return (
    <section className="em-rivals" aria-label={words.say('regions.rivals')}>
      {otherSeats(table).map((seat) => (
        <Rival key={seat} seat={seat} height={height} />
      ))}
    </section>
  );
}

interface RivalProps {
  readonly seat: Seat;
  /** Pixels. */
  readonly height: number;
}

/** Another player's row: name plate, envelope, trophies, card backs and gold. */
export function Rival({ seat, height }: RivalProps) {
  const table = useTable();
  const { view } = table;
  const tall = height >= tallRival;
  return (
    <SeatPart table={table} seat={seat} className={`em-rival slip ${tall ? 'tall' : ''}`} style={{ height }}>
      <SeatPlate table={table} seat={seat} />
      <SealedEnvelope seat={seat} width={tall ? 40 : 28} />
      <Trophies seat={seat} size={tall ? 22 : 17} />
      <HandBacks seat={seat} size={tall ? 16 : 14} />
      <Gold seat={seat} size={tall ? 24 : 18} gold={playerOf(view, seat).gold} />
    </SeatPart>
  );
}

/**
 * A seat's envelope: open while its player chooses, sealed after the choice or vote.
 * After the reveal, the die until it is resolved; otherwise an empty space.
 */
export function SealedEnvelope({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view, words, seats } = useTable();
  const envelope = envelopeOf(view, seat);
  const coming = comingOf(view, seat);
  return (
    <span className="em-envelope" style={{ width }} data-envelope={seat}>
      {coming !== null && coming.kind !== 'pass' && (
        <Die
          value={coming.kind === 'sale' ? coming.price : coming.bid}
          size={Math.round(width * 0.75)}
          label={
            coming.kind === 'sale'
              ? words.say('coming.sale', { item: words.item(coming.item), price: coming.price })
              : words.say('coming.bid', { bid: coming.bid })
          }
        />
      )}
      {envelope !== null && (
        <Envelope
          mark={markOfPlayer(seats, seat)}
          sealed={envelope === 'sealed'}
          width={width}
          label={words.say(`envelope.${envelope}`)}
        />
      )}
    </span>
  );
}

/** A player's gold; coins fly to and from it. */
export function Gold({ seat, size, gold }: { readonly seat: Seat; readonly size: number; readonly gold: number }) {
  const { words } = useTable();
  return (
    <span className="em-gold" title={words.say('gold')} data-purse={seat}>
      <Coin size={size} />
      <span className="unseen">{words.say('gold')}</span>
      <b className="figure">{gold}</b>
    </span>
  );
}
