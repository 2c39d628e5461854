import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { IconShape } from '../drawing/icon.tsx';
import type { IconName } from '../drawing/icons.ts';
import { range, round, seeded } from '../drawing/paper.ts';
import { boardsOf } from './warehouse-front.tsx';

interface QuayRowProps {
  readonly built?: readonly { readonly id: string; readonly symbols: readonly IconName[] }[] | undefined;
  /** The number of free plots behind the built ones. */
  readonly free: number;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The smallest height of a readable row, in pixels. */
const leastHeight = 30;

/** A row of small warehouse fronts on a quay, and the free plots beside them. */
export const QuayRow = memo(function QuayRow({ built = [], free, width = 160, height = 56 }: QuayRowProps) {
  if (height < leastHeight) return null;
  const plot = Math.min(width / Math.max(1, built.length + free), height * 0.94);
  const house = { width: plot, height: Math.min(height, plot * 1.5), foot: height };
  return (
    <Drawing width={width} height={height}>
      {built.map(({ id, symbols: [symbol] }, place) => (
        <SmallFront key={id} {...house} id={id} symbol={symbol} x={place * plot} />
      ))}
      {range(free).map((place) => (
        <FreePlot key={place} {...house} seed={`${built.length + place}`} x={(built.length + place) * plot} />
      ))}
    </Drawing>
  );
}, alike);

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** The y of the ground. */
  readonly foot: number;
}

/** The outline of a gabled wall. */
function gable({ x, width, height, foot }: House): string {
  const [left, right, eaves] = [round(x + 4), round(x + width - 4), round(foot - height * 0.62)];
  return `M${left} ${foot}V${eaves}L${round(x + width / 2)} ${round(foot - height + 4)} ${right} ${eaves}V${foot}`;
}

function SmallFront({ id, symbol, ...house }: House & { readonly id: string; readonly symbol: IconName | undefined }) {
  const { x, width, height, foot } = house;
  const middle = round(x + width / 2);
  const eaves = round(foot - height * 0.62);
  const roof = `M${round(x + 2)} ${eaves + 2}L${middle} ${round(foot - height + 4)} ${round(x + width - 2)} ${eaves + 2}`;
  const icon = round(Math.min(16, width * 0.34));
  const door = round(width * 0.16);
  return (
    <>
      <path d={`${gable(house)}Z`} fill={boardsOf(id)} stroke="var(--outline)" strokeWidth={1.6} />
      <path
        d={`M${middle - door} ${foot}v${round(-height * 0.3)}h${door * 2}v${round(height * 0.3)}`}
        fill="var(--glass)"
        stroke="var(--print)"
        strokeWidth={1.4}
      />
      <path d={roof} fill="none" stroke="var(--outline)" strokeWidth={5} strokeLinejoin="round" strokeLinecap="round" />
      <path d={roof} fill="none" stroke="var(--eaves)" strokeWidth={2.4} strokeLinejoin="round" strokeLinecap="round" />
      {symbol !== undefined && (
        <IconShape
          name={symbol}
          x={middle - icon / 2}
          y={eaves - icon * 0.4}
          size={icon}
          colour="var(--wall-ink)"
          weight={1.6}
        />
      )}
    </>
  );
}

/** Empty ground: where a front would stand, behind a low fence. */
function FreePlot({ seed, ...house }: House & { readonly seed: string }) {
  const { x, width, height, foot } = house;
  const chance = seeded(`free plot ${seed}`);
  const high = round(height * 0.24);
  const wide = round(Math.max(2, width * 0.03));
  const thick = round(Math.max(2.4, height * 0.04));
  const posts = range(3).map((post) => {
    const left = round(x + 4 + (post * (width - 8 - wide * 2)) / 2);
    const top = round(foot - high - chance() * 3);
    return `M${left} ${foot}V${top}l${wide}-${wide} ${wide} ${wide}V${foot}Z`;
  });
  const rail = (share: number) =>
    `M${round(x + 3)} ${round(foot - high * share)}h${round(width - 6)}v${thick}h-${round(width - 6)}Z`;
  return (
    <>
      <path
        d={gable(house)}
        fill="var(--plot)"
        stroke="var(--plot-line)"
        strokeWidth={1.2}
        strokeDasharray="3 4"
        strokeOpacity={0.75}
      />
      <path
        d={`${rail(0.78)}${rail(0.36)}${posts.join('')}`}
        fill="var(--plank)"
        stroke="var(--outline)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
    </>
  );
}
