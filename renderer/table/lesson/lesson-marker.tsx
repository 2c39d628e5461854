import { type RefObject, useState } from 'react';
import { isSameSpot, Marker, type Spot, spotOver } from './marker.tsx';
import { useLessonPresses } from './use-lesson-presses.ts';

interface LessonMarkerProps {
  /** The table on which it lies. */
  readonly page: RefObject<HTMLElement | null>;
  /** What the step asks to be pressed, one after the other. */
  readonly presses: readonly string[];
  /** Hears whether the latest press was another one than was asked for. */
  readonly onPress: (isWrong: boolean) => void;
}

/** The one marker of a lesson: it points at what is to be pressed next, and lets nothing else be chosen. */
export function LessonMarker({ page, presses, onPress }: LessonMarkerProps) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLessonPresses({
    page,
    presses,
    onPress,
    pointAt(what) {
      const next = what === undefined ? null : spotOver(what.getBoundingClientRect());
      setSpot((before) => (isSameSpot(before, next) ? before : next));
    },
  });
  return spot && <Marker spot={spot} />;
}
