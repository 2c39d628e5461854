import type { ComponentType, ReactNode } from 'react';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import {
  comeDown,
  type Flight,
  Flying,
  firstSeen,
  MovementLayer,
  type Point,
  showLater,
  type Timed,
} from '../design/index.ts';
import type { FlightPlan, PlannedFlight } from './flight-plan.ts';
import type { MovementProps } from './game-board.tsx';

/** Something to be drawn on its way; it sets off after `delay` and takes `time`, in milliseconds. */
export interface DrawingProps<Thing> extends Pick<Timed, 'delay' | 'time'> {
  readonly thing: Thing;
  readonly seats: readonly SeatSettings[];
}

/** What a game knows of its movement. */
interface MovementParts<Event, Thing, Spot> {
  plan(fresh: readonly Event[]): Pick<FlightPlan<Thing, Spot>, 'flights' | 'fresh'>;
  /** How a spot is found, best first: by the thing itself where it is known from all others, then by its place. */
  selectorsOf(spot: Spot, thing?: Thing): readonly string[];
  /** Where in the window a spot is that was found by this element, and how large a thing is drawn there. */
  pointOf(element: Element, spot: Spot, thing: Thing): Point;
  /** What lies on the page already where something arrives, and shows when it does; null where there is no such thing. */
  arrivalOf(flight: PlannedFlight<Thing, Spot>): Element | null;
  /** When it sets off and how long it takes, in milliseconds. */
  timeOf(flight: PlannedFlight<Thing, Spot>): Pick<Timed, 'delay' | 'time'>;
  readonly Drawing: ComponentType<DrawingProps<Thing>>;
  lookOf(thing: Thing): Pick<Flight, 'drawn' | 'bend' | 'rolls' | 'appears'>;
}

/** What stands for a spot on the page, and where that is. */
interface Found {
  readonly element: Element;
  readonly point: Point;
}

/** The two ends of a flight as the page is at one moment; null where one is not to be seen. */
interface Ends {
  readonly from: Found | null;
  readonly to: Found | null;
}

/**
 * How a spot is found that is named as its element is in its data: `{ at: 'hand', of: 2 }` is `data-hand="2"`; `of` says
 * whose it is, or which of them, and is left out where there is but one.
 */
export function selectorOf({ at, of }: { readonly at: string; readonly of?: string | number }): string {
  return of === undefined ? `[data-${at}]` : `[data-${at}="${of}"]`;
}

/**
 * Makes a game's movement of its parts. What flies goes from where it lies to where it lies: its end is looked for on the
 * page after the change, and its start too where that is still there; what is gone from there sets off where it was before
 * the change. What is new comes down.
 */
export function tableMovement<Event extends object, Thing, Spot>(
  parts: MovementParts<Event, Thing, Spot>,
): (props: Omit<MovementProps<unknown, Event>, 'view'>) => ReactNode {
  const { plan, selectorsOf, pointOf, arrivalOf, timeOf, Drawing, lookOf } = parts;

  /** What stands for a thing at a spot; `not` is what lies there only now. */
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
      const to = there === null ? (find(flight.to, flight) ?? stood?.to)?.point : pointOf(there, flight.to, flight);
      if (from === null || to === undefined) return [];
      const via = flight.via === undefined ? undefined : find(flight.via, flight)?.point;
      const { delay, time } = timeOf(flight);
      if (there !== null) showLater(there, delay + time);
      return [{ key: `${run} ${index}`, thing: flight, from: from.point, to, via, delay, time }];
    });
  };

  return function Movement({ latest, seats }) {
    return (
      <MovementLayer
        latest={latest}
        lookBefore={lookBefore}
        start={start}
        draw={({ thing, ...way }, gone) => {
          const drawing = <Drawing thing={thing} seats={seats} delay={way.delay} time={way.time} />;
          return <Flying key={way.key} gone={gone} flight={{ ...way, ...lookOf(thing), drawing }} />;
        }}
      />
    );
  };
}
