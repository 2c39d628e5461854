import { memo } from 'react';
import type { MonsterType } from '../emblems.tsx';

interface MonsterPortraitProps {
  readonly id: string;
  readonly monsterType: MonsterType;
}

/** A monster on a field of 100 by 120. */
export const MonsterPortrait = memo(function MonsterPortrait({ monsterType }: MonsterPortraitProps) {
  return (
    <path
      d="M50 20C26 20 12 38 12 60c0 30 18 50 38 62 20-12 38-32 38-62 0-22-14-40-38-40Z"
      fill={monsterType === 'undead' ? '#fffaf0' : '#7a4a24'}
    />
  );
});
