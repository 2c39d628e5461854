import { memo } from 'react';
import { Awning } from '../drawing/awning.tsx';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { awningColours, type CrateKind } from '../drawing/kinds.ts';
import type { PlayerMark } from '../drawing/marks.ts';
import { cutRect, round, seeded } from '../drawing/paper.ts';
import { PlayerDisc } from '../drawing/player-token.tsx';

interface StallProps extends Labelled {
  readonly good: CrateKind;
  /** Its owner: their mark is on a badge, and the counter has the colour of their name plate. */
  readonly owner?: PlayerMark | undefined;
  /** Width and height, in pixels; from 36. */
  readonly size?: number | undefined;
}

/** A market stand: an awning in its good's colour, and a crate on the counter. */
export const Stall = memo(function Stall({ good, owner, size = 76, label, className }: StallProps) {
  const chance = seeded(`${good} stand ${owner ?? ''}`);
  const line = { stroke: 'var(--print)', strokeWidth: size < 50 ? 1.6 : 2, strokeLinejoin: 'round' } as const;
  const counter = round(size * 0.75);
  const crate = round(Math.max(size * 0.48, 22));
  // the crate moves aside if the badge would cover it
  const aside = owner !== undefined && size < 50 ? size * 0.07 : 0;
  const badge = round(Math.max(size * 0.155, 7.5));
  return (
    <Drawing width={size} height={size} label={label} className={className}>
      <path d={cutRect(size * 0.1, size * 0.2, size * 0.8, size * 0.62, chance, 1)} fill="var(--glass)" {...line} />
      <path
        d={`M${round(size * 0.1)} ${round(size * 0.2)}h${round(size * 0.07)}v${round(size * 0.58)}h-${round(size * 0.07)}ZM${round(size * 0.83)} ${round(size * 0.2)}h${round(size * 0.07)}v${round(size * 0.58)}h-${round(size * 0.07)}Z`}
        fill="var(--wood)"
        {...line}
        strokeWidth={1.2}
      />
      <CrateShape kind={good} x={(size - crate) / 2 - aside} y={counter - crate + size * 0.045} size={crate} />
      <path
        d={cutRect(size * 0.06, counter + size * 0.04, size * 0.88, size * 0.96 - counter - 1, chance, 1)}
        fill={owner === undefined ? 'var(--wood)' : `var(--board-${owner})`}
        {...line}
      />
      <path d={cutRect(1.5, counter, size - 3, size * 0.075, chance, 0.6)} fill="var(--plank)" {...line} />
      <Awning
        x={1}
        y={round(size * 0.04)}
        width={size - 2}
        height={size * 0.27}
        colours={awningColours([good])}
        stripe={size * 0.14}
        line={line.strokeWidth}
      />
      {owner !== undefined && <PlayerDisc mark={owner} x={size - badge - 1} y={size - badge - 1} radius={badge} />}
    </Drawing>
  );
});
