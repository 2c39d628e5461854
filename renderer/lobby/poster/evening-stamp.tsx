import { useTranslation } from 'react-i18next';
import { DrawnText, fitLines, sizeInto } from '../../design/index.ts';
import { listOfNames } from '../../words/index.ts';
import { type Finish, winnersOf } from './poster-facts.ts';

/** The size of the stamp, in pixels. */
export const stampSize = { width: 540, height: 200 } as const;
const { width, height } = stampSize;
const titleSize = 50;
const ink = { fill: 'var(--print-heading)' } as const;

interface EveningStampProps extends Finish {
  /** The centre of the stamp. */
  readonly x: number;
  readonly y: number;
}

/** A rubber stamp that names the closest finish of the evening. */
export function EveningStamp({ match, margin, x, y }: EveningStampProps) {
  const { t } = useTranslation('lobby');
  const winners = winnersOf(match);
  const names = listOfNames(winners.map(({ name }) => name));
  const how = margin > 0 ? 'by' : winners.length > 1 ? 'level' : 'tieBreak';
  const result = t(`poster.finish.${how}`, { names, margin });
  const lines = fitLines(t('poster.finish.closest'), width - 80, titleSize);
  const size = Math.min(...lines.map((line) => sizeInto(line, titleSize, width - 64, 'sign')));
  return (
    <g transform={`translate(${x} ${y}) rotate(-4) translate(${-width / 2} ${-height / 2})`}>
      <rect
        width={width}
        height={height}
        rx={18}
        fill="var(--parchment)"
        stroke="var(--print-heading)"
        strokeWidth={9}
      />
      <rect
        x={13}
        y={13}
        width={width - 26}
        height={height - 26}
        rx={9}
        fill="none"
        stroke="var(--print-heading)"
        strokeWidth={3}
      />
      {lines.map((line, index) => (
        <DrawnText
          key={line}
          {...ink}
          x={width / 2}
          y={lines.length === 1 ? 96 : 68 + index * 52}
          size={size}
          face="lettering"
        >
          {line}
        </DrawnText>
      ))}
      <DrawnText {...ink} x={width / 2} y={height - 30} size={sizeInto(result, 46, width - 64)}>
        {result}
      </DrawnText>
    </g>
  );
}
