import { useTranslation } from 'react-i18next';
import { type CampaignStanding, mostFame } from '../../../../shared/games/mercado-de-lisboa/campaign.ts';
import {
  type ChallengeId,
  challenges,
  fewActions,
  moreStands,
} from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { Facts } from '../../../game-kit/index.ts';

/** The texts of the campaign, with their facts filled in. */
export interface CampaignWords {
  /** A text of the campaign's catalogue. */
  say(key: string, facts?: Facts): string;
  /** The shell's texts for the option that chooses a challenge. */
  option(key: 'title' | 'says'): string;
  challenge(challenge: ChallengeId): string;
  /** Sentences on a challenge: its special rule, its score, and its fame targets. */
  about(challenge: ChallengeId): readonly string[];
  /** "7 of 29 fame: Beginner at the market." */
  standing(standing: CampaignStanding): string;
  /** The fame missing for the next rank; null at the top rank. */
  ahead(standing: CampaignStanding): string | null;
}

const differs: Readonly<Record<(typeof challenges)[ChallengeId]['twist'], Facts | null>> = {
  none: null,
  specialist: {},
  'few-actions': { actions: fewActions },
  'more-stands': { stands: moreStands },
  pubs: {},
};

/** The texts of the campaign in the reader's language. */
export function useCampaignWords(): CampaignWords {
  const { t } = useTranslation(['mercado-campaign', 'mercado-de-lisboa', 'shell']);
  const say: CampaignWords['say'] = (key, facts = {}) => t(key, { ...facts });
  return {
    say,
    option: (key) => t(`shell:options.mercado-de-lisboa.challenge.${key}`),
    challenge: (challenge) => t(`shell:options.mercado-de-lisboa.challenge.values.${challenge}`),
    about: (challenge) => {
      const { counted, fameAt, twist } = challenges[challenge];
      const facts = differs[twist];
      const [one, two, three] = fameAt;
      return [
        ...(facts === null ? [] : [say(`differs.${twist}`, facts)]),
        say(`counts.${counted.what}`, counted.what === 'coins-from' ? { level: counted.level } : {}),
        say('targets', { one, two, three }),
      ];
    },
    standing: ({ fame, rank }) => say('standing', { count: fame, most: mostFame, rank: say(`ranks.${rank}`) }),
    ahead: ({ fame, nextRank }) =>
      nextRank === null ? null : say('ahead', { count: nextRank.from - fame, rank: say(`ranks.${nextRank.rank}`) }),
  };
}
