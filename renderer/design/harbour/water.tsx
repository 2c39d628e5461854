import { memo } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import { range } from '../drawing/paper.ts';

interface WaterProps {
  /** In pixels; wider than its window. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

/** The layers of waves from far to near: colour, top as a fraction of the height, wavelength in pixels. */
const SHEETS = [
  { name: 'far', top: 0, wave: 26 },
  { name: 'middle', top: 0.22, wave: 34 },
  { name: 'near', top: 0.5, wave: 44 },
] as const;

const FILLS = { far: 'var(--sea-far)', middle: 'var(--sea)', near: 'var(--sea-near)' } as const;

/** Three layers of paper waves, each sliding by one wavelength and back. Fills its container. */
export const Water = memo(function Water({ width = 2560, height = 54, className = '' }: WaterProps) {
  return (
    <div className={`water ${className}`} aria-hidden="true">
      {SHEETS.map(({ name, top, wave }) => {
        const crest = Math.round(top * height) + 9;
        const waves = range(Math.ceil(width / wave) + 3).map(() => `q${wave / 4}-9 ${wave / 2} 0t${wave / 2} 0`);
        return (
          <Drawing key={name} width={width} height={height} className={`water-sheet water-${name}`}>
            <path d={`M-${wave * 2} ${crest}${waves.join('')}V${height}H-${wave * 2}Z`} fill={FILLS[name]} />
          </Drawing>
        );
      })}
    </div>
  );
});
