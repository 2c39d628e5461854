import { memo } from 'react';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { round } from '../drawing/paper.ts';

interface EnvelopeProps extends Labelled {
  readonly mark: PlayerMark;
  readonly sealed: boolean;
  /** In pixels; the height is about seven tenths of it. */
  readonly width?: number | undefined;
}

/** A sealed bid: open while its owner thinks, then sealed with the owner's mark. */
export const Envelope = memo(function Envelope({ mark, sealed, width = 36, label, className }: EnvelopeProps) {
  const height = width * 0.66;
  const line = { stroke: 'var(--print)', strokeWidth: 1.8, strokeLinejoin: 'round' } as const;
  const middle = width / 2;
  const seal = width * 0.11;
  return (
    <Drawing width={width} height={Math.round(width * 0.7)} label={label} className={className} scales>
      {!sealed && (
        <path
          d={`M2 ${round(height * 0.3)}L${middle} ${round(-height * 0.26)}L${width - 2} ${round(height * 0.3)}Z`}
          fill="#f3e3bd"
          strokeDasharray="4 3"
          {...line}
        />
      )}
      <rect
        x={1}
        y={round(height * 0.2)}
        width={width - 2}
        height={round(height * 0.8)}
        rx={2}
        fill="var(--cream)"
        {...line}
      />
      {sealed && (
        <>
          <path
            d={`M2 ${round(height * 0.24)}L${middle} ${round(height * 0.68)}L${width - 2} ${round(height * 0.24)}`}
            fill="#f3e3bd"
            {...line}
          />
          <circle
            cx={middle}
            cy={round(height * 0.66)}
            r={round(width * 0.2)}
            fill="var(--wax)"
            {...line}
            strokeWidth={1.6}
          />
          <path
            transform={`translate(${round(middle - seal)} ${round(height * 0.66 - seal)}) scale(${(seal / 12).toFixed(3)})`}
            d={MARKS[mark].shape}
            fill="var(--paint)"
          />
        </>
      )}
    </Drawing>
  );
});
