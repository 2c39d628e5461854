import { type AnyGuide, guideOf } from '../../../shared/games/guides.ts';
import type { BotLevel, Settings } from '../../../shared/protocol/messages.ts';
import { nobodyThinks, type Thinking } from '../../thinkers/thought.ts';
import { realTimers, type Timers } from '../../thinkers/timers.ts';
import { newSeed } from '../secrets.ts';
import type { BotParts } from './bot-turns.ts';

/** What a host may be given for its bots; each has its usual value. */
export interface BotSettings {
  /** Who thinks for the bots; without them bots choose at first glance. */
  readonly thinking?: Thinking;
  /** What each game tells those who think. */
  readonly guideOf?: (id: string) => AnyGuide | null;
  /** By what clock bots take their turns. */
  readonly timers?: Timers;
  /** Where the chance of thinking comes from, which no match depends on. */
  readonly newThought?: () => string;
  /** Does the machine run on its battery now? Then bots think for half as long. */
  readonly isOnBattery?: () => boolean;
}

/** How long a bot seems to think at least, by how long what others do is to stay in sight, in milliseconds. */
const pauses: Readonly<Record<Settings['pace'], number>> = {
  'at-once': 0,
  brisk: 500,
  calm: 1200,
  'step-by-step': 500,
};

/** How long a level may think about a choice, in milliseconds; those who do not think ahead need no time. */
const times: Readonly<Record<BotLevel, number>> = { apprentice: 0, shopkeeper: 0, merchant: 1000, wholesaler: 1000 };

/** What bots need, from what a host was given. */
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
