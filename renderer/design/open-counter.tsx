import type { ReactNode } from 'react';
import { type CityType, TYPE_KINDS, typePaint } from './city-kinds.ts';
import { CrateShape } from './crate.tsx';
import { Drawing, type Labelled } from './drawing.tsx';
import { range } from './paper.ts';

interface CounterRow {
  readonly type: CityType;
  /** Its shops that are open. */
  readonly open: number;
}

interface OpenRowProps extends CounterRow, Labelled {
  /** How many shops of a type there may be. */
  readonly places?: number | undefined;
  /** Height in pixels at the default text size. */
  readonly size?: number | undefined;
}

/** One row of the counter of open shops: the sign of a type and a place for each shop it may have. */
export function OpenRow({ type, open, places = 4, size = 26, label, className }: OpenRowProps) {
  const step = size * 0.72;
  const radius = size * 0.26;
  return (
    <Drawing width={Math.round(size * 1.2 + places * step)} height={size} label={label} className={className} scales>
      <CrateShape kind={TYPE_KINDS[type]} x={1} y={1} size={size - 2} />
      {range(places).map((place) => (
        <circle
          key={place}
          cx={size * 1.5 + place * step}
          cy={size / 2}
          r={radius}
          fill={place < open ? typePaint(type) : 'var(--cream)'}
          stroke="var(--print)"
          strokeWidth={1.8}
        />
      ))}
    </Drawing>
  );
}

interface OpenCounterProps {
  readonly rows: readonly CounterRow[];
  readonly places?: number | undefined;
  readonly size?: number | undefined;
  /** Wraps the drawing of a row: what makes a button of the type. */
  readonly row?: ((drawing: ReactNode, type: CityType) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/** The board in the street that counts the shops that are open, by type. */
export function OpenCounter({ rows, places, size, row, className = '' }: OpenCounterProps) {
  return (
    <ul className={`open-counter ${className}`}>
      {rows.map(({ type, open }) => {
        const drawing = <OpenRow type={type} open={open} places={places} size={size} />;
        return <li key={type}>{row === undefined ? drawing : row(drawing, type)}</li>;
      })}
    </ul>
  );
}
