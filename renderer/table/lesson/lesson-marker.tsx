import { type RefObject, useState } from 'react';
import { isSameSpot, Marker, type Spot, spotOver } from './marker.tsx';
import { useLessonPresses } from './use-lesson-presses.ts';

interface LessonMarkerProps {
  /** The table page. */
  readonly page: RefObject<HTMLElement | null>;
  /** The presses that the step asks for, in order. */
  readonly presses: readonly string[];
  /** Called after each press, with whether it was a wrong one. */
  readonly onPress: (isWrong: boolean) => void;
}

/** A lesson's marker: points at the next press, and blocks all other choices. */
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
