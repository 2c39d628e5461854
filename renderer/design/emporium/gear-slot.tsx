import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { sizeInto } from '../drawing/lettering.ts';
import type { SlotKind, Tier } from './emblems.tsx';
import { ItemShape } from './items/item-picture.tsx';
import { TIER_INK } from './tiers.tsx';

/** A slot of a hero, and the item in it. */
export interface DrawnSlot {
  readonly kind: SlotKind;
  readonly item: { readonly id: string; readonly name: string; readonly strength: number; readonly tier: Tier } | null;
}

interface GearSlotProps extends Labelled {
  readonly slot: DrawnSlot;
  /** The text of an open slot. */
  readonly openLabel: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The smallest font size of the text on an open slot, in pixels. */
const leastWord = 12;
/** The smallest readable picture of an item, in pixels. */
const leastPicture = 20;

/** A gear slot: dashed if open, else with the item's picture, tier colour and strength. */
export const GearSlot = memo(function GearSlot({ slot, openLabel, width, height, label, className }: GearSlotProps) {
  const { kind, item } = slot;
  const sign = Math.round(Math.min(30, height - 5, width * 0.42));
  const size = Math.round(item === null ? Math.min(16, height * 0.62) : Math.min(20, height * 0.72, width * 0.28));
  const room = width - sign - 11;
  const word = item === null ? openLabel : `+${item.strength}`;
  const letters = sizeInto(word, size, room);
  // the dashes of an open slot suffice if its text would be too small
  const text = item === null && letters < leastWord ? '' : word;
  const picture = Math.min(height - 6, Math.round(room - letters * word.length * 0.66 - 4));
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
      <CrateShape kind={kind} x={4} y={(height - sign) / 2} size={sign} />
      {item !== null && picture >= leastPicture && (
        <ItemShape id={item.id} slot={kind} tier={item.tier} x={sign + 9} y={(height - picture) / 2} size={picture} />
      )}
      {text !== '' && (
        <DrawnText x={width - 5} y={height / 2 + size * 0.35} size={letters} anchor="end" fill={ink}>
          {text}
        </DrawnText>
      )}
    </Drawing>
  );
}, alike);
