import { memo } from 'react';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { round } from '../drawing/paper.ts';
import { MarkShape } from '../drawing/player-token.tsx';

interface StreetDieProps extends Labelled {
  /** The player whose colour is on top, or the blank face; null before a throw. */
  readonly face: PlayerMark | 'blank' | null;
  /** Whether no player has the colour. */
  readonly unplayed?: boolean | undefined;
  /** Pixels at the default text size. */
  readonly size?: number | undefined;
}

/** A die with the players' marks on its faces, and one blank face. */
export const StreetDie = memo(function StreetDie({
  face,
  unplayed = false,
  size = 36,
  label,
  className = '',
}: StreetDieProps) {
  const mark = size * 0.56;
  return (
    <Drawing
      width={size}
      height={size}
      label={label}
      className={`street-die ${unplayed ? 'unplayed' : ''} ${className}`}
      scales
    >
      <rect
        x={1}
        y={1}
        width={size - 2}
        height={size - 2}
        rx={size * 0.18}
        fill="var(--cream)"
        stroke="var(--print)"
        strokeWidth={2}
      />
      {face === null ? (
        <DrawnText x={size / 2} y={size * 0.67} size={round(size * 0.5)} fill="var(--print-soft)">
          ?
        </DrawnText>
      ) : face === 'blank' ? (
        <rect
          x={size * 0.2}
          y={size * 0.2}
          width={size * 0.6}
          height={size * 0.6}
          rx={size * 0.1}
          fill="none"
          stroke="var(--print)"
          strokeOpacity={0.3}
          strokeWidth={1.4}
        />
      ) : (
        <>
          <rect x={4} y={4} width={size - 8} height={size - 8} rx={size * 0.12} fill={`var(--${MARKS[face].colour})`} />
          <circle cx={size / 2} cy={size / 2} r={size * 0.36} fill="var(--cream)" />
          <MarkShape mark={face} x={(size - mark) / 2} y={(size - mark) / 2} size={mark} />
        </>
      )}
    </Drawing>
  );
});
