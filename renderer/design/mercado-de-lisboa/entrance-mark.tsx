import { memo } from 'react';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { round } from '../drawing/paper.ts';

interface EntranceMarkProps extends Labelled {
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** An empty entrance: the outline of a tile, and a doorway. */
export const EntranceMark = memo(function EntranceMark({
  width = 62,
  height = 54,
  label,
  className,
}: EntranceMarkProps) {
  const middle = width / 2;
  const [door, tall] = [height * 0.17, height * 0.5];
  const floor = height * 0.74;
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <rect
        x={1.5}
        y={1.5}
        width={width - 3}
        height={height - 3}
        rx={4}
        fill="none"
        stroke="var(--entrance)"
        strokeWidth={2}
        strokeDasharray="6 4"
      />
      <path
        d={`M${round(middle - door)} ${round(floor)}V${round(floor - tall + door)}a${round(door)} ${round(door)} 0 0 1 ${round(door * 2)} 0V${round(floor)}M${round(middle - door - 5)} ${round(floor)}h${round(door * 2 + 10)}`}
        fill="none"
        stroke="var(--entrance)"
        strokeWidth={1.6}
        strokeLinecap="round"
      />
    </Drawing>
  );
});
