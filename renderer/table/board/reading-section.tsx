import { type ReactNode, useState } from 'react';

interface ReadingSectionProps {
  readonly title: string;
  /** Is something in it asked about now? Then it is open, until its reader closes it. */
  readonly asked?: boolean;
  readonly children: ReactNode;
}

/** A part of the table that is read as lists: its heading opens it, and what is asked about is open already. */
export function ReadingSection({ title, asked = false, children }: ReadingSectionProps) {
  const [turned, turn] = useState({ asked, open: asked });
  const open = turned.asked === asked ? turned.open : asked;
  return (
    <details
      className="reading-section"
      open={open}
      onToggle={(event) => turn({ asked, open: event.currentTarget.open })}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
