import { expect, test } from 'vitest';
import { newReport, playGame } from '../../../main/arena/contest.ts';
import { botOf } from '../../../shared/bots/index.ts';
import { guideOf } from '../../../shared/games/guides.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';

interface Limits {
  /** The numbers of players, which take turns. */
  readonly seats: readonly number[];
  /** By habit. */
  readonly most: Readonly<Record<string, number>>;
}

/** What Shopkeepers may do at most in 100 matches: more than they do now, and less than they once did. */
const limits: Readonly<Record<string, Limits>> = {
  'shopping-street': {
    seats: [4],
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
    seats: [3],
    most: {
      'points sold and bought back dearer within two months': 480,
      'auctions whose starter drops out at once': 35,
      'raises by $4 to $6, or openings so far above the cost': 0,
      'raises by $7 or more, or openings so far above the cost': 0,
      'debt tokens taken with the money at hand': 1080,
    },
  },
  emporium: {
    seats: [2, 3, 4],
    most: {
      'bids for want of cards: there was never anything to send': 430,
      'bids on cards of others': 740,
      'bids on much help, though a card could be sold': 2,
      'offers that no hero has a slot for': 2,
      'votes asked for': 16,
      'empty ballots': 18,
    },
  },
  harbour: {
    seats: [2, 3, 4],
    most: {
      'visits that do nothing': 9,
      'visits that do nothing and cost a toll': 4,
      'matches in which more than 40 goods are taken': 18,
    },
  },
  'mercado-de-lisboa': {
    seats: [2, 3, 4],
    most: {
      'coins taken': 800,
      'coins taken though customers would pay 2 more than any rival gets': 3,
      'coins taken though a stand would pay 2 more than it costs': 2,
      'coins taken with a restaurant to open': 8,
    },
  },
};

const games = campaign(12, 12, 500);

test.each(Object.entries(limits))('Shopkeepers of %s keep to their limits', { timeout: 3_600_000 }, (id, limit) => {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  const shopkeeper = botOf('shopkeeper', () => () => false);
  const tables = limit.seats.map((seats) => {
    const bots = Array.from({ length: seats }, () => shopkeeper);
    const contest = { game, guide: guideOf(id), bots, options: () => ({}), games, seed: 'habits', habits: true };
    return { contest, report: newReport(contest) };
  });
  for (let index = 0; index < games; index++) {
    const { contest, report } = tables[index % tables.length] ?? {};
    if (contest !== undefined && report !== undefined) playGame(contest, index, report);
  }
  const kept = Object.entries(limit.most).map(([fact, most]) => {
    const counts = tables.map(({ report }) => Number(report.habits?.report[0]?.counts[fact]));
    const usual = (most * games) / 100;
    // a short series has its luck
    const isKept = counts.reduce((sum, count) => sum + count, 0) <= usual + 3 * Math.sqrt(usual);
    return [fact, isKept];
  });
  expect(kept.filter(([, isKept]) => !isKept)).toEqual([]);
});
