import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import {
  CardBack,
  Coin,
  Crate,
  duration,
  firstSeen,
  MiniFront,
  middleOf,
  type Point,
  zoomOf,
} from '../../../design/index.ts';
import { type DrawingProps, selectorOf, tableMovement } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { kindsOf } from '../interaction/shop-data.ts';
import { age, walk } from './in-place.ts';
import { type MovementPlan, planMovement, type Spot, type TableFlight, type Thing } from './movement-plan.ts';

/** The size of each flying thing, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { crate: 27, coin: 28, store: 38, card: 56 };
/** The size of a crate on a shelf, and the largest one of a store that lands in a building. */
const crateOnShelf = 24;
const storeInBuilding = 76;
/** Distance from the till (money) or the lowest shelf (expired items) where things leave the table, in pixels. */
const beyond = 70;

/** Animates the latest moves: crates roll between docks and shelves, money flies, and stores move in. */
export const { Movement, changedBy } = tableMovement<BrickEvent, Thing, Spot, BrickView, MovementPlan>({
  plan: planMovement,
  slides: 'shop',
  besides({ aged, walks }, delay, seats) {
    if (aged) age(seats, delay);
    for (const [seat, { from, to }] of walks) walk(markOfPlayer(seats, seat), from, to, delay);
  },
  selectorsOf,
  pointOf,
  arrivalOf,
  timeOf: ({ what, turn }) => ({
    delay: (turn * duration('roll')) / 2,
    time: duration(what === 'coin' ? 'coin' : what === 'crate' ? 'roll' : 'slide'),
  }),
  Drawing,
  statusOf: ({ what, to }) => ({
    drawn: sizes[what],
    bend: what === 'coin' ? 70 : to.at === 'gutter' ? 0 : 34,
    rolls: what === 'crate',
    appears: true,
  }),
});

function frontOf({ seat, store }: { readonly seat: Seat; readonly store: StoreId }): string {
  return `${selectorOf({ at: 'seat', of: seat })} ${selectorOf({ at: 'shop', of: store })}`;
}

/** The selectors of a spot, best first; without a thing, those of the whole piece that it changes. */
function selectorsOf(spot: Spot, thing: Thing | undefined, seats: readonly SeatSettings[]): readonly string[] {
  switch (spot.at) {
    case 'dock':
      return [selectorOf({ at: 'dock', of: spot.item })];
    case 'shelf':
    case 'gutter': {
      const front = frontOf(spot);
      // a store that closed after selling is already gone, so its crates start at the building
      const places = [front, `article${selectorOf({ at: 'seat', of: spot.seat })}`];
      return thing === undefined
        ? places
        : [`${front} ${selectorOf({ at: 'plank', of: `${spot.item} ${spot.shelf}` })}`, ...places];
    }
    case 'front':
      return [frontOf(spot)];
    case 'row':
      return [selectorOf({ at: 'piece', of: `public:${spot.store}` })];
    case 'till':
    case 'bank': {
      const seat = selectorOf({ at: 'seat', of: spot.seat });
      const plate = `${seat} .name-plate`;
      return thing === undefined ? [plate] : [`.game-board:has(.bm-own${seat}) :is(.bm-till, .bm-money)`, plate];
    }
    case 'token':
      return [`.bm-kerb ${selectorOf({ at: 'mark', of: markOfPlayer(seats, spot.seat) })}`];
    case 'envelope':
      return [`${selectorOf({ at: 'seat', of: spot.seat })} .bm-envelope`];
    case 'piles':
      return ['.bm-piles'];
  }
}

function pointOf(element: Element, spot: Spot, { what }: Thing): Point {
  const { x, y, size } = middleOf(element, sizes[what]);
  switch (spot.at) {
    case 'bank':
      return { x, y: y - beyond * zoomOf(element), size: 0 };
    case 'front':
      return what === 'store' ? middleOf(element, storeInBuilding) : { x, y, size };
    case 'shelf':
    case 'gutter': {
      if (!element.hasAttribute('data-plank')) return { x, y, size };
      const side = crateOnShelf * zoomOf(element);
      const onPlank = { x, y: element.getBoundingClientRect().top - side / 2, size: side };
      return spot.at === 'shelf' ? onPlank : { x, y: onPlank.y + beyond * zoomOf(element), size: side / 2 };
    }
    default:
      return { x, y, size };
  }
}

/** The element that has just arrived: a crate on its shelf, or a store in its building. */
function arrivalOf({ what, to }: TableFlight): Element | null {
  if (what === 'store' && to.at === 'front') return firstSeen(frontOf(to));
  if (what !== 'crate' || to.at !== 'shelf' || to.place === undefined) return null;
  const crates = firstSeen(frontOf(to))?.querySelectorAll(`[data-crate="${to.item} ${to.shelf}"]`);
  return crates?.[to.place] ?? null;
}

function Drawing({ thing }: DrawingProps<Thing>) {
  switch (thing.what) {
    case 'crate':
      return <Crate kind={thing.item} size={sizes.crate} />;
    case 'coin':
      return <Coin amount={thing.amount === 1 ? undefined : thing.amount} size={sizes.coin} />;
    case 'store':
      return <MiniFront id={thing.store} kinds={kindsOf(thing.store)} width={sizes.store} />;
    case 'card':
      return <CardBack width={42} height={sizes.card} />;
  }
}
