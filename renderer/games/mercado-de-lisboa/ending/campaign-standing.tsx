import { useId } from 'react';
import {
  campaignStanding,
  fameOfChallenge,
  nextChallenge,
  type CampaignStanding as Standing,
} from '../../../../shared/games/mercado-de-lisboa/campaign.ts';
import {
  challengeIds,
  fameRanks,
  greatDeal,
  isChallengeId,
} from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { Fame, FameRank } from '../../../design/index.ts';
import type { FinishedChapter } from '../../../table/index.ts';
import './campaign.css';
import { type CampaignWords, useCampaignWords } from '../words/campaign-words.ts';

interface CampaignStandingProps {
  /** Undefined in a game with several players, which shows nothing. */
  readonly campaign: FinishedChapter | undefined;
}

/** The campaign in a solo ledger: changes by this game, current results and next challenge. */
export function CampaignStanding({ campaign }: CampaignStandingProps) {
  const words = useCampaignWords();
  const title = useId();
  if (campaign === undefined) return null;
  const now = campaignStanding(campaign.results);
  const ahead = words.ahead(now);
  const next = nextChallenge(now);
  const played = campaign.results.find(({ table }) => table === campaign.table)?.chapter;
  return (
    <section className="campaign" aria-labelledby={title}>
      <h2 id={title}>{words.say('title')}</h2>
      {changesBy(campaign, words).map((change) => (
        <p key={change}>{change}</p>
      ))}
      <p className="row">
        <FameRank rank={fameRanks.findIndex(({ rank }) => rank === now.rank)} size={36} />
        <span>
          <b>{words.standing(now)}</b>
          {ahead !== null && <span className="soft"> {ahead}</span>}
        </span>
      </p>
      <ol className="campaign-chapters">
        {challengeIds.map((challenge) => {
          const best = now.best.get(challenge);
          return (
            <li key={challenge} className={`campaign-chapter ${challenge === played ? 'current' : ''}`}>
              <b>{words.challenge(challenge)}</b>
              <Fame won={best ?? 0} size={20} />
              <span className={best === undefined ? 'small' : 'unseen'}>
                {best === undefined ? words.say('unplayed') : words.say('best', { count: best, most: fameOfChallenge })}
              </span>
            </li>
          );
        })}
      </ol>
      <p>{next === null ? words.say('complete') : words.say('next', { challenge: words.challenge(next) })}</p>
    </section>
  );
}

/** Sentences on changes by this game: fame, great deal and rank. */
function changesBy({ table, results }: FinishedChapter, words: CampaignWords): readonly string[] {
  const at = results.findIndex((result) => result.table === table);
  const result = results[at];
  if (result === undefined || !isChallengeId(result.chapter)) return [words.say('after.past')];
  const before = campaignStanding(results.slice(0, at));
  const after = campaignStanding(results.slice(0, at + 1));
  const dealt = after.greatDeal && !before.greatDeal;
  return [
    words.say(`after.${comparison(before.best.get(result.chapter), result.fame)}`, {
      challenge: words.challenge(result.chapter),
      count: result.fame,
      before: before.best.get(result.chapter) ?? 0,
    }),
    ...(dealt ? [words.say('after.great-deal', { coins: greatDeal.coins, count: greatDeal.fame })] : []),
    ...(risen(before, after) ? [words.say('after.rank', { rank: words.say(`ranks.${after.rank}`) })] : []),
  ];
}

/** Compares a result with the previous best. */
function comparison(before: number | undefined, fame: number): 'first' | 'better' | 'level' | 'lower' {
  if (before === undefined) return 'first';
  if (fame === before) return 'level';
  return fame > before ? 'better' : 'lower';
}

function risen(before: Standing, after: Standing): boolean {
  return before.rank !== after.rank;
}
