import { type Bot, type BotLevel, botLevels, botOf, randomBot } from '../../shared/bots/index.ts';

/** Default number of imagined matches per decision. */
const usualBudget = 200;

function isLevel(name: string): name is BotLevel {
  return botLevels.some((level) => level === name);
}

/**
 * A bot by its name: "random", "shopkeeper", "merchant:400". Undefined for an unknown name.
 * The number is its budget of imagined matches per decision. Budgets are counted, not timed, so that contests are
 * repeatable.
 */
export function playerNamed(text: string): Bot | undefined {
  const [name = '', budget = String(usualBudget)] = text.split(':');
  const most = Number(budget);
  if (!Number.isInteger(most) || most < 1) return undefined;
  if (name === randomBot.name) return randomBot;
  if (!isLevel(name)) return undefined;
  return { ...botOf(name, () => () => true, most), name: text };
}

/** The available names, for help texts. */
export const playerNames: readonly string[] = [randomBot.name, ...botLevels.map((level) => `${level}[:budget]`)];
