import type { ReactNode } from 'react';

interface TaughtProps {
  /** Who teaches beside the board; false where nobody does. */
  readonly by: ReactNode;
  readonly children: ReactNode;
}

/** A board with its teacher beside it: it has the room that is left, as in a smaller window. */
export function Taught({ by, children }: TaughtProps) {
  if (by === false) return children;
  return (
    <div className="taught">
      <div className="taught-board">{children}</div>
      {by}
    </div>
  );
}
