import type { BotLevel } from '../../shared/protocol/messages.ts';

/** The level of a stand-in bot for an absent player: neither a gift to the others nor a threat. */
export const standInLevel: BotLevel = 'merchant';
