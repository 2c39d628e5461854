import type { ReactNode } from 'react';
import { Tagged } from './tag.tsx';
import type { TagSide } from './tag-place.ts';

/** Plain can be pressed but is not part of what is asked; lit is a legal move; chosen is the one picked; blocked cannot be. */
export type PieceState = 'plain' | 'lit' | 'chosen' | 'blocked';

/** The id of the note that says to the ear what the glow says to the eye; a page without one keeps it to the eye. */
export const LIT_NOTE = 'lit-note';

interface PressableProps {
  readonly state: PieceState;
  /** What it is by name, for whoever points at it. */
  readonly piece?: string | undefined;
  /** What it is and what pressing it does, for a screen reader. */
  readonly label: string;
  readonly onPress: () => void;
  /** The id of what tells more about it, while that is there. */
  readonly describedBy?: string | undefined;
  /** Why it is blocked, or what pressing it costs and brings: on a tag, by hover, focus or press. */
  readonly tag?: ReactNode;
  readonly tagSide?: TagSide | undefined;
  /** A ring round a round thing. */
  readonly round?: boolean | undefined;
  readonly className?: string | undefined;
  /** The drawing. */
  readonly children: ReactNode;
}

/** A drawn piece that can be pressed: a shop, a dock, a card, a lot. */
export function Pressable({
  state,
  piece,
  label,
  onPress,
  describedBy: told,
  tag,
  tagSide,
  round = false,
  className = '',
  children,
}: PressableProps) {
  const blocked = state === 'blocked';
  const draw = (describedBy: string | undefined) => (
    <button
      type="button"
      className={`piece ${state} ${round ? 'round' : ''} ${className}`}
      data-piece={piece}
      aria-label={label}
      aria-describedby={state === 'lit' ? [describedBy, LIT_NOTE].filter(Boolean).join(' ') : describedBy}
      aria-disabled={blocked ? true : undefined}
      aria-pressed={state === 'chosen' ? true : undefined}
      onClick={() => {
        if (!blocked) onPress();
      }}
    >
      {children}
    </button>
  );
  return tag === undefined || tag === null ? (
    draw(told)
  ) : (
    <Tagged tag={tag} side={tagSide}>
      {draw}
    </Tagged>
  );
}
