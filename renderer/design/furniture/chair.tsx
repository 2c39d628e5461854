import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { cutPath, cutRect, seeded } from '../drawing/paper.ts';
import { PlayerDisc } from '../drawing/player-token.tsx';

interface ChairProps extends Labelled {
  /** Its owner's mark; null for a free chair, drawn in pencil. */
  readonly mark: PlayerMark | null;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A chair across the table, with its owner's colour and mark on the rail. */
export function Chair({ mark, width = 150, height = 116, label, className = '' }: ChairProps) {
  const chance = seeded(`chair ${mark ?? 'free'}`);
  const line =
    mark === null
      ? { stroke: 'var(--pencil)', strokeWidth: 2, strokeDasharray: '6 5' }
      : { stroke: 'var(--print)', strokeWidth: 2, strokeLinejoin: 'round' as const };
  const wood = mark === null ? 'var(--pencilled)' : 'var(--wood)';
  const rail: readonly (readonly [number, number])[] = [
    [10, 22],
    [width * 0.3, 6],
    [width * 0.7, 6],
    [width - 10, 22],
    [width - 16, height * 0.62],
    [16, height * 0.62],
  ];
  return (
    <Drawing width={width} height={height} label={label} className={`chair ${className}`}>
      {[12, width - 23].map((x) => (
        <path key={x} d={cutRect(x, 16, 11, height - 17, chance, 1.4)} fill={wood} {...line} />
      ))}
      <path d={cutRect(24, height * 0.74, width - 48, 10, chance, 1)} fill={wood} {...line} />
      <path
        d={cutPath(rail, chance, 2)}
        fill={mark === null ? 'var(--pencilled)' : `var(--${MARKS[mark].colour})`}
        {...line}
      />
      {mark !== null && (
        <>
          <path
            d={`M22 27 ${width * 0.32} 13H${width * 0.68}L${width - 22} 27`}
            fill="none"
            stroke="var(--cream)"
            strokeOpacity={0.45}
            strokeWidth={2}
          />
          <PlayerDisc mark={mark} x={width / 2} y={height * 0.35} radius={Math.min(25, height * 0.23)} />
        </>
      )}
    </Drawing>
  );
}
