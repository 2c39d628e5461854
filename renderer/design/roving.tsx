import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface RovingProps {
  /** What the group is called. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const stops = 'button, input';

function stopsIn(group: HTMLElement): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(stops)];
}

/** A row of pieces that Tab enters once; the arrow keys walk through it, Home and End go to its ends. */
export function Roving({ label, className = '', children }: RovingProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const current = useRef(0);
  useEffect(() => {
    if (group.current === null) return;
    const all = stopsIn(group.current);
    const at = Math.min(current.current, all.length - 1);
    all.forEach((stop, index) => {
      stop.tabIndex = index === at ? 0 : -1;
    });
  });
  const walk = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    if (group.current === null || !(event.target instanceof HTMLElement)) return;
    // a slider keeps its arrow keys
    if (event.target instanceof HTMLInputElement) return;
    const all = stopsIn(group.current);
    const at = all.indexOf(event.target);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    const stop = next === undefined ? undefined : all[Math.max(0, Math.min(all.length - 1, next))];
    if (stop === undefined) return;
    event.preventDefault();
    stop.focus();
  };
  return (
    <fieldset
      ref={group}
      className={`roving ${className}`}
      aria-label={label}
      onKeyDown={walk}
      onFocus={(event) => {
        if (group.current === null || !(event.target instanceof HTMLElement)) return;
        const all = stopsIn(group.current);
        const at = all.indexOf(event.target);
        if (at < 0) return;
        current.current = at;
        all.forEach((stop, index) => {
          stop.tabIndex = index === at ? 0 : -1;
        });
      }}
    >
      {children}
    </fieldset>
  );
}
