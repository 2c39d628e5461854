import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { observeSize } from './observed-size.ts';

const stops = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** After each render, makes a scrolling element without tab stops focusable, so that arrow keys scroll it. */
function useScrollStop(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const settle = (): void => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth;
      if (scrolls && element.querySelector(stops) === null) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    return observeSize(element, settle);
  });
}

export function Scroller({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useScrollStop(place);
  return (
    <div className={className} ref={place}>
      {children}
    </div>
  );
}
