import { CrateShape } from '../../drawing/crate.tsx';
import { Disc } from '../../drawing/drawing.tsx';
import { IconShape } from '../../drawing/icon.tsx';
import { cutPath, range, round, seeded } from '../../drawing/paper.ts';
import { INK, Pane, type StoreyProps } from './pane.tsx';

/** A boarded warehouse with a hoist. */
export function HarbourStorey({ width, floor }: StoreyProps) {
  const chance = seeded('harbour storey');
  const middle = width / 2;
  const eaves = `M2 104 ${middle} 6 ${width - 2} 104`;
  const door = floor - 104;
  return (
    <>
      <g className="masonry">
        <path
          d={cutPath(
            [
              [6, floor + 4],
              [6, 96],
              [middle, 8],
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
      <Disc x={middle} y={54} radius={19} />
      <IconShape name="anchor" x={middle - 13} y={41} size={26} colour="var(--print)" weight={2.2} />
      <Pane x={30} y={110} width={36} height={48} />
      <Pane x={width - 66} y={110} width={36} height={48} />
      <path d={`M${middle - 24} 100h48v${door}h-48Z`} fill="#5d4130" {...INK} />
      <path
        d={`M${middle} 100v${door}M${middle - 24} 100l24 ${door / 2} 24-${door / 2}`}
        fill="none"
        {...INK}
        strokeOpacity={0.5}
      />
      <path d={`M${middle - 34} 84h68v8h-68Z`} fill="#a97a4a" {...INK} />
      <path d={`M${middle} 92v26`} {...INK} />
      <circle cx={middle} cy={96} r={5} fill="var(--brass)" {...INK} strokeWidth={1.6} />
      <CrateShape kind="fish" x={middle - 16} y={114} size={32} />
    </>
  );
}
