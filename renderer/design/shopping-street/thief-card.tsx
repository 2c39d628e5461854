import { memo, useId } from 'react';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { cutRect, round, seeded } from '../drawing/paper.ts';
import { Cuts } from '../emporium/portraits/art.tsx';
import { type DrawnThief, THIEVES } from './pictures/thieves.ts';

interface ThiefCardProps extends Labelled {
  readonly thief: DrawnThief;
  /** The hand limit that the thief sets. */
  readonly limit?: number | undefined;
  /** In pixels; from 36 by 54. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A thief card, at night, with its hand limit. */
export const ThiefCard = memo(function ThiefCard({
  thief,
  limit,
  width = 68,
  height = 104,
  label,
  className,
}: ThiefCardProps) {
  const clip = useId();
  const chance = seeded(thief);
  const sheet = cutRect(1, 1, width - 2, height - 2, chance, 1);
  const plate = limit === undefined ? 0 : round(height * 0.27);
  const pane = cutRect(5, 5, width - 10, height - 10 - plate, chance, 0.6);
  const scale = Math.max((width - 10) / 92, (height - 10 - plate) / 120);
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <clipPath id={clip}>
        <path d={pane} />
      </clipPath>
      <path d={sheet} fill="#2b2118" stroke="var(--print)" strokeWidth={2} />
      <path d={pane} fill="#39344a" />
      <g clipPath={`url(#${clip})`}>
        <g
          transform={`translate(${round((width - 92 * scale) / 2)} ${round(height - 5 - plate - 120 * scale)}) scale(${scale.toFixed(3)})`}
          stroke="var(--print)"
          strokeWidth={2.2}
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <Cuts portrait={THIEVES[thief]} />
        </g>
      </g>
      <path d={pane} fill="none" stroke="#ffd65c" strokeWidth={1.3} />
      {limit !== undefined && (
        <DrawnText face="lettering" x={width / 2} y={height - plate * 0.24} size={round(plate * 0.92)} fill="#ffd65c">
          {limit}
        </DrawnText>
      )}
    </Drawing>
  );
});
