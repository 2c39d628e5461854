import { memo } from 'react';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { type Chance, round, seeded } from '../drawing/paper.ts';

/** The styles that have their own skyline. */
export type SkylineStreet = 'brick' | 'harbour' | 'guild';

interface SkylineProps extends Labelled {
  readonly street?: SkylineStreet | undefined;
  readonly seed?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

function block(x: number, floor: number, wide: number, high: number): string {
  return `M${round(x)} ${round(floor)}V${round(floor - high)}H${round(x + wide)}V${round(floor)}Z`;
}

/** A silhouette on the floor, `wide` by about `high`. */
type Silhouette = (x: number, floor: number, wide: number, high: number, chance: Chance) => string;

/** A gabled house with a chimney. */
const house: Silhouette = (x, floor, wide, high, chance) =>
  `${block(x, floor, wide, high * 0.8)}M${round(x)} ${round(floor - high * 0.8)}l${round(wide / 2)} -${round(high * 0.22)}l${round(wide / 2)} ${round(high * 0.22)}Z` +
  block(x + wide * (0.15 + chance() * 0.5), floor - high * 0.7, 9, high * 0.32);

/** A warehouse with a wide roof. */
const shed: Silhouette = (x, floor, wide, high) =>
  `${block(x, floor, wide, high * 0.6)}M${round(x - 3)} ${round(floor - high * 0.6)}L${round(x + wide / 2)} ${round(floor - high)}L${round(x + wide + 3)} ${round(floor - high * 0.6)}Z`;

/** Mast, yards and stays of a ship at anchor. */
const rigging: Silhouette = (x, floor, wide, high) => {
  const mast = x + wide / 2;
  const top = floor - high * 1.25;
  const yard = (at: number, reach: number) =>
    `M${round(mast - wide * reach)} ${round(floor - high * at)}h${round(wide * reach * 2 + 2.5)}v2h-${round(wide * reach * 2 + 2.5)}Z`;
  const stay = (side: 1 | -1) =>
    `M${round(mast + 1)} ${round(top + 4)}L${round(mast + side * wide * 0.42)} ${round(floor - 4)}h1.5Z`;
  return `M${round(mast)} ${round(floor)}V${round(top)}h2.5V${round(floor)}Z${yard(0.92, 0.3)}${yard(0.66, 0.36)}${stay(1)}${stay(-1)}`;
};

/** A loading crane with its jib. */
const crane: Silhouette = (x, floor, wide, high) => {
  const foot = round(x + wide * 0.3);
  const top = round(floor - high * 0.85);
  const tip = round(x + wide * 1.05);
  return `M${foot} ${round(floor)}L${foot + 6} ${top}h5l6 ${round(high * 0.85)}ZM${foot} ${top + 3}L${tip} ${round(top - high * 0.3)}v3L${foot + 4} ${top + 8}ZM${tip - 1} ${round(top - high * 0.3)}v${round(high * 0.45)}h1.5v-${round(high * 0.45)}Z`;
};

function harbourSide(x: number, floor: number, wide: number, high: number, chance: Chance): string {
  const turn = chance();
  const stands = turn < 0.28 ? rigging : turn < 0.4 ? crane : shed;
  return stands(x, floor, wide, high, chance);
}

/** A mountain peak behind the guild row, with a shoulder on one side. */
const peak: Silhouette = (x, floor, wide, high, chance) => {
  const top = x + wide * (0.4 + chance() * 0.2);
  const shoulder = high * (0.62 + chance() * 0.16);
  return `M${round(x - wide * 0.3)} ${round(floor)}L${round(top)} ${round(floor - high * 1.15)}L${round(x + wide * 0.82)} ${round(floor - shoulder)}l${round(wide * 0.1)} 3L${round(x + wide * 1.3)} ${round(floor)}Z`;
};

const STREETS: Readonly<Record<SkylineStreet, Silhouette>> = { brick: house, harbour: harbourSide, guild: peak };

/** A row of silhouettes, from the left edge to beyond the right one. */
function row(street: SkylineStreet, width: number, floor: number, tall: number, chance: Chance): string {
  let path = '';
  let x = -20;
  while (x < width + 20) {
    const wide = 46 + chance() * 70;
    const high = tall * (0.45 + chance() * 0.55);
    path += STREETS[street](x, floor, wide, high, chance);
    x += wide;
  }
  return path;
}

/** The skyline behind a street, in two tones of paper: roofs, harbour sheds with cranes and masts, or mountains. */
export const Skyline = memo(function Skyline({
  street = 'brick',
  seed = street,
  width = 1280,
  height = 120,
  label,
  className = '',
}: SkylineProps) {
  const chance = seeded(`${seed} skyline`);
  const base = height * 0.3;
  return (
    <Drawing width={width} height={height} label={label} className={`skyline ${className}`}>
      <g fill="var(--far)">
        <path d={row(street, width, height - base, height * 0.62, chance)} />
        <path d={`M0 ${height - base - 2}h${width}v${base + 2}H0Z`} />
      </g>
      <path d={row(street, width, height, height * 0.52, chance)} fill="var(--near)" />
    </Drawing>
  );
});
