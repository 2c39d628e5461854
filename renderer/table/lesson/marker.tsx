import { LessonArrow } from '../../design/index.ts';

/** The arrow's upper left corner, in pixels of the window. Its tip is in the middle of its lower edge. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  /** Whether it points up, for lack of space above. */
  readonly fromBelow: boolean;
}

/** The arrow's size, in pixels. */
const size = 54;
/** How far its tip overlaps the target, in pixels. */
const reach = 6;

/** The arrow's place for a target; null if the target is out of view. */
export function spotOver({ left, top, bottom, width }: Omit<DOMRect, 'toJSON'>): Spot | null {
  if (bottom <= 0 || top >= window.innerHeight) return null;
  const fromBelow = top - size + reach < 0;
  return { left: left + width / 2 - size / 2, top: fromBelow ? bottom - reach : top - size + reach, fromBelow };
}

export function isSameSpot(one: Spot | null, other: Spot | null): boolean {
  return one?.left === other?.left && one?.top === other?.top;
}

/** The teacher's arrow. */
export function Marker({ spot }: { readonly spot: Spot }) {
  return (
    <div
      className={`lesson-marker ${spot.fromBelow ? 'from-below' : ''}`}
      style={{ left: spot.left, top: spot.top }}
      aria-hidden="true"
    >
      <LessonArrow size={size} />
    </div>
  );
}
