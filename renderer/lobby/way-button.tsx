import { useId } from 'react';
import { Icon, type IconName } from '../design/index.ts';

interface WayButtonProps {
  readonly icon: IconName;
  readonly title: string;
  /** A line below the title that says what comes next. */
  readonly hint: string;
  readonly primary?: boolean | undefined;
  readonly onPress: () => void;
}

/** A way to start playing: a wide button with a title and a hint. Its accessible name is the title. */
export function WayButton({ icon, title, hint, primary = false, onPress }: WayButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={`button way ${primary ? 'primary' : 'secondary'}`}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      onClick={onPress}
    >
      <Icon name={icon} size={26} />
      <span>
        <span id={id}>{title}</span>
        <span id={`${id}-hint`} className="way-hint">
          {hint}
        </span>
      </span>
      <Icon name="arrow" size={20} />
    </button>
  );
}
