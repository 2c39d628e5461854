import { expect, test } from 'vitest';
import { newReport, playGame } from '../../../main/arena/contest.ts';
import { botOf } from '../../../shared/bots/index.ts';
import { guideOf } from '../../../shared/games/guides.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';

/** What Shopkeepers may do at most in 100 matches, by fact: more than they do now, and less than they once did. */
const limits: Readonly<Record<string, { readonly seats: number; readonly most: Readonly<Record<string, number>> }>> = {
  'shopping-street': {
    seats: 4,
    most: {
      'requests that bring offers and no proposal': 180,
      'proposals made twice in a turn': 0,
      'proposals of as much as was refused on an earlier turn, or less': 0,
      'proposals of fewer cards after a refusal': 0,
      'proposals of four or more cards': 5,
      'proposals of four or more cards that come first': 0,
    },
  },
  'brick-and-mortar': {
    seats: 3,
    most: {
      'points sold and bought back dearer within two months': 480,
      'auctions whose starter drops out': 150,
      'raises by $4 to $6, or openings so far above the cost': 0,
      'raises by $7 or more, or openings so far above the cost': 0,
      'debt tokens taken with the money at hand': 1080,
    },
  },
};

const games = campaign(20, 100, 500);

test.each(Object.entries(limits))('Shopkeepers of %s keep to their limits', { timeout: 3_600_000 }, (id, limit) => {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  const bots = Array.from({ length: limit.seats }, () => botOf('shopkeeper', () => () => false));
  const contest = { game, guide: guideOf(id), bots, options: () => ({}), games, seed: 'habits', habits: true };
  const report = newReport(contest);
  for (let index = 0; index < games; index++) playGame(contest, index, report);
  const kept = Object.entries(limit.most).map(([fact, most]) => {
    const usual = (most * games) / 100;
    // a short series has its luck
    return [fact, Number(report.habits?.report[0]?.counts[fact]) <= usual + 3 * Math.sqrt(usual)];
  });
  expect(kept.filter(([, isKept]) => !isKept)).toEqual([]);
});
