import type { ReactNode } from 'react';
import { lookOf } from '../interaction/interaction.ts';
import type { Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import type { Told } from '../words/labels.ts';

interface StreetTagProps {
  readonly piece: Piece;
  readonly told: Told;
  /** A drawing in between. */
  readonly children?: ReactNode;
}

/**
 * What hangs on a piece: why it is closed for whoever is asked, what it is, and what it would bring; one below the
 * other.
 */
export function StreetTag({ piece, told: { name, facts }, children }: StreetTagProps) {
  const table = useTable();
  const { state, reason } = lookOf(table, piece);
  return (
    <span className="tag-lines ss-tag">
      {state === 'blocked' && <b>{reason} </b>}
      <strong>{name} </strong>
      {children}
      {facts.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
      {state !== 'blocked' && table.asked && reason !== null && <em>{reason} </em>}
    </span>
  );
}
