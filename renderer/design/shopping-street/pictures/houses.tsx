import type { ReactNode } from 'react';
import { type ColourName, paint } from '../../drawing/palette.ts';
import type { CityType } from '../city-kinds.ts';

/** The distinctive parts of a type's house; all houses are 92 wide and 140 tall. */
export interface House {
  readonly wall: ColourName;
  /** Above the upper storey, from the ridge down to y 34. */
  readonly roof: ReactNode;
  /** Ornaments on the wall, from y 34 to y 74. */
  readonly trim: ReactNode;
  /** The top of an upper window, 14 wide, from its upper left corner. */
  readonly head: string;
}

const LINE = { stroke: 'var(--print)', strokeWidth: 2, strokeLinejoin: 'round' } as const;
const THIN = { fill: 'none', stroke: 'var(--print)', strokeOpacity: 0.4, strokeWidth: 1.2 } as const;
const CORNICE = <path d="M1 31H91V37H1Z" fill="var(--cornice)" {...LINE} strokeWidth={1.6} />;

/** A market hall with a vault of iron and glass. */
const hall: House = {
  wall: 'wall-1',
  roof: (
    <>
      <path d="M8 33C8 14 22 5 46 5S84 14 84 33Z" fill="var(--city-glass)" {...LINE} />
      <path d="M46 5V33M27 9L31 33M65 9L61 33M14 18L18 33M78 18L74 33M11 22H81" {...THIN} />
      <path d="M1 31H91V37H1Z" fill="var(--city-iron)" {...LINE} strokeWidth={1.6} />
      <path d="M43 5V1h6V5" fill="var(--city-iron)" {...LINE} strokeWidth={1.4} />
    </>
  ),
  trim: <path d="M6 40h4v33H6ZM82 40h4v33h-4Z" fill="var(--city-iron)" opacity={0.75} />,
  head: 'v-4a7 5 0 0 1 14 0v4',
};

/** A gabled house with tiles and a chimney. */
const gable: House = {
  wall: 'wall-5',
  roof: (
    <>
      <path d="M66 22V5H77V32" fill="var(--chimney)" {...LINE} />
      <path d="M64 2H79V7H64Z" fill="var(--chimney)" {...LINE} strokeWidth={1.5} />
      <path d="M0 37L46 3 92 37Z" fill="var(--city-tiles)" {...LINE} />
      <path
        d="M34 12q4 4 8 0t8 0 8 0M26 18.5q5 4 10 0t10 0 10 0 10 0M16 26q5 4 10 0t10 0 10 0 10 0 10 0 10 0"
        {...THIN}
      />
      <path d="M1 33L6 37H86L91 33 92 38H0Z" fill="var(--cornice)" {...LINE} strokeWidth={1.4} />
    </>
  ),
  trim: (
    <path d="M4 54H88M20 38L4 54M72 38L88 54" stroke="var(--city-beam)" strokeWidth={3.4} fill="none" opacity={0.55} />
  ),
  head: 'v-3.5h14v3.5',
};

/** A mansard with ironwork along its ridge. */
const mansard: House = {
  wall: 'wall-2',
  roof: (
    <>
      <path
        d="M16 9V3M24 9V4M32 9V4M40 9V4M52 9V4M60 9V4M68 9V4M76 9V3M14 6H78"
        fill="none"
        stroke="var(--print)"
        strokeWidth={1.3}
      />
      <path d="M4 34C10 28 10 16 14 8H78C82 16 82 28 88 34Z" fill="var(--city-slate)" {...LINE} />
      <path d="M14 15H78M11 22H81M9 29H83" {...THIN} />
      <path
        d="M14 31V21a6 6 0 0 1 12 0V31ZM66 31V21a6 6 0 0 1 12 0V31Z"
        fill="var(--glass)"
        {...LINE}
        strokeWidth={1.5}
      />
      {CORNICE}
    </>
  ),
  trim: <path d="M4 40l5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 3M88 40l-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3" {...THIN} />,
  head: 'v-2a7 6 0 0 1 14 0v2',
};

/** A theatre with a curved gable and lamps along it. */
const playhouse: House = {
  wall: 'wall-3',
  roof: (
    <>
      <path
        d="M4 36V27C14 27 18 24 18 17 26 17 28 14 28 7 38 7 40 2 46 2S54 7 64 7C64 14 66 17 74 17 74 24 78 27 88 27V36Z"
        fill="var(--wall-3)"
        {...LINE}
      />
      <path
        d="M10 29.5C19 28 22 25 23 20.5 29 19.5 32 16 32 11.5 40 10.5 42 6 46 6S52 10.5 60 11.5C60 16 63 19.5 69 20.5 70 25 73 28 82 29.5"
        fill="none"
        stroke="var(--flame)"
        strokeWidth={2.6}
        strokeDasharray="0.1 5.2"
        strokeLinecap="round"
      />
      {CORNICE}
    </>
  ),
  trim: <path d="M5 41h5v32H5ZM82 41h5v32h-5ZM3 41h9M80 41h9" fill="var(--cornice)" {...LINE} strokeWidth={1.2} />,
  head: 'l7-6 7 6',
};

/** A flat roof with solar panels and an aerial. */
const workshop: House = {
  wall: 'wall-4',
  roof: (
    <>
      <path d="M13 21V5M8 7H18M9.5 11H16.5" fill="none" stroke="var(--print)" strokeWidth={1.6} />
      <path d="M4 34L4 26 24 14V26L44 14V26L64 14V26L84 14 88 34Z" fill="var(--city-slate)" {...LINE} />
      <path
        d="M7 26.5L21 18V26.5ZM27 26.5L41 18V26.5ZM47 26.5L61 18V26.5ZM67 26.5L81 18V26.5Z"
        fill="var(--city-glass)"
        {...LINE}
        strokeWidth={1.2}
      />
      <path d="M1 28H91V37H1Z" fill="var(--cornice)" {...LINE} strokeWidth={1.6} />
    </>
  ),
  trim: <path d="M4 42H10M4 48H10M4 54H10M4 60H10M4 66H10M82 42H88M82 48H88M82 54H88M82 60H88M82 66H88" {...THIN} />,
  head: 'v-3.5h14v3.5',
};

export const HOUSES: Readonly<Record<CityType, House>> = {
  food: hall,
  home: gable,
  personal: mansard,
  leisure: playhouse,
  tech: workshop,
};

/** The colour of a house's wall. */
export function wallOf(type: CityType): string {
  return paint(HOUSES[type].wall);
}
