import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { lookOf } from '../interaction/interaction.ts';
import { monsterPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { monsterFacts, monsterName } from '../words/facts.ts';
import { EmporiumTag } from './tag.tsx';

/** What hangs on a monster: its figures, and how each hero stands against it. */
export function MonsterTag({ monster }: { readonly monster: MonsterId }) {
  const table = useTable();
  return (
    <EmporiumTag
      look={lookOf(table, monsterPiece(monster))}
      name={monsterName(table.words, monster)}
      facts={monsterFacts(table, monster)}
    />
  );
}
