import { memo } from 'react';
import { Disc, Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import { IconShape } from '../drawing/icon.tsx';
import { cutRect, range, seeded } from '../drawing/paper.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

function BackShape({ width, height }: Sheet) {
  const chance = seeded('market card back');
  return (
    <>
      <path d={cutRect(1, 1, width - 2, height - 2, chance, 1)} fill="#a23a28" stroke="var(--print)" strokeWidth={2} />
      <path
        d={cutRect(6, 6, width - 12, height - 12, chance, 0.8)}
        fill="none"
        stroke="var(--paint)"
        strokeWidth={1.4}
        strokeDasharray="5 3"
      />
      <IconShape name="sale" x={width / 2 - 15} y={height / 2 - 15} size={30} colour="var(--paint)" />
    </>
  );
}

/** A market card's back. */
export const CardBack = memo(function CardBack({
  width = 84,
  height = 112,
  label,
  className,
}: Partial<Sheet> & Labelled) {
  return (
    <Drawing width={width} height={height} label={label} className={className} scales>
      <BackShape width={width} height={height} />
    </Drawing>
  );
});

/** A face-down pile of cards with its count; an outline if it is empty. */
export function CardPile({
  count,
  width = 66,
  height = 88,
  label,
  className,
}: { count: number } & Partial<Sheet> & Labelled) {
  return (
    <Drawing width={width + 8} height={height + 8} label={label} className={className} scales>
      {count === 0 && (
        <rect
          x={2}
          y={7}
          width={width - 2}
          height={height - 2}
          rx={4}
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth={1.6}
          strokeDasharray="5 4"
        />
      )}
      {range(Math.min(count, 4)).map((place) => (
        <Placed key={place} x={place * 2.5} y={6 - place * 2}>
          <BackShape width={width} height={height} />
        </Placed>
      ))}
      <Disc x={width - 8} y={height - 6} radius={14} />
      <DrawnText x={width - 8} y={height} size={count > 99 ? 14 : 18}>
        {count}
      </DrawnText>
    </Drawing>
  );
}
