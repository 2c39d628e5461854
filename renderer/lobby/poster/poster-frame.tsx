import type { ReactNode } from 'react';
import { Drawing, DrawnText, sizeInto, textWidth } from '../../design/index.ts';

/** The size of a poster, in pixels. */
export const posterSize = { width: 1920, height: 1080 } as const;
/** The space left and right of what a poster shows, in pixels. */
export const posterMargin = 72;
/** Letters of this size and more can be read from the sofa, also where a television shows the poster a little smaller. */
export const leastLetters = 36;

/** The largest size of the title and of the facts below it. The title stands between two shops. */
const titleSize = 148;
const factSize = 50;
const betweenShops = 2 * (posterMargin + 140);
/** The space of the mark between two facts, relative to the size of the facts. */
const markSpace = 1.1;

interface PosterFrameProps {
  readonly title: string;
  /** The line below the title, as its parts. */
  readonly facts: readonly string[];
  /** Everything that it shows, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A poster: wood, paper, a title between two shops and a line of facts below it. */
export function PosterFrame({ title, facts, label, children }: PosterFrameProps) {
  const { width, height } = posterSize;
  const letters = { x: width / 2, size: sizeInto(title, titleSize, width - betweenShops, 'sign') };
  return (
    <Drawing width={width} height={height} label={label} className="evening-poster">
      <rect width={width} height={height} fill="var(--wood)" />
      <g fill="none" stroke="var(--print)">
        <rect x={20} y={20} width={width - 40} height={height - 40} fill="var(--parchment)" strokeWidth={4} />
        <rect x={36} y={36} width={width - 72} height={height - 72} strokeWidth={8} />
        <rect x={50} y={50} width={width - 100} height={height - 100} strokeWidth={3} />
      </g>
      <DrawnText {...letters} x={letters.x + 5} y={189} fill="var(--gilt)" face="lettering">
        {title}
      </DrawnText>
      <DrawnText {...letters} y={184} fill="var(--print-heading)" face="lettering">
        {title}
      </DrawnText>
      {[posterMargin + 16, width - posterMargin - 16 - 88].map((x) => (
        <PrintedShop key={x} x={x} y={84} />
      ))}
      <rect x={posterMargin} y={216} width={width - 2 * posterMargin} height={72} fill="var(--print)" />
      <Facts facts={facts} />
      {children}
    </Drawing>
  );
}

/** The facts in one line, with a mark between two of them. */
function Facts({ facts }: { readonly facts: readonly string[] }) {
  const { width } = posterSize;
  const widthAt = (size: number) =>
    facts.reduce((sum, fact) => sum + textWidth(fact, size), (facts.length - 1) * size * markSpace);
  const size = Math.min(factSize, (factSize * (width - 3 * posterMargin)) / widthAt(factSize));
  let left = (width - widthAt(size)) / 2;
  return facts.map((fact, index) => {
    const x = left;
    left += textWidth(fact, size) + size * markSpace;
    return (
      <g key={fact}>
        {index > 0 && (
          <path
            d={`M${x - size * (0.2 + markSpace / 2)} 252l${size * 0.2}-10 ${size * 0.2} 10-${size * 0.2} 10Z`}
            fill="var(--gilt)"
          />
        )}
        <DrawnText x={x} y={269} size={size} anchor="start" fill="var(--paint)" face="lettering">
          {fact}
        </DrawnText>
      </g>
    );
  });
}

/** A shop in two colours of print, 88 wide and 104 high. */
function PrintedShop({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--print)" strokeWidth={6} strokeLinejoin="round">
      <path d="M10 40h68v61H10Z" fill="var(--print-heading)" />
      <path d="M22 56h28v26H22ZM60 56h12v45H60Z" fill="var(--parchment)" />
      <path
        d="M3 15h82v20q-7 14-14 14t-13.500-14q-7 14-13.500 14t-13.500-14q-7 14-13.500 14t-14-14Z"
        fill="var(--gilt)"
      />
      <path d="M3 3h82v12H3Z" fill="var(--print)" />
    </g>
  );
}
