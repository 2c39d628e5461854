import { useEffect, useState } from 'react';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';

/**
 * The table as it was when the puzzle was asked, to word its choices; null until known.
 * A solved puzzle has played its answer, so the live view no longer matches.
 */
export function usePositionView({ table, puzzle, view, viewer }: LiveTable): unknown {
  const { bots } = useCommands();
  const moves = useAppSelector((state) => state.table.moves.length);
  const [seen, setSeen] = useState<{ readonly table: string; readonly view: unknown } | null>(null);
  const isPlayed = puzzle?.status === 'solved';
  const known = seen?.table === table ? seen : null;
  if (!isPlayed && known?.view !== view) setSeen({ table, view });
  const isMissing = isPlayed && known === null;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    void bots.viewAt(Math.max(0, moves - 1), viewer).then((then) => {
      if (isWanted && then !== null) setSeen({ table, view: then });
    });
    return () => {
      isWanted = false;
    };
  }, [isMissing, bots, moves, viewer, table]);
  return known?.view ?? null;
}
