import { memo } from 'react';
import { Disc, Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import { range } from '../drawing/paper.ts';
import type { Tier } from './emblems.tsx';
import { ItemBackShape } from './tiers.tsx';

interface Sheet extends Labelled {
  readonly tier: Tier;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** An item's back. */
export const ItemBack = memo(function ItemBack({ tier, width = 74, height = 104, label, className }: Sheet) {
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <ItemBackShape tier={tier} width={width} height={height} />
    </Drawing>
  );
});

/** A face-down pile of items of one tier, with its count; an outline if it is empty. */
export const TierPile = memo(function TierPile({
  tier,
  count,
  width = 80,
  height = 110,
  label,
  className,
}: Sheet & { readonly count: number }) {
  const shown = Math.min(count, 3);
  const [wide, high] = [width - 6, height - 6];
  const radius = Math.min(19, wide * 0.27);
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      {count === 0 && (
        <rect
          x={4}
          y={4}
          width={wide}
          height={high}
          rx={3}
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth={1.6}
          strokeDasharray="5 4"
        />
      )}
      {range(shown).map((place) => (
        <Placed key={place} x={(place + 3 - shown) * 3} y={6 - (place + 3 - shown) * 3}>
          <ItemBackShape tier={tier} width={wide} height={high} />
        </Placed>
      ))}
      <Disc x={width / 2 + 3} y={height / 2 - 3} radius={radius} />
      <DrawnText x={width / 2 + 3} y={height / 2 - 3 + radius * 0.37} size={Math.round(radius * 1.05)}>
        {count}
      </DrawnText>
    </Drawing>
  );
});
