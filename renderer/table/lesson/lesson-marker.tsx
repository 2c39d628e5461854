import { type RefObject, useState } from 'react';
import { LessonArrow } from '../../design/index.ts';
import { useLessonPresses } from './use-lesson-presses.ts';

interface LessonMarkerProps {
  /** The table on which it lies. */
  readonly page: RefObject<HTMLElement | null>;
  /** What the step asks to be pressed, one after the other. */
  readonly presses: readonly string[];
  /** Hears whether the latest press was another one than was asked for. */
  readonly onPress: (isWrong: boolean) => void;
}

/** Where the arrow lies, its point in the middle of its lower edge. */
interface Spot {
  readonly left: number;
  readonly top: number;
  /** Does it point up, as there is no room above? */
  readonly fromBelow: boolean;
}

/** The arrow's size, in pixels. */
const size = 54;
/** How far it goes into what it points at. */
const reach = 6;

function spotOver(what: HTMLElement | undefined): Spot | null {
  if (what === undefined) return null;
  const { left, top, bottom, width } = what.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return null;
  const fromBelow = top - size + reach < 0;
  return { left: left + width / 2 - size / 2, top: fromBelow ? bottom - reach : top - size + reach, fromBelow };
}

/** The one marker of a lesson: it points at what is to be pressed next, and lets nothing else be chosen. */
export function LessonMarker({ page, presses, onPress }: LessonMarkerProps) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLessonPresses({
    page,
    presses,
    onPress,
    pointAt(what) {
      const next = spotOver(what);
      setSpot((before) => (before?.left === next?.left && before?.top === next?.top ? before : next));
    },
  });
  if (spot === null) return null;
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
