import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { type FittedSize, observeSize, useFitted } from '../../../design/index.ts';

interface FanProps {
  /** Draws the cards. The style sheet sets their size. */
  children(card: Partial<FittedSize>): ReactNode;
}

/** Hidden pixels from which a card counts as overlapped. */
const leastCovered = 2;

/**
 * Cards side by side. If they do not all fit, each overlaps the one before it, and the hovered or focused card is on
 * top. No card moves aside, because another one would come under the pointer.
 */
export function Fan({ children }: FanProps) {
  const [card, place] = useFitted<HTMLSpanElement>('ss-card-size');
  const covers = useCovers(place);
  return (
    <div className={`ss-fan ${covers ? 'covers' : ''}`}>
      <span ref={place} className="ss-card-size" />
      {children(card)}
    </div>
  );
}

/** True if the cards of a fan overlap. `size` is an element of a card's size before the cards. */
function useCovers(size: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => {
    const fan = size.current?.parentElement;
    if (!fan) return;
    const follow = (): void => {
      const [card, first] = [...fan.children].map((each) => each.getBoundingClientRect().width);
      setCovers(card !== undefined && first !== undefined && first + leastCovered < card);
    };
    return observeSize(fan, follow);
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
