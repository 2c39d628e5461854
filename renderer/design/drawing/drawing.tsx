import type { CSSProperties, ReactNode } from 'react';
import { round } from './paper.ts';

/** The props of every drawing. Without a label it is decoration, hidden from screen readers. */
export interface Labelled {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface DrawingProps extends Labelled {
  /** Pixels at the default text size. */
  readonly width: number;
  readonly height: number;
  /** Scales with the reader's text size: for tokens beside text. */
  readonly scales?: boolean | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** The SVG element of a drawing: one pixel per unit. */
export function Drawing({ width, height, label, className, scales, style, children }: DrawingProps) {
  const sheet = {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    // a style sheet may give a scaling drawing another size
    className: scales ? `scales ${className ?? ''}` : className,
    style: scales ? { '--drawn-width': `${width / 16}rem`, '--drawn-height': `${height / 16}rem`, ...style } : style,
  };
  return label === undefined ? (
    <svg {...sheet} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...sheet} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a drawing, moved to a place. */
export function Placed({ x, y, scale = 1, className, children }: PlacedProps) {
  const size = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`;
  return (
    <g className={className} transform={`translate(${round(x)} ${round(y)})${size}`}>
      {children}
    </g>
  );
}

interface DrawnTextProps {
  readonly x: number;
  readonly y: number;
  /** In pixels. */
  readonly size: number;
  readonly fill?: string | undefined;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly face?: 'lettering' | 'figures' | 'mark' | undefined;
  readonly children: string | number;
}

/** Text inside a drawing; (x, y) is on its baseline. */
export function DrawnText(props: DrawnTextProps) {
  const { x, y, size, fill = 'var(--print)', anchor = 'middle', face = 'figures', children } = props;
  return (
    <text className={face} x={round(x)} y={round(y)} fontSize={size} fill={fill} textAnchor={anchor}>
      {children}
    </text>
  );
}

/** The light disc behind a mark or count, visible on any ground. */
export function Disc({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return <circle cx={round(x)} cy={round(y)} r={radius} fill="var(--cream)" stroke="var(--print)" strokeWidth={2} />;
}
