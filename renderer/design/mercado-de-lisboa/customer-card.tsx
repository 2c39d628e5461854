import { memo } from 'react';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import type { CrateKind } from '../drawing/kinds.ts';
import { cutRect, pick, range, round, seeded } from '../drawing/paper.ts';

interface CustomerCardProps extends Labelled {
  /** The number of customers on it, 1 to 4. */
  readonly count: number;
  /** The one or two goods that they buy. */
  readonly wants: readonly CrateKind[];
  /** In pixels; from 46 by 40. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const COATS = ['#b8573e', '#4f7d6a', '#d79b2a', '#5a6f96', '#8a5f86'];
const SKINS: readonly [string, ...string[]] = ['#f0c9a0', '#d79f6e', '#a86f45', '#7a4a2e'];

/** Hair and hats around a head of radius 5 at (0, 0): hair, a bun, a cap, a straw hat. */
const HEADS: readonly [readonly [path: string, fill: string], ...(readonly [path: string, fill: string])[]] = [
  ['M-5.2 1C-6.4-7 6.4-7 5.2 1 4-2.4-4-2.4-5.2 1Z', '#3b2a20'],
  ['M-5.2 .6C-6-4.6-3-6-1.8-5.6-3-8.6 3-8.6 1.8-5.6 3-6 6-4.6 5.2 .6 3.6-2.2-3.6-2.2-5.2 .6Z', '#6b4326'],
  ['M-5-1.4C-5-7.6 5-7.6 5-1.4L8-.6C8.4.6 7 .8 5-.2H-5Z', '#7a3d32'],
  ['M-8.4-1.6C-4-3-4.2-6.8 0-6.8S4-3 8.4-1.6C7 .6-7 .6-8.4-1.6Z', '#e3c06d'],
];

/** A customer card: its customers' heads, and the goods they want below. */
export const CustomerCard = memo(function CustomerCard({
  count,
  wants,
  width = 62,
  height = 54,
  label,
  className,
}: CustomerCardProps) {
  const chance = seeded(`${count} for ${wants.join(' ')}`);
  // a starting index in the lists, so that neighbours never look alike
  const look = Math.floor(chance() * COATS.length * HEADS.length);
  const crate = round(Math.min(height * 0.5, (width - 6) / 2));
  const waist = height - crate - 2;
  // a person is 21 units high and 17 wide, and shows 12 beside a neighbour
  const scale = Math.min((waist - 3) / 21, (width - 6) / (17 + 12 * (count - 1)));
  const step = Math.min(16 * scale, (width - 6 - 17 * scale) / Math.max(1, count - 1));
  const first = width / 2 - (step * (count - 1)) / 2;
  const line = { stroke: 'var(--print)', strokeWidth: 1.4 / scale, strokeLinejoin: 'round' } as const;
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <path
        d={cutRect(1, 1, width - 2, height - 2, chance, 1)}
        fill="var(--cream)"
        stroke="var(--print)"
        strokeWidth={2}
      />
      {range(count).map((index) => {
        const [hat, paint] = HEADS[(look + index) % HEADS.length] ?? HEADS[0];
        return (
          <g
            key={index}
            transform={`translate(${round(first + index * step)} ${round(waist)}) scale(${scale.toFixed(3)})`}
          >
            <path d="M-8 0C-8-7-4.6-8.6 0-8.6S8-7 8 0Z" fill={COATS[(look + index) % COATS.length]} {...line} />
            <circle cy={-12} r={5} fill={pick(SKINS, chance)} {...line} />
            <path d={hat} transform="translate(0 -12)" fill={paint} {...line} />
          </g>
        );
      })}
      {wants.map((good, index) => (
        <CrateShape
          key={good}
          kind={good}
          x={width / 2 + (index - wants.length / 2) * (crate + 1) + 0.5}
          y={height - crate - 3}
          size={crate}
        />
      ))}
    </Drawing>
  );
});
