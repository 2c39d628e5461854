import { pick } from '../engine/index.ts';
import type { Bot } from './bot.ts';

/** Plays any legal move, every one equally likely: the yardstick of every other bot, and the fuzzer of the rules. */
export const randomBot: Bot = {
  name: 'random',
  decide: ({ legal, random }) => pick(random, legal),
};
