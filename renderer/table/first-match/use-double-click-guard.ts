import { type RefObject, useEffect } from 'react';

/** The limits of a double click: time in milliseconds, distance in pixels. */
const within = 500;
const near = 8;

/**
 * Ignores the second click of a double click on a panel that has closed.
 * It would hit the control that has moved there.
 * @param place the element around the panel and what may move into its place
 * @param slip a selector of the panel
 */
export function useDoubleClickGuard(place: RefObject<HTMLElement | null>, slip: string): void {
  useEffect(() => {
    let first: MouseEvent | null = null;
    const clicked = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest(slip) !== null) {
        first = event;
        return;
      }
      // a click by keyboard has no position
      if (first === null || event.detail === 0 || event.timeStamp - first.timeStamp > within) return;
      if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < near) event.stopPropagation();
    };
    const held = place.current;
    held?.addEventListener('click', clicked, true);
    return () => held?.removeEventListener('click', clicked, true);
  }, [place, slip]);
}
