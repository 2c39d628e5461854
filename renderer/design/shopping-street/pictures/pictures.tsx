import { memo } from 'react';
import { Cuts, type Portrait } from '../../emporium/portraits/art.tsx';
import type { CityGroup, CityType } from '../city-kinds.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { leisure } from './leisure.ts';
import { personal } from './personal.ts';
import { tech } from './tech.ts';

/** The 25 pictures of the cards, in a field of 92 by 132. */
export const PICTURES: Readonly<Record<CityType, Readonly<Record<CityGroup, Portrait>>>> = {
  food,
  home,
  personal,
  leisure,
  tech,
};

/** The background of each type's pictures. */
export const PICTURE_GROUNDS: Readonly<Record<CityType, string>> = {
  food: '#fbe2dc',
  home: '#e9e1f4',
  personal: '#fdf4cb',
  leisure: '#e0edd5',
  tech: '#dceffa',
};

/** The picture of a type and group. */
export const Picture = memo(function Picture({ type, group }: { readonly type: CityType; readonly group: CityGroup }) {
  return <Cuts portrait={PICTURES[type][group]} />;
});
