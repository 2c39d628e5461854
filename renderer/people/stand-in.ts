import type { BotLevel } from '../../shared/protocol/messages.ts';

/** How well a bot plays that is called at one press for somebody who is away: neither a gift to the others nor a threat. */
export const standInLevel: BotLevel = 'merchant';
