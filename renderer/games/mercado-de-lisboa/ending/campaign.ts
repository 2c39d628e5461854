import { campaignStanding, nextChallenge } from '../../../../shared/games/mercado-de-lisboa/campaign.ts';
import { challengeIds } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { CampaignUi } from '../../../table/index.ts';
import { CampaignCard } from './campaign-card.tsx';

/** The campaign of the nine challenges. */
export const mercadoCampaign: CampaignUi = {
  option: 'challenge',
  // with full fame everywhere, start again with the first challenge
  next: (results) => nextChallenge(campaignStanding(results)) ?? challengeIds[0] ?? '',
  Card: CampaignCard,
};
