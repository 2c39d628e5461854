import { pick } from '../engine/index.ts';
import type { Bot } from './bot.ts';

/** Plays any legal move, all equally likely. The baseline for other bots, and a fuzzer for the rules. */
export const randomBot: Bot = {
  name: 'random',
  decide: ({ legal, random }) => pick(random, legal),
};
