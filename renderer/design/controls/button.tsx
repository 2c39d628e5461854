import { type ReactNode, useRef } from 'react';
import { Icon } from '../drawing/icon.tsx';
import type { IconName } from '../drawing/icons.ts';
import { pressed } from './press-paint.ts';
import { type ShownKey, spokenKey, useShownKey } from './shown-key.ts';
import { Tagged } from './tag.tsx';
import type { TagSide } from './tag-place.ts';

interface ButtonProps {
  /** Primary is the main action; quiet is for the counter; all others are secondary. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly icon?: IconName | undefined;
  /** The accessible name of a button without text. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
  /** The id of the piece that it stands for in lists, for tests and lessons. */
  readonly piece?: string | undefined;
  /** The id of its action, likewise. */
  readonly action?: string | undefined;
  /** The key that does the same. */
  readonly shownKey?: ShownKey | undefined;
  /** `clicks` counts clicks in quick succession, from 1; it is 0 without a pointer. */
  readonly onPress: (clicks: number) => void;
  /** Why it is disabled. It stays focusable and shows the reason on a tag. */
  readonly disabledReason?: ReactNode;
  /** The side for the reason's tag. */
  readonly tagSide?: TagSide | undefined;
  /** Disabled for a moment, for an obvious reason. */
  readonly disabled?: boolean | undefined;
  /** The state of a toggle button. */
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly submit?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A button with an icon, text or both; at least 44 pixels in size. */
export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    icon,
    label,
    children,
    shownKey,
    onPress,
    disabledReason,
    tagSide,
    disabled,
    className = '',
  } = props;
  const bare = children === undefined || children === null;
  const button = useRef<HTMLButtonElement>(null);
  useShownKey(shownKey, button, () => button.current?.click());
  const stopped = disabledReason !== undefined && disabledReason !== null && disabledReason !== false;
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
        const { currentTarget, detail } = event;
        if (stopped || disabled) event.preventDefault();
        else pressed(currentTarget, () => onPress(detail));
      }}
    >
      {icon && <Icon name={icon} size={bare ? 24 : 22} />}
      {children}
      {shownKey?.written !== undefined && <kbd className="key">{shownKey.written}</kbd>}
    </button>
  );
  return stopped ? (
    <Tagged tag={disabledReason} side={tagSide}>
      {draw}
    </Tagged>
  ) : (
    draw(undefined)
  );
}
