import { memo } from 'react';
import { CrateShape } from './crate.tsx';
import { Drawing, DrawnText, type Labelled } from './drawing.tsx';
import type { SlotKind, Tier } from './emblems.tsx';
import { squeezeInto } from './lettering.ts';
import { TIER_INK } from './tiers.tsx';

/** A slot of a hero, and the item in it. */
export interface DrawnSlot {
  readonly kind: SlotKind;
  readonly item: { readonly id: string; readonly name: string; readonly strength: number; readonly tier: Tier } | null;
}

interface GearSlotProps extends Labelled {
  readonly slot: DrawnSlot;
  /** The word on an open slot. */
  readonly openLabel: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A slot: dashed while it is open; with an item, its tier's colour and what it adds. */
export const GearSlot = memo(function GearSlot({ slot, openLabel, width, height, label, className }: GearSlotProps) {
  const { kind, item } = slot;
  const sign = Math.min(30, height - 6);
  const size = item === null ? Math.min(16, height * 0.52) : Math.min(20, height * 0.62);
  const room = width - sign - 16;
  const ink = item === null ? 'var(--print-soft)' : TIER_INK[item.tier];
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={3}
        fill={item === null ? 'var(--cream)' : `var(--${item.tier})`}
        stroke="var(--print)"
        strokeWidth={1.6}
        strokeDasharray={item === null ? '5 4' : undefined}
      />
      <CrateShape kind={kind} x={5} y={(height - sign) / 2} size={sign} />
      <DrawnText
        x={width - 8}
        y={height / 2 + size * 0.35}
        size={size}
        anchor="end"
        fill={ink}
        squeeze={item === null ? squeezeInto(openLabel, size, room) : undefined}
      >
        {item === null ? openLabel : `+${item.strength}`}
      </DrawnText>
    </Drawing>
  );
});
