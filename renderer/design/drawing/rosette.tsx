import { memo } from 'react';
import { Drawing, DrawnText, type Labelled, Placed } from './drawing.tsx';
import { range, round } from './paper.ts';

interface RosetteFace {
  /** The number of points; absent for points in general. */
  readonly points?: string | number | undefined;
  readonly size?: number | undefined;
}

function petals(size: number): string {
  const middle = size / 2;
  const corners = range(24).map((step) => {
    const angle = (step * Math.PI) / 12;
    const reach = step % 2 ? middle - 1 : middle - Math.max(2.2, size * 0.09);
    return `${round(middle + Math.cos(angle) * reach)} ${round(middle + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A rosette inside another drawing. */
export function RosetteShape(props: RosetteFace & { x: number; y: number; tail?: boolean | undefined }) {
  const { points, x, y, size = 24, tail = true } = props;
  const middle = size / 2;
  return (
    <Placed x={x} y={y}>
      {tail && (
        <path
          d={`M${round(size * 0.3)} ${round(size * 0.7)}l-2 ${round(size * 0.42)} 5-3 5 3-1 -${round(size * 0.4)}Z`}
          fill="#a23a28"
          stroke="var(--print)"
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
      )}
      <path d={petals(size)} fill="var(--parchment)" stroke="var(--print)" strokeWidth={1.8} strokeLinejoin="round" />
      {points !== undefined && (
        <DrawnText
          x={middle}
          y={middle + size * 0.23}
          size={Math.max(14, size * (`${points}`.length > 1 ? 0.56 : 0.62))}
        >
          {points}
        </DrawnText>
      )}
    </Placed>
  );
}

/** The rosette that stands for points. */
export const Rosette = memo(function Rosette({ points, size = 24, label, className }: RosetteFace & Labelled) {
  return (
    <Drawing width={size} height={size + 3} label={label} className={className} scales>
      <path className="rim" d={petals(size)} strokeWidth={4} strokeLinejoin="round" />
      <RosetteShape points={points} x={0} y={0} size={size} />
    </Drawing>
  );
});

interface PrizeRosetteProps extends Labelled {
  /** The text on it: "1" for the winner. */
  readonly text: string;
  /** Width in pixels; with its ribbons it is a third taller. */
  readonly width?: number | undefined;
}

/** The large rosette with two ribbons, for the winner's page. */
export function PrizeRosette({ text, width = 76, label, className }: PrizeRosetteProps) {
  return (
    <Drawing width={width} height={Math.round(width * 1.37)} label={label} className={className}>
      <g transform={`scale(${(width / 76).toFixed(3)})`}>
        <path
          d="M14 50 8 102l16-10 12 12V56ZM62 50l6 52-16-10-12 12V56Z"
          fill="#a23a28"
          stroke="var(--print)"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <RosetteShape points={text} x={4} y={2} size={68} tail={false} />
      </g>
    </Drawing>
  );
}
