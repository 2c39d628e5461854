import { useRef } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';
import { Coin, Envelope, NameSign, useSqueezed } from '../../design/index.ts';
import { markOfPlayer, PresenceSign } from '../../table/index.ts';
import { tallRival } from './layout.ts';
import { envelopeOf, otherSeats } from './standing.ts';
import { playerOf, useTable } from './table.ts';
import { HandBacks, Trophies } from './trophies.tsx';

/** The others' rows, clockwise from the near player; everybody's where nobody sits near. `height` of a row, in pixels. */
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

/** Somebody else's row: sign, envelope, what they won, the backs of their cards, their gold. */
export function Rival({ seat, height }: RivalProps) {
  const { view, words, seats, toAct } = useTable();
  const place = useRef<HTMLElement>(null);
  useSqueezed(place, '.sign-name');
  const acts = toAct.includes(seat);
  const tall = height >= tallRival;
  return (
    <article
      className={`em-rival ${acts ? 'acting' : ''} ${tall ? 'tall' : ''}`}
      aria-label={words.say('player', { name: words.name(seat) })}
      data-seat={seat}
      style={{ height }}
      ref={place}
    >
      <NameSign mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
        <PresenceSign seat={seat} />
      </NameSign>
      {acts && <span className="unseen">{words.say('must-act')}</span>}
      <SealedEnvelope seat={seat} width={tall ? 44 : 34} />
      <Trophies seat={seat} size={tall ? 24 : 20} />
      <HandBacks seat={seat} size={tall ? 24 : 20} />
      <Gold seat={seat} size={tall ? 24 : 20} gold={playerOf(view, seat).gold} />
    </article>
  );
}

/** A seat's envelope: open while its owner thinks, waxed once the choice or the vote is made; no more than its place else. */
export function SealedEnvelope({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view, words, seats } = useTable();
  const envelope = envelopeOf(view, seat);
  return (
    <span className="em-envelope" style={{ width }} data-envelope={seat}>
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

/** Somebody's gold; coins fly to and from it. */
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
