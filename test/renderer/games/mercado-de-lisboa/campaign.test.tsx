import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CampaignCard } from '../../../../renderer/games/mercado-de-lisboa/ending/campaign-card.tsx';
import { CampaignStanding } from '../../../../renderer/games/mercado-de-lisboa/ending/campaign-standing.tsx';
import { fetchRules } from '../../../../renderer/games/rules.ts';
import { languages, speak, translatorFor } from '../../../../renderer/words/index.ts';
import { challengeIds, challenges, fameRanks } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { CampaignResult } from '../../../../shared/protocol/messages.ts';
import { allCatalogues } from '../../every-word.ts';

beforeEach(() => speak('en'));

let tables = 0;
function result(chapter: string, fame: number, greatDeal = false): CampaignResult {
  tables += 1;
  return { table: `table${String(tables).padStart(5, '0')}`, chapter, fame, greatDeal };
}

function standingAfter(results: readonly CampaignResult[], at = results.length - 1): string {
  render(<CampaignStanding campaign={{ table: results[at]?.table ?? 'gone0000', results }} />);
  return screen.getByRole('region', { name: 'Campaign' }).textContent ?? '';
}

describe('the campaign in the ledger of a solo game', () => {
  it('compares the result with the best so far', () => {
    const standings = [
      [result('specialist', 2)],
      ...[3, 2, 1].map((fame) => [result('specialist', 2), result('specialist', fame)]),
    ].map((results) => {
      const text = standingAfter(results);
      cleanup();
      return text;
    });
    expect(new Set(standings).size).toBe(4);
    for (const [at, best] of [2, 3, 2, 2].entries()) expect(standings[at]).toMatch(new RegExp(`\\b${best} of 29\\b`));
  });

  it('announces a big sale and a new rank once', () => {
    const before = [result('specialist', 3), result('long-game', 3), result('all-couples', 3)];
    const words = translatorFor('mercado-campaign', 'en');
    const rank = words('ranks.good-work');
    const dealt = standingAfter([...before, result('pub-crawl', 0, true)]);
    expect(dealt).toMatch(/\b11 of 29\b/);
    expect(dealt).toContain(rank);
    cleanup();
    const later = standingAfter([...before, result('pub-crawl', 0, true), result('last-orders', 0, true)]);
    expect(later.length).toBeLessThan(dealt.length);
  });

  it('marks the challenge just played', () => {
    standingAfter([result('specialist', 0), result('pub-crawl', 2)]);
    const chapters = screen.getAllByRole('listitem');
    expect(chapters.map((each) => each.classList.contains('current'))).toEqual(
      challengeIds.map((id) => id === 'pub-crawl'),
    );
    expect(chapters[challengeIds.indexOf('pub-crawl')]?.querySelectorAll('.won')).toHaveLength(2);
  });
});

it.each(languages)('the card of the nine challenges: describes each challenge in %s with its targets', (language) => {
  speak(language);
  for (const [at, id] of challengeIds.entries()) {
    render(<CampaignCard results={[]} chosen={id} onChoose={() => {}} />);
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(9);
    expect(radios.findIndex((radio) => radio.matches(':checked'))).toBe(at);
    const about = document.getElementById(radios[at]?.getAttribute('aria-describedby') ?? '')?.textContent;
    for (const target of challenges[id].fameAt) expect(about).toContain(String(target));
    cleanup();
  }
});

it.each(languages)('the ranks in %s match the rules', async (language) => {
  const ranks = allCatalogues()[language]['mercado-campaign']?.ranks;
  const rules = await fetchRules('mercado-de-lisboa', language);
  expect(Object.keys(ranks ?? {})).toEqual(fameRanks.map(({ rank }) => rank));
  for (const words of Object.values(ranks ?? {})) expect(rules).toContain(`| ${words} |`);
});
