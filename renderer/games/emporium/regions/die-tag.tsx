import { lookOf } from '../interaction/interaction.ts';
import { diePiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { dieFacts } from '../words/facts.ts';
import { EmporiumTag } from './tag.tsx';

/** What hangs on a number of the die: what it would seal and bring, or why it cannot be set. */
export function DieTag({ number }: { readonly number: number }) {
  const table = useTable();
  return <EmporiumTag look={lookOf(table, diePiece(number))} name={String(number)} facts={dieFacts(table, number)} />;
}
