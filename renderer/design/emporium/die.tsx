import { memo } from 'react';
import { Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';

interface Face {
  /** The number on top, 1 to 8; null if unreadable. */
  readonly value: number | null;
  /** In pixels. */
  readonly size?: number | undefined;
}

/** An eight-sided die inside another drawing. */
export function DieShape({ value, x, y, size = 36 }: Face & { readonly x: number; readonly y: number }) {
  return (
    <Placed x={x} y={y} scale={size / 32}>
      <g stroke="var(--print)" strokeLinejoin="round">
        <path d="M16 1 30 9V23L16 31 2 23V9Z" fill="#7c2a1d" strokeWidth={2} />
        <path d="M16 1 30 9 27.4 21.6ZM16 1 2 9 4.6 21.6Z" fill="#8f3223" strokeWidth={0.8} />
        <path d="M16 1 27.4 21.6H4.6Z" fill="#a93c2a" strokeWidth={1.2} />
        <path d="M16 1 30 9V23L16 31 2 23V9ZM2 23 4.6 21.6M30 23 27.4 21.6M16 31V21.6" fill="none" strokeWidth={1.6} />
      </g>
      <DrawnText x={16} y={19.4} size={value === null ? 14 : 16} fill="#fff">
        {value ?? '?'}
      </DrawnText>
    </Placed>
  );
}

/** An eight-sided die: a price, or a bid. */
export const Die = memo(function Die({ value, size = 36, label, className }: Face & Labelled) {
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      <path
        className="rim"
        transform={`scale(${(size / 32).toFixed(3)})`}
        strokeWidth={4.4}
        strokeLinejoin="round"
        d="M16 1 30 9V23L16 31 2 23V9Z"
      />
      <DieShape value={value} x={0} y={0} size={size} />
    </Drawing>
  );
});
