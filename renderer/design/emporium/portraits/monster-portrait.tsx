import { memo } from 'react';
import { seeded } from '../../drawing/paper.ts';
import type { MonsterType } from '../emblems.tsx';
import { Cuts, type Portrait } from './art.tsx';
import { BEASTS } from './beasts.ts';
import { FIENDS } from './fiends.ts';
import { UNDEAD } from './undead.ts';

const PORTRAITS: Readonly<Record<MonsterType, Readonly<Record<string, Portrait>>>> = {
  beast: BEASTS,
  undead: UNDEAD,
  fiend: FIENDS,
};

/** The portrait of a monster; one without its own borrows another's of the type. */
export function portraitOfMonster(id: string, type: MonsterType): Portrait {
  const all = Object.values(PORTRAITS[type]);
  const chance = seeded(id);
  const borrowed = all[Math.floor(chance() * all.length)];
  return PORTRAITS[type][id] ?? borrowed ?? [];
}

interface MonsterPortraitProps {
  readonly id: string;
  readonly monsterType: MonsterType;
}

/** A monster in a field of 100 by 120. */
export const MonsterPortrait = memo(function MonsterPortrait({ id, monsterType }: MonsterPortraitProps) {
  return <Cuts portrait={portraitOfMonster(id, monsterType)} />;
});
