import { beforeEach, vi } from 'vitest';
import * as rooms from '../../../renderer/games/rooms.ts';
import type { GameRoom } from '../../../renderer/table/board/game-room.ts';

/** Replaces the UI of any game in every test of the file, or of one game only. */
export function putInPlace(room: GameRoom, of: 'any game' | 'its own' = 'any game'): void {
  const roomOf = (id: string | undefined) => (of === 'any game' || id === room.id ? room : undefined);
  beforeEach(() => {
    vi.spyOn(rooms, 'roomOf').mockImplementation(roomOf);
    vi.spyOn(rooms, 'useRoom').mockImplementation(roomOf);
  });
}
