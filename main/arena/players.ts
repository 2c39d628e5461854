import { type Bot, type BotLevel, botLevels, botOf, randomBot } from '../../shared/bots/index.ts';

/** Imagined matches a decision takes a thinking bot where nothing is said. */
const usualBudget = 200;

function isLevel(name: string): name is BotLevel {
  return botLevels.some((level) => level === name);
}

/**
 * A bot by its name, with the imagined matches it thinks through for a decision after a colon: "random", "shopkeeper",
 * "merchant:400". Undefined for a name nobody bears. Budgets are counted, not timed, so that a contest can be repeated.
 */
export function playerNamed(text: string): Bot | undefined {
  const [name = '', budget = String(usualBudget)] = text.split(':');
  const most = Number(budget);
  if (!Number.isInteger(most) || most < 1) return undefined;
  if (name === randomBot.name) return randomBot;
  if (!isLevel(name)) return undefined;
  return { ...botOf(name, () => () => true, most), name: text };
}

/** The names that can be given, for whoever asks what there is. */
export const playerNames: readonly string[] = [randomBot.name, ...botLevels.map((level) => `${level}[:budget]`)];
