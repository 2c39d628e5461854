import { memo } from 'react';
import { alike } from '../../drawing/alike.ts';
import { seeded } from '../../drawing/paper.ts';
import type { HeroClass } from '../emblems.tsx';
import type { DrawnSlot } from '../gear-slot.tsx';
import { Cuts, cut, line, type Portrait } from './art.tsx';
import { CAST, type Looks } from './hero-cast.ts';
import { gear } from './hero-gear.ts';
import { hair } from './hero-hair.ts';
import { type Headgear, headgear } from './hero-headgear.ts';
import { beard, feature, gaze, head, mouth } from './hero-heads.ts';

/** Headgear that rises high above the head. */
const TALL: ReadonlySet<Headgear> = new Set(['pointed-hat', 'star-hat', 'sun-crown', 'candle-cap', 'plumed-helmet']);

/** Clothes, and the trim of their collar. */
function clothes({ cloth, trim }: Looks): Portrait {
  return [
    cut(cloth, 'M2 140C2 104 24 96 41 91Q50 100 59 91C76 96 98 104 98 140Z'),
    line(trim, 3.6, 'M40 93Q50 106 60 93'),
    line(trim, 2.4, 'M50 101V138'),
  ];
}

/** The look of a hero; one without its own borrows another's of the class. */
export function looksOf(id: string, heroClass: HeroClass): Looks | undefined {
  const all = Object.values(CAST[heroClass]);
  const chance = seeded(id);
  return CAST[heroClass][id] ?? all[Math.floor(chance() * all.length)];
}

/** A hero with its gear, from back to front. */
export function portraitOfHero(id: string, heroClass: HeroClass, slots: readonly DrawnSlot[]): Portrait {
  const looks = looksOf(id, heroClass);
  if (looks === undefined) return [];
  const worn = gear(heroClass, slots);
  const locks = looks.hair && hair(looks.hair, looks.hairColour);
  const hat = looks.headgear && headgear(looks.headgear, looks.hatColour ?? looks.trim);
  const mask = looks.headgear === 'great-helm';
  return [
    ...(hat?.behind ?? []),
    ...worn.behind,
    ...(locks?.behind ?? []),
    ...clothes(looks),
    ...worn.on,
    ...(mask ? [] : head(looks.build, looks.skin, looks.pointedEars ?? false)),
    ...(mask ? [] : gaze(looks.gaze, looks.hairColour)),
    ...(mask ? [] : mouth(looks.mouth)),
    ...(looks.features ?? []).flatMap(feature),
    ...(looks.beard ? beard(looks.beard, looks.hairColour) : []),
    ...(locks?.before ?? []),
    ...(hat?.before ?? []),
  ];
}

/** The top of a hero's portrait, above its hat or hair: the poster crops there. */
export function crownOf(id: string, heroClass: HeroClass): number {
  const looks = looksOf(id, heroClass);
  const tall = looks?.headgear !== undefined && TALL.has(looks.headgear);
  return tall || looks?.hair === 'flame' ? -6 : looks?.headgear === undefined && looks?.hair !== 'wild' ? 18 : 8;
}

interface HeroPortraitProps {
  readonly id: string;
  readonly heroClass: HeroClass;
  readonly slots: readonly DrawnSlot[];
}

/** A hero in a field of 100 by 132. */
export const HeroPortrait = memo(function HeroPortrait({ id, heroClass, slots }: HeroPortraitProps) {
  return <Cuts portrait={portraitOfHero(id, heroClass, slots)} />;
}, alike);
