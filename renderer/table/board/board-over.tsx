import './board-over.css';
import type { ReactNode, RefObject } from 'react';

interface BoardOverProps {
  /** The panel below the board, at full width; none if absent. */
  readonly slip?: ReactNode;
  readonly place?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** A board above a panel. The board gets the remaining space, as in a lower window, so the panel covers nothing. */
export function BoardOver({ slip, place, children }: BoardOverProps) {
  return (
    <div className="board-over" ref={place}>
      <div className="board-over-slip">{children}</div>
      {slip}
    </div>
  );
}
