import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { harbourUi } from '../../../../renderer/games/harbour/index.ts';
import { Private } from '../../../../renderer/games/harbour/regions/private.tsx';
import { wordsFrom } from '../../../../renderer/games/harbour/words.ts';
import { speak, translatorFor } from '../../../../renderer/words/index.ts';
import { type Outcome, type Seat, seatAt, see } from '../../../../shared/engine/index.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { practicePoints } from '../../../../shared/games/harbour/scoring.ts';
import { paragraphsOf } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { openLedger } from '../opened-ledger.tsx';
import { people } from '../people.ts';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

beforeEach(() => speak('en'));

const nothing = () => {};
const words = () => wordsFrom(translatorFor('harbour'), people, 'en');

const openMatch = (match: PlayedMatch) =>
  openLedger(harbourUi, seenBy(match.state, 'spectator'), outcomeOf(harbour, match.state), eventsOf(match));

/** A finished match with this many seats and these options. */
function finished(seats: number, options: Readonly<Record<string, string>> = {}): PlayedMatch {
  return playMatch(seats, `finished ${seats} ${JSON.stringify(options)}`, nothing, { boards: 'wharfs', ...options });
}

describe('the outcome', () => {
  it('explains the tie-break and its figures, or that the win is shared', () => {
    const seen = seenBy(finished(2).state, 'spectator');
    const [ana, bruno] = seen.players;
    if (ana === undefined || bruno === undefined) throw new TypeError('two players');
    const players = [
      { ...ana, buildings: ['pub', 'locks'], goods: { fish: 1, livestock: 0, wood: 2, stone: 0 } },
      { ...bruno, buildings: ['ranch'], goods: { fish: 6, livestock: 0, wood: 1, stone: 0 } },
    ] satisfies HarbourView['players'];
    const pageFor = (tieBreak: string | null, places: readonly number[]) => {
      const outcome: Outcome = { ending: 'fourth-building', scores: [20, 20], places, tieBreak };
      const { container } = openLedger(harbourUi, { ...seen, players }, outcome, []);
      const heading = container.querySelector('h1')?.textContent;
      const text = paragraphsOf(container);
      cleanup();
      return { heading, text };
    };
    expect(pageFor('buildings', [1, 2]).text).toContainEqual(expect.stringMatching(/Ana.*\b2\b.*\b1\b/));
    expect(pageFor('goods', [2, 1]).text).toContainEqual(expect.stringMatching(/Bruno.*\b7\b.*\b3\b/));
    expect(pageFor(null, [1, 1]).heading).toMatch(/Ana.*Bruno/);
  });

  it('marks the rank of a solo win, and none after a loss', () => {
    const alone = seenBy(finished(1, { alone: 'twenty-turns' }).state, 'spectator');
    const current = (won: boolean, rank: string | null) => {
      const outcome: Outcome = {
        ending: 'twenty-turns',
        scores: [31],
        places: [1],
        tieBreak: null,
        alone: { won, rank },
      };
      const { container } = openLedger(harbourUi, { ...alone, endedBy: won ? seatAt(0) : null }, outcome, []);
      const bands = [...container.querySelectorAll('.harbour-ranks [aria-current]')].map(
        ({ textContent }) => textContent,
      );
      cleanup();
      return bands;
    };
    expect(current(true, 'harbour-master')).toEqual([expect.stringMatching(/30/)]);
    expect(current(false, null)).toEqual([]);
  });

  it('shows the practice opponent’s ledger beside the own one', () => {
    const match = finished(1, { alone: 'practice-opponent' });
    const { container } = openMatch(match);
    const totals = [...(container.querySelector('tfoot tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
      Number(textContent),
    );
    expect(totals).toEqual([
      outcomeOf(harbour, match.state).scores[0],
      practicePoints(match.state.practice?.buildings ?? []),
    ]);
    const rows = [...container.querySelectorAll('.chart table tbody tr')];
    expect(rows).toHaveLength(match.state.round);
    expect([...(rows.at(-1)?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number(textContent))).toEqual(
      totals,
    );
    expect([...(rows[0]?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number(textContent))[1]).toBe(0);
  });
});

it('private things: show the Noble’s card to the Noble only', () => {
  const match = Array.from({ length: 400 }, (_, index) =>
    playMatch(2, `noble ${index}`, nothing, { boards: 'all-characters' }),
  ).find(({ state }) => state.players.some(({ looked }) => looked.length > 0));
  if (match === undefined) throw new TypeError('nobody was the Noble');
  const noble = seatAt(match.state.players.findIndex(({ looked }) => looked.length > 0));
  const [card] = match.state.players[noble]?.looked ?? [];
  if (card === undefined) throw new TypeError('no card');
  const look = (seat: Seat) =>
    render(<Private seat={seat} seats={people} view={see(harbour.hiding, match.state, seat)} />).container.textContent;
  expect(look(noble)).toContain(words().building(card));
  for (const other of [seatAt(0), seatAt(1)].filter((seat) => seat !== noble)) {
    expect(look(other)).not.toContain(words().building(card));
  }
});
