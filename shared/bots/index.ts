import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';

export type { Bot, Decision } from './bot.ts';

/** The bots by name. */
export const bots: ReadonlyMap<string, Bot> = new Map([[randomBot.name, randomBot]]);
