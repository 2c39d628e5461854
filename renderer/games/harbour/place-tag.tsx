import { board } from '../../../shared/games/harbour/boards.ts';
import type { Place } from '../../../shared/games/harbour/places.ts';
import { actionOf, factsOf, standingWords } from './place-words.ts';
import { priceWords } from './price-now.ts';
import { seatOfStart } from './standing.ts';
import { playerOf, useTable } from './table.ts';

interface PlaceTagProps {
  readonly place: Place;
  /** Why it cannot be used now, before all else. */
  readonly reason?: string | null | undefined;
}

/** What hangs on a place: why it is closed, its name and action, its figures, and whose pawn stands there. */
export function PlaceTag({ place, reason = null }: PlaceTagProps) {
  const table = useTable();
  const { view, words } = table;
  const seat = seatOfStart(place);
  const side = seat === null ? null : playerOf(view, seat).board;
  const ability = side === null ? null : board(side).ability;
  const standing = standingWords(table, place);
  const price = reason === null ? priceWords(table, place) : null;
  return (
    <span className="hb-place-tag">
      {reason !== null && <b>{reason}</b>}
      <span>
        <strong>{words.place(place, view)}</strong> {actionOf(table, place)}
      </span>
      {ability !== null && <span>{words.ability(ability)}</span>}
      <span>{factsOf(table, place)}</span>
      {price !== null && <span>{price}</span>}
      {standing !== '' && reason === null && <span>{standing}</span>}
    </span>
  );
}
