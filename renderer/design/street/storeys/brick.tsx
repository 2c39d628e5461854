import { brickMarks, cutRect, range, seeded } from '../../drawing/paper.ts';
import { INK, Pane, type StoreyProps } from './pane.tsx';

const STONE = '#f6e9cb';

/** A brick terrace with stone lintels and two chimneys. */
export function BrickStorey({ width, floor }: StoreyProps) {
  const chance = seeded('brick storey');
  const gap = (width - 86) / 2;
  return (
    <>
      <g className="masonry">
        <path d={`M26 34V4h26v30M${width - 58} 34V12h24v22`} fill="#8f4634" {...INK} />
        <path d={cutRect(4, 44, width - 8, floor - 40, chance, 2)} fill="#cf7f62" {...INK} />
        <path d={brickMarks(10, 62, width - 20, floor - 66, chance)} fill="rgb(110 40 24 / .32)" />
        <path d={brickMarks(10, 62, width - 20, floor - 66, chance)} fill="rgb(255 226 196 / .22)" />
        <path d={cutRect(0, 30, width, 22, chance, 1.4)} fill={STONE} {...INK} />
        {range(Math.floor(width / 14)).map((tooth) => (
          <path key={tooth} d={`M${8 + tooth * 14} 52h7v6h-7Z`} fill={STONE} {...INK} strokeWidth={1.3} />
        ))}
      </g>
      {range(3).map((pane) => (
        <g key={pane}>
          <Pane x={24 + pane * gap} y={78} width={38} height={62} />
          <path d={`M${20 + pane * gap} 78l4-10h38l4 10Z`} fill={STONE} {...INK} strokeWidth={1.6} />
        </g>
      ))}
    </>
  );
}
