import { type ColourName, paint } from './palette.ts';
import { range, round } from './paper.ts';

interface AwningProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colours: readonly [ColourName, ...ColourName[]];
  /** The approximate width of a stripe, in pixels. */
  readonly stripe?: number | undefined;
  /** Width of the outline, in pixels. */
  readonly line?: number | undefined;
}

/** A scalloped awning inside another drawing. Its stripes have the colours of the shop's goods. */
export function Awning({ x, y, width, height, colours, stripe = 13, line = 2 }: AwningProps) {
  const count = Math.max(4, Math.round(width / stripe / 2) * 2 + 1);
  const step = width / count;
  const inset = Math.min(7, height * 0.3);
  const topStep = (width - inset * 2) / count;
  const drop = height - step / 2;
  const bow = `A${round(step / 2)} ${round(step / 2)} 0 0 1`;
  const fillOf = (index: number) =>
    index % 2
      ? 'var(--canvas)'
      : paint(colours[Math.min(colours.length - 1, Math.floor((index / count) * colours.length))] ?? colours[0]);
  const scallops = range(count).map((index) => `${bow} ${round(x + width - (index + 1) * step)} ${round(y + drop)}`);
  // one path for all stripes of a colour: a street shows hundreds
  const stripes = new Map<string, string>();
  for (const index of range(count)) {
    const left = x + index * step;
    const top = x + inset + index * topStep;
    const path = `M${round(top)} ${round(y)}H${round(top + topStep)}L${round(left + step)} ${round(y + drop)}${bow} ${round(left)} ${round(y + drop)}Z`;
    stripes.set(fillOf(index), (stripes.get(fillOf(index)) ?? '') + path);
  }
  return (
    <g>
      <path
        d={`M${round(x + 2)} ${round(y + drop + 4)}H${round(x + width - 2)}v5H${round(x + 2)}Z`}
        fill="var(--print)"
        opacity={0.16}
      />
      {[...stripes].map(([fill, path]) => (
        <path key={fill} d={path} fill={fill} />
      ))}
      <path
        d={`M${round(x + inset)} ${round(y)}H${round(x + width - inset)}L${round(x + width)} ${round(y + drop)}${scallops.join('')}Z`}
        fill="none"
        stroke="var(--print)"
        strokeWidth={line}
        strokeLinejoin="round"
      />
      <path
        d={`M${round(x + inset + 1)} ${round(y + 2.5)}H${round(x + width - inset - 1)}`}
        stroke="#fff"
        strokeOpacity={0.35}
        strokeWidth={2}
      />
    </g>
  );
}
