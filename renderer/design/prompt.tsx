import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

interface PromptProps {
  readonly icon?: IconName | undefined;
  /** What hangs there in the place of an icon, where the screen is large enough for it. */
  readonly sign?: ReactNode;
  /** What is asked, or whom we wait for, in one sentence. */
  readonly asks: ReactNode;
  /** What the choice at hand costs and brings. */
  readonly says?: ReactNode;
}

/** The one sentence on the counter; a screen reader hears it when it changes. */
export function Prompt({ icon = 'bell', sign, asks, says }: PromptProps) {
  return (
    <div className="prompt" role="status">
      {sign}
      <Icon name={icon} size={34} colour="var(--lamp)" />
      <div className="prompt-words">
        <p className="asks">{asks}</p>
        {says !== undefined && <p className="says">{says}</p>}
      </div>
    </div>
  );
}

interface CounterProps {
  readonly label: string;
  /** The prompt, then its buttons, the main one last. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The counter along the bottom: one sentence and its actions. */
export function Counter({ label, children, className = '' }: CounterProps) {
  return (
    <section className={`counter on-dark ${className}`} aria-label={label}>
      {children}
    </section>
  );
}
