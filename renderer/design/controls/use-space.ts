import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The height of an element, or `first` before it is known. It must not depend on the element's content. */
export function useHeight<Place extends HTMLElement>(first: number): readonly [number, RefObject<Place | null>] {
  return useSpace(first, 'clientHeight');
}

/** The width of an element, or `first` before it is known. It must not depend on the element's content. */
export function useWidth<Place extends HTMLElement>(first: number): readonly [number, RefObject<Place | null>] {
  return useSpace(first, 'clientWidth');
}

function useSpace<Place extends HTMLElement>(
  first: number,
  side: 'clientWidth' | 'clientHeight',
): readonly [number, RefObject<Place | null>] {
  const place = useRef<Place>(null);
  const [room, setRoom] = useState(first);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const follow = () => {
      if (element[side] > 0) setRoom(element[side]);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [side]);
  return [room, place];
}
