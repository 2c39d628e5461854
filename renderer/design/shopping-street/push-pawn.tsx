import { memo } from 'react';
import { Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { PlayerDisc } from '../drawing/player-token.tsx';

interface PawnFace {
  readonly mark: PlayerMark;
  /** The factor for its shop: 1, 2 or 3. */
  readonly value: number;
}

/** The body of a pawn, in a field of 30 by 45. */
const BODY = 'M9 19h12c1 4 4 6 8 7v18H1V26c4-1 7-3 8-7Z';

/** The height of a push pawn of this width, in pixels. */
function pushPawnHeight(size: number): number {
  return Math.round(size * 1.5);
}

/** A push pawn inside another drawing, 30 wide and 45 tall at scale 1; (x, y) is its upper left corner. */
export function PushPawnShape({ mark, value, x, y, size }: PawnFace & { x: number; y: number; size: number }) {
  return (
    <Placed x={x} y={y} scale={size / 30}>
      <path
        d={BODY}
        fill={`var(--${MARKS[mark].colour})`}
        stroke="var(--print)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <PlayerDisc mark={mark} x={15} y={11.5} radius={10.5} />
      <path d="M3.5 26.5h23v15h-23Z" fill="var(--cream)" stroke="var(--print)" strokeWidth={1} />
      <DrawnText x={15} y={39.8} size={16.5}>
        {`×${value}`}
      </DrawnText>
    </Placed>
  );
}

/** A player's push pawn with its factor. */
export const PushPawn = memo(function PushPawn({
  mark,
  value,
  size = 30,
  label,
  className,
}: PawnFace & Labelled & { readonly size?: number | undefined }) {
  return (
    <Drawing width={size} height={pushPawnHeight(size)} label={label} className={className} scales>
      <path
        className="rim"
        transform={`scale(${(size / 30).toFixed(3)})`}
        d={BODY}
        strokeWidth={4.4}
        strokeLinejoin="round"
      />
      <PushPawnShape mark={mark} value={value} x={0} y={0} size={size} />
    </Drawing>
  );
});
