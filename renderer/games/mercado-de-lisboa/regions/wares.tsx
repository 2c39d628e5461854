import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { improves } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { Fitted, Parasol, Roving, Stall } from '../../../design/index.ts';
import { type Piece, restaurantPiece, tilePiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

/** Another player's stand tiles and unopened restaurants, read-only. */
export function OthersTiles({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const { tiles, restaurants } = playerOf(view, seat);
  return (
    <div className="mc-holds">
      <ul className="mc-tiles" aria-label={words.say('stands-of', words.player(seat))} data-tiles={seat}>
        {named(tiles).map(({ key, each }) => (
          <li key={key}>
            <Fitted className="mc-drawn">
              {({ width }) => <Stall good={each} size={width} label={words.stand(each)} />}
            </Fitted>
          </li>
        ))}
      </ul>
      <ul
        className="mc-restaurants"
        aria-label={words.say('restaurants-of', words.player(seat))}
        data-restaurants={seat}
      >
        {named(restaurants).map(({ key, each }) => (
          <li key={key}>
            <Fitted className="mc-drawn">
              {({ width }) => <Parasol improves={improves[each]} open size={width} label={words.restaurant(each)} />}
            </Fitted>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pairs each piece with a unique key, even if two are equal. */
export function named<Each extends string>(
  all: readonly Each[],
): readonly { readonly key: string; readonly each: Each }[] {
  return all.map((each, at) => ({
    key: `${each} ${all.slice(0, at).filter((before) => before === each).length}`,
    each,
  }));
}

/** The own stand tiles, to select. */
export function OwnTiles() {
  const { view, ownSeat, words } = useTable();
  const { tiles } = playerOf(view, ownSeat);
  return (
    <div className="mc-own-tiles" data-tiles={ownSeat}>
      <Roving label={words.say('your-stands')} className="mc-row">
        {named(tiles).map(({ key, each }, at) => (
          <Ware key={key} piece={tilePiece(at)}>
            {(size) => <Stall good={each} size={size} />}
          </Ware>
        ))}
      </Roving>
    </div>
  );
}

/** The own restaurants, to select. */
export function OwnRestaurants() {
  const { view, ownSeat, words } = useTable();
  const { restaurants } = playerOf(view, ownSeat);
  return (
    <div className="mc-own-restaurants" data-restaurants={ownSeat} style={{ '--count': restaurants.length }}>
      {restaurants.length === 0 ? (
        <p className="soft">{words.say('none-to-open')}</p>
      ) : (
        <Roving label={words.say('to-open')} className="mc-row">
          {named(restaurants).map(({ key, each }, at) => (
            <Ware key={key} piece={restaurantPiece(at)}>
              {(size) => <Parasol improves={improves[each]} open size={size} />}
            </Ware>
          ))}
        </Roving>
      )}
    </div>
  );
}

interface WareProps {
  readonly piece: Piece;
  /** The drawing for a width in pixels; undefined until known. */
  children(size: number | undefined): ReactNode;
}

/** A selectable piece, with a reason if disabled. */
export function Ware({ piece, children }: WareProps) {
  return (
    <Fitted className="mc-drawn">
      {({ width }) => (
        <PieceOnTable piece={piece} className="mc-ware">
          {children(width)}
        </PieceOnTable>
      )}
    </Fitted>
  );
}
