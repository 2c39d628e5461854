import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In whole pixels. */
export interface FittedSize {
  readonly width: number;
  readonly height: number;
}

interface FittedProps {
  readonly className?: string;
  /** Draws the content for the size of the box; before it is known, for the content's own default size. */
  children(size: Partial<FittedSize>): ReactNode;
}

/** The size of an element that the style sheet sizes; empty before it is known. */
export function useFitted<Place extends HTMLElement>(): readonly [Partial<FittedSize>, RefObject<Place | null>] {
  const box = useRef<Place>(null);
  const [size, setSize] = useState<Partial<FittedSize>>({});
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const follow = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => {
        if (before.width === width && before.height === height) return before;
        // a page without layout has no sizes
        return width > 0 && height > 0 ? { width, height } : before;
      });
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [size, box];
}

/** A box whose size the style sheet sets. Drawings that arrange themselves by their size get it from here. */
export function Fitted({ className = '', children }: FittedProps) {
  const [size, box] = useFitted<HTMLDivElement>();
  return (
    <div ref={box} className={`fitted ${className}`}>
      {children(size)}
    </div>
  );
}
