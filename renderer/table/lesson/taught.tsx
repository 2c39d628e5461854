import type { ReactNode } from 'react';

interface TaughtProps {
  /** The teacher; false without one. */
  readonly by: ReactNode;
  readonly children: ReactNode;
}

/** A board with its teacher beside it. It has the remaining space, as in a smaller window. */
export function Taught({ by, children }: TaughtProps) {
  if (by === false) return children;
  return (
    <div className="taught">
      <div className="taught-board">{children}</div>
      {by}
    </div>
  );
}
