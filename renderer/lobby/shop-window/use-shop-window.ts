import { useEffect, useState } from 'react';
import type { HostMessage, PuzzleNamed } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { useAppSelector } from '../../client/store.ts';
import { knownPeople } from '../new-game/known-people.ts';

/** The puzzle of the day and all others. */
export type ShopWindow = Extract<HostMessage, { type: 'shop-window' }>;

/** Requests the puzzles on mount; null until they arrive. */
export function useShopWindow(): ShopWindow | null {
  const { puzzles } = useCommands();
  const [shown, setShown] = useState<ShopWindow | null>(null);
  useEffect(() => {
    let isWanted = true;
    void puzzles.look().then((found) => {
      if (isWanted) setShown(found);
    });
    return () => {
      isWanted = false;
    };
  }, [puzzles]);
  return shown;
}

/** Starts a puzzle under the last player's name, or `name` if unknown. Resolves true on success. */
export function useBeginPuzzle(name: string): (puzzle: PuzzleNamed) => Promise<boolean> {
  const { puzzles } = useCommands();
  const [last] = knownPeople(
    useAppSelector((state) => state.library.tables),
    () => false,
  );
  return (puzzle) => puzzles.begin(puzzle, last?.name ?? name);
}
