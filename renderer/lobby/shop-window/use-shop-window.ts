import { useEffect, useState } from 'react';
import type { HostMessage, PuzzleNamed } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { useAppSelector } from '../../client/store.ts';
import { knownPeople } from '../new-game/known-people.ts';

/** What lies in the shop window of the day. */
export type ShopWindow = Extract<HostMessage, { type: 'shop-window' }>;

/** What lies in the window, looked at when this part of the page comes into sight; null until it is known. */
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

/** Sits down at a puzzle, called as whoever played here last; `name` where nobody did. Resolves true when that worked. */
export function useBeginPuzzle(name: string): (puzzle: PuzzleNamed) => Promise<boolean> {
  const { puzzles } = useCommands();
  const [last] = knownPeople(
    useAppSelector((state) => state.shelf.tables),
    () => false,
  );
  return (puzzle) => puzzles.begin(puzzle, last?.name ?? name);
}
