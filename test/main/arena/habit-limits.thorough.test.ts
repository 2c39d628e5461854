import { expect, test } from 'vitest';
import { newReport, playGame } from '../../../main/arena/contest.ts';
import { botOf } from '../../../shared/bots/index.ts';
import { settledOptions } from '../../../shared/engine/index.ts';
import { guideOf } from '../../../shared/games/guides.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';

/** What Shopkeepers may do at most in 100 matches, by fact: more than they do now, and less than they once did. */
type Limits = Readonly<Record<string, number>>;

const limits: Readonly<Record<string, { readonly seats: number; readonly most: Limits }>> = {
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
    most: {},
  },
};

const games = campaign(20, 100, 500);

const timeout = 3_600_000;

test.each(Object.entries(limits))(
  'Shopkeepers of %s keep to the limit of each habit',
  { timeout },
  (id, { seats, most }) => {
    const game = gameOf(id);
    if (game === undefined) throw new RangeError(`no game ${id}`);
    const bot = botOf('shopkeeper', () => () => false);
    const bots = Array.from({ length: seats }, () => bot);
    const options = settledOptions(game.options, seats, {}) ?? {};
    const contest = { game, guide: guideOf(id), bots, options: () => options, games, seed: 'habits', habits: true };
    const report = newReport(contest);
    for (let index = 0; index < games; index++) playGame(contest, index, report);
    const counts = report.habits?.report[0]?.counts ?? {};
    expect(counts).toMatchObject(Object.fromEntries(Object.keys(most).map((fact) => [fact, expect.any(Number)])));
    // a short series has its luck
    const isOver = ([fact, limit]: [string, number]): boolean => {
      const expected = (limit * games) / 100;
      return (counts[fact] ?? 0) > expected + 3 * Math.sqrt(expected);
    };
    expect(Object.entries(most).filter(isOver)).toEqual([]);
  },
);
