import type { Bot } from './bot.ts';
import { type Glance, greedyBot } from './greedy.ts';
import type { BotLevel } from './level.ts';
import type { Effort, GoesOn } from './search/search.ts';
import { searchingBot } from './searching.ts';
import { sensible } from './sensible.ts';

/** Plays what is best at once. */
export const shopkeeper: Glance = {
  worlds: 3,
  horizon: 'quiet',
  mostMoves: 40,
  nearness: 0.00001,
  noise: 0,
  forgets: 0,
  plausible: 0,
  breadth: 24,
};

/** Judges roughly, and does not think of every move, least of all of what looks odd: so it is not ruined by its mistakes. */
export const apprentice: Glance = { ...shopkeeper, worlds: 1, noise: 0.04, forgets: 0.25, plausible: 0.05 };

/** Thinks ahead, and has soon thought enough. */
const merchant: Effort = {
  considered: 24,
  glances: 3,
  mostImagined: 400,
  exploration: 0.3,
  trust: 2,
  temperature: 0.03,
  breadth: 4,
  branchesBy: 'own',
  mostPlaces: 50_000,
  horizon: 'quiet',
  mostMoves: 60,
  keenness: 3,
};

/** Thinks ahead for as long as it may, and looks at its own choice more closely. */
const wholesaler: Effort = { ...merchant, glances: 6, mostImagined: 100_000 };

/** How a level that thinks ahead does so; null for those who only look at what is best at once. */
export function effortOf(level: BotLevel): Effort | null {
  switch (level) {
    case 'apprentice':
    case 'shopkeeper':
      return null;
    case 'merchant':
      return merchant;
    case 'wholesaler':
      return wholesaler;
  }
}

/**
 * A bot of a level. Those who search think for as long as `goesOn` says, asked for anew at every decision.
 * @param mostImagined so many imagined matches are enough for a decision; as many as the level takes unless it is said
 */
export function botOf(level: BotLevel, goesOn: () => GoesOn, mostImagined?: number): Bot {
  const thinker = thinkerOf(level, goesOn, mostImagined);
  return { ...thinker, decide: (decision) => thinker.decide(sensible(decision)) };
}

function thinkerOf(level: BotLevel, goesOn: () => GoesOn, mostImagined?: number): Bot {
  switch (level) {
    case 'apprentice':
      return greedyBot(level, apprentice);
    case 'shopkeeper':
      return greedyBot(level, shopkeeper);
    case 'merchant':
      return searchingBot(level, { ...merchant, mostImagined: mostImagined ?? merchant.mostImagined }, goesOn);
    case 'wholesaler':
      return searchingBot(level, { ...wholesaler, mostImagined: mostImagined ?? wholesaler.mostImagined }, goesOn);
  }
}
