import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../../../game-kit/sizes.ts';

interface FanProps {
  /** Of a card, in pixels. */
  readonly card: Size;
  /** In two rows nothing overlaps. */
  readonly rows?: 1 | 2;
  readonly children: ReactNode;
}

/** Hidden pixels from which a card counts as overlapped. */
const leastCovered = 2;

/**
 * Cards side by side. Where there is no room for all, each lies over the one before it, and the one that is pointed at
 * or has the focus over all others. None moves aside, or another card would lie under the pointer.
 */
export function Fan({ card, rows = 1, children }: FanProps) {
  const fan = useRef<HTMLDivElement>(null);
  const covers = useCovers(fan);
  return (
    <div
      ref={fan}
      className={rows === 2 ? 'ss-rows' : `ss-fan ${covers ? 'covers' : ''}`}
      style={{ '--card-width': `${card.width}px`, '--card-height': `${card.height}px` }}
    >
      {children}
    </div>
  );
}

/** Do the cards of a fan lie over one another? Followed as the fan and what lies in it change. */
function useCovers(place: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => {
    const fan = place.current;
    if (fan === null) return;
    const follow = (): void => {
      const first = fan.firstElementChild;
      const card = first?.querySelector('svg') ?? null;
      const seen = first?.getBoundingClientRect().width ?? 0;
      setCovers(card !== null && seen + leastCovered < card.getBoundingClientRect().width);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(fan);
    return () => sizes.disconnect();
  });
  return covers;
}

interface InFanProps {
  /** Identifies the place: its card, and the piece for a card dropped there. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A card's place in a fan; `up` lifts it, `first` begins a stretch of its kind, `wanted` frames it. */
export function InFan({ marks = {}, className = '', children }: InFanProps) {
  return (
    <div className={`ss-in-fan ${className}`} {...marks}>
      {children}
    </div>
  );
}
