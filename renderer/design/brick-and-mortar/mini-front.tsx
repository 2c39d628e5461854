import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { Awning } from '../drawing/awning.tsx';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { awningColours, type CrateKind } from '../drawing/kinds.ts';
import { BOARDS, paint, WALLS } from '../drawing/palette.ts';
import { cutRect, pick, round, seeded } from '../drawing/paper.ts';

interface MiniFrontProps extends Labelled {
  /** The shop's id: the walls match the full shopfront's. */
  readonly id: string;
  readonly kinds: readonly CrateKind[];
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A small shopfront for lists: awning, door and window in the colours of its goods. */
export const MiniFront = memo(function MiniFront({
  id,
  kinds,
  width = 38,
  height = 36,
  label,
  className = '',
}: MiniFrontProps) {
  const chance = seeded(id);
  const wall = paint(pick(WALLS, chance));
  const line = { stroke: 'var(--print)', strokeWidth: 1.4 };
  return (
    <Drawing width={width} height={height} label={label} className={`mini-front ${className}`} scales>
      <path d={cutRect(2, 4, width - 4, height - 5, chance, 1)} fill={wall} stroke="var(--outline)" strokeWidth={1.8} />
      <path d={`M6 17h${round(width * 0.4)}v${round(height * 0.36)}H6Z`} fill="var(--glass)" {...line} />
      <path d={`M${width - 15} 17h8v${height - 18}h-8Z`} fill={pick(BOARDS, chance).ground} {...line} />
      <Awning x={0} y={6} width={width} height={13} colours={awningColours(kinds)} stripe={8} />
    </Drawing>
  );
}, alike);
