import type { ReactNode } from 'react';
import { Sentences } from '../../../game-kit/index.ts';
import type { Look } from '../../../table/counter/ways.ts';

interface EmporiumTagProps {
  readonly look: Look;
  /** What it is. */
  readonly name: string;
  /** What it means for what is asked. */
  readonly facts: readonly string[];
  /** A reckoning in between. */
  readonly children?: ReactNode;
}

/** What hangs on a piece: why it is closed, what it is, and what it would cost and bring. */
export function EmporiumTag({ look: { state, reason }, name, facts, children }: EmporiumTagProps) {
  return (
    <span className="tag-lines">
      {state === 'blocked' && <b>{reason} </b>}
      <strong>{name} </strong>
      {children}
      <Sentences of={facts} />
    </span>
  );
}
