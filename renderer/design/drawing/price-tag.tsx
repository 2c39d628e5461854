import { Drawing, DrawnText, type Labelled, Placed } from './drawing.tsx';
import { textWidth } from './lettering.ts';
import { round } from './paper.ts';

interface PriceTagFace {
  /** The formatted price: "$14". */
  readonly text: string;
  readonly size?: number | undefined;
}

/** The width of a price tag, in pixels. */
export function priceTagWidth(text: string, size = 17): number {
  return Math.ceil(textWidth(text, size, 'text') + 22);
}

/** A price tag inside another drawing. */
export function PriceTagShape({ text, x, y, size = 17 }: PriceTagFace & { readonly x: number; readonly y: number }) {
  const width = priceTagWidth(text, size);
  const height = size + 9;
  return (
    <Placed x={x} y={y}>
      <path
        d="M0 0c2-5 5-8 9-9"
        transform={`translate(5 ${height / 2})`}
        fill="none"
        stroke="var(--print)"
        strokeWidth={1.3}
      />
      <path
        d={`M7 0H${width}V${height}H7L0 ${height / 2}Z`}
        fill="var(--parchment)"
        stroke="var(--print)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle cx={7} cy={height / 2} r={2} fill="var(--print)" />
      <DrawnText x={12} y={round(height / 2 + size * 0.35)} size={size} anchor="start">
        {text}
      </DrawnText>
    </Placed>
  );
}

/** A price tag on a string. */
export function PriceTag({ text, size = 17, label, className }: PriceTagFace & Labelled) {
  return (
    <Drawing width={priceTagWidth(text, size) + 2} height={size + 12} label={label} className={className} scales>
      <PriceTagShape text={text} x={1} y={2} size={size} />
    </Drawing>
  );
}
