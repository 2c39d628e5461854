import { memo } from 'react';
import { Drawing, type Labelled } from './drawing.tsx';
import { type Chance, round, seeded } from './paper.ts';

interface SkylineProps extends Labelled {
  readonly seed?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

function block(x: number, floor: number, wide: number, high: number): string {
  return `M${round(x)} ${round(floor)}V${round(floor - high)}H${round(x + wide)}V${round(floor)}Z`;
}

/** One row of gabled roofs with chimneys, from the left edge past the right one. */
function roofs(width: number, floor: number, tall: number, chance: Chance): string {
  let path = '';
  let x = -20;
  while (x < width + 20) {
    const wide = 46 + chance() * 70;
    const high = tall * (0.45 + chance() * 0.55);
    path += `${block(x, floor, wide, high * 0.8)}M${round(x)} ${round(floor - high * 0.8)}l${round(wide / 2)} -${round(high * 0.22)}l${round(wide / 2)} ${round(high * 0.22)}Z`;
    path += block(x + wide * (0.15 + chance() * 0.5), floor - high * 0.7, 9, high * 0.32);
    x += wide;
  }
  return path;
}

/** Far roofs of the brick terrace in two tones of paper. */
export const Skyline = memo(function Skyline({
  seed = 'brick',
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
        <path d={roofs(width, height - base, height * 0.62, chance)} />
        <path d={`M0 ${height - base - 2}h${width}v${base + 2}H0Z`} />
      </g>
      <path d={roofs(width, height, height * 0.52, chance)} fill="var(--near)" />
    </Drawing>
  );
});
