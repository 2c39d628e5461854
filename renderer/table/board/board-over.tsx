import './board-over.css';
import type { ReactNode, RefObject } from 'react';

interface BoardOverProps {
  /** What lies under the board, over its whole width; nothing where it is left out. */
  readonly slip?: ReactNode;
  readonly place?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** A board over a slip: the board has the room that is left, as in a lower window, so that the slip covers nothing. */
export function BoardOver({ slip, place, children }: BoardOverProps) {
  return (
    <div className="board-over" ref={place}>
      <div className="board-over-slip">{children}</div>
      {slip}
    </div>
  );
}
