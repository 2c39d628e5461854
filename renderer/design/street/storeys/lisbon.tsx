import { useId } from 'react';
import { cutRect, range, seeded } from '../../drawing/paper.ts';
import { INK, Pane, type StoreyProps } from './pane.tsx';

/** Leaves over the rail of a balcony, 44 pixels wide. */
function leaves(x: number, y: number): string {
  return `M${x} ${y}q0-6 5-6h34q5 0 5 6q-3 7-6 1q-2 9-7 2q-3 7-7 1q-4 8-8 0q-4 7-7-1q-4 5-9-3Z`;
}

/** Carnations among the leaves. */
function flowers(x: number, y: number): string {
  return [3, 14, 23, 34]
    .map((along, index) => `M${x + along} ${y + (index % 2) * 3 - 1}a3.4 3.4 0 1 1 6.8 0 3.4 3.4 0 1 1-6.8 0Z`)
    .join('');
}

/** A house with blue tiles and iron balconies. */
export function LisbonStorey({ width, floor }: StoreyProps) {
  const tiles = useId();
  const chance = seeded('lisbon storey');
  const gap = (width - 88) / 2;
  return (
    <>
      <defs>
        <pattern id={tiles} width={26} height={26} patternUnits="userSpaceOnUse">
          <rect width={26} height={26} fill="#f4f1e4" />
          <path
            d="M13 1c3 5 7 9 12 12-5 3-9 7-12 12C10 20 6 16 1 13 6 10 10 6 13 1Z"
            fill="none"
            stroke="#3f6ca3"
            strokeWidth={2}
          />
          <circle cx={13} cy={13} r={3.6} fill="#3f6ca3" />
          <path
            d="M0 0h5a5 5 0 0 1-5 5ZM26 0v5a5 5 0 0 1-5-5ZM0 26v-5a5 5 0 0 1 5 5ZM26 26h-5a5 5 0 0 1 5-5Z"
            fill="#e6a93c"
          />
        </pattern>
      </defs>
      <g className="masonry">
        <path d={`M2 44 20 14H${width - 20}L${width - 2} 44Z`} fill="#c8683f" {...INK} />
        {range(12).map((tile) => (
          <path
            key={tile}
            d={`M${24 + tile * ((width - 48) / 11)} 16v26`}
            stroke="var(--print)"
            strokeOpacity={0.22}
            strokeWidth={1.5}
          />
        ))}
        <path d={cutRect(6, 44, width - 12, floor - 40, chance, 1.6)} fill={`url(#${tiles})`} {...INK} />
        <path d={cutRect(1, 40, width - 2, 11, chance, 1.2)} fill="#f1e3c4" {...INK} />
      </g>
      {range(3).map((pane) => {
        const x = 24 + pane * gap;
        return (
          <g key={pane}>
            <path d={`M${x - 6} 72h52v78h-52Z`} fill="#f1e3c4" {...INK} strokeWidth={1.6} />
            <Pane x={x} y={78} width={40} height={72} frame="#4c7a5d" arch />
            <path d={`M${x - 8} 128h56v24h-56Z`} fill="none" {...INK} />
            <path
              d={range(7)
                .map((bar) => `M${x - 4 + bar * 8} 128v24`)
                .join('')}
              {...INK}
              strokeWidth={1.6}
            />
            <path d={leaves(x - 2, 131)} fill="#4c7a5d" {...INK} strokeWidth={1.4} />
            <path d={flowers(x - 2, 127)} fill="#c8324a" {...INK} strokeWidth={1.2} />
          </g>
        );
      })}
    </>
  );
}
