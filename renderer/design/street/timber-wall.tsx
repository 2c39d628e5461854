import { memo } from 'react';
import { cutRect, range, round, seeded } from '../drawing/paper.ts';

interface TimberWallProps {
  /** In pixels; by default its container's size. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

/** The distance between posts, in pixels. */
const bay = 127;
/** Enough bays for the widest window. */
const bays = 26;
/** The drawn height of a bay, which stretches to the wall's. */
const drawn = 232;

/** The wall of a timber-framed house: plaster between posts, rails and braces. */
export const TimberWall = memo(function TimberWall({ width, height, className = '' }: TimberWallProps) {
  const chance = seeded('timber wall');
  const posts = range(bays + 1).map((post) => cutRect(post * bay - 6, -2, 12, drawn + 4, chance, 2));
  const braces = range(bays).map((index) => {
    const [from, to] = index % 2 ? [index, index + 1] : [index + 1, index];
    return `M${from * bay} ${round(drawn * 0.48)}L${to * bay} ${drawn}`;
  });
  const timber = { fill: 'var(--timber)', stroke: 'var(--timber-line)', vectorEffect: 'non-scaling-stroke' } as const;
  const rails = [
    { y: '0%', shift: 0 },
    { y: '46%', shift: 0 },
    { y: '100%', shift: -11 },
  ];
  return (
    <svg width={width ?? '100%'} height={height ?? '100%'} className={`timber-wall ${className}`} aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--plaster)" />
      <svg
        width={bays * bay}
        height="100%"
        viewBox={`0 0 ${bays * bay} ${drawn}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={braces.join('')}
          fill="none"
          stroke="var(--timber)"
          strokeWidth={9}
          vectorEffect="non-scaling-stroke"
        />
        <path d={posts.join('')} {...timber} />
      </svg>
      {rails.map(({ y, shift }) => (
        <rect key={y} y={y} width="100%" height={11} transform={`translate(0 ${shift})`} {...timber} />
      ))}
    </svg>
  );
});
