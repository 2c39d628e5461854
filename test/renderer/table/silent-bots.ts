import { vi } from 'vitest';
import type { BotCommands } from '../../../renderer/client/commands/commands.ts';

/** Bots that record requests and by default answer nothing. */
export function silentBots() {
  return {
    askHint: vi.fn<BotCommands['askHint']>(async () => ({ outcome: 'lost' })),
    weighChoices: vi.fn<BotCommands['weighChoices']>(async () => null),
    explainMove: vi.fn<BotCommands['explainMove']>(async () => ({ outcome: 'lost' })),
    viewAt: vi.fn<BotCommands['viewAt']>(async () => null),
    coach: vi.fn<BotCommands['coach']>(async () => ({ outcome: 'lost' })),
    playOn: vi.fn<BotCommands['playOn']>(async () => true),
  } satisfies BotCommands;
}
