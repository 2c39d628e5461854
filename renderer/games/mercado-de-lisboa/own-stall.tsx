import { Plate } from './plate.tsx';
import { useTable } from './table.ts';
import { OwnRestaurants, OwnTiles } from './wares.tsx';

/** The near player's own panel: sign, coins and wooden stands, stand tiles, and restaurants to open. */
export function OwnStall() {
  const { near, words, shared } = useTable();
  if (shared) return null;
  return (
    <article className="mc-player own" aria-label={words.say('player', { name: words.name(near) })} data-seat={near}>
      <Plate seat={near} full />
      <h3>{words.say('your-stands')}</h3>
      <OwnTiles size={56} />
      <h3>{words.say('to-open')}</h3>
      <OwnRestaurants size={64} />
    </article>
  );
}
