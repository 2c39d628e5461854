import { cutRect, range, seeded } from '../../drawing/paper.ts';
import { INK, Pane, type StoreyProps } from './pane.tsx';

/** A city house: a slate mansard over four tall windows. */
export function CityStorey({ width, floor }: StoreyProps) {
  const chance = seeded('city storey');
  const gap = (width - 76) / 3;
  return (
    <>
      <g className="masonry">
        <path d={`M6 66 20 12H${width - 20}L${width - 6} 66Z`} fill="#5f7486" {...INK} />
        {range(4).map((row) => (
          <path
            key={row}
            d={`M${18 - row * 3} ${24 + row * 11}H${width - 18 + row * 3}`}
            stroke="var(--print)"
            strokeOpacity={0.2}
            strokeWidth={1.4}
          />
        ))}
        <path d={cutRect(8, 66, width - 16, floor - 62, chance, 1.6)} fill="#ecdcb9" {...INK} />
        <path d={cutRect(2, 62, width - 4, 10, chance, 1.2)} fill="#f8efd8" {...INK} />
      </g>
      {range(2).map((dormer) => {
        const x = width / 2 - 66 + dormer * 88;
        return (
          <g key={dormer}>
            <path d={`M${x - 5} 58V30l27-12 27 12v28Z`} fill="#f8efd8" {...INK} strokeWidth={1.8} />
            <Pane x={x + 7} y={32} width={30} height={24} />
          </g>
        );
      })}
      {range(4).map((pane) => {
        const x = 22 + pane * gap;
        return (
          <g key={pane}>
            <Pane x={x} y={84} width={32} height={66} />
            <path
              d={`M${x - 4} 132h40v22h-40ZM${x - 4} 154c8-16 12-16 20-16s12 0 20 16M${x + 16} 132v22`}
              fill="none"
              {...INK}
              strokeWidth={1.5}
            />
          </g>
        );
      })}
    </>
  );
}
