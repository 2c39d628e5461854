import { type RefObject, useEffect } from 'react';

/** For so long and so near, in milliseconds and pixels, a click may be the second of a double click. */
const within = 500;
const near = 8;

/**
 * Where a slip has gone, what was beside it comes to lie: the second of a double click on the slip goes nowhere.
 * @param place what holds the slip, and what may come to lie in its place
 * @param slip which part of it is the slip, as a selector
 */
export function useDoubleClickGuard(place: RefObject<HTMLElement | null>, slip: string): void {
  useEffect(() => {
    let first: MouseEvent | null = null;
    const clicked = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest(slip) !== null) {
        first = event;
        return;
      }
      // a key clicks nowhere
      if (first === null || event.detail === 0 || event.timeStamp - first.timeStamp > within) return;
      if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < near) event.stopPropagation();
    };
    const held = place.current;
    held?.addEventListener('click', clicked, true);
    return () => held?.removeEventListener('click', clicked, true);
  }, [place, slip]);
}
