import { DrawnText, fitLines, sizeInto } from '../../design/index.ts';

/** The size of a stamp, in pixels. */
export const stampSize = { width: 430, height: 196 } as const;
const { width, height } = stampSize;
const titleSize = 50;
const textSize = 42;
const inside = width - 48;
const ink = { fill: 'var(--print-heading)' } as const;

interface EveningStampProps {
  /** What is stamped, and who earned it. */
  readonly title: string;
  readonly lines: readonly string[];
  /** The centre of the stamp. */
  readonly x: number;
  readonly y: number;
  /** How far it is turned, in degrees. */
  readonly turn: number;
}

/** A rubber stamp for a moment of the evening. */
export function EveningStamp({ title, lines, x, y, turn }: EveningStampProps) {
  const heading = fitLines(title, inside, textSize);
  const rows = [
    ...heading.map((line) => ({ line, size: sizeInto(line, titleSize, inside, 'sign'), face: 'lettering' as const })),
    ...lines
      .flatMap((line) => fitLines(line, inside, textSize))
      .map((line) => ({ line, size: sizeInto(line, textSize, inside), face: undefined })),
  ];
  const tallest = (height - 44) / rows.length;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`}>
      <rect
        width={width}
        height={height}
        rx={18}
        fill="var(--parchment)"
        stroke="var(--print-heading)"
        strokeWidth={9}
      />
      <rect
        x={12}
        y={12}
        width={width - 24}
        height={height - 24}
        rx={9}
        fill="none"
        stroke="var(--print-heading)"
        strokeWidth={3}
      />
      {rows.map(({ line, size, face }, index) => (
        <DrawnText
          key={line}
          {...ink}
          x={width / 2}
          y={22 + tallest * (index + 0.5) + Math.min(size, tallest) * 0.35}
          size={Math.min(size, tallest)}
          {...(face === undefined ? {} : { face })}
        >
          {line}
        </DrawnText>
      ))}
    </g>
  );
}
