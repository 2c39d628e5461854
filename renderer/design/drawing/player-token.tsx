import { memo } from 'react';
import { Disc, Drawing, type Labelled, Placed } from './drawing.tsx';
import { MARKS, type PlayerMark } from './marks.ts';
import { round } from './paper.ts';

interface PlacedMark {
  readonly mark: PlayerMark;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A player's mark inside another drawing. */
export function MarkShape({ mark, x, y, size }: PlacedMark) {
  const { colour, shape } = MARKS[mark];
  const scale = size / 24;
  return (
    <Placed x={x} y={y} scale={scale}>
      <path
        d={shape}
        fill={`var(--${colour})`}
        stroke="var(--print)"
        strokeWidth={round(2 / scale)}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </Placed>
  );
}

/** A player's disc inside another drawing; (x, y) is its centre. */
export function PlayerDisc({ mark, x, y, radius }: { mark: PlayerMark; x: number; y: number; radius: number }) {
  const size = radius * 1.15;
  return (
    <>
      <Disc x={x} y={y} radius={radius} />
      <MarkShape mark={mark} x={x - size / 2} y={y - size / 2} size={size} />
    </>
  );
}

interface PlayerTokenProps extends Labelled {
  readonly mark: PlayerMark;
  /** Pixels at the default text size. */
  readonly size?: number | undefined;
}

/** A player's mark on a light disc, visible on any ground. */
export const PlayerToken = memo(function PlayerToken({ mark, size = 28, label, className }: PlayerTokenProps) {
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      <PlayerDisc mark={mark} x={size / 2} y={size / 2} radius={size / 2 - 1} />
    </Drawing>
  );
});
