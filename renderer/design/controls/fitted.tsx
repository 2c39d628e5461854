import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from './observed-size.ts';

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

/** The last size of a box by its class. The next board's boxes most likely have it too, and are drawn once only. */
const lastSizes = new Map<string, FittedSize>();

/** How much larger than its units the style sheet draws what is in an element. */
function scaleOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--drawn-scale')) || 1;
}

/** The size of an element that the style sheet gives this class; empty before any of its class is laid out. */
export function useFitted<Place extends HTMLElement>(
  className: string,
): readonly [Partial<FittedSize>, RefObject<Place | null>] {
  const box = useRef<Place>(null);
  const [size, setSize] = useState<Partial<FittedSize>>(() => lastSizes.get(className) ?? {});
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    return observeSize(element, () => {
      const scale = scaleOf(element);
      const [width, height] = [Math.round(element.clientWidth / scale), Math.round(element.clientHeight / scale)];
      // a page without layout has no sizes
      if (width === 0 || height === 0) return;
      lastSizes.set(className, { width, height });
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
  }, [className]);
  return [size, box];
}

/** A box whose size the style sheet sets. Drawings that arrange themselves by their size get it from here. */
export function Fitted({ className = '', style, children }: FittedProps) {
  const [size, box] = useFitted<HTMLDivElement>(className);
  return (
    <div ref={box} className={`fitted ${className}`} style={style}>
      {children(size)}
    </div>
  );
}
