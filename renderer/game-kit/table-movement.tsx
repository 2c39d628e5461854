import {
  comeDown,
  type Flight,
  Flying,
  MovementLayer,
  middleOf,
  type Point,
  showLater,
  type Timed,
} from '../design/index.ts';

/** One thing on its way from one spot of the table to another. */
export type PlannedFlight<Thing, Spot> = Thing & {
  readonly from: Spot;
  readonly to: Spot;
  /** Its turn, counted from 0; whatever shares a turn sets off together. */
  readonly turn: number;
};

/** Everything that moves on the table after some moves. */
export interface MovementPlan<Planned, Spot> {
  readonly flights: readonly Planned[];
  /** Where something new comes down. */
  readonly fresh: readonly Spot[];
}

/** Something on its way over the table, with its places in the window. */
export interface Moving<Thing> extends Timed {
  readonly thing: Thing;
  readonly from: Point;
  readonly to: Point;
  readonly via?: Point | undefined;
}

/** Where things stood before the change, by name: whatever goes is gone from there afterwards. */
export type Before = ReadonlyMap<string, Point>;

interface TableMovementProps<Event extends object, Planned, Spot, Thing> {
  readonly latest: readonly Event[];
  plan(fresh: readonly Event[]): MovementPlan<Planned, Spot>;
  /** Looks where things are while the change is not on the page yet. */
  lookBefore(): Before;
  /** The element of a spot; null where it is not to be seen. */
  elementAt(spot: Spot): Element | null;
  /** A flight between places of the window; null where one of them is not to be seen. `before` is null on a new board. */
  movingOf(flight: Planned, before: Before | null, key: string): Moving<Thing> | null;
  /** What is on the page already where something arrives, and shows when it does; null where there is no such thing. */
  arrivalOf(flight: Planned): Element | null;
  draw(moving: Moving<Thing>): Flight;
}

/** Shows what the latest moves did, as the game plans it: things fly from spot to spot, and what is new comes down. */
export function TableMovement<Event extends object, Planned, Spot, Thing>({
  latest,
  plan,
  lookBefore,
  elementAt,
  movingOf,
  arrivalOf,
  draw,
}: TableMovementProps<Event, Planned, Spot, Thing>) {
  const start = (happened: readonly Event[], before: Before | null, run: number): readonly Moving<Thing>[] => {
    const { flights, fresh } = plan(happened);
    for (const spot of fresh) {
      const element = elementAt(spot);
      if (element !== null) comeDown(element);
    }
    return flights.flatMap((flight, index) => {
      const moving = movingOf(flight, before, `${run} ${index}`);
      if (moving === null) return [];
      const there = arrivalOf(flight);
      if (there !== null) showLater(there, moving.delay + moving.time);
      return [moving];
    });
  };
  return (
    <MovementLayer<Event, Before, Moving<Thing>>
      latest={latest}
      lookBefore={lookBefore}
      start={start}
      draw={(moving, gone) => <Flying key={moving.key} gone={gone} flight={draw(moving)} />}
    />
  );
}

/**
 * Where all elements stand that a selector finds, each by the name that its data give it and none twice; `size` is for
 * those that are drawn in flight as large as that, in pixels.
 */
export function whereStands(
  selector: string,
  nameOf: (data: DOMStringMap) => string | undefined,
  size?: number,
): Before {
  const before = new Map<string, Point>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const name = nameOf(element.dataset);
    if (name !== undefined && !before.has(name)) before.set(name, middleOf(element, size));
  }
  return before;
}
