import { type ReactNode, useRef } from 'react';
import { Icon } from '../drawing/icon.tsx';
import type { IconName } from '../drawing/icons.ts';
import { type ShownKey, spokenKey, useShownKey } from './shown-key.ts';
import { Tagged } from './tag.tsx';
import type { TagSide } from './tag-place.ts';

interface ButtonProps {
  /** Primary is the one thing to do now; quiet sits on the counter; the rest are secondary. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly icon?: IconName | undefined;
  /** The name of a button without words; with words it is not needed. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
  /** The piece of a table that it stands for where that is read and not drawn, for whoever points at it. */
  readonly piece?: string | undefined;
  /** What it does by name, likewise. */
  readonly action?: string | undefined;
  /** The key that does the same. */
  readonly shownKey?: ShownKey | undefined;
  /** Told how many clicks in quick succession this is: from 1 on, 0 where no pointer clicked. */
  readonly onPress: (clicks: number) => void;
  /** Why it cannot be pressed. It stays in reach of the keyboard and tells its reason on a tag. */
  readonly blocked?: ReactNode;
  /** Where the tag with the reason hangs. */
  readonly tagSide?: TagSide | undefined;
  /** Out of reach for a moment, for a reason that needs no words. */
  readonly disabled?: boolean | undefined;
  /** On or off, for a button that stays down. */
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly submit?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A button: an icon, words or both; at least 44 px to touch. */
export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    icon,
    label,
    children,
    shownKey,
    onPress,
    blocked,
    tagSide,
    disabled,
    className = '',
  } = props;
  const bare = children === undefined || children === null;
  const button = useRef<HTMLButtonElement>(null);
  useShownKey(shownKey, button, () => button.current?.click());
  const stopped = blocked !== undefined && blocked !== null && blocked !== false;
  const draw = (describedBy: string | undefined) => (
    <button
      ref={button}
      type={props.submit ? 'submit' : 'button'}
      className={`button ${kind} ${bare ? 'bare' : ''} ${className}`}
      data-action={props.action}
      data-piece={props.piece}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={stopped || disabled ? true : undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-keyshortcuts={shownKey && spokenKey(shownKey)}
      onClick={(event) => {
        if (stopped || disabled) event.preventDefault();
        else onPress(event.detail);
      }}
    >
      {icon && <Icon name={icon} size={bare ? 24 : 22} />}
      {children}
      {shownKey?.written !== undefined && <kbd className="key">{shownKey.written}</kbd>}
    </button>
  );
  return stopped ? (
    <Tagged tag={blocked} side={tagSide}>
      {draw}
    </Tagged>
  ) : (
    draw(undefined)
  );
}
