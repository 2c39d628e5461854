import { CrateShape } from '../../drawing/crate.tsx';
import { cutPath, seeded } from '../../drawing/paper.ts';
import { INK, Pane, type StoreyProps } from './pane.tsx';

const TIMBER = '#5a3820';

/** A timber-framed gable with a hanging sign. */
export function GuildStorey({ width, floor }: StoreyProps) {
  const chance = seeded('guild storey');
  const middle = width / 2;
  const eaves = `M0 104 ${middle} 0 ${width} 104`;
  const frame =
    `M14 100H${width - 14}M14 ${floor - 6}H${width - 14}M${middle} 14V100M18 98V${floor}M${width - 18} 98V${floor}` +
    `M${width * 0.36} 100V${floor - 6}M${width * 0.64} 100V${floor - 6}M20 ${floor - 10}L${width * 0.34} 104` +
    `M${width - 20} ${floor - 10}L${width * 0.66} 104M${width * 0.25} 98 ${middle} 52 ${width * 0.75} 98`;
  return (
    <>
      <g className="masonry">
        <path
          d={cutPath(
            [
              [14, floor + 4],
              [14, 92],
              [middle, 2],
              [width - 14, 92],
              [width - 14, floor + 4],
            ],
            chance,
            2,
          )}
          fill="#f2e2c0"
          {...INK}
        />
        <path d={frame} fill="none" stroke={TIMBER} strokeWidth={7} />
        <path d={eaves} fill="none" {...INK} strokeWidth={11} strokeLinejoin="round" />
        <path d={eaves} fill="none" stroke="#8d4a34" strokeWidth={7} strokeLinejoin="round" />
      </g>
      <Pane x={middle - 27} y={112} width={54} height={50} frame={TIMBER} />
      <path d={`M${width - 30} 108h22`} {...INK} strokeWidth={3} />
      <path d={`M${width - 26} 108v8M${width - 10} 108v8`} {...INK} strokeWidth={1.6} />
      <CrateShape kind="armour" x={width - 36} y={114} size={36} />
    </>
  );
}
