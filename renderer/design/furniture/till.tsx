import { memo } from 'react';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { sizeInto } from '../drawing/lettering.ts';
import { range } from '../drawing/paper.ts';

interface TillProps extends Labelled {
  /** The formatted money: "$23". */
  readonly money: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The till: the own seat's money in its window, with the log at the top. */
export const Till = memo(function Till({ money, width = 244, height = 62, label, className }: TillProps) {
  const line = 'var(--till-line)';
  return (
    <Drawing width={width} height={height} label={label} className={className} scales>
      <path
        d={`M8 10h${width - 16}l8 ${height - 12}H0Z`}
        fill="var(--till)"
        stroke={line}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d={`M10 12h${width - 20}l1 5H9Z`} fill="#fff" opacity={0.16} />
      <path d={`M16 4h${width - 32}v8H16Z`} fill={line} />
      <rect x={20} y={18} width={96} height={34} rx={3} fill="var(--till-glass)" stroke={line} strokeWidth={2} />
      <path d="M22 20h40l-12 30H22Z" fill="#fff" opacity={0.06} />
      <DrawnText x={106} y={44} size={sizeInto(money, 27, 78)} fill="var(--till-figure)" anchor="end">
        {money}
      </DrawnText>
      {range(8).map((key) => (
        <circle
          key={key}
          cx={134 + (key % 4) * 23}
          cy={26 + Math.floor(key / 4) * 19}
          r={7.5}
          fill="#f3e3bd"
          stroke={line}
          strokeWidth={1.6}
        />
      ))}
    </Drawing>
  );
});
