import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { improves } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { Parasol, Roving, Stall } from '../../../design/index.ts';
import { type Piece, restaurantPiece, tilePiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

interface OthersTilesProps {
  readonly seat: Seat;
  /** The width of a stand tile, in pixels. */
  readonly size?: number | undefined;
}

/** Number of restaurants that fit beside small stand tiles; more get their own row. */
const inOneRow = 2;
const smallTile = 40;
/** Tile size with that many restaurants beside them. */
const smallestTile = 35;

/** Another player's stand tiles and unopened restaurants, read-only. */
export function OthersTiles({ seat, size = 37 }: OthersTilesProps) {
  const { view, words } = useTable();
  const { tiles, restaurants } = playerOf(view, seat);
  const crowded = restaurants.length > (size > smallTile ? 0 : inOneRow);
  const tight = !crowded && restaurants.length === inOneRow;
  const width = tight ? Math.min(size, smallestTile) : size;
  return (
    <div className={`mc-holds ${crowded ? 'crowded' : ''} ${tight ? 'tight' : ''}`}>
      <ul className="mc-tiles" aria-label={words.say('stands-of', words.player(seat))} data-tiles={seat}>
        {named(tiles).map(({ key, each }) => (
          <li key={key}>
            <Stall good={each} owner={undefined} size={width} label={words.stand(each)} />
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
            <Parasol improves={improves[each]} open size={width} label={words.restaurant(each)} />
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

interface OwnWaresProps {
  /** The width of a piece, in pixels. */
  readonly size: number;
}

/** The own stand tiles, to select. */
export function OwnTiles({ size }: OwnWaresProps) {
  const { view, ownSeat, words } = useTable();
  const { tiles } = playerOf(view, ownSeat);
  return (
    <div className="mc-own-tiles" data-tiles={ownSeat}>
      <Roving label={words.say('your-stands')} className="mc-row">
        {named(tiles).map(({ key, each }, at) => (
          <Ware key={key} piece={tilePiece(at)}>
            <Stall good={each} owner={undefined} size={size} />
          </Ware>
        ))}
      </Roving>
    </div>
  );
}

/** The own restaurants, to select. */
export function OwnRestaurants({ size }: OwnWaresProps) {
  const { view, ownSeat, words } = useTable();
  const { restaurants } = playerOf(view, ownSeat);
  return (
    <div className="mc-own-restaurants" data-restaurants={ownSeat}>
      {restaurants.length === 0 ? (
        <p className="soft">{words.say('none-to-open')}</p>
      ) : (
        <Roving label={words.say('to-open')} className="mc-row">
          {named(restaurants).map(({ key, each }, at) => (
            <Ware key={key} piece={restaurantPiece(at)}>
              <Parasol improves={improves[each]} open size={size} />
            </Ware>
          ))}
        </Roving>
      )}
    </div>
  );
}

/** A selectable piece, with a reason if disabled. */
export function Ware({ piece, children }: { readonly piece: Piece; readonly children: ReactNode }) {
  return (
    <PieceOnTable piece={piece} className="mc-ware">
      {children}
    </PieceOnTable>
  );
}
