import { useHeight } from '../../../design/index.ts';
import { SeatPart } from '../../../game-kit/index.ts';
import { playerOf, useTable } from '../table.ts';
import { Plate } from './plate.tsx';
import { OwnRestaurants, OwnTiles } from './wares.tsx';

/** Size of stand tiles, and sizes of restaurants to choose from, in pixels. */
const tileSize = 56;
const restaurantSizes = [74, 54, 40] as const;
/** Sizes inside a fixed panel, in pixels. */
const inner = 176;
const gap = 4;
const signAndTiles = 118;
const heading = 30;
const smallest = 40;
/** Default until measured. */
const usualHeight = 290;
/** On a portrait tablet, restaurants are beside the stand tiles: the maximum number for each size. */
const sizesBeside = [
  { most: 1, size: 74 },
  { most: 4, size: 50 },
] as const;

/** The restaurant size for a panel height, and whether headings fit. */
function fitted(count: number, height: number): { readonly size: number; readonly headed: boolean } {
  for (const headed of [true, false]) {
    const room = height - signAndTiles - (headed ? 2 * heading : 0);
    const size = restaurantSizes.find((each) => {
      const inRow = Math.floor((inner + gap) / (each + gap));
      return Math.max(1, Math.ceil(count / inRow)) * (each + gap) <= room;
    });
    if (size !== undefined) return { size, headed };
  }
  return { size: smallest, headed: false };
}

/** The own panel: name plate, coins, wooden stands, stand tiles and unopened restaurants. */
export function OwnStall() {
  const table = useTable();
  const { view, ownSeat, words, shared, layout } = table;
  const [height, place] = useHeight<HTMLElement>(usualHeight);
  if (shared) return null;
  const count = playerOf(view, ownSeat).restaurants.length;
  const { size, headed } = layout.upright
    ? { size: sizesBeside.find(({ most }) => count <= most)?.size ?? smallest, headed: true }
    : fitted(count, height);
  const headingClass = headed ? 'mc-heading' : 'unseen';
  return (
    <SeatPart table={table} seat={ownSeat} className="mc-player own slip" ref={place}>
      <Plate seat={ownSeat} own />
      <div className="mc-own-part">
        <h2 className={headingClass}>{words.say('your-stands')}</h2>
        <OwnTiles size={tileSize} />
      </div>
      <div className="mc-own-part">
        <h2 className={headingClass}>{words.say('to-open')}</h2>
        <OwnRestaurants size={size} />
      </div>
    </SeatPart>
  );
}
