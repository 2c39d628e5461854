import { memo } from 'react';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { textWidth } from '../drawing/lettering.ts';

interface DebtTokenProps extends Labelled {
  /** Its cost at the end, formatted: "−1". */
  readonly text?: string | undefined;
  readonly size?: number | undefined;
}

/** A torn bill: coins now, points at the end. */
export const DebtToken = memo(function DebtToken({ text = '−1', size = 28, label, className }: DebtTokenProps) {
  const letters = Math.max(13, size * 0.5);
  // a long figure widens the bill
  const width = Math.max(size, Math.ceil(textWidth(text, letters, 'text')) + 12);
  const tooth = (width - 6) / 4;
  const edge = `M3 2h${width - 6}v${size - 5}l-${tooth} -3-${tooth} 3-${tooth} -3-${tooth} 3Z`;
  return (
    <Drawing width={width} height={size} label={label} className={className} scales>
      <path className="rim" d={edge} strokeWidth={4.4} strokeLinejoin="round" />
      <path d={edge} fill="var(--bill)" stroke="var(--print)" strokeWidth={2} strokeLinejoin="round" />
      <DrawnText x={width / 2} y={size * 0.62} size={letters} fill="var(--bill-ink)">
        {text}
      </DrawnText>
    </Drawing>
  );
});
