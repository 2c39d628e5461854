import type { Seat } from '../../../../shared/engine/index.ts';
import { NameSign } from '../../../design/index.ts';
import { markOfPlayer, PresenceSign } from '../../../table/index.ts';
import { ScoreParts } from '../ending/score.tsx';
import { otherSeats } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { ListedSection } from './listed-section.tsx';

/** Everybody, the near player first: points so far with their parts, pawns, cards in hand. */
export function ListedPlayers() {
  const table = useTable();
  const { near, shared, words } = table;
  const all = shared ? otherSeats(table) : [near, ...otherSeats(table)];
  return (
    <ListedSection part="players" title={words.say('lists.parts.players')}>
      {all.map((seat) => (
        <ListedPlayer key={seat} seat={seat} />
      ))}
    </ListedSection>
  );
}

function ListedPlayer({ seat }: { readonly seat: Seat }) {
  const { view, words, seats, toAct } = useTable();
  const { pawns, hand } = playerOf(view, seat);
  const named = words.list(pawns.map((pawn) => words.pawn(pawn)));
  return (
    <section className="listed-group ss-listed-player" aria-label={words.name(seat)} data-seat={seat} data-pawns={seat}>
      <h3>
        <NameSign mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
          <PresenceSign seat={seat} />
        </NameSign>
      </h3>
      {toAct.includes(seat) && (
        <p>
          <b>{words.say('lists.asked')}</b>
        </p>
      )}
      <ScoreParts seat={seat} />
      <p>{pawns.length === 0 ? words.say('lists.no-pawns') : words.say('lists.pawns', { pawns: named })}</p>
      <p data-hand={seat}>{words.say('lists.hand', { cards: words.cards(hand.count) })}</p>
    </section>
  );
}
