import { useId, useState } from 'react';
import { Drawing } from '../drawing/drawing.tsx';

interface SandTimerProps {
  /** Milliseconds left when it is first drawn, and of a full timer. A changed timer needs a new key. */
  readonly left: number;
  readonly whole: number;
  /** The share of the sand above, from 0 to 1, as drawn without motion. */
  readonly share: number;
  readonly runs: boolean;
  readonly size: number;
  readonly label: string;
}

/** A sand-timer. A style sheet lets the sand fall, so a running timer needs no rendering. */
export function SandTimer({ left, whole, share, runs, size, label }: SandTimerProps) {
  const id = useId();
  // a running animation already counts the time since it began
  const [begun] = useState({ '--gone': `${Math.round(left - whole)}ms`, '--whole': `${whole}ms` });
  const state = share === 0 ? 'empty' : runs ? 'running' : 'still';
  return (
    <Drawing
      width={18}
      height={24}
      label={label}
      className={`sand-timer ${state}`}
      scales
      style={{
        ...begun,
        '--share': share,
        '--drawn-width': `${(size * 0.75) / 16}rem`,
        '--drawn-height': `${size / 16}rem`,
      }}
    >
      <clipPath id={`${id}above`}>
        <path d="M4 4h10c0 4-3 5.5-4.4 8H8.4C7 9.5 4 8 4 4Z" />
      </clipPath>
      <clipPath id={`${id}below`}>
        <path d="M4 20h10c0-4-3-5.5-4.4-8H8.400C7 14.5 4 16 4 20Z" />
      </clipPath>
      <path d="M3.5 3h11c0 5-3 6.5-4 9 1 2.5 4 4 4 9h-11c0-5 3-6.5 4-9-1-2.5-4-4-4-9Z" className="sand-timer-glass" />
      <g clipPath={`url(#${id}above)`}>
        <path d="M0 4h18v8H0Z" className="sand-timer-above" />
      </g>
      <g clipPath={`url(#${id}below)`}>
        <path d="M0 12h18v8H0Z" className="sand-timer-below" />
        <path d="M9 12v8" className="sand-timer-stream" />
      </g>
      <path d="M2 1.500h14v2.500H2ZM2 20h14v2.500H2Z" className="sand-timer-wood" />
    </Drawing>
  );
}
