import type { ReactNode } from 'react';
import { Icon } from '../drawing/icon.tsx';
import type { IconName } from '../drawing/icons.ts';

interface PromptProps {
  readonly icon?: IconName | undefined;
  /** The question, or the awaited players, in one sentence. */
  readonly title: ReactNode;
  /** The costs and gains of the pending choice. */
  readonly hint?: ReactNode;
  /** Replaces the icon; false for the icon. */
  readonly sign?: ReactNode;
  /** Shown after the sentence. */
  readonly children?: ReactNode;
}

/** The counter's sentence, announced to screen readers when it changes. */
export function Prompt({ icon = 'bell', title, hint, sign = false, children }: PromptProps) {
  return (
    <div className="prompt">
      {sign === false ? <Icon name={icon} size={34} colour="var(--lamp)" /> : sign}
      <div className="prompt-words" role="status">
        <p className="prompt-title">{title}</p>
        {hint !== undefined && <p className="prompt-hint">{hint}</p>}
      </div>
      {children}
    </div>
  );
}

interface CounterProps {
  readonly label: string;
  /** The prompt, then its buttons, the main one last. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The counter at the bottom: a sentence and its actions. */
export function Counter({ label, children, className = '' }: CounterProps) {
  return (
    <section className={`counter on-dark ${className}`} aria-label={label}>
      {children}
    </section>
  );
}
