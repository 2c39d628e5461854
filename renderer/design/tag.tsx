import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export type TagSide = 'above' | 'below' | 'left' | 'right';

interface TagProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A tag on a string: a word of explanation beside what it explains. Stands by itself; Tagged hangs it on something. */
export function Tag({ children, id, className = '' }: TagProps) {
  return (
    <span className={`tag ${className}`} id={id}>
      {children}
    </span>
  );
}

interface TaggedProps {
  /** What the tag says. */
  readonly tag: ReactNode;
  readonly side?: TagSide | undefined;
  /** Keep it in sight without pointer or focus. */
  readonly shown?: boolean | undefined;
  readonly className?: string | undefined;
  /** Draws what the tag hangs on; give it the id as aria-describedby. */
  readonly children: (describedBy: string) => ReactNode;
}

/** Hangs a tag on something: it shows on hover, on focus and on a press, goes with Escape, and is always read aloud. */
export function Tagged({ tag, side = 'above', shown = false, className = '', children }: TaggedProps) {
  const id = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    const forget = () => setDismissed(false);
    element.addEventListener('keydown', dismiss);
    element.addEventListener('pointerleave', forget);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('keydown', dismiss);
      element.removeEventListener('pointerleave', forget);
      element.removeEventListener('focusout', forget);
    };
  }, []);
  return (
    <span ref={holder} className={`tagged ${shown ? 'shown' : ''} ${dismissed ? 'dismissed' : ''} ${className}`}>
      {children(id)}
      <span className={`tag hung ${side}`} id={id} role="tooltip">
        {tag}
      </span>
    </span>
  );
}
