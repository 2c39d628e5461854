import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../../../game-kit/sizes.ts';

interface FanProps {
  /** Of a card, in pixels. */
  readonly card: Size;
  /** In two rows, without overlap. */
  readonly rows?: 1 | 2;
  readonly children: ReactNode;
}

/** Hidden pixels from which a card counts as overlapped. */
const leastCovered = 2;

/**
 * Cards side by side. If they do not all fit, each overlaps the one before it, and the hovered or focused card is on
 * top. No card moves aside, because another one would come under the pointer.
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

/** True if the cards of a fan overlap. Updates as the fan and its cards change. */
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

/** A card's place in a fan; `up` lifts it, `first` starts a run of its kind, `wanted` frames it. */
export function InFan({ marks = {}, className = '', children }: InFanProps) {
  return (
    <div className={`ss-in-fan ${className}`} {...marks}>
      {children}
    </div>
  );
}
