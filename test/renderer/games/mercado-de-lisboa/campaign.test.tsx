// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mercadoCampaign } from '../../../../renderer/games/mercado-de-lisboa/ending/campaign.ts';
import { CampaignCard } from '../../../../renderer/games/mercado-de-lisboa/ending/campaign-card.tsx';
import { CampaignStanding } from '../../../../renderer/games/mercado-de-lisboa/ending/campaign-standing.tsx';
import { languages, speak } from '../../../../renderer/words/index.ts';
import { challengeIds, challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { CampaignResult } from '../../../../shared/protocol/messages.ts';
import { startWords } from '../../every-word.ts';

beforeAll(() => startWords('en'));
beforeEach(() => speak('en'));
afterEach(cleanup);

let tables = 0;
function result(chapter: string, fame: number, greatDeal = false): CampaignResult {
  tables += 1;
  return { table: `table${String(tables).padStart(5, '0')}`, chapter, fame, greatDeal };
}

function standingAfter(results: readonly CampaignResult[], at = results.length - 1): string {
  render(<CampaignStanding campaign={{ table: results[at]?.table ?? 'gone0000', results }} />);
  return screen.getByRole('region', { name: 'Campaign' }).textContent ?? '';
}

describe('the campaign in the ledger of somebody alone', () => {
  it('tells of a first result, where it stands, and what comes next', () => {
    const text = standingAfter([result('specialist', 2)]);
    expect(text).toContain('Specialist: 2 fame, and the first result there.');
    expect(text).toContain('2 of 29 fame: Beginner at the market. 9 more fame, and they call you: Good work');
    expect(text).toContain('Next: Long Game.');
  });

  it.each([
    [3, 'Specialist: 3 fame, better than 2 before.'],
    [2, 'Specialist: 2 fame, as the best so far.'],
    [1, 'Specialist: 1 fame; the best so far, 2, still counts.'],
  ])('tells how %i fame compares with the 2 before', (fame, words) => {
    expect(standingAfter([result('specialist', 2), result('specialist', fame)])).toContain(words);
  });

  it('tells of the great deal once, and of a new rank', () => {
    const before = [result('specialist', 3), result('long-game', 3), result('all-couples', 3)];
    const dealt = [...before, result('pub-crawl', 0, true)];
    const text = standingAfter(dealt);
    expect(text).toContain('A great deal, 32 coins or more in one action: 2 more fame');
    expect(text).toContain('Now they call you: Good work, and more is possible.');
    cleanup();
    const later = standingAfter([...dealt, result('last-orders', 0, true)]);
    expect(later).not.toContain('A great deal');
    expect(later).not.toContain('Now they call you');
  });

  it('tells what a match changed when it ended, and how things stand now', () => {
    const text = standingAfter([result('specialist', 1), result('specialist', 3)], 0);
    expect(text).toContain('Specialist: 1 fame, and the first result there.');
    expect(text).toContain('3 of 29 fame');
  });

  it('marks the challenge that was played, and says which are still to play', () => {
    standingAfter([result('specialist', 0), result('pub-crawl', 2)]);
    const chapters = screen.getAllByRole('listitem');
    expect(chapters.map((each) => each.classList.contains('current'))).toEqual(
      challengeIds.map((id) => id === 'pub-crawl'),
    );
    expect(chapters[0]?.textContent).toBe('Specialistat best 0 of 3 fame');
    expect(chapters[1]?.textContent).toBe('Long Gameto play');
    expect(chapters[7]?.querySelectorAll('.won')).toHaveLength(2);
    expect(chapters[7]?.querySelector('svg')?.children).toHaveLength(3);
  });

  it('says so of a match of an earlier campaign, and of a campaign that cannot be bettered', () => {
    expect(standingAfter([], 0)).toContain('belongs to an earlier campaign');
    cleanup();
    const all = challengeIds.map((id) => result(id, 3, true));
    expect(standingAfter(all)).toContain('Full fame in all nine.');
    expect(screen.getByText(/29 of 29 fame: Legend of Lisbon/)).toBeTruthy();
  });

  it('is not there with several players', () => {
    const { container } = render(<CampaignStanding campaign={undefined} />);
    expect(container.childNodes).toHaveLength(0);
  });
});

describe('the card of the nine challenges', () => {
  it.each(languages)('says in %s what each is about, with the figures of the rules', (language) => {
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

  it('goes on where it is best to, and at the front again when all is won', () => {
    expect(mercadoCampaign.next([])).toBe('specialist');
    expect(mercadoCampaign.next([result('specialist', 0)])).toBe('long-game');
    expect(mercadoCampaign.next(challengeIds.map((id) => result(id, 3)))).toBe('specialist');
  });
});
