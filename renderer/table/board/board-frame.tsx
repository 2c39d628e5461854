import type { ComponentType, RefObject } from 'react';
import type { BoardLayout, Setting } from './board-layout.ts';

/** A game's boards: on one screen, for everybody, as a phone's own desk, and as lists. */
export interface Boards {
  readonly OneScreen: ComponentType;
  readonly ForEverybody: ComponentType;
  readonly Phone: ComponentType;
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
  const scaled = scale === 1 ? {} : { zoom: scale };
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
  if (shared && setting !== 'lists') return boards.ForEverybody;
  switch (setting) {
    case 'one-screen':
      return boards.OneScreen;
    case 'stacked':
      return boards.ForEverybody;
    case 'phone':
      return boards.Phone;
    case 'lists':
      return boards.Lists;
  }
}
