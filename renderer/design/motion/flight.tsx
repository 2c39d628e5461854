import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { zoomOf } from '../controls/in-window.ts';
import { setOff } from './motion.ts';

/** A point of the window, and the size of a thing drawn there, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * The middle of an element.
 * `size` is the size of a flying thing there, in pixels of the element; by default the element's longer side.
 */
export function middleOf(element: Element, size?: number): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const drawn = size === undefined ? Math.max(width, height) : size * zoomOf(element);
  return { x: left + width / 2, y: top + height / 2, size: drawn };
}

/** The first visible element for a selector; if none is visible, the first one. */
export function firstSeen(selector: string): Element | null {
  const all = [...document.querySelectorAll(selector)];
  return all.find((element) => element.getBoundingClientRect().width > 0) ?? all[0] ?? null;
}

/** The number of window pixels per unit of an element's drawing. */
export function pixelsPerUnit(element: SVGElement): number {
  const sheet = element.ownerSVGElement;
  const units = sheet?.viewBox.baseVal.width ?? 0;
  return sheet === null || units === 0 ? 1 : sheet.getBoundingClientRect().width / units;
}

/** A moving thing, drawn while it moves. */
export interface Timed {
  /** Unique on the page. */
  readonly key: string;
  /** In milliseconds. */
  readonly delay: number;
  readonly time: number;
}

/** A drawing on its way between two points of the window. */
export interface Flight extends Timed {
  readonly drawing: ReactNode;
  /** The drawing's own size, in pixels. */
  readonly drawn: number;
  readonly from: Point;
  readonly to: Point;
  /** A point on the way. */
  readonly via?: Point | undefined;
  /** How far the path curves above the higher end, in pixels. */
  readonly bend: number;
  /** Whether it rolls once, in its direction. */
  readonly rolls?: boolean;
  /** Whether it is invisible before it starts. Otherwise it waits at its start. */
  readonly appears?: boolean;
}

/** Runs an animation on an element. Calls `gone` once it has finished or was cancelled. */
export function useMove(key: string, gone: (key: string) => void, start: (element: HTMLElement) => Animation | null) {
  const place = useRef<HTMLSpanElement>(null);
  const begin = useRef(start);
  const end = useRef(gone);
  useLayoutEffect(() => {
    const over = (): void => end.current(key);
    const animation = place.current && begin.current(place.current);
    if (animation) animation.finished.then(over, over);
    else over();
    return () => animation?.cancel();
  }, [key]);
  return place;
}

/** Flights this far, in window pixels, have the normal duration and curve; farther ones take longer and rise higher. */
const normalWay = 500;

/** How far a flight is compared with a normal one, within sensible limits. */
function reachOf({ from, to, via = from }: Pick<Flight, 'from' | 'to' | 'via'>): number {
  const way = Math.hypot(via.x - from.x, via.y - from.y) + Math.hypot(to.x - via.x, to.y - via.y);
  return Math.min(1.3, Math.max(0.7, way / normalWay));
}

/** The duration of a flight with this normal duration, in milliseconds. */
export function flightTime(time: number, way: Pick<Flight, 'from' | 'to' | 'via'>): number {
  return time * reachOf(way);
}

/** A path through all the points, with each part curved upwards. */
function pathThrough([start, ...stops]: readonly Point[], bend: number): string {
  let from = start;
  const lines = stops.map((to) => {
    const { x, y } = from ?? to;
    from = to;
    return `Q${(x + to.x) / 2} ${Math.min(y, to.y) - bend} ${to.x} ${to.y}`;
  });
  return `path("M${start?.x ?? 0} ${start?.y ?? 0}${lines.join('')}")`;
}

/** A thing takes off gently and lands with speed. */
const easing = 'cubic-bezier(0.35, 0.1, 0.7, 0.95)';
/** How much nearer, and so larger, a thing looks at the top of its way. */
const nearer = 1.18;

/** A flying drawing above its shadow. Calls `gone` on arrival. */
export function Flying({ flight, gone }: { readonly flight: Flight; gone(key: string): void }) {
  const { key, drawing, drawn, from, to, via, bend, rolls = false, appears = false, delay, time } = flight;
  const place = useMove(key, gone, (element) => {
    if (rolls && element.firstElementChild !== null) {
      const turns = to.x < from.x ? '-1turn' : '1turn';
      setOff(element.firstElementChild, [{ rotate: '0turn' }, { rotate: turns }], time, delay, { easing });
    }
    const heights = [0, 1, 0].map((height) => ({ translate: `0 ${height * 70}%`, opacity: height }));
    setOff(element, heights, time, delay, { easing, pseudoElement: '::before' });
    // a transform, because the property `scale` would scale the way as well
    const sizes = [from.size, Math.max(from.size, to.size) * nearer, to.size].map((size) => `scale(${size / drawn})`);
    const frames = [
      { offsetDistance: '0%', transform: sizes[0], opacity: appears ? 0 : 1 },
      { opacity: 1, offset: 0.02 },
      { transform: sizes[1], offset: 0.5 },
      { offsetDistance: '100%', transform: sizes[2] },
    ];
    return setOff(element, frames, time, delay, { easing, fill: 'both' });
  });
  const path = pathThrough(via === undefined ? [from, to] : [from, via, to], bend * reachOf(flight));
  return (
    <span ref={place} className="moving flying" style={{ offsetPath: path, offsetRotate: '0deg' }}>
      {drawing}
    </span>
  );
}
