import type { Look } from './pressing.ts';

interface StreetTagProps {
  readonly look: Look;
  /** What it is. */
  readonly name: string;
  /** What it means for what is asked. */
  readonly facts: readonly string[];
}

/** What hangs on a piece: why it is closed, what it is, and what it would bring; one below the other. */
export function StreetTag({ look: { reason }, name, facts }: StreetTagProps) {
  return (
    <span className="ss-tag">
      <strong>{name} </strong>
      {facts.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
      {reason !== null && <b>{reason} </b>}
    </span>
  );
}
