import { DrawnText } from '../drawing/drawing.tsx';
import { fitName, sizeInto, textWidth } from '../drawing/lettering.ts';
import { round } from '../drawing/paper.ts';

interface ClosedBoardProps {
  /** The text on the sign: "CLOSED". */
  readonly text: string;
  /** The reason, in small letters below it: "Full: 3 of 3". */
  readonly reason?: readonly string[] | undefined;
  /** Its centre, and the top of its string. */
  readonly middle: number;
  readonly y: number;
  readonly width?: number | undefined;
}

/** The font sizes of a reason in pixels, and its number of lines. */
const reasonLetters = { most: 14, least: 11.5, lines: 3 } as const;
const reasonStep = 14;

/** Breaks a reason into lines for a sign of this width, in pixels; none if they would not fit. */
export function reasonLines(reason: string, width: number): readonly string[] {
  const { size, rows } = fitName(reason, width - 12, reasonLetters);
  return rows.every((row) => textWidth(row, size) <= width - 12) ? rows : [];
}

/** The height of a closed sign from the top of its string, in pixels. */
export function closedBoardHeight(lines: number): number {
  return 42 + lines * reasonStep + (lines > 0 ? 2 : 0);
}

/** The sign on an unusable shop, with the reason if it fits. */
export function ClosedBoard({ text, reason = [], middle, y, width = 88 }: ClosedBoardProps) {
  const whole = closedBoardHeight(reason.length) - 15;
  const letters = Math.min(...reason.map((line) => sizeInto(line, reasonLetters.most, width - 12, 'sign')));
  return (
    <g transform={`translate(${round(middle - width / 2)} ${round(y)}) rotate(-3 ${width / 2} 0)`}>
      <path d={`M14 16 ${width / 2} 0 ${width - 14} 16`} fill="none" stroke="var(--print)" strokeWidth={1.6} />
      <rect y={15} width={width} height={whole} rx={3} fill="#9c2f22" stroke="var(--print)" strokeWidth={2} />
      <rect
        x={3}
        y={18}
        width={width - 6}
        height={whole - 6}
        rx={1.5}
        fill="none"
        stroke="var(--paint)"
        strokeOpacity={0.6}
      />
      <DrawnText
        x={width / 2}
        y={34}
        size={sizeInto(text, 17, width - 12, 'sign')}
        fill="var(--canvas)"
        face="lettering"
      >
        {text}
      </DrawnText>
      {reason.map((line, index) => (
        <DrawnText
          key={line}
          x={width / 2}
          y={49 + index * reasonStep}
          size={letters}
          fill="var(--canvas)"
          face="lettering"
        >
          {line}
        </DrawnText>
      ))}
    </g>
  );
}
