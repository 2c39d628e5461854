import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { customers, improves } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import {
  Coin,
  CustomerCard,
  duration,
  firstSeen,
  middleOf,
  Parasol,
  type Point,
  Stall,
  zoomOf,
} from '../../../design/index.ts';
import { type DrawingProps, selectorOf, tableMovement } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { planMovement, type Spot, type TableFlight, type Thing } from './movement-plan.ts';

/** How large each thing is drawn in flight, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { stand: 60, restaurant: 56, customers: 56, coins: 30 };

/** How far above a purse coins come from nowhere and go there, in pixels. */
const bankAbove = 90;

/**
 * Shows what the latest moves did: tiles, restaurants and customers fly to their places, and coins from the customers to
 * those whose stands they buy at, one stand after the other.
 */
export const Movement = tableMovement<MercadoEvent, Thing, Spot>({
  plan: planMovement,
  selectorsOf: (spot) => [placeOf(spot)],
  pointOf,
  arrivalOf,
  timeOf: ({ what, turn, via }) => ({
    delay: turn * duration('coin'),
    time: what === 'coins' ? duration('coin') * (via === undefined ? 1 : 2) : duration('slide'),
  }),
  Drawing,
  lookOf: ({ what }) => ({ drawn: sizes[what], bend: what === 'coins' ? 46 : 34, appears: what === 'coins' }),
});

function placeOf(spot: Spot): string {
  return selectorOf(spot.at === 'bank' ? { at: 'purse', of: spot.of } : spot);
}

function pointOf(element: Element, { at }: Spot, { what }: Thing): Point {
  // a piece that lies there already is as large as it lies
  if (element instanceof SVGElement) return middleOf(element);
  const { x, y, size } = middleOf(element, sizes[what]);
  return at === 'bank' ? { x, y: y - bankAbove * zoomOf(element), size: 0 } : { x, y, size };
}

/** The drawing of what has just come to a spot: in the market the only one, before a player the last. */
function arrivalOf({ what, to }: TableFlight): Element | null {
  const element = what === 'coins' ? null : firstSeen(placeOf(to));
  switch (to.at) {
    case 'space':
    case 'entrance':
      return element?.querySelector('svg') ?? null;
    case 'tiles':
    case 'restaurants':
      // where all that a player has is one small sign, no single piece is drawn
      return element?.hasAttribute('data-purse')
        ? null
        : ([...(element?.querySelectorAll('svg') ?? [])].at(-1) ?? null);
    default:
      return null;
  }
}

function Drawing({ thing, seats }: DrawingProps<Thing>) {
  const size = sizes[thing.what];
  switch (thing.what) {
    case 'stand': {
      const owner = thing.seat === null ? undefined : markOfPlayer(seats, thing.seat);
      return <Stall good={thing.good} owner={owner} size={size} />;
    }
    case 'restaurant':
      return <Parasol improves={improves[thing.restaurant]} open size={size} />;
    case 'customers': {
      const { level, wants } = customers(thing.customers);
      return <CustomerCard count={level} wants={wants} width={size} height={Math.round(size * 0.9)} />;
    }
    case 'coins':
      return <Coin amount={thing.amount === 1 ? undefined : thing.amount} size={size} />;
  }
}
