import type { ReactNode } from 'react';
import { type CityType, TYPE_KINDS, typePaint } from './city-kinds.ts';
import { CrateShape } from './crate.tsx';
import { Drawing, type Labelled, Placed } from './drawing.tsx';
import { range, round } from './paper.ts';

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

/** A shop as small as a coin, on a field of 16 by 16: its front, and its awning. */
const FRONT = 'M2.5 6.500h11v8.500h-11Z';
const AWNING =
  'M3 1h10l2.5 5.500a2.3 2.3 0 0 1-3.8 1.2 2.5 2.5 0 0 1-3.7 0 2.5 2.5 0 0 1-3.7 0A2.3 2.3 0 0 1 .5 6.500Z';

/** One row of the counter of open shops: the sign of a type and a place for each shop it may have. */
export function OpenRow({ type, open, places = 4, size = 26, label, className }: OpenRowProps) {
  const small = size * 0.66;
  const step = size * 0.76;
  const scale = small / 16;
  const thin = round(1.3 / scale);
  return (
    <Drawing width={Math.round(size * 1.22 + places * step)} height={size} label={label} className={className} scales>
      <CrateShape kind={TYPE_KINDS[type]} x={1} y={1} size={size - 2} />
      {range(places).map((place) => (
        <Placed key={place} x={size * 1.22 + place * step} y={(size - small) / 2} scale={scale}>
          {place < open ? (
            <g stroke="var(--print)" strokeWidth={round(1.5 / scale)} strokeLinejoin="round">
              <path d={FRONT} fill="var(--cream)" />
              <path d="M9 10h2.500v5H9Z" fill="var(--print)" stroke="none" />
              <path d={AWNING} fill={typePaint(type)} />
            </g>
          ) : (
            <path
              d={FRONT}
              fill="rgb(255 253 246 / .3)"
              stroke="var(--ink-soft)"
              strokeWidth={thin}
              strokeDasharray={`${round(2 * thin)} ${round(1.6 * thin)}`}
            />
          )}
        </Placed>
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
