import { beforeEach, vi } from 'vitest';
import * as rooms from '../../../renderer/games/game-uis.ts';
import type { GameUi } from '../../../renderer/table/board/game-ui.ts';

/** Replaces the UI of any game in every test of the file, or of one game only. */
export function putInPlace(ui: GameUi, of: 'any game' | 'its own' = 'any game'): void {
  const gameUiOf = (id: string | undefined) => (of === 'any game' || id === ui.id ? ui : undefined);
  beforeEach(() => {
    vi.spyOn(rooms, 'gameUiOf').mockImplementation(gameUiOf);
    vi.spyOn(rooms, 'useGameUi').mockImplementation(gameUiOf);
  });
}
