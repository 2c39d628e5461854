import { type ReactNode, useState } from 'react';

interface ReadingSectionProps {
  readonly title: string;
  /** Whether the open question concerns it. Then it starts open, until the player closes it. */
  readonly asked?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section of the lists. It opens by itself if the open question concerns it. */
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
