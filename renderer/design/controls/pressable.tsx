import type { ReactNode } from 'react';
import { pressed } from './press-paint.ts';
import { Tagged } from './tag.tsx';
import type { TagSide } from './tag-place.ts';

/**
 * `plain` is pressable but outside the question; `lit` is a legal move; `chosen` is the current choice; `disabled` is
 * disabled.
 */
export type PieceState = 'plain' | 'lit' | 'chosen' | 'disabled';

/** The id of the note that describes the highlight to screen readers; absent on a page without one. */
export const LIT_NOTE = 'lit-note';

interface PressableProps {
  readonly state: PieceState;
  /** Its id, for tests and lessons. */
  readonly piece?: string | undefined;
  /** What it is and what a press does, for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
  /** The id of an element that describes it, while mounted. */
  readonly describedBy?: string | undefined;
  /** Why it is disabled, or the cost and gain of a press: on a tag, on hover, focus or press. */
  readonly tag?: ReactNode;
  readonly tagSide?: TagSide | undefined;
  /** A round highlight. */
  readonly round?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawn, pressable piece: a shop, a dock, a card, a lot. */
export function Pressable({
  state,
  piece,
  label,
  onPress,
  describedBy: ownDescription,
  tag,
  tagSide,
  round = false,
  className = '',
  children,
}: PressableProps) {
  const disabled = state === 'disabled';
  const draw = (describedBy: string | undefined) => (
    <button
      type="button"
      className={`piece ${state} ${round ? 'round' : ''} ${className}`}
      data-piece={piece}
      aria-label={label}
      aria-describedby={state === 'lit' ? [describedBy, LIT_NOTE].filter(Boolean).join(' ') : describedBy}
      aria-disabled={disabled ? true : undefined}
      aria-pressed={state === 'chosen' ? true : undefined}
      onClick={({ currentTarget }) => {
        if (!disabled) pressed(currentTarget, onPress);
      }}
    >
      {children}
    </button>
  );
  return tag === undefined || tag === null ? (
    draw(ownDescription)
  ) : (
    <Tagged tag={tag} side={tagSide}>
      {draw}
    </Tagged>
  );
}
