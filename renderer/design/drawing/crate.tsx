import { type ComponentType, createContext, memo, useContext } from 'react';
import { Drawing, DrawnText, type Labelled, Placed } from './drawing.tsx';
import { KindLetters } from './kind-letters.ts';
import { CRATES, type CrateKind } from './kinds.ts';
import { paint } from './palette.ts';
import { round } from './paper.ts';

export interface DetailProps {
  readonly kind: CrateKind;
  readonly size: number;
  readonly grey: boolean;
}

/** Draws the details of a kind; null until the page has loaded it, after the first paint. */
export const KindDetailsContext = createContext<ComponentType<DetailProps> | null>(null);

export interface CrateShapeProps {
  readonly kind: CrateKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A free space: the outline of a crate. */
  readonly ghost?: boolean | undefined;
  /** Whether a free space names its kind. */
  readonly lettered?: boolean | undefined;
  /** The line of a free space; brown by default, for a lit shop window. */
  readonly ghostLine?: string | undefined;
  /** Without colour, for a stand that is not open yet: shape and letters identify it. */
  readonly grey?: boolean | undefined;
}

/** A crate inside another drawing. */
export const CrateShape = memo(function CrateShape({
  kind,
  x,
  y,
  size,
  ghost = false,
  lettered = false,
  ghostLine = '#6b5840',
  grey = false,
}: CrateShapeProps) {
  const look = CRATES[kind];
  const letters = useContext(KindLetters)[kind] ?? look.mark;
  const Details = useContext(KindDetailsContext);
  const scale = size / 24;
  // large pictures have relatively small letters
  const letterSize = round(Math.min(12, 3 + 168 / size) * (letters.length > 1 ? 0.88 : 1));
  if (ghost) {
    return (
      <Placed x={x} y={y} scale={scale}>
        <path
          d={look.shape}
          fill="rgb(255 253 246 / .3)"
          stroke={ghostLine}
          strokeWidth={round(1.3 / scale)}
          strokeDasharray={`${round(2.6 / scale)} ${round(2 / scale)}`}
        />
        {lettered && (
          <DrawnText face="mark" x={12} y={16.4} size={letterSize} fill={ghostLine}>
            {letters}
          </DrawnText>
        )}
      </Placed>
    );
  }
  const fill = grey ? 'var(--unopened)' : paint(look.colour);
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})`}
      stroke="var(--print)"
      strokeWidth={round((size < 20 ? 1.6 : 2) / scale)}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {look.strokes && <path d={look.strokes} fill="none" />}
      <path d={look.shape} fill={fill} />
      {Details && <Details kind={kind} size={size} grey={grey} />}
      <DrawnText face="mark" x={0.4} y={letterSize * 0.8} size={letterSize} anchor="start">
        {letters}
      </DrawnText>
    </g>
  );
});

interface CrateProps extends Labelled {
  readonly kind: CrateKind;
  /** Pixels at the default text size; 27 for the own seat, 21 for rivals. */
  readonly size?: number | undefined;
  readonly ghost?: boolean | undefined;
}

/** A crate of a good, or the free space for one. */
export const Crate = memo(function Crate({ kind, size = 24, ghost = false, label, className }: CrateProps) {
  const look = CRATES[kind];
  const scale = size / 24;
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      {!ghost && (
        <path
          className="rim"
          transform={`scale(${scale.toFixed(3)})`}
          d={`${look.shape}${look.strokes ?? ''}`}
          strokeWidth={round(4.4 / scale)}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      <CrateShape kind={kind} x={0} y={0} size={size} ghost={ghost} ghostLine="var(--ink-soft)" />
    </Drawing>
  );
});
