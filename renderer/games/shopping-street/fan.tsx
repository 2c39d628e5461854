import type { ReactNode } from 'react';
import type { Size } from './layout.ts';

interface FanProps {
  /** Of a card, in pixels. */
  readonly card: Size;
  /** In two rows nothing overlaps. */
  readonly rows?: 1 | 2;
  readonly children: ReactNode;
}

/**
 * Cards side by side. Where there is no room for all, each lies over the one before it, and the one that is pointed at
 * or has the focus over all others. None moves aside, or another card would lie under the pointer.
 */
export function Fan({ card, rows = 1, children }: FanProps) {
  return (
    <div
      className={rows === 2 ? 'ss-rows' : 'ss-fan'}
      style={{ '--card-width': `${card.width}px`, '--card-height': `${card.height}px` }}
    >
      {children}
    </div>
  );
}

interface InFanProps {
  /** What the place is found by: the card that lies there, and the piece that a card dropped there is for. */
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
