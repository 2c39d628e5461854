import type { ReactNode } from 'react';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';

/** A wordless reaction. */
export type ReactionKind = 'applause' | 'laugh' | 'surprise' | 'ouch' | 'thinking' | 'cheers';

const skin = '#f2c14e';
const ink = 'var(--print)';

/** A face for eyes and mouth. */
function Face({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <circle cx={24} cy={24} r={19} fill={skin} stroke={ink} strokeWidth={2.5} />
      <g fill="none" stroke={ink} strokeWidth={2.8} strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </>
  );
}

const drawings: Readonly<Record<ReactionKind, ReactNode>> = {
  applause: (
    <g stroke={ink} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M13 30 22 15c2-3.4 6-1.2 4.4 2.2L23 24l9-7c2.8-2 5.2 1.2 3 3.6l-1.5 1.5c2.5-.8 4.2 2.2 2 4.2l-2 1.8c2 .2 2.6 3 .6 4.5l-2.1 1.6c1 1.4.2 3.2-1.5 4L25 42c-6 2.6-13-4.5-12-12Z"
        fill={skin}
      />
      <path d="M15 8l2.5 4.5M24.5 5l-.5 5M34 7.5 31 12M7 15l4.5 2.5" fill="none" />
    </g>
  ),
  laugh: (
    <Face>
      <path d="M13 19c1.5-2.5 4.5-2.5 6 0M29 19c1.5-2.5 4.5-2.5 6 0" />
      <path d="M13 26h22c0 7-5 11-11 11s-11-4-11-11Z" fill="#7c2a1d" />
      <path d="M17 29.5h14" stroke="#fff" />
    </Face>
  ),
  surprise: (
    <Face>
      <path d="M12.5 13.5c1.5-2 4-2.5 6-1.5M35.5 13.5c-1.5-2-4-2.5-6-1.5" />
      <path d="M16.5 20v1.5M31.5 20v1.5" strokeWidth={4.6} />
      <ellipse cx={24} cy={33} rx={4.5} ry={6} fill="#7c2a1d" />
    </Face>
  ),
  ouch: (
    <Face>
      <path d="M12.5 16.5l6 3.5-6 3.5M35.5 16.5l-6 3.5 6 3.5" />
      <path d="M14 33.5l4-3 4 3 4-3 4 3 4-3" />
    </Face>
  ),
  thinking: (
    <Face>
      <path d="M13 15.5c2-1.5 4-1.5 6-.5M29 13.5c2-1.5 4.5-1 6 .5" />
      <path d="M17 20.5v1.5M31 20.5v1.5" strokeWidth={4.6} />
      <path d="M19 32c4-1.5 8-1.5 11 1" />
      <path d="M11 44c-2-5 1-9 5-9.5l9-1c2.5 0 2.5 3.5 0 3.8l-5 .7c3 3 1 8-4 9Z" fill={skin} strokeWidth={2.4} />
    </Face>
  ),
  cheers: (
    <g stroke={ink} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round">
      <g transform="rotate(14 14 28)">
        <path d="M6 17h14v21c0 2-1 3-3 3H9c-2 0-3-1-3-3Z" fill={skin} />
        <path d="M6 21H3.5c-3 0-3 10 0 11H6" fill="none" />
        <path d="M5 17c-1-5 4-6 5-4 2-4 7-3 7 0 4-1 5 3 3 4Z" fill="#fff" />
      </g>
      <g transform="rotate(-14 34 28)">
        <path d="M28 17h14v21c0 2-1 3-3 3h-8c-2 0-3-1-3-3Z" fill={skin} />
        <path d="M42 21h2.5c3 0 3 10 0 11H42" fill="none" />
        <path d="M27 17c-1-5 4-6 5-4 2-4 7-3 7 0 4-1 5 3 3 4Z" fill="#fff" />
      </g>
      <path d="M24 3v5M17 4.5l2 4M31 4.5l-2 4" fill="none" />
    </g>
  ),
};

interface ReactionSignProps extends Labelled {
  readonly kind: ReactionKind;
  /** Pixels at the default text size. */
  readonly size?: number | undefined;
}

/** The drawing of a reaction: a face, hands or cups. */
export function ReactionSign({ kind, size = 40, label, className }: ReactionSignProps) {
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      <g transform={`scale(${(size / 48).toFixed(3)})`}>{drawings[kind]}</g>
    </Drawing>
  );
}
