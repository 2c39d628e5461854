import type { ReactNode } from 'react';
import { Drawing, DrawnText, sizeInto } from '../../design/index.ts';

/** The size of a poster, in pixels. */
export const posterSize = { width: 1920, height: 1080 } as const;
/** The space left and right of what a poster shows, in pixels. */
export const posterMargin = 72;

interface PosterFrameProps {
  readonly title: string;
  /** The line below the title. */
  readonly line: string;
  /** Everything that it shows, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A poster: wood, paper, a title and a line below it. */
export function PosterFrame({ title, line, label, children }: PosterFrameProps) {
  const { width, height } = posterSize;
  const widest = width - 4 * posterMargin;
  return (
    <Drawing width={width} height={height} label={label} className="evening-poster">
      <rect width={width} height={height} fill="var(--wood)" />
      <rect
        x={24}
        y={24}
        width={width - 48}
        height={height - 48}
        fill="var(--parchment)"
        stroke="var(--print)"
        strokeWidth={4}
      />
      <rect x={44} y={44} width={width - 88} height={height - 88} fill="none" stroke="var(--print)" strokeWidth={8} />
      <DrawnText
        x={width / 2}
        y={176}
        size={sizeInto(title, 136, widest, 'sign')}
        fill="var(--print-heading)"
        face="lettering"
      >
        {title}
      </DrawnText>
      <rect x={posterMargin} y={212} width={width - 2 * posterMargin} height={68} fill="var(--print)" />
      <DrawnText x={width / 2} y={260} size={sizeInto(line, 44, widest, 'sign')} fill="var(--paint)" face="lettering">
        {line}
      </DrawnText>
      {children}
    </Drawing>
  );
}
