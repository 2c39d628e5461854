import { Drawing, DrawnText, type Labelled } from './drawing.tsx';
import { type FittedName, fitName, leading, textWidth } from './lettering.ts';
import { BOARDS, type Board } from './palette.ts';
import { cutRect, pick, seeded } from './paper.ts';

interface SignShapeProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The largest font size, in pixels. */
  readonly size?: number | undefined;
  readonly lines?: 1 | 2 | 3 | undefined;
  readonly board?: Board | undefined;
  /** The seed of colours and edges; the text by default. Use an id for translated texts. */
  readonly seed?: string | undefined;
}

/** The horizontal padding of a sign of this width, both sides together, in pixels. */
function edges(width: number): number {
  return Math.min(10, width * 0.11);
}

/** The relative font size down to which shrinking is better than one more line. */
const smaller = 0.76;

/** Fits a sign's text, with `size` as the largest font size; all in pixels. */
export function signLettering(
  text: string,
  width: number,
  size: number,
  lines: 1 | 2 | 3,
  height?: number,
): FittedName {
  return fitName(text, width - edges(width), { most: size, least: size * smaller, lines, height });
}

/** A painted sign with its text and a pinstripe, inside another drawing. */
export function SignShape({ text, x, y, width, height, size = 17, lines = 2, board, seed = text }: SignShapeProps) {
  const chance = seeded(`${seed} sign`);
  const { ground, letters } = board ?? pick(BOARDS, chance);
  const { size: letter, rows } = signLettering(text, width, size, lines, height - 3);
  const step = letter * leading;
  const first = y + height / 2 - ((rows.length - 1) * step) / 2 + letter * 0.34;
  return (
    <>
      <path d={cutRect(x, y, width, height, chance, 1.2)} fill={ground} stroke="var(--print)" strokeWidth={2} />
      <path
        d={cutRect(x + 3, y + 3, width - 6, height - 6, chance, 0.6)}
        fill="none"
        stroke={letters}
        strokeOpacity={0.45}
      />
      {rows.map((row, index) => (
        <DrawnText key={row} x={x + width / 2} y={first + index * step} size={letter} fill={letters} face="lettering">
          {row}
        </DrawnText>
      ))}
    </>
  );
}

interface PaintedSignProps extends Labelled {
  readonly text: string;
  /** In pixels; by default as wide as the text needs. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly size?: number | undefined;
  readonly lines?: 1 | 2 | 3 | undefined;
  readonly board?: Board | undefined;
  readonly seed?: string | undefined;
}

/** A painted sign, for a title. */
export function PaintedSign(props: PaintedSignProps) {
  const { text, size = 19, lines = 1, board, seed, label, className } = props;
  const width = props.width ?? Math.ceil(textWidth(text, size) + 34);
  const height = props.height ?? Math.ceil(lines * size * leading + 16);
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <SignShape text={text} x={1} y={1} width={width - 2} height={height - 2} {...{ size, lines, board, seed }} />
    </Drawing>
  );
}
