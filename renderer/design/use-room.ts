import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The height an element is given; `first` before it is known. The element must not grow with what is in it. */
export function useHeight<Place extends HTMLElement>(first: number): readonly [number, RefObject<Place | null>] {
  const place = useRef<Place>(null);
  const [height, setHeight] = useState(first);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const follow = () => {
      if (element.clientHeight > 0) setHeight(element.clientHeight);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [height, place];
}
