import { CrateShape } from '../crate.tsx';
import { cutPath, range, round, seeded } from '../paper.ts';
import { INK, Pane, type StoreyProps } from './pane.tsx';

/** A boarded warehouse with a hoist. */
export function HarbourStorey({ width, floor }: StoreyProps) {
  const chance = seeded('harbour storey');
  const middle = width / 2;
  const eaves = `M-2 104 ${middle} 2 ${width + 2} 104`;
  const door = floor - 104;
  return (
    <>
      <g className="masonry">
        <path
          d={cutPath(
            [
              [6, floor + 4],
              [6, 96],
              [middle, 6],
              [width - 6, 96],
              [width - 6, floor + 4],
            ],
            chance,
            2,
          )}
          fill="#7c98a3"
          {...INK}
        />
        {range(15).map((board) => (
          <path
            key={board}
            d={`M${round(18 + board * ((width - 36) / 14))} ${round(24 + Math.abs(board - 7) * 12.4)}V${floor}`}
            stroke="var(--print)"
            strokeOpacity={0.16}
            strokeWidth={1.5}
          />
        ))}
        <path d={eaves} fill="none" {...INK} strokeWidth={9} strokeLinejoin="round" />
        <path d={eaves} fill="none" stroke="#d9cfb8" strokeWidth={5} strokeLinejoin="round" />
      </g>
      <circle cx={middle} cy={62} r={17} fill="var(--glass)" {...INK} />
      <path d={`M${middle} 45v34m-17-17h34`} stroke="var(--paint)" strokeWidth={3} />
      <Pane x={30} y={110} width={36} height={48} />
      <Pane x={width - 66} y={110} width={36} height={48} />
      <path d={`M${middle - 24} 100h48v${door}h-48Z`} fill="#5d4130" {...INK} />
      <path
        d={`M${middle} 100v${door}M${middle - 24} 100l24 ${door / 2} 24-${door / 2}`}
        fill="none"
        {...INK}
        strokeOpacity={0.5}
      />
      <path d={`M${middle - 4} 88h8v-6h-8Z`} fill="var(--print)" />
      <path d={`M${middle} 88v34`} {...INK} />
      <CrateShape kind="wood" x={middle - 15} y={120} size={30} />
    </>
  );
}
