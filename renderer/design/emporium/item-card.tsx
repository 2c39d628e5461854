import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { fitName } from '../drawing/lettering.ts';
import { cutRect, round, seeded } from '../drawing/paper.ts';
import { DieShape } from './die.tsx';
import type { HeroClass, SlotKind, Tier } from './emblems.tsx';
import { ItemShape } from './items/item-picture.tsx';
import { TIER_INK, TierSheet } from './tiers.tsx';

/** An item's printed facts. */
export interface DrawnItem {
  readonly id: string;
  readonly name: string;
  readonly slot: SlotKind;
  readonly heroClass: HeroClass;
  readonly strength: number;
  readonly tier: Tier;
}

interface ItemCardProps extends Labelled {
  readonly item: DrawnItem;
  /** The number of the die on it. */
  readonly price?: number | undefined;
  /** In pixels; from 64 by 80. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The smallest font size of a strength, however long the name; larger than a die's figure. */
const leastStrength = 17;

/** An item: its picture, its tier as the frame, and its strength as the largest figure. */
export const ItemCard = memo(function ItemCard({
  item,
  price,
  width = 114,
  height = 142,
  label,
  className,
}: ItemCardProps) {
  const chance = seeded(item.id);
  const { size: lettering, rows } = fitName(item.name, width - 9, { most: 16, least: 14, lines: 3 });
  const leading = lettering * 1.05;
  const plate = round(leading * Math.max(2, rows.length) + 8);
  const pane = height - plate - 8;
  const sign = round(Math.min(24, width * 0.21));
  const figure = round(Math.max(leastStrength, Math.min(pane * 0.46, sign * 1.8)));
  // on a low card the strength is beside the sign of its slot, otherwise below it
  const isLow = pane < 6 + sign + figure * 0.9;
  const picture = round(Math.min(width - 20 - sign - (isLow ? figure * 0.7 : 0), pane - 3));
  // on a low card, away from the sign of its class
  const aside = pane - picture < sign * 0.6 ? sign * 0.3 : 0;
  const middle = height - 5 - plate / 2;
  const die = round(Math.min(34, width * 0.31));
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <TierSheet tier={item.tier} width={width} height={height} seed={item.id} face />
      <path
        d={cutRect(7, 7, width - 14, pane, chance, 0.8)}
        fill="var(--cream)"
        stroke="var(--print)"
        strokeWidth={1.4}
      />
      <ItemShape
        id={item.id}
        slot={item.slot}
        tier={item.tier}
        x={width - 9 - picture - aside}
        y={6 + pane - picture}
        size={picture}
      />
      <CrateShape kind={item.slot} x={10} y={10} size={sign} />
      <CrateShape kind={item.heroClass} x={width - sign - 10} y={10} size={sign} />
      <DrawnText
        face="lettering"
        x={isLow ? 12 + sign + figure * 0.35 : 9 + sign * 0.6}
        y={3 + pane - figure * 0.2}
        size={figure}
      >
        {item.strength}
      </DrawnText>
      {rows.map((row, index) => (
        <DrawnText
          key={row}
          face="lettering"
          x={width / 2}
          y={middle + (index - (rows.length - 1) / 2) * leading + lettering * 0.34}
          size={lettering}
          fill={TIER_INK[item.tier]}
        >
          {row}
        </DrawnText>
      ))}
      {price !== undefined && <DieShape value={price} x={width - die - 3} y={pane + 10 - die} size={die} />}
    </Drawing>
  );
}, alike);
