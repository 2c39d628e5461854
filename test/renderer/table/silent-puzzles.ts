import { vi } from 'vitest';
import type { PuzzleCommands } from '../../../renderer/client/commands/commands.ts';

/** A shop window in which nothing lies. */
export function silentPuzzles() {
  return {
    look: vi.fn<PuzzleCommands['look']>(async () => null),
    begin: vi.fn<PuzzleCommands['begin']>(async () => true),
    showAnswer: vi.fn<PuzzleCommands['showAnswer']>(),
  } satisfies PuzzleCommands;
}
