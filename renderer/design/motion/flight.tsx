import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { zoomOf } from '../controls/in-window.ts';
import { setOff } from './motion.ts';

/** A point of the window and how large something is drawn there, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * The middle of an element. `size` is how large what flies there is drawn, in pixels of the element; its larger side by
 * default.
 */
export function middleOf(element: Element, size?: number): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const drawn = size === undefined ? Math.max(width, height) : size * zoomOf(element);
  return { x: left + width / 2, y: top + height / 2, size: drawn };
}

/** The element that a selector finds; of several, the first that is to be seen. */
export function firstSeen(selector: string): Element | null {
  const all = [...document.querySelectorAll(selector)];
  return all.find((element) => element.getBoundingClientRect().width > 0) ?? all[0] ?? null;
}

/** How many pixels of the window a unit of the drawing takes that an element belongs to. */
export function pixelsPerUnit(element: SVGElement): number {
  const sheet = element.ownerSVGElement;
  const units = sheet?.viewBox.baseVal.width ?? 0;
  return sheet === null || units === 0 ? 1 : sheet.getBoundingClientRect().width / units;
}

/** Something that moves over the table; it is drawn for as long as it moves. */
export interface Timed {
  /** Unique on the page. */
  readonly key: string;
  /** Milliseconds. */
  readonly delay: number;
  readonly time: number;
}

/** A drawing on its way from one point of the window to another. */
export interface Flight extends Timed {
  readonly drawing: ReactNode;
  /** How large the drawing is by itself, in pixels. */
  readonly drawn: number;
  readonly from: Point;
  readonly to: Point;
  /** A point that it passes on its way. */
  readonly via?: Point | undefined;
  /** How far above the higher end the path bends, in pixels. */
  readonly bend: number;
  /** Does it turn over once, the way it goes? */
  readonly rolls?: boolean;
  /** Is it unseen until it sets off? Otherwise it waits where it comes from. */
  readonly appears?: boolean;
}

/** Runs one movement on an element and tells when it has arrived, or was completed or cancelled. */
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

/** The path through all the points, each way bent upwards. */
function pathThrough([start, ...stops]: readonly Point[], bend: number): string {
  let from = start;
  const ways = stops.map((to) => {
    const { x, y } = from ?? to;
    from = to;
    return `Q${(x + to.x) / 2} ${Math.min(y, to.y) - bend} ${to.x} ${to.y}`;
  });
  return `path("M${start?.x ?? 0} ${start?.y ?? 0}${ways.join('')}")`;
}

/** One drawing in flight. `gone` is called when it has arrived. */
export function Flying({ flight, gone }: { readonly flight: Flight; gone(key: string): void }) {
  const { key, drawing, drawn, from, to, via, bend, rolls = false, appears = false, delay, time } = flight;
  const turns = !rolls ? '0turn' : to.x < from.x ? '-1turn' : '1turn';
  const place = useMove(key, gone, (element) =>
    setOff(
      element,
      [
        { offsetDistance: '0%', transform: `rotate(0turn) scale(${from.size / drawn})`, opacity: appears ? 0 : 1 },
        { opacity: 1, offset: 0.02 },
        { offsetDistance: '100%', transform: `rotate(${turns}) scale(${to.size / drawn})` },
      ],
      time,
      delay,
    ),
  );
  const path = pathThrough(via === undefined ? [from, to] : [from, via, to], bend);
  return (
    <span ref={place} className="moving" style={{ offsetPath: path, offsetRotate: '0deg' }}>
      {drawing}
    </span>
  );
}
