import { type AnyGuide, guideOf } from '../../../shared/games/guides.ts';
import type { BotLevel, Settings } from '../../../shared/protocol/messages.ts';
import { nobodyThinks, type Thinking } from '../../bot-workers/thought.ts';
import { realTimers, type Timers } from '../../bot-workers/timers.ts';
import { newSeed } from '../secrets.ts';
import type { BotParts } from './bot-turns.ts';

export interface BotSettings {
  /** The workers. Without them bots choose at first glance. */
  readonly thinking?: Thinking;
  /** The guide of each game for the workers. */
  readonly guideOf?: (id: string) => AnyGuide | null;
  /** The clock and timers for the turns of bots. */
  readonly timers?: Timers;
  /** Source of seeds for thinking, which no match depends on. */
  readonly newThought?: () => string;
  /** True on battery power: bots then think for half as long. */
  readonly isOnBattery?: () => boolean;
}

/** Minimum apparent thinking time of a bot, by the player's pace setting, in milliseconds. */
const pauses: Readonly<Record<Settings['pace'], number>> = {
  'at-once': 0,
  brisk: 500,
  calm: 1200,
  'step-by-step': 500,
};

/** Maximum thinking time of a level per choice, in milliseconds. It is 0 for levels that do not search. */
const times: Readonly<Record<BotLevel, number>> = { apprentice: 0, shopkeeper: 0, merchant: 1000, wholesaler: 1000 };

export function botParts(given: BotSettings, pace: () => Settings['pace'], report: BotParts['report']): BotParts {
  const { isOnBattery = () => false } = given;
  return {
    thinking: given.thinking ?? nobodyThinks,
    guideOf: given.guideOf ?? guideOf,
    timers: given.timers ?? realTimers,
    newSeed: given.newThought ?? newSeed,
    pause: () => pauses[pace()],
    timeFor: (level) => times[level] * (isOnBattery() ? 0.5 : 1),
    report,
  };
}
