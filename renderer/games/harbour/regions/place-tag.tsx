import { memo } from 'react';
import { board } from '../../../../shared/games/harbour/boards.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { seatOfStart } from '../interaction/standing.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { actionOf, factsOf, standingWords } from '../words/place-words.ts';

interface PlaceTagProps extends Pick<HarbourTable, 'view' | 'words'> {
  readonly place: Place;
  /** The reason if disabled; shown first. */
  readonly reason: string | null;
  /** The price breakdown. Null while not buying. */
  readonly price: string | null;
}

/** A place's tag: reason if disabled, name, action, figures and pawns. */
export const PlaceTag = memo(function PlaceTag({ place, reason, price, view, words }: PlaceTagProps) {
  const table = { view, words };
  const seat = seatOfStart(place);
  const side = seat === null ? null : playerOf(view, seat).board;
  const ability = side === null ? null : board(side).ability;
  const standing = standingWords(table, place);
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
});
