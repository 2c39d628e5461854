import type { ComponentType, ReactNode } from 'react';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import {
  arriveLater,
  comeDown,
  type Flight,
  Flying,
  firstSeen,
  flightTime,
  land,
  MovementLayer,
  type Point,
  type Timed,
} from '../design/index.ts';
import type { FlightPlan, PlannedFlight } from './flight-plan.ts';
import type { MovementProps } from './game-board.tsx';

/** A thing in flight; it starts after `delay` and takes `time`, in milliseconds. */
export interface DrawingProps<Thing> extends Pick<Timed, 'delay' | 'time'> {
  readonly thing: Thing;
  readonly seats: readonly SeatSettings[];
}

/** A game's parts of its animations. */
interface MovementParts<Event, Thing, Spot> {
  plan(fresh: readonly Event[]): Pick<FlightPlan<Thing, Spot>, 'flights' | 'fresh'>;
  /** The selectors of a spot, best first: the thing itself if identifiable, else its place. */
  selectorsOf(spot: Spot, thing?: Thing): readonly string[];
  /** A found spot's point in the window, and the scale of a thing there. */
  pointOf(element: Element, spot: Spot, thing: Thing): Point;
  /** The element of an arrived thing, hidden until then; null if there is none. */
  arrivalOf(flight: PlannedFlight<Thing, Spot>): Element | null;
  /** A flight's delay, and its duration over a normal distance, in milliseconds. */
  timeOf(flight: PlannedFlight<Thing, Spot>): Pick<Timed, 'delay' | 'time'>;
  readonly Drawing: ComponentType<DrawingProps<Thing>>;
  statusOf(thing: Thing): Pick<Flight, 'drawn' | 'bend' | 'rolls' | 'appears'>;
}

/** The element of a spot, and its point. */
interface Found {
  readonly element: Element;
  readonly point: Point;
}

/** The ends of a flight at one moment of the page; null if not visible. */
interface Ends {
  readonly from: Found | null;
  readonly to: Found | null;
}

/**
 * The selector of a spot, by data attribute: `{ at: 'hand', of: 2 }` is `data-hand="2"`.
 * `of` says whose it is, or which one; absent if there is only one.
 */
export function selectorOf({ at, of }: { readonly at: string; readonly of?: string | number }): string {
  return of === undefined ? `[data-${at}]` : `[data-${at}="${of}"]`;
}

interface TableMovement<Event> {
  Movement(props: Omit<MovementProps<unknown, Event>, 'view'>): ReactNode;
  /** The selectors of the pieces and places where something arrives. */
  changedBy(events: readonly Event[]): readonly string[];
}

/**
 * Makes a game's animations. Flights lead from a thing's place to its place.
 * They look for the end on the page after the change, and for the start, too. A start that is gone is where it was
 * before the change. New things drop in.
 */
export function tableMovement<Event extends object, Thing, Spot>(
  parts: MovementParts<Event, Thing, Spot>,
): TableMovement<Event> {
  const { plan, selectorsOf, pointOf, arrivalOf, timeOf, Drawing, statusOf } = parts;

  /** The element of a thing at a spot. `not`: the element that is new there. */
  const find = (spot: Spot, thing: Thing, not: Element | null = null): Found | null => {
    for (const selector of selectorsOf(spot, thing)) {
      const element = firstSeen(selector);
      if (element !== null && element !== not) return { element, point: pointOf(element, spot, thing) };
    }
    return null;
  };

  const lookBefore = (fresh: readonly Event[]): readonly Ends[] =>
    plan(fresh).flights.map((flight) => ({ from: find(flight.from, flight), to: find(flight.to, flight) }));

  const start = (happened: readonly Event[], before: readonly Ends[] | null, run: number) => {
    const { flights, fresh } = plan(happened);
    for (const spot of fresh) {
      const element = firstSeen(selectorsOf(spot).join());
      if (element !== null) comeDown(element);
    }
    return flights.flatMap((flight, index) => {
      const stood = before?.[index];
      const there = arrivalOf(flight);
      const now = find(flight.from, flight, there);
      const from = stood?.from && stood.from.element !== now?.element ? stood.from : now;
      const end =
        there === null
          ? (find(flight.to, flight) ?? stood?.to)
          : { element: there, point: pointOf(there, flight.to, flight) };
      if (from === null || end == null) return [];
      const via = flight.via === undefined ? undefined : find(flight.via, flight)?.point;
      const way = { from: from.point, to: end.point, via };
      const { delay, ...normal } = timeOf(flight);
      const time = flightTime(normal.time, way);
      if (there !== null) arriveLater(there, delay + time);
      // things that vanish land nowhere
      else if (end.point.size > 0) land(end.element, delay + time);
      return [{ key: `${run} ${index}`, thing: flight, ...way, delay, time }];
    });
  };

  const changedBy = (events: readonly Event[]): readonly string[] => {
    const { flights, fresh } = plan(events);
    const spots = [...flights.map(({ to }) => to), ...fresh];
    return spots.flatMap((spot) => selectorsOf(spot)[0] ?? []);
  };

  function Movement({ latest, seats }: Omit<MovementProps<unknown, Event>, 'view'>) {
    return (
      <MovementLayer
        latest={latest}
        lookBefore={lookBefore}
        start={start}
        draw={({ thing, ...way }, gone) => {
          const drawing = <Drawing thing={thing} seats={seats} delay={way.delay} time={way.time} />;
          return <Flying key={way.key} gone={gone} flight={{ ...way, ...statusOf(thing), drawing }} />;
        }}
      />
    );
  }

  return { Movement, changedBy };
}
