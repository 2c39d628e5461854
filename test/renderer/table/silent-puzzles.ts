import { vi } from 'vitest';
import type { PuzzleCommands } from '../../../renderer/client/commands/commands.ts';

/** An empty shop window. */
export function silentPuzzles() {
  return {
    look: vi.fn<PuzzleCommands['look']>(async () => null),
    begin: vi.fn<PuzzleCommands['begin']>(async () => true),
    showAnswer: vi.fn<PuzzleCommands['showAnswer']>(),
  } satisfies PuzzleCommands;
}
