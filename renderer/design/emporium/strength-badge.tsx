import { DrawnText } from '../drawing/drawing.tsx';
import { round } from '../drawing/paper.ts';

interface StrengthBadgeProps {
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly strength: number;
}

/** A strength in bright figures on a dark disc. */
export function StrengthBadge({ x, y, radius, strength }: StrengthBadgeProps) {
  return (
    <>
      <circle cx={round(x)} cy={round(y)} r={radius} fill="#2b2118" stroke="var(--cream)" strokeWidth={1} />
      <DrawnText x={x} y={y + radius * 0.4} size={round(radius * 1.15)} fill="#ffd65c">
        {strength}
      </DrawnText>
    </>
  );
}
