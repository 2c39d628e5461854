import { memo } from 'react';
import { Drawing, DrawnText, type Labelled } from './drawing.tsx';
import { cutRect, seeded } from './paper.ts';

interface PlotProps extends Labelled {
  /** Its name on the street: "N4". */
  readonly name: string;
  /** Empty waits for a shop; lit would take this one; shut will not; idle takes none in this match. */
  readonly look?: 'empty' | 'lit' | 'shut' | 'idle' | undefined;
  /** What a shop here would be worth or bring: "14 × 3". */
  readonly promise?: string | undefined;
  /** Pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A space of the city street without a shop. */
export const Plot = memo(function Plot({
  name,
  look = 'empty',
  promise,
  width = 92,
  height = 140,
  label,
  className = '',
}: PlotProps) {
  return (
    <Drawing width={width} height={height} label={label} className={`plot ${look} ${className}`}>
      <path
        d={cutRect(3, 3, width - 6, height - 6, seeded(`plot ${name}`), 1.4)}
        fill="var(--plot)"
        stroke="var(--plot-line)"
        strokeWidth={2}
        strokeDasharray="6 5"
      />
      <DrawnText x={width / 2} y={height / 2} size={16} fill="var(--plot-ink)">
        {name}
      </DrawnText>
      {promise !== undefined && (
        <DrawnText x={width / 2} y={height / 2 + 24} size={16} fill="var(--plot-ink)">
          {promise}
        </DrawnText>
      )}
    </Drawing>
  );
});
