import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChapterResult,
  campaignStanding,
  mostFame,
  nextChallenge,
} from '../../../shared/games/mercado-de-lisboa/campaign.ts';
import { challengeIds, fameRanks } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { campaign, lastRestaurant } from './alone-table.ts';

const chapter = (name: string, fame: number, greatDeal = false): ChapterResult => ({ chapter: name, fame, greatDeal });

const anyResults = fc.array(
  fc.record({
    chapter: fc.constantFrom(...challengeIds),
    fame: fc.integer({ min: 0, max: 3 }),
    greatDeal: fc.boolean(),
  }),
  { maxLength: 25 },
);

describe('the campaign', () => {
  test('starts without fame at the first challenge', () => {
    const standing = campaignStanding([]);
    expect(standing).toEqual({
      best: new Map(),
      greatDeal: false,
      fame: 0,
      rank: 'beginner',
      nextRank: { from: 11, rank: 'good-work' },
    });
    expect(nextChallenge(standing)).toBe('specialist');
  });

  test('counts the best result of each challenge', () => {
    const standing = campaignStanding([
      chapter('specialist', 2),
      chapter('long-game', 1),
      chapter('specialist', 0),
      chapter('long-game', 3),
    ]);
    expect([...standing.best]).toEqual([
      ['specialist', 2],
      ['long-game', 3],
    ]);
    expect(standing.fame).toBe(5);
  });

  test('counts a big sale once, even without a best result', () => {
    const deal = [chapter('specialist', 0, true), chapter('specialist', 2), chapter('pub-crawl', 1, true)];
    expect(campaignStanding(deal)).toMatchObject({ fame: 5, greatDeal: true });
  });

  test('caps fame at 29 and ignores unknown chapters', () => {
    const all = challengeIds.map((id) => chapter(id, 3, true));
    expect(campaignStanding([...all, ...all, chapter('of another version', 3)])).toMatchObject({
      fame: 29,
      rank: 'legend',
      nextRank: null,
    });
    expect(mostFame).toBe(29);
    expect(nextChallenge(campaignStanding(all))).toBeNull();
  });

  test.each([
    [10, 'beginner', 11],
    [11, 'good-work', 15],
    [14, 'good-work', 15],
    [15, 'influence', 20],
    [19, 'influence', 20],
    [20, 'champion', 25],
    [25, 'legend', null],
  ])('gives the rank for %i fame: %s', (fame, rank, next) => {
    const results = challengeIds.map((id, at) => chapter(id, Math.max(0, Math.min(3, fame - 3 * at))));
    const standing = campaignStanding(results);
    expect([standing.fame, standing.rank, standing.nextRank?.from ?? null]).toEqual([fame, rank, next]);
  });

  test('suggests unplayed challenges before improvable ones', () => {
    const all = challengeIds.map((id) => chapter(id, id === 'last-orders' ? 2 : 3));
    expect(nextChallenge(campaignStanding([chapter('specialist', 0), chapter('all-couples', 3)]))).toBe('long-game');
    expect(nextChallenge(campaignStanding(all))).toBe('last-orders');
  });

  test('does not depend on the order or repetition of results', () => {
    fc.assert(
      fc.property(anyResults, fc.infiniteStream(fc.nat()), (results, keys) => {
        const shuffled = results
          .map((result) => ({ result, key: keys.next().value }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ result }) => result);
        expect(campaignStanding([...shuffled, ...results])).toEqual(campaignStanding(results));
      }),
    );
  });

  test('never loses fame and stays within bounds', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const fames = results.map((_, at) => campaignStanding(results.slice(0, at)).fame);
        const { fame, rank, nextRank } = campaignStanding(results);
        expect([...fames, fame]).toEqual([...fames, fame].toSorted((one, other) => one - other));
        expect(fame).toBeLessThanOrEqual(mostFame);
        const from = fameRanks.find((each) => each.rank === rank)?.from ?? Number.NaN;
        expect(fame >= from && fame < (nextRank?.from ?? Number.POSITIVE_INFINITY)).toBe(true);
      }),
    );
  });

  test('takes its result from the outcome of a game', () => {
    const result = campaign(lastRestaurant('specialist', 50, { tally: { bestAction: 32 } }));
    if (result === undefined) throw new Error('the match is not over');
    expect(campaignStanding([result])).toMatchObject({ fame: 2 + result.fame, greatDeal: true });
    expect(result.fame).toBeGreaterThan(0);
  });
});
