import { memo } from 'react';
import { round } from '../../drawing/paper.ts';
import type { SlotKind, Tier } from '../emblems.tsx';
import { Cuts, type Portrait } from '../portraits/art.tsx';
import { ARMOUR } from './armour.ts';
import { CHARMS } from './charms.ts';
import { type ItemArt, METALS } from './metal.ts';
import { WEAPONS } from './weapons.ts';

const PICTURES: Readonly<Record<SlotKind, Readonly<Record<string, ItemArt>>>> = {
  weapon: WEAPONS,
  armour: ARMOUR,
  charm: CHARMS,
};

/** The facts of an item that its picture shows. */
export interface PicturedItem {
  readonly id: string;
  readonly slot: SlotKind;
  readonly tier: Tier;
}

/** The picture of an item in a field of 100 by 100; one without its own borrows the first of its slot. */
export function pictureOfItem({ id, slot, tier }: PicturedItem): Portrait {
  const [borrowed] = Object.values(PICTURES[slot]);
  return (PICTURES[slot][id] ?? borrowed)?.(METALS[tier]) ?? [];
}

interface ItemShapeProps extends PicturedItem {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An item inside another drawing. Weapons lie at a slant. */
export const ItemShape = memo(function ItemShape({ id, slot, tier, x, y, size }: ItemShapeProps) {
  const scale = size / 100;
  const slant = slot === 'weapon' ? ' rotate(-40 50 50)' : '';
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})${slant}`}
      stroke="var(--print)"
      strokeWidth={round(Math.min(6, (size < 40 ? 1.4 : 2) / scale))}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Cuts portrait={pictureOfItem({ id, slot, tier })} />
    </g>
  );
});
