import { useId } from 'react';
import { campaignStanding, fameOfChallenge } from '../../../../shared/games/mercado-de-lisboa/campaign.ts';
import { challengeIds, greatDeal, isChallengeId } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { Fame } from '../../../design/index.ts';
import type { CampaignUi } from '../../../table/index.ts';
import './campaign.css';
import { useCampaignWords } from '../words/campaign-words.ts';

/** The card of the nine challenges before a game: results, current challenge and its goal. */
export const CampaignCard: CampaignUi['Card'] = ({ results, chosen, onChoose }) => {
  const words = useCampaignWords();
  const id = useId();
  const standing = campaignStanding(results);
  const ahead = words.ahead(standing);
  return (
    <fieldset className="campaign" aria-describedby={`${id}-standing`}>
      <legend>{words.option('title')}</legend>
      <p id={`${id}-standing`}>
        <b>{words.standing(standing)}</b>
        {ahead !== null && <span className="small soft"> {ahead}</span>}
      </p>
      {isChallengeId(chosen) && (
        <p className="small" id={`${id}-about`}>
          <b>{words.challenge(chosen)}.</b> {words.about(chosen).join(' ')}
        </p>
      )}
      <div className="campaign-chapters">
        {challengeIds.map((challenge, at) => {
          const best = standing.best.get(challenge);
          return (
            <label key={challenge} className="choice campaign-chapter">
              <input
                type="radio"
                name={id}
                checked={challenge === chosen}
                onChange={() => onChoose(challenge)}
                aria-describedby={challenge === chosen ? `${id}-about` : undefined}
              />
              <span>
                <b>
                  <span className="figure">{at + 1}</span> {words.challenge(challenge)}
                </b>
                <Fame won={best ?? 0} size={20} />
                <span className={best === undefined ? 'small' : 'unseen'}>
                  {best === undefined
                    ? words.say('unplayed')
                    : words.say('best', { count: best, most: fameOfChallenge })}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <p className="small soft">
        {words.say(standing.greatDeal ? 'great-deal.made' : 'great-deal.open', {
          coins: greatDeal.coins,
          count: greatDeal.fame,
        })}
      </p>
      <p className="small soft">{words.option('says')}</p>
    </fieldset>
  );
};
