import type { ReactNode } from 'react';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, Placed } from '../drawing/drawing.tsx';
import { CRATES } from '../drawing/kinds.ts';
import { range, round } from '../drawing/paper.ts';
import { type CityType, TYPE_KINDS, typePaint } from './city-kinds.ts';
import { SMALL_AWNING, SMALL_DOOR, SMALL_FRONT } from './pictures/small-shop.ts';

interface CounterRow {
  readonly type: CityType;
  /** The number of its open shops. */
  readonly open: number;
}

interface PlacesProps extends CounterRow {
  /** The maximum number of shops of a type. */
  readonly places?: number | undefined;
  /** Height in pixels at the default text size. */
  readonly size?: number | undefined;
}

/** The distance between places, relative to the height. */
const stride = 0.76;

/** The places inside another drawing; `x` is the left edge of the first. */
function PlacesShape({ type, open, places = 4, size = 26, x }: PlacesProps & { readonly x: number }) {
  const small = size * 0.66;
  const scale = small / 16;
  const thin = round(1.3 / scale);
  return range(places).map((place) => (
    <Placed key={place} x={x + place * size * stride} y={(size - small) / 2} scale={scale}>
      {place < open ? (
        <>
          <path
            className="rim"
            d={SMALL_FRONT + SMALL_AWNING}
            strokeWidth={round(3.6 / scale)}
            strokeLinejoin="round"
          />
          <g stroke="var(--print)" strokeWidth={round(1.5 / scale)} strokeLinejoin="round">
            <path d={SMALL_FRONT} fill="var(--cream)" />
            <path d={SMALL_DOOR} fill="var(--print)" stroke="none" />
            <path d={SMALL_AWNING} fill={typePaint(type)} />
          </g>
        </>
      ) : (
        <path
          d={SMALL_FRONT}
          fill="rgb(255 253 246 / .3)"
          stroke="var(--ink-soft)"
          strokeWidth={thin}
          strokeDasharray={`${round(2 * thin)} ${round(1.6 * thin)}`}
        />
      )}
    </Placed>
  ));
}

/** A row of the counter of open shops: the emblem of a type and its places. */
function OpenRow(row: PlacesProps) {
  const { type, places = 4, size = 26 } = row;
  const kind = TYPE_KINDS[type];
  const scale = (size - 2) / 24;
  return (
    <Drawing width={Math.round(size * 1.22 + places * size * stride)} height={size} scales>
      <Placed x={1} y={1} scale={scale}>
        <path className="rim" d={CRATES[kind].shape} strokeWidth={round(4.4 / scale)} strokeLinejoin="round" />
      </Placed>
      <CrateShape kind={kind} x={1} y={1} size={size - 2} />
      <PlacesShape {...row} x={size * 1.22} />
    </Drawing>
  );
}

interface OpenCounterProps {
  readonly rows: readonly CounterRow[];
  readonly places?: number | undefined;
  readonly size?: number | undefined;
  /** Wraps a row's drawing, to make the type a button. */
  readonly row?: ((drawing: ReactNode, type: CityType) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/** The board that counts the open shops by type. */
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
