import { Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import { sizeInto, textWidth } from '../drawing/lettering.ts';
import type { PlayerMark } from '../drawing/marks.ts';
import { cutRect, range, round, seeded } from '../drawing/paper.ts';
import { PlayerDisc } from '../drawing/player-token.tsx';

/** A player's position on the track. */
export interface KerbMarker {
  readonly mark: PlayerMark;
  readonly points: number;
}

interface KerbProps extends Labelled {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The stone that ends the game. */
  readonly target?: number | undefined;
  /** The text of the flag on that stone. */
  readonly targetText?: string | undefined;
  readonly markers: readonly KerbMarker[];
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The distance between two markers on the same stone, in pixels. */
const abreast = 19;

/** The kerb as a point track: one stone per point, the players' markers, and a flag at the end of the game. */
export function Kerb(props: KerbProps) {
  const { from = 0, to = 60, target, targetText = '', markers, width = 1004, height = 40, label, className } = props;
  const count = Math.max(1, to - from + 1);
  const step = width / count;
  const middleOf = (points: number) => (Math.min(to, Math.max(from, points)) - from + 0.5) * step;
  const chance = seeded(`kerb ${count}`);
  // numbers must not touch: a narrow kerb numbers only every tenth stone
  const every = step * 5 > 34 ? 5 : 10;
  // markers on the same stone overlap by half
  const taken = new Map<number, number>();
  const standing = markers.map(({ mark, points }) => {
    const level = taken.get(points) ?? 0;
    taken.set(points, level + 1);
    const together = markers.filter((other) => other.points === points).length;
    const x = middleOf(points) + (level - (together - 1) / 2) * abreast;
    return { mark, level, x: round(Math.min(width - 14, Math.max(14, x))), y: height - 32, stone: middleOf(points) };
  });
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      {range(count).map((index) => {
        const value = from + index;
        const five = value % 5 === 0;
        const goal = target !== undefined && value >= target;
        return (
          <g key={value} data-stone={value}>
            <path
              d={cutRect(index * step + 0.6, height - 20, step - 1.2, 19, chance, 0.8)}
              fill={goal ? 'var(--kerb-goal)' : five ? 'var(--kerb-five)' : 'var(--kerb)'}
            />
          </g>
        );
      })}
      {/* after all stones: a number may be wider than its stone */}
      {range(count).map((index) =>
        (from + index) % every === 0 ? (
          <DrawnText key={from + index} x={(index + 0.5) * step} y={height - 4} size={16} fill="var(--ink)">
            {from + index}
          </DrawnText>
        ) : null,
      )}
      {target !== undefined && <Flag x={middleOf(target)} y={height - 20} text={targetText} />}
      {standing
        .sort((a, b) => b.level - a.level)
        .map(({ mark, x, y, stone }) => (
          <g key={mark} className="kerb-marker" data-mark={mark} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <path d={`M-4 11h8L${round(stone - x)} 18Z`} fill="var(--print)" />
            <PlayerDisc mark={mark} x={0} y={0} radius={13} />
          </g>
        ))}
    </Drawing>
  );
}

function Flag({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  const width = Math.max(28, Math.min(64, textWidth(text, 16, 'text') + 14));
  return (
    <Placed x={x} y={y}>
      <path d="M0 0V-24" stroke="var(--print)" strokeWidth={2.5} />
      <path
        d={`M0-24h${round(width)}l-6 7.5 6 7.5H0Z`}
        fill="#a23a28"
        stroke="var(--print)"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <DrawnText x={width / 2 - 3} y={-11.5} size={sizeInto(text, 16, width - 12)} fill="var(--canvas)">
        {text}
      </DrawnText>
    </Placed>
  );
}
