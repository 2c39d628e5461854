import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

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

/** A box whose size the style sheet sets. Drawings that arrange themselves by their size get it from here. */
export function Fitted({ className = '', children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
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
  return (
    <div ref={box} className={`fitted ${className}`}>
      {children(size)}
    </div>
  );
}
