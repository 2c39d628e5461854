import { LessonArrow } from '../../design/index.ts';

/** Where the arrow lies, its point in the middle of its lower edge, in pixels of the window. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  /** Does it point up, as there is no room above? */
  readonly fromBelow: boolean;
}

/** The arrow's size, in pixels. */
const size = 54;
/** How far it goes into what it points at. */
const reach = 6;

/** Where the arrow lies that points at a part of the window; null where that is out of sight. */
export function spotOver({ left, top, bottom, width }: Omit<DOMRect, 'toJSON'>): Spot | null {
  if (bottom <= 0 || top >= window.innerHeight) return null;
  const fromBelow = top - size + reach < 0;
  return { left: left + width / 2 - size / 2, top: fromBelow ? bottom - reach : top - size + reach, fromBelow };
}

export function isSameSpot(one: Spot | null, other: Spot | null): boolean {
  return one?.left === other?.left && one?.top === other?.top;
}

/** The one marker of whoever teaches. */
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
