import { type ReactNode, useRef } from 'react';
import { type ShownKey, spokenKey, useShownKey } from './shown-key.ts';
import { useHold } from './use-hold.ts';

interface HoldButtonProps {
  readonly onOpen: () => void;
  /** "Hold to open". */
  readonly children: ReactNode;
  /** The key that does the same. */
  readonly shownKey?: ShownKey | undefined;
  /** Two presses instead of holding, for people who cannot hold; `again` asks for the second. */
  readonly pressTwice?: boolean | undefined;
  readonly again?: ReactNode;
  /** How long to hold, in milliseconds. */
  readonly hold?: number | undefined;
  readonly className?: string | undefined;
}

const REACH = 45;
const ROUND = 2 * Math.PI * REACH;

/** A handle that must be held, or pressed twice by setting, against accidents. */
export function HoldButton(props: HoldButtonProps) {
  const { onOpen, children, shownKey, pressTwice = false, again, hold, className = '' } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { share, armed, press, release, handlers } = useHold({ onOpen, pressTwice, hold });
  useShownKey(shownKey, button, press, release);
  return (
    <button
      ref={button}
      type="button"
      className={`hold-button ${className}`}
      aria-keyshortcuts={shownKey && spokenKey(shownKey)}
      {...handlers}
    >
      <svg width={112} height={112} viewBox="0 0 112 112" aria-hidden="true">
        <circle cx={56} cy={56} r={54} fill="#17120d" />
        <circle cx={56} cy={56} r={REACH} fill="#2b2118" stroke="#5a4230" strokeWidth={11} />
        {share > 0 && (
          <circle
            cx={56}
            cy={56}
            r={REACH}
            fill="none"
            stroke="var(--lamp)"
            strokeWidth={11}
            strokeLinecap="round"
            strokeDasharray={`${ROUND * share} ${ROUND}`}
            transform="rotate(-90 56 56)"
          />
        )}
        <path
          d="M56 36v34m-13-21 13-13 13 13M38 77h36"
          fill="none"
          stroke="var(--paint)"
          strokeWidth={6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="hold-words">
        {armed && again !== undefined ? again : children}
        {shownKey?.written !== undefined && <kbd className="key">{shownKey.written}</kbd>}
      </span>
    </button>
  );
}
