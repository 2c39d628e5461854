import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { fitName, leading } from '../drawing/lettering.ts';
import { cutRect, range, seeded } from '../drawing/paper.ts';
import { RosetteShape } from '../drawing/rosette.tsx';

interface EmptyLotProps extends Labelled {
  /** The text on the board: "To let"; absent for bare planks. A narrow lot has no board. */
  readonly sign?: string | undefined;
  /** The cost of leaving it empty at the end: "−1". */
  readonly points?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The minimum width of a lot with a board, in pixels. */
const leastSigned = 38;

/** A boarded-up lot of a building. */
export function EmptyLot({ sign: text, points, width = 76, height = 180, label, className }: EmptyLotProps) {
  const sign = width < leastSigned ? undefined : text;
  const chance = seeded(`empty lot ${width} ${height}`);
  const count = Math.max(2, Math.round(width / 16));
  const plank = width / count;
  const signHeight = points === undefined ? 28 : 52;
  const signTop = height * 0.36;
  const { size, rows } = fitName(sign ?? '', width - 8, { most: 16, least: 13, lines: 2, height: 26 });
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      {range(count).map((place) => (
        <path
          key={place}
          d={cutRect(place * plank + 1, 4 + chance() * 7, plank - 2, height - 5, chance, 1.6)}
          fill="var(--plank)"
          stroke="var(--print)"
          strokeWidth={1.3}
        />
      ))}
      <path
        d={cutRect(0, height * 0.2, width, 9, chance, 1.5)}
        fill="var(--plank-deep)"
        stroke="var(--print)"
        strokeWidth={1.4}
      />
      {sign !== undefined && (
        <g transform={`rotate(-2 ${width / 2} ${signTop})`}>
          <path
            d={cutRect(1, signTop, width - 2, signHeight, chance, 1.2)}
            fill="#fbf0d4"
            stroke="var(--print)"
            strokeWidth={2}
          />
          {rows.map((row, index) => (
            <DrawnText
              key={row}
              x={width / 2}
              y={signTop + 14 + size * 0.34 + (index - (rows.length - 1) / 2) * size * leading}
              size={size}
              fill="#6e2a24"
              face="lettering"
            >
              {row}
            </DrawnText>
          ))}
          {points !== undefined && (
            <>
              <RosetteShape x={width / 2 - 21} y={signTop + 26} size={19} />
              <DrawnText x={width / 2 + 10} y={signTop + 42} size={17}>
                {points}
              </DrawnText>
            </>
          )}
        </g>
      )}
    </Drawing>
  );
}
