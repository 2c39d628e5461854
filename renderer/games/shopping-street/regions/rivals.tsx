import type { Seat } from '../../../../shared/engine/index.ts';
import { Icon } from '../../../design/index.ts';
import { SeatPart, SeatPlate } from '../../../game-kit/index.ts';
import { ScoreSoFar } from '../ending/score.tsx';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { PawnsLeft } from './pawns.tsx';

/** The other players' rows, clockwise from the own seat; all players' on a shared board. */
export function Rivals() {
  const table = useTable();
  const { words, shared } = table;
  return (
    <section className="ss-rivals slip" aria-label={words.say(shared ? 'shared.players' : 'regions.rivals')}>
      {otherSeats(table).map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  );
}

/** Another player's row: name plate, number of cards, unused pawns, current points. */
function Rival({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  return (
    <SeatPart table={table} seat={seat} className="ss-rival terse-plates">
      <SeatPlate table={table} seat={seat} />
      <HandSize seat={seat} />
      <PawnsLeft seat={seat} />
      <ScoreSoFar seat={seat} side="left" />
    </SeatPart>
  );
}

/** A player's number of cards. */
function HandSize({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const { count } = playerOf(view, seat).hand;
  return (
    <span className="ss-hand-size" data-hand={seat} title={words.say('in-hand', { cards: words.cards(count) })}>
      <Icon name="card" size={20} />
      <span className="unseen">{words.say('in-hand', { cards: words.cards(count) })}</span>
      <b className="figure" aria-hidden="true">
        {count}
      </b>
    </span>
  );
}
