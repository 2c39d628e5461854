import type { Seat } from '../../../../shared/engine/index.ts';
import { Coin, Die, Envelope } from '../../../design/index.ts';
import { SeatPart, SeatPlate } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { comingOf, envelopeOf } from '../interaction/standing.ts';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { HandBacks, Trophies } from './trophies.tsx';

/** The other players' rows, clockwise from the own seat; all players without one. */
export function Rivals() {
  const table = useTable();
  const { words, shared } = table;
  return (
    <section className="em-rivals" aria-label={words.say(shared ? 'shared.players' : 'regions.rivals')}>
      {otherSeats(table).map((seat) => (
        <div key={seat} className="em-rival-box">
          <Rival seat={seat} />
        </div>
      ))}
    </section>
  );
}

/** Another player's row: name plate, envelope, trophies, card backs, gold, and a place for what is revealed. */
function Rival({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  return (
    <SeatPart table={table} seat={seat} className="em-rival slip">
      <SeatPlate table={table} seat={seat} />
      <SealedEnvelope seat={seat} />
      <Trophies seat={seat} />
      <HandBacks seat={seat} />
      <span className="em-revealed" data-turned-at={seat} />
      <Gold seat={seat} gold={playerOf(table.view, seat).gold} />
    </SeatPart>
  );
}

/**
 * A seat's envelope: open while its player chooses, sealed after the choice or vote.
 * After the reveal, the die until it is resolved; otherwise an empty space.
 */
export function SealedEnvelope({ seat }: { readonly seat: Seat }) {
  const { view, words, seats } = useTable();
  const envelope = envelopeOf(view, seat);
  const coming = comingOf(view, seat);
  return (
    <span className="em-envelope" data-envelope={seat}>
      {coming !== null && coming.kind !== 'pass' && (
        <Die
          value={coming.kind === 'sale' ? coming.price : coming.bid}
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
          label={words.say(`envelope.${envelope}`)}
        />
      )}
    </span>
  );
}

/** A player's gold; coins fly to and from it. */
export function Gold({ seat, gold }: { readonly seat: Seat; readonly gold: number }) {
  const { words } = useTable();
  return (
    <span className="em-gold" title={words.say('gold')} data-purse={seat}>
      <Coin />
      <span className="unseen">{words.say('gold')}</span>
      <b className="figure">{gold}</b>
    </span>
  );
}
