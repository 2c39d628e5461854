import { memo } from 'react';
import { Drawing, DrawnText, type Labelled } from './drawing.tsx';
import { cutRect, round, seeded } from './paper.ts';

export type DrawnThief = 'pickpocket' | 'shoplifter' | 'night-burglar' | 'swindler';

interface ThiefCardProps extends Labelled {
  readonly thief: DrawnThief;
  /** The cards a hand may keep. */
  readonly limit?: number | undefined;
  /** Pixels; from 36 by 54. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A thief of the deck, and the largest hand it leaves. */
export const ThiefCard = memo(function ThiefCard({
  thief,
  limit,
  width = 68,
  height = 104,
  label,
  className,
}: ThiefCardProps) {
  const chance = seeded(thief);
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <path d={cutRect(1, 1, width - 2, height - 2, chance, 1)} fill="#2b2118" stroke="var(--print)" strokeWidth={2} />
      <path d={cutRect(5, 5, width - 10, height - 10, chance, 0.8)} fill="none" stroke="#ffd65c" strokeWidth={1.2} />
      {limit !== undefined && (
        <DrawnText x={width / 2} y={height - 12} size={round(width * 0.3)} fill="#ffd65c">
          {limit}
        </DrawnText>
      )}
    </Drawing>
  );
});
