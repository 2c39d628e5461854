import { randomBytes } from 'node:crypto';
import { guideOf } from '../../shared/games/guides.ts';
import type { BotLevel, Settings } from '../../shared/protocol/messages.ts';
import { nobodyThinks } from '../bots/thought.ts';
import { realTimers } from '../bots/timers.ts';
import type { BotParts } from './bot-turns.ts';
import type { HostSettings } from './host.ts';

/** How long a bot seems to think at least, by how long what others do is to stay in sight, in milliseconds. */
const pauses: Readonly<Record<Settings['pace'], number>> = {
  'at-once': 0,
  brisk: 500,
  calm: 1200,
  'step-by-step': 500,
};

/** How long a level may think about a choice, in milliseconds; those who do not think ahead need no time. */
const times: Readonly<Record<BotLevel, number>> = { apprentice: 0, shopkeeper: 0, merchant: 1000, wholesaler: 1000 };

const seedByChance = (): string => randomBytes(16).toString('hex');

/** What bots need, from what a host was given. */
export function botParts(
  given: Pick<HostSettings, 'thinking' | 'guideOf' | 'timers' | 'newThought' | 'isOnBattery'>,
  pace: () => Settings['pace'],
  report: BotParts['report'],
): BotParts {
  const { isOnBattery = () => false } = given;
  return {
    thinking: given.thinking ?? nobodyThinks,
    guideOf: given.guideOf ?? guideOf,
    timers: given.timers ?? realTimers,
    newSeed: given.newThought ?? seedByChance,
    pause: () => pauses[pace()],
    timeFor: (level) => times[level] * (isOnBattery() ? 0.5 : 1),
    report,
  };
}
