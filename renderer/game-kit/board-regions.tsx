import type { ReactNode } from 'react';
import { Scroller } from '../design/index.ts';
import { type BoardLayout, formOf } from '../table/index.ts';

/** Whether a phone's board is on its side: the middle beside or between everything else. */
export function isBeside({ width, height }: BoardLayout): boolean {
  return width > height;
}

interface BoardRegionsProps {
  readonly layout: BoardLayout;
  readonly className: string;
  readonly head: ReactNode;
  /** The regions that scroll on a phone. */
  readonly middle: ReactNode;
  /** The regions within the thumb's reach on a phone. */
  readonly foot: ReactNode;
}

/**
 * A game's board as one tree of regions for every setting. The style sheet places them: in the areas of a grid on one
 * screen, one below the other where the board scrolls, and in three parts on a phone.
 */
export function BoardRegions({ layout, className, head, middle, foot }: BoardRegionsProps) {
  const isPhone = layout.setting === 'phone';
  const isOneScreen = layout.setting === 'one-screen';
  const phoneForm = isBeside(layout) ? 'phone-board beside' : 'phone-board';
  const form = isPhone ? phoneForm : isOneScreen ? formOf(layout) : '';
  return (
    <div className={`regions ${className} ${form}`}>
      {head}
      <Scroller className={isPhone ? 'phone-mid' : 'region-group'}>{middle}</Scroller>
      <div className={isOneScreen ? 'region-group' : 'board-foot'}>{foot}</div>
    </div>
  );
}
