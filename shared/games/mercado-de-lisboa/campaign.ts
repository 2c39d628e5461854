import { type ChallengeId, challengeIds, type FameRank, fameRanks, greatDeal, isChallengeId } from './challenges.ts';

/** What one finished challenge brought to the campaign. */
export interface ChapterResult {
  readonly chapter: string;
  /** 0 to 3. */
  readonly fame: number;
  /** Was there a great deal in it? */
  readonly greatDeal: boolean;
}

/** Where somebody stands in the campaign. */
export interface CampaignStanding {
  /** The best fame of each challenge that has been played. */
  readonly best: ReadonlyMap<ChallengeId, number>;
  /** Was there a great deal in any of the matches? */
  readonly greatDeal: boolean;
  readonly fame: number;
  readonly rank: FameRank;
  /** The next rank and the fame it takes; null for who has the highest. */
  readonly nextRank: (typeof fameRanks)[number] | null;
}

/** The most fame one challenge gives, and the whole campaign. */
export const fameOfChallenge = 3;
export const mostFame = fameOfChallenge * challengeIds.length + greatDeal.fame;

/**
 * What these results are worth together, in whatever order they came. Of a challenge played more than once the best result
 * counts; a great deal counts once, in whichever match it was. Rules, "Playing alone"; ruling 21.
 */
export function campaignStanding(results: readonly ChapterResult[]): CampaignStanding {
  const best = new Map<ChallengeId, number>();
  for (const { chapter, fame } of results) {
    if (isChallengeId(chapter)) best.set(chapter, Math.max(best.get(chapter) ?? 0, fame));
  }
  const hasDealt = results.some((result) => result.greatDeal);
  const fame = challengeIds.reduce((sum, id) => sum + (best.get(id) ?? 0), hasDealt ? greatDeal.fame : 0);
  const reached = fameRanks.findLast(({ from }) => fame >= from) ?? fameRanks[0];
  const nextRank = fameRanks.find(({ from }) => fame < from) ?? null;
  return { best, greatDeal: hasDealt, fame, rank: reached.rank, nextRank };
}

/** The challenge that is next: the first not played yet, else the first without full fame; null where all have it. */
export function nextChallenge({ best }: Pick<CampaignStanding, 'best'>): ChallengeId | null {
  const unplayed = challengeIds.find((id) => !best.has(id));
  return unplayed ?? challengeIds.find((id) => (best.get(id) ?? 0) < fameOfChallenge) ?? null;
}
