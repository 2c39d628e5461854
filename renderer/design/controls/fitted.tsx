import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In whole pixels, or in units of the drawing if the style sheet enlarges it. */
export interface FittedSize {
  readonly width: number;
  readonly height: number;
}

interface FittedProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Draws the content for the size of the box; before it is known, for the content's own default size. */
  children(size: Partial<FittedSize>): ReactNode;
}

/** How much larger than its units the style sheet draws what is in an element. */
function scaleOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--drawn-scale')) || 1;
}

/** The size of an element that the style sheet sizes; empty before it is known. */
export function useFitted<Place extends HTMLElement>(): readonly [Partial<FittedSize>, RefObject<Place | null>] {
  const box = useRef<Place>(null);
  const [size, setSize] = useState<Partial<FittedSize>>({});
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const follow = (): void => {
      const scale = scaleOf(element);
      const [width, height] = [Math.round(element.clientWidth / scale), Math.round(element.clientHeight / scale)];
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
export function Fitted({ className = '', style, children }: FittedProps) {
  const [size, box] = useFitted<HTMLDivElement>();
  return (
    <div ref={box} className={`fitted ${className}`} style={style}>
      {children(size)}
    </div>
  );
}
