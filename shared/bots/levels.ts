import type { Bot } from './bot.ts';
import { type Glance, greedyBot } from './greedy.ts';
import type { BotLevel } from './level.ts';
import type { Effort, GoesOn } from './search/search.ts';
import { searchingBot } from './searching.ts';
import { sensible } from './sensible.ts';

/** Plays the best immediate result. */
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

/** Judges roughly and overlooks moves, mostly odd ones, so that its mistakes are rarely ruinous. */
export const apprentice: Glance = { ...shopkeeper, worlds: 1, noise: 0.04, forgets: 0.25, plausible: 0.05 };

/** Thinks ahead, for a short time. */
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

/** Thinks ahead as long as allowed, and examines its own choice more closely. */
const wholesaler: Effort = { ...merchant, glances: 6, mostImagined: 100_000 };

/** The search effort of a level; null for levels that only look at immediate results. */
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
 * A bot of a level. Searching levels think while the result of `goesOn`, called for each decision, returns true.
 * @param mostImagined maximum imagined matches for a decision; by default the level's own
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
