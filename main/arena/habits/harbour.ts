import { seatAt } from '../../../shared/engine/index.ts';
import type { HarbourTypes } from '../../../shared/games/harbour/index.ts';
import type { Watcher } from './watcher.ts';

/** A match with more rounds is a standoff. */
const manyRounds = 60;
const facts = ['matches of more than 60 rounds', 'rounds'] as const;

/** Counts whether matches of Harbour end, at the first seat. */
export const watcher: Watcher<HarbourTypes, (typeof facts)[number]> = {
  facts,
  see() {},
  ended({ round }, count) {
    if (round > manyRounds) count(seatAt(0), 'matches of more than 60 rounds');
    count(seatAt(0), 'rounds', round);
  },
};
