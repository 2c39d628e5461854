import type { ComponentType, RefObject } from 'react';
import type { BoardLayout } from './board-layout.ts';

/** A game's boards: its regions, and lists for large text. */
export interface Boards {
  readonly Regions: ComponentType;
  readonly Lists: ComponentType;
}

interface BoardFrameProps {
  /** The board's CSS class in the game's style sheets. */
  readonly name: string;
  /** A CSS class of the design that sets the board's colours; the default colours if absent. */
  readonly colours?: string | undefined;
  readonly layout: BoardLayout;
  readonly shared: boolean;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly boards: Boards;
}

/** The scaled element around a board; picks the game's board for the current setting. */
export function BoardFrame({ name, colours = '', layout, shared, place, boards }: BoardFrameProps) {
  const { scale, height, setting } = layout;
  const scaled = scale === 1 ? {} : { zoom: scale, '--zoom': scale };
  const Board = setting === 'lists' ? boards.Lists : boards.Regions;
  return (
    <div
      ref={place}
      className={`game-board ${name} ${colours} in-${setting} ${shared ? `for-everybody ${name}-shared` : ''}`}
      style={{ ...scaled, '--board-height': `${height}px` }}
    >
      <Board />
    </div>
  );
}
