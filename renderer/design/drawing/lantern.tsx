import { memo } from 'react';
import { Drawing, type Labelled, Placed } from './drawing.tsx';
import { round } from './paper.ts';

interface Light {
  readonly lit: boolean;
  readonly size?: number | undefined;
}

/** A lantern inside another drawing. */
export function LanternShape({ lit, x, y, size = 22 }: Light & { readonly x: number; readonly y: number }) {
  const scale = size / 24;
  const stroke = 'var(--print)';
  return (
    <Placed x={x} y={y} scale={scale}>
      {lit && (
        <>
          <circle cx={12} cy={13} r={17} fill="var(--lamp)" opacity={0.34} />
          <circle cx={12} cy={13} r={12} fill="var(--lamp)" opacity={0.5} />
        </>
      )}
      <path
        d="M7 8h10l2 9-3 4H8l-3-4Z"
        fill={lit ? 'var(--flame)' : 'var(--unlit)'}
        stroke={stroke}
        strokeWidth={round(1.7 / scale)}
        strokeLinejoin="round"
      />
      <path d="M6 8l6-5 6 5Z" fill={stroke} stroke={stroke} strokeWidth={round(1 / scale)} strokeLinejoin="round" />
      {lit && <path d="M12 11c2 2 2.5 3.5 2.5 4.8a2.5 2.5 0 0 1-5 0C9.5 14.5 10 13 12 11Z" fill="#fff8dd" />}
    </Placed>
  );
}

/** A lantern: lit beside an acting seat, and at a live effect. */
export const Lantern = memo(function Lantern({ lit, size = 22, label, className }: Light & Labelled) {
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      {!lit && (
        <path className="rim" transform={`scale(${size / 24})`} d="M6 8l6-5 6 5 1 9-3 4H8l-3-4Z" strokeWidth={4} />
      )}
      <LanternShape lit={lit} x={0} y={0} size={size} />
    </Drawing>
  );
});
