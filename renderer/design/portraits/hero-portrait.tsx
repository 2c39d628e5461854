import { memo } from 'react';
import type { HeroClass } from '../emblems.tsx';
import type { DrawnSlot } from '../gear-slot.tsx';

interface HeroPortraitProps {
  readonly id: string;
  readonly heroClass: HeroClass;
  readonly slots: readonly DrawnSlot[];
}

/** A hero on a field of 100 by 120. */
export const HeroPortrait = memo(function HeroPortrait({ heroClass }: HeroPortraitProps) {
  return (
    <>
      <path d="M8 122C8 94 26 88 50 88s42 6 42 34Z" fill={heroClass === 'mage' ? '#5a6fb0' : '#8d979d'} />
      <path d="M50 34a24 24 0 1 0 .1 0Z" fill="#e8bf96" />
    </>
  );
});
