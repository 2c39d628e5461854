import type { ReactNode } from 'react';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { customers, improves } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import {
  Coin,
  CustomerCard,
  duration,
  type Flight,
  firstSeen,
  middleOf,
  Parasol,
  type Point,
  Stall,
} from '../../../design/index.ts';
import { type Before, type Moving, TableMovement, whereStands } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { planMovement, type Spot, type TableFlight, type Thing } from './movement-plan.ts';

interface MovementProps {
  readonly latest: readonly MercadoEvent[];
  readonly seats: readonly SeatSettings[];
}

/** How large each thing is drawn in flight, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { stand: 60, restaurant: 56, customers: 56, coins: 30 };

/** How far above a purse coins come from nowhere and go there, in pixels. */
const bankAbove = 90;

/**
 * Shows what the latest moves did: tiles, restaurants and customers fly to their places, and coins from the customers to
 * those whose stands they buy at, one stand after the other.
 */
export function Movement({ latest, seats }: MovementProps) {
  return (
    <TableMovement
      latest={latest}
      plan={planMovement}
      lookBefore={lookBefore}
      elementAt={elementAt}
      movingOf={movingOf}
      arrivalOf={arrivalOf}
      draw={(moving) => flightOf(moving, seats)}
    />
  );
}

function flightOf({ thing, ...way }: Moving<Thing>, seats: readonly SeatSettings[]): Flight {
  return {
    ...way,
    drawing: drawingOf(thing, seats),
    drawn: sizes[thing.what],
    bend: thing.what === 'coins' ? 46 : 34,
    appears: thing.what === 'coins',
  };
}

function drawingOf(thing: Thing, seats: readonly SeatSettings[]): ReactNode {
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

/** Where the open customers lie. */
function lookBefore(): Before {
  return whereStands('[data-customers]', (data) => data.customers, sizes.customers);
}

/** A tile or a restaurant lies there already, and shows when it arrives. */
function arrivalOf({ what, to }: TableFlight): Element | null {
  return what === 'coins' ? null : drawingAt(to);
}

/** A flight between places that are to be seen; null where one of them is not. */
function movingOf(flight: TableFlight, before: Before | null, key: string): Moving<Thing> | null {
  const { from, to, via, turn, ...thing } = flight;
  const size = sizes[thing.what];
  const start = pointOf(from, size, before);
  const there = arrivalOf(flight);
  const end = there === null ? pointOf(to, size, before) : middleOf(there);
  if (start === null || end === null) return null;
  const between = via === undefined ? null : pointOf(via, size, before);
  const time = thing.what === 'coins' ? duration('coin') * (between === null ? 1 : 2) : duration('slide');
  return { thing, key, from: start, to: end, via: between ?? undefined, delay: turn * duration('coin'), time };
}

/** The middle of a spot on the page, for something drawn so large; null where it is not to be seen. */
function pointOf(spot: Spot, size: number, before: Before | null): Point | null {
  if (spot.at === 'customers') {
    const lay = before?.get(spot.customers);
    if (lay !== undefined) return lay;
  }
  const element = elementAt(spot);
  if (element === null) return null;
  const middle = middleOf(element, size);
  return spot.at === 'bank' ? { x: middle.x, y: middle.y - bankAbove, size: 0 } : middle;
}

/** The element of a spot; where there are several, the first that is to be seen. */
function elementAt(spot: Spot): Element | null {
  return firstSeen(selectorOf(spot));
}

function selectorOf(spot: Spot): string {
  switch (spot.at) {
    case 'space':
      return `[data-space="${spot.space}"]`;
    case 'entrance':
      return `[data-entrance="${spot.entrance}"]`;
    case 'customers':
      return `[data-customers="${spot.customers}"]`;
    case 'purse':
    case 'bank':
      return `[data-purse="${spot.seat}"]`;
    case 'tiles':
    case 'restaurants':
      return `[data-${spot.at}="${spot.seat}"]`;
    case 'display':
      return '[data-display]';
  }
}

/** The drawing of what has just come to a spot: in the market the only one, before a player the last. */
function drawingAt(spot: Spot): Element | null {
  const element = elementAt(spot);
  switch (spot.at) {
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
