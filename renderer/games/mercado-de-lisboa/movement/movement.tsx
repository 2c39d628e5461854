import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
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

/** The size of each flying thing, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { stand: 60, restaurant: 56, customers: 56, coins: 30 };

/** Distance above a purse where coins from and to the bank enter and leave, in pixels. */
const bankAbove = 90;

/**
 * Animates the latest moves: tiles, restaurants and customers fly to their places.
 * Coins fly from customers to the owners of the stands, one stand after another.
 */
export const { Movement, changedBy } = tableMovement<MercadoEvent, Thing, Spot, MercadoView>({
  plan: planMovement,
  selectorsOf: (spot) => [placeOf(spot)],
  pointOf,
  arrivalOf,
  timeOf: ({ what, turn, via }) => ({
    delay: turn * duration('coin'),
    time: what === 'coins' ? duration('coin') * (via === undefined ? 1 : 2) : duration('slide'),
  }),
  Drawing,
  statusOf: ({ what }) => ({ drawn: sizes[what], bend: what === 'coins' ? 46 : 34, appears: what === 'coins' }),
});

function placeOf(spot: Spot): string {
  return selectorOf(spot.at === 'bank' ? { at: 'purse', of: spot.of } : spot);
}

function pointOf(element: Element, { at }: Spot, { what }: Thing): Point {
  // a piece already on the board keeps its size
  if (element instanceof SVGElement) return middleOf(element);
  const { x, y, size } = middleOf(element, sizes[what]);
  return at === 'bank' ? { x, y: y - bankAbove * zoomOf(element), size: 0 } : { x, y, size };
}

/** The element of the piece that has just arrived at a spot: the only one in the market, the last one of a player. */
function arrivalOf({ what, to }: TableFlight): Element | null {
  const element = what === 'coins' ? null : firstSeen(placeOf(to));
  switch (to.at) {
    case 'space':
    case 'entrance':
      return element?.querySelector('svg') ?? null;
    case 'tiles':
    case 'restaurants':
      // a player shown only as a small name plate has no single pieces
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
