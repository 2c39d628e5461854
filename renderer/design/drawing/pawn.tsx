import { memo } from 'react';
import { Drawing, type Labelled, Placed } from './drawing.tsx';
import { MARKS, type PlayerMark } from './marks.ts';
import { round } from './paper.ts';
import { PlayerDisc } from './player-token.tsx';

/** The height of a pawn including its shadow, in pixels. */
export function pawnHeight(size: number): number {
  return Math.round(size * 1.56);
}

interface PawnFace {
  readonly mark: PlayerMark;
  /** Width of the head, in pixels. */
  readonly size?: number | undefined;
}

/** A pawn inside another drawing; (x, y) is the upper left corner of its head. */
export function PawnShape({ mark, x, y, size = 30 }: PawnFace & { readonly x: number; readonly y: number }) {
  const neck = round(size * 0.2);
  const hem = round(size * 0.37);
  const foot = round(size * 0.48);
  return (
    <Placed x={x} y={y}>
      <ellipse
        cx={size / 2}
        cy={round(size * 1.42)}
        rx={round(size * 0.46)}
        ry={round(size * 0.13)}
        fill="var(--print)"
        opacity={0.35}
      />
      <path
        d={`M${round(size / 2 - neck)} ${round(size * 0.93)}h${neck * 2}l${round(hem - neck)} ${foot}h-${hem * 2}Z`}
        fill={`var(--${MARKS[mark].colour})`}
        stroke="var(--print)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <PlayerDisc mark={mark} x={size / 2} y={size / 2} radius={size / 2 - 1} />
    </Placed>
  );
}

/** A player's pawn: the mark as a head on a coloured body. */
export const Pawn = memo(function Pawn({ mark, size = 30, label, className }: PawnFace & Labelled) {
  return (
    <Drawing width={size} height={pawnHeight(size)} label={label} className={className} scales>
      <PawnShape mark={mark} x={0} y={0} size={size} />
    </Drawing>
  );
});
