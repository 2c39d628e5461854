import type { Seat } from '../../../../shared/engine/index.ts';
import { ListedSeat, ListedSection } from '../../../game-kit/index.ts';
import { ScoreParts } from '../ending/score.tsx';
import { otherSeats, playerOf, useTable } from '../table.ts';

/** All players, own seat first: points with breakdown, pawns, number of cards. */
export function ListedPlayers() {
  const table = useTable();
  const { ownSeat, shared, words } = table;
  const all = shared ? otherSeats(table) : [ownSeat, ...otherSeats(table)];
  return (
    <ListedSection part="players" title={words.say('lists.parts.players')}>
      {all.map((seat) => (
        <ListedPlayer key={seat} seat={seat} />
      ))}
    </ListedSection>
  );
}

function ListedPlayer({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, words } = table;
  const { pawns, hand } = playerOf(view, seat);
  const named = words.list(pawns.map((pawn) => words.pawn(pawn)));
  return (
    <ListedSeat table={table} seat={seat} place={{ 'data-pawns': seat }} inner>
      <ScoreParts seat={seat} />
      <p>{pawns.length === 0 ? words.say('lists.no-pawns') : words.say('lists.pawns', { pawns: named })}</p>
      <p data-hand={seat}>{words.say('lists.hand', { cards: words.cards(hand.count) })}</p>
    </ListedSeat>
  );
}
