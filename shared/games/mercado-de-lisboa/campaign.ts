import { type ChallengeId, challengeIds, type FameRank, fameRanks, greatDeal, isChallengeId } from './challenges.ts';

/** The result of one finished challenge in the campaign. */
export interface ChapterResult {
  readonly chapter: string;
  /** From 0 to 3. */
  readonly fame: number;
  /** Whether it had a great deal. */
  readonly greatDeal: boolean;
}

/** A player's progress in the campaign. */
export interface CampaignStanding {
  /** The best fame of each challenge played. */
  readonly best: ReadonlyMap<ChallengeId, number>;
  /** Whether any match had a great deal. */
  readonly greatDeal: boolean;
  readonly fame: number;
  readonly rank: FameRank;
  /** The next rank and the fame it needs; null at the highest. */
  readonly nextRank: (typeof fameRanks)[number] | null;
}

/** The most fame of one challenge, and of the whole campaign. */
export const fameOfChallenge = 3;
export const mostFame = fameOfChallenge * challengeIds.length + greatDeal.fame;

/**
 * The total of these results, in any order. Rules, "Playing alone"; ruling 21.
 * Only the best result of each challenge counts, and a great deal counts once.
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

/** The next challenge: the first not played, else the first without full fame; null if all have it. */
export function nextChallenge({ best }: Pick<CampaignStanding, 'best'>): ChallengeId | null {
  const unplayed = challengeIds.find((id) => !best.has(id));
  return unplayed ?? challengeIds.find((id) => (best.get(id) ?? 0) < fameOfChallenge) ?? null;
}
