import { Plate } from './plate.tsx';
import { playerOf, useTable } from './table.ts';
import { OwnRestaurants, OwnTiles } from './wares.tsx';

/** Restaurants are drawn smaller, in pixels, the more of them there are: up to so many of a size. */
const restaurantSizes = {
  column: [
    { most: 2, size: 74 },
    { most: 6, size: 54 },
  ],
  /** On an upright tablet they lie beside the stand tiles. */
  beside: [
    { most: 1, size: 74 },
    { most: 4, size: 50 },
  ],
} as const;
const smallest = 40;

/** The near player's own panel: sign, coins and wooden stands, stand tiles, and restaurants to open. */
export function OwnStall() {
  const { view, near, words, shared, toAct, layout } = useTable();
  if (shared) return null;
  const count = playerOf(view, near).restaurants.length;
  const sizes = restaurantSizes[layout.upright ? 'beside' : 'column'];
  return (
    <article
      className={`mc-player own ${toAct.includes(near) ? 'acting' : ''}`}
      aria-label={words.say('player', { name: words.name(near) })}
      data-seat={near}
    >
      <Plate seat={near} own />
      <div className="mc-own-part">
        <h2>{words.say('your-stands')}</h2>
        <OwnTiles size={56} />
      </div>
      <div className="mc-own-part">
        <h2>{words.say('to-open')}</h2>
        <OwnRestaurants size={sizes.find(({ most }) => count <= most)?.size ?? smallest} />
      </div>
    </article>
  );
}
