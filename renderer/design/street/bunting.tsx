import { memo } from 'react';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { type ColourName, paint } from '../drawing/palette.ts';
import { range, round } from '../drawing/paper.ts';

const FLAGS: readonly ColourName[] = ['green', 'pink', 'yellow', 'blue', 'tomato'];
const FLAGS_A_SPAN = 11;

interface BuntingProps extends Labelled {
  readonly width: number;
  /** The sag of the rope, in pixels. */
  readonly sag?: number | undefined;
}

/** Bunting across the street. */
export const Bunting = memo(function Bunting({ width, sag = 34, label, className = '' }: BuntingProps) {
  const spans = Math.max(1, Math.round(width / 330));
  const span = width / spans;
  return (
    <Drawing width={width} height={sag + 34} label={label} className={`bunting ${className}`}>
      {range(spans * FLAGS_A_SPAN).map((flag) => {
        const along = ((flag % FLAGS_A_SPAN) + 0.7) / (FLAGS_A_SPAN + 0.4);
        const x = (Math.floor(flag / FLAGS_A_SPAN) + along) * span;
        const y = 4 + sag * 4 * along * (1 - along);
        return (
          <path
            key={flag}
            d={`M${round(x - 9)} ${round(y - (along - 0.5) * 4)}h18l-9 24Z`}
            fill={paint(FLAGS[flag % FLAGS.length] ?? 'green')}
            stroke="var(--print)"
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        );
      })}
      {range(spans).map((index) => (
        <path
          key={index}
          d={`M${round(index * span)} 4Q${round((index + 0.5) * span)} ${4 + sag * 2} ${round((index + 1) * span)} 4`}
          fill="none"
          stroke="var(--print)"
          strokeWidth={2}
        />
      ))}
    </Drawing>
  );
});
