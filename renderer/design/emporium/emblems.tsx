import { memo } from 'react';
import { Crate, CrateShape } from '../drawing/crate.tsx';
import { type Labelled, Placed } from '../drawing/drawing.tsx';
import { CRATES } from '../drawing/kinds.ts';
import { round } from '../drawing/paper.ts';

export type HeroClass = 'warrior' | 'rogue' | 'mage';
export type MonsterType = 'beast' | 'undead' | 'fiend';
export type SlotKind = 'weapon' | 'armour' | 'charm';
export type Tier = 'leather' | 'chainmail' | 'steel';

interface EmblemProps extends Labelled {
  /** Pixels at the default text size. */
  readonly size?: number | undefined;
  /** Whether there is none: its outline. */
  readonly ghost?: boolean | undefined;
}

interface PlacedEmblem {
  readonly kind: HeroClass | MonsterType;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The emblem of a class or type inside another drawing. Its rim separates it from a ground of its colour. */
export function Emblem({ kind, x, y, size }: PlacedEmblem) {
  return (
    <>
      <Placed x={x} y={y} scale={size / 24}>
        <path
          d={CRATES[kind].shape}
          fill="none"
          stroke="var(--cream)"
          strokeWidth={round(5.4 * (24 / size))}
          strokeLinejoin="round"
        />
      </Placed>
      <CrateShape kind={kind} x={x} y={y} size={size} />
    </>
  );
}

/** The emblem of a class: helmet, hood or pointed hat. */
export const ClassSign = memo(function ClassSign({
  heroClass,
  size = 26,
  ...rest
}: EmblemProps & { readonly heroClass: HeroClass }) {
  return <Crate kind={heroClass} size={size} {...rest} />;
});

/** The emblem of a monster type: ears, a skull, or horns. */
export const MonsterSign = memo(function MonsterSign({
  monsterType,
  size = 26,
  ...rest
}: EmblemProps & { readonly monsterType: MonsterType }) {
  return <Crate kind={monsterType} size={size} {...rest} />;
});

/** The emblem of a gear slot: a blade, a shield, a flask. */
export const GearSign = memo(function GearSign({
  slot,
  size = 26,
  ...rest
}: EmblemProps & { readonly slot: SlotKind }) {
  return <Crate kind={slot} size={size} {...rest} />;
});
