import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** The stops of arrow keys: every button of a group, and its sliders. */
const STOPS = 'button, input';

/** The id of the note that names the key for pieces while Enter belongs to another button. It may be absent. */
export const PRESSING_NOTE = 'pressing-note';

/** Finds the next stop for a key; undefined if the key leads nowhere. */
export type Walk = (
  stops: readonly HTMLElement[],
  from: HTMLElement,
  key: { readonly key: string; readonly ctrlKey: boolean },
) => HTMLElement | undefined;

/** Finds the new tab stop after the current one has gone, from its former index. */
export type Fallback = (stops: readonly HTMLElement[], gone: number) => HTMLElement | undefined;

interface RovingGroup {
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLFieldSetElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLFieldSetElement>) => void;
}

/** A group with a single tab stop, at the last visited stop. `walk` defines its keys. */
export function useRovingStops(walk: Walk, fallback: Fallback): RovingGroup {
  const ref = useRef<HTMLFieldSetElement>(null);
  const current = useRef<HTMLElement | null>(null);
  const place = useRef(0);

  const stopsIn = (): readonly HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const settle = (stops: readonly HTMLElement[], at: HTMLElement | undefined): void => {
    current.current = at ?? null;
    place.current = at === undefined ? place.current : stops.indexOf(at);
    for (const stop of stops) {
      const tabIndex = stop === at ? 0 : -1;
      // setting it, even to the same value, lays out the page
      if (stop.tabIndex !== tabIndex || !stop.hasAttribute('tabindex')) stop.tabIndex = tabIndex;
    }
  };

  // after every render, because pieces come and go
  useEffect(() => {
    const stops = stopsIn();
    settle(stops, stops.find((stop) => stop === current.current) ?? fallback(stops, place.current));
  });

  return {
    ref,
    onKeyDown: (event) => {
      // a slider keeps its arrow keys
      if (!(event.target instanceof HTMLElement) || event.target instanceof HTMLInputElement) return;
      const stops = stopsIn();
      const next = stops.includes(event.target) ? walk(stops, event.target, event) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
    onFocus: (event) => {
      if (!(event.target instanceof HTMLElement)) return;
      const stops = stopsIn();
      if (stops.includes(event.target)) settle(stops, event.target);
    },
  };
}

/** The stop that took the place of the one that has gone. */
export const samePlace: Fallback = (stops, gone) => stops[Math.min(gone, stops.length - 1)];
