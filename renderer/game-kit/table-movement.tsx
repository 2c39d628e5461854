import type { ComponentType, ReactNode } from 'react';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import {
  arriveLater,
  comeDown,
  copyOf,
  duration,
  type Flight,
  Flying,
  firstSeen,
  flightTime,
  Leaving,
  type Left,
  land,
  MovementLayer,
  type Point,
  setOff,
  type Timed,
  zoomOf,
} from '../design/index.ts';
import type { FlightPlan, PlannedFlight } from './flight-plan.ts';
import type { MovementProps } from './game-board.tsx';

/** A thing in flight; it starts after `delay` and takes `time`, in milliseconds. */
export interface DrawingProps<Thing> extends Pick<Timed, 'delay' | 'time'> {
  readonly thing: Thing;
  readonly seats: readonly SeatSettings[];
}

/** A game's parts of its animations. */
interface MovementParts<Event, Thing, Spot, View, Plan> {
  /** `view` is the table after the events; null if only what changes is asked for. */
  plan(fresh: readonly Event[], view: View | null): Plan;
  /** Starts the game's own animations in place, once all flights have landed after `delay` milliseconds. */
  besides?(plan: Plan, delay: number, seats: readonly SeatSettings[]): void;
  /** The data attribute with the unique name of each piece that slides to a new place. */
  readonly slides?: string;
  /** The selectors of a spot, best first: the thing itself if identifiable, else its place. */
  selectorsOf(spot: Spot, thing: Thing | undefined, seats: readonly SeatSettings[]): readonly string[];
  /** A found spot's point in the window, and the scale of a thing there. */
  pointOf(element: Element, spot: Spot, thing: Thing): Point;
  /** The element of an arrived thing, hidden until then; null if there is none. */
  arrivalOf(flight: PlannedFlight<Thing, Spot>, seats: readonly SeatSettings[]): Element | null;
  /** A flight's delay, and its duration over a normal distance, in milliseconds. */
  timeOf(flight: PlannedFlight<Thing, Spot>): Pick<Timed, 'delay' | 'time'>;
  readonly Drawing: ComponentType<DrawingProps<Thing>>;
  statusOf(flight: PlannedFlight<Thing, Spot>): Pick<Flight, 'drawn' | 'bend' | 'rolls' | 'appears'>;
}

/** The element of a spot, and its point. */
interface Found {
  readonly element: Element;
  readonly point: Point;
}

/** The page before the events. */
interface Before {
  /** The ends of each flight; null if not visible. */
  readonly ends: readonly { readonly from: Found | null; readonly to: Found | null }[];
  /** The places of the pieces that may slide. */
  readonly pieces: ReadonlyMap<string, DOMRect>;
  /** Copies of the pieces that go. */
  readonly leaving: readonly Left[];
}

/**
 * The selector of a spot, by data attribute: `{ at: 'hand', of: 2 }` is `data-hand="2"`.
 * `of` says whose it is, or which one; absent if there is only one.
 */
export function selectorOf({ at, of }: { readonly at: string; readonly of?: string | number }): string {
  return of === undefined ? `[data-${at}]` : `[data-${at}="${of}"]`;
}

/** The board's pieces with this data attribute, by its value; the first visible one of several. */
function piecesNamed(attribute: string): ReadonlyMap<string, HTMLElement> {
  const pieces = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`.game-board [data-${attribute}]`)) {
    const name = element.getAttribute(`data-${attribute}`) ?? '';
    if (!pieces.has(name)) pieces.set(name, element);
  }
  return pieces;
}

/** Slides a piece from its previous place. */
function slide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  // the board may be scaled, so its pixels are too
  const scale = zoomOf(element);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const frames = [
    { translate: `${x}px ${y}px`, scale: `${from.width / to.width} ${from.height / to.height}`, zIndex: 4 },
    { translate: '0 0', scale: '1 1', zIndex: 4 },
  ];
  setOff(element, frames, duration('slide'));
}

/** A flying thing with its way, or the copy of a piece that goes. */
type Moving<Thing> = Timed &
  ((Pick<Flight, 'from' | 'to' | 'via'> & { readonly thing: Thing }) | { readonly left: Left });

interface TableMovement<View, Event> {
  Movement(props: MovementProps<View, Event>): ReactNode;
  /** The selectors of the pieces and places where something arrives. */
  changedBy(events: readonly Event[]): readonly string[];
}

/**
 * Makes a game's animations. Flights lead from a thing's place to its place.
 * They look for the end on the page after the change, and for the start, too. A start that is gone is where it was
 * before the change. New things drop in.
 */
export function tableMovement<
  Event extends object,
  Thing,
  Spot,
  View = unknown,
  Plan extends FlightPlan<Thing, Spot> = FlightPlan<Thing, Spot>,
>(parts: MovementParts<Event, Thing, Spot, View, Plan>): TableMovement<View, Event> {
  const { plan, slides, besides, selectorsOf, pointOf, arrivalOf, timeOf, Drawing, statusOf } = parts;
  type Scene = Pick<MovementProps<View, Event>, 'seats' | 'view'>;

  /** The element of a thing at a spot. `not`: the element that is new there. */
  const find = (spot: Spot, thing: Thing, { seats }: Scene, not: Element | null = null): Found | null => {
    for (const selector of selectorsOf(spot, thing, seats)) {
      const element = firstSeen(selector);
      if (element !== null && element !== not) return { element, point: pointOf(element, spot, thing) };
    }
    return null;
  };

  const lookBefore = (happened: readonly Event[], scene: Scene): Before => {
    const { flights, slides: isSliding, leaving } = plan(happened, scene.view);
    const pieces = slides !== undefined && isSliding ? [...piecesNamed(slides)] : [];
    return {
      ends: flights.map((flight) => ({ from: find(flight.from, flight, scene), to: find(flight.to, flight, scene) })),
      pieces: new Map(pieces.map(([name, element]) => [name, element.getBoundingClientRect()])),
      leaving: leaving.flatMap((spot) => copyOf(firstSeen(selectorsOf(spot, undefined, scene.seats).join())) ?? []),
    };
  };

  const start = (
    happened: readonly Event[],
    before: Before | null,
    run: number,
    scene: Scene,
  ): readonly Moving<PlannedFlight<Thing, Spot>>[] => {
    const planned = plan(happened, scene.view);
    for (const spot of planned.fresh) {
      const element = firstSeen(selectorsOf(spot, undefined, scene.seats).join());
      if (element !== null) comeDown(element);
    }
    for (const [name, element] of slides === undefined ? [] : piecesNamed(slides)) {
      const stood = before?.pieces.get(name);
      if (stood !== undefined) slide(element, stood);
    }
    const flights = planned.flights.flatMap((flight, index) => {
      const stood = before?.ends[index];
      const there = arrivalOf(flight, scene.seats);
      const now = find(flight.from, flight, scene, there);
      const from = stood?.from && stood.from.element !== now?.element ? stood.from : now;
      const end =
        there === null
          ? (find(flight.to, flight, scene) ?? stood?.to)
          : { element: there, point: pointOf(there, flight.to, flight) };
      if (from === null || end == null) return [];
      const via = flight.via === undefined ? undefined : find(flight.via, flight, scene)?.point;
      const way = { from: from.point, to: end.point, via };
      const { delay, ...normal } = timeOf(flight);
      const time = flightTime(normal.time, way);
      if (there !== null) arriveLater(there, delay + time);
      // things that vanish land nowhere
      else if (end.point.size > 0) land(end.element, delay + time);
      return [{ key: `${run} ${index}`, thing: flight, ...way, delay, time }];
    });
    besides?.(planned, Math.max(0, ...flights.map(({ delay, time }) => delay + time)), scene.seats);
    const leaving = (before?.leaving ?? []).map((left, index) => ({
      key: `${run} left ${index}`,
      left,
      delay: 0,
      time: duration('leave'),
    }));
    return [...flights, ...leaving];
  };

  const changedBy = (events: readonly Event[]): readonly string[] => {
    const { flights, fresh, changed } = plan(events, null);
    const spots = [...flights.map(({ to }) => to), ...fresh, ...changed];
    return spots.flatMap((spot) => selectorsOf(spot, undefined, [])[0] ?? []);
  };

  function Movement({ latest, ...scene }: MovementProps<View, Event>) {
    return (
      <MovementLayer
        latest={latest}
        lookBefore={(fresh) => lookBefore(fresh, scene)}
        start={(fresh, before: Before | null, run) => start(fresh, before, run, scene)}
        draw={(moving, gone) => {
          if ('left' in moving) return <Leaving key={moving.key} leaving={moving} gone={gone} />;
          const { thing, ...way } = moving;
          const drawing = <Drawing thing={thing} seats={scene.seats} delay={way.delay} time={way.time} />;
          return <Flying key={way.key} gone={gone} flight={{ ...way, ...statusOf(thing), drawing }} />;
        }}
      />
    );
  }

  return { Movement, changedBy };
}
