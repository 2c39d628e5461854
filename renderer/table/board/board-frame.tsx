import type { ComponentType, RefObject } from 'react';
import type { BoardLayout, Setting } from './board-layout.ts';

/** A game's boards: a player's own on one screen and on a phone; for everybody on one screen, and as long as it must be; lists. */
export interface Boards {
  readonly OneScreen: ComponentType;
  readonly PhoneTable: ComponentType;
  readonly SharedScreen: ComponentType;
  readonly SharedBelow: ComponentType;
  readonly Lists: ComponentType;
}

interface BoardFrameProps {
  /** The class that a game's sheets know its board by. */
  readonly name: string;
  /** Whose colours the board has, as a class of the design room; the usual ones where left out. */
  readonly colours?: string | undefined;
  readonly layout: BoardLayout;
  readonly shared: boolean;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly boards: Boards;
}

/** The element a board lies in, at its scale, with the one of the game's boards that its setting asks for. */
export function BoardFrame({ name, colours = '', layout, shared, place, boards }: BoardFrameProps) {
  const { scale, height, setting } = layout;
  const scaled = scale === 1 ? {} : { zoom: scale, '--zoom': scale };
  const Board = boardFor(boards, setting, shared);
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

function boardFor(boards: Boards, setting: Setting, shared: boolean): ComponentType {
  switch (setting) {
    case 'one-screen':
      return shared ? boards.SharedScreen : boards.OneScreen;
    case 'stacked':
      return boards.SharedBelow;
    case 'phone':
      return boards.PhoneTable;
    case 'lists':
      return boards.Lists;
  }
}
