import { Drawing } from '../drawing/drawing.tsx';
import { LanternShape } from '../drawing/lantern.tsx';
import { cutRect, pick, range, seeded } from '../drawing/paper.ts';

/** The material of the shutter's house; each game has its own. */
export type ShutterFront = 'brick' | 'tiles' | 'timber' | 'plaster' | 'planks';

/** In pixels. */
const width = 112;
/** Taller than any window, which crops it. */
const height = 1584;

/** A pillar beside the shutter in the house's material, with a lamp. */
export function ShutterPillar({ front, side }: { readonly front: ShutterFront; readonly side: 'left' | 'right' }) {
  const middle = width / 2;
  return (
    <div className={`shutter-pillar ${side} ${front === 'tiles' ? 'azulejos' : ''}`}>
      <Drawing width={width} height={height}>
        <g className="masonry">{walls[front](`pillar ${side}`)}</g>
        <path
          d={`M${middle} 74v-34M${middle - 20} 40h40M${middle - 14} 40q14 26 28 0`}
          fill="none"
          stroke="var(--print)"
          strokeWidth={5}
          strokeLinecap="round"
        />
        <LanternShape lit x={middle - 36} y={64} size={72} />
      </Drawing>
    </div>
  );
}

const bricks = ['#b8573e', '#c4654a', '#ad4e37', '#bf6046'] as const;
const boards = ['#7f9a96', '#8aa5a0', '#76908d', '#839d99'] as const;
const quoins = ['#e8d3ae', '#dec69c', '#e3cca4'] as const;

/** The masonry of a pillar; the same seed gives the same stones. */
const walls: Readonly<Record<ShutterFront, (seed: string) => React.ReactNode>> = {
  brick: (seed) => {
    const chance = seeded(seed);
    return (
      <>
        <rect width={width} height={height} fill="#7d3f2e" />
        {range(height / 22).flatMap((row) =>
          range(4).flatMap((brick) => {
            const start = brick * 42 - (row % 2 ? 21 : 0);
            const [from, to] = [Math.max(0, start), Math.min(width, start + 39)];
            if (to - from < 6) return [];
            const shape = cutRect(from, row * 22, to - from, 19, chance, 1.4);
            return [<path key={`${row} ${brick}`} d={shape} fill={pick(bricks, chance)} />];
          }),
        )}
      </>
    );
  },
  // the element around the drawing is tiled
  tiles: () => <rect width={width} height={height} fill="none" />,
  timber: (seed) => {
    const chance = seeded(seed);
    const bay = 176;
    const beam = { fill: 'var(--timber)', stroke: 'var(--timber-line)', strokeWidth: 2 } as const;
    return (
      <>
        <rect width={width} height={height} fill="var(--plaster)" />
        {range(height / bay).map((floor) => {
          const top = floor * bay;
          const brace = floor % 2 ? `M8 ${top}L104 ${top + bay}` : `M104 ${top}L8 ${top + bay}`;
          return (
            <g key={floor}>
              <path d={brace} stroke="var(--timber-line)" strokeWidth={16} />
              <path d={brace} stroke="var(--timber)" strokeWidth={12} />
              <path d={cutRect(-4, top - 9, width + 8, 18, chance, 2)} {...beam} />
            </g>
          );
        })}
        {[0, width - 16].map((left) => (
          <path key={left} d={cutRect(left, -4, 16, height + 8, chance, 2)} {...beam} />
        ))}
      </>
    );
  },
  plaster: (seed) => {
    const chance = seeded(seed);
    const course = 44;
    return (
      <>
        <rect width={width} height={height} fill="#d79a6f" />
        {range(height / course).map((row) => {
          const long = row % 2 === 0;
          return [0, width - (long ? 46 : 30)].map((left) => (
            <path
              key={`${row} ${left}`}
              d={cutRect(left, row * course + 2, long ? 46 : 30, course - 4, chance, 1.6)}
              fill={pick(quoins, chance)}
              stroke="#b57c51"
              strokeWidth={1.5}
            />
          ));
        })}
      </>
    );
  },
  planks: (seed) => {
    const chance = seeded(seed);
    return (
      <>
        <rect width={width} height={height} fill="#4f6663" />
        {range(4).map((plank) => (
          <path key={plank} d={cutRect(plank * 28 + 1, -2, 26, height + 4, chance, 1.6)} fill={pick(boards, chance)} />
        ))}
        {range(6).flatMap((rail) =>
          range(8).map((nail) => (
            <circle key={`${rail} ${nail}`} cx={nail * 14 + 7} cy={rail * 264 + 132} r={2} fill="#33423f" />
          )),
        )}
      </>
    );
  },
};
