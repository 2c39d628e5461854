import { render } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages, speak, translatorFor } from '../../../renderer/words/index.ts';
import { seatsOf, see, seeEvent, type Viewer } from '../../../shared/engine/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { openGames } from '../every-game-ui.ts';
import { type FinishedMatch, finishedMatch } from './finished-match.ts';
import { gameNamed, seatCounts } from './laid-table.tsx';
import { figureIn, scoringRows } from './ledger-reading.ts';
import { openLedger } from './opened-ledger.tsx';
import { sixPeople } from './people.ts';

beforeEach(() => {
  speak('en');
  // everything is revealed at once, without movement
  document.documentElement.style.setProperty('--pace', '0');
});

/** Matches a text with a missing part. */
const broken = /\{\{|undefined|\bNaN\b|\[object/;
/** Number of matches to read, with each number of players in turn. */
const matchesEach = campaign(1, 2, 4);
/** A figure of the scoring: its own text, without the names of drawings; 0 for a dash. */
function ownFigure(cell: Element): number {
  const written = [...cell.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const own = written.map(({ textContent }) => textContent).join('');
  return figureIn(/\d/.test(own) ? own : /\d/.test(cell.textContent) && written.length === 0 ? cell.textContent : '0');
}

describe.each(openGames.map(({ id, ui }) => [id, ui] as const))('the UI of %s', { timeout: 120_000 }, (id, ui) => {
  const game = gameNamed(id);
  let matches: readonly FinishedMatch[] = [];
  beforeAll(() => {
    const counts = seatCounts(game);
    matches = Array.from({ length: matchesEach }, (_, number) =>
      finishedMatch(game, counts[(counts.length - 1 + number) % counts.length] ?? game.seats.max, number, ui.isReveal),
    );
  }, 120_000);
  const viewOf = (state: FinishedMatch['state'], viewer: Viewer): unknown =>
    JSON.parse(JSON.stringify(see(game.hiding, state, viewer)));
  const peopleAt = ({ seats }: FinishedMatch) => sixPeople.slice(0, seats);

  it.each(languages)('shows in %s a ledger with the winner, scores by place, and terms that add up', (language) => {
    speak(language);
    for (const { state, seats, outcome, events } of matches) {
      const view = { ...see(game.hiding, state, 'spectator'), seatCount: seats };
      const { container, unmount } = openLedger(ui, view, outcome, events);
      expect(container.textContent).not.toMatch(broken);
      const { scores, places } = outcome;
      const byPlace = scores
        .map((score, seat) => [places[seat] ?? 0, score] as const)
        .sort(([one], [other]) => one - other);
      const [totals = []] = scoringRows(container, 'tfoot tr', ownFigure);
      expect(totals.slice(0, seats)).toEqual(byPlace.map(([, score]) => score));
      const rows = scoringRows(container, 'tbody tr', ownFigure);
      for (const [column, total] of totals.entries()) {
        expect(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
      }
      expect(container.querySelectorAll('.chart table tbody tr').length).toBeGreaterThan(0);
      const heading = container.querySelector('h1')?.textContent ?? '';
      for (const [seat, { name }] of sixPeople.slice(0, seats > 1 ? seats : 0).entries()) {
        expect(heading.includes(name), heading).toBe(places[seat] === 1);
      }
      unmount();
    }
  });

  it('marks the lines that only one player may read as secret, and no others', () => {
    const translate = translatorFor(id);
    const faults = new Set<string>();
    for (const match of matches) {
      const lineOf = (event: FinishedMatch['events'][number]) => ui.logLine(event, peopleAt(match), translate);
      for (const event of match.events) {
        const whole = lineOf(event);
        const others = lineOf(seeEvent(game.eventHiding, event, 'spectator'));
        if (others?.secret === true) faults.add(`${event.type}: secret for everyone`);
        if (whole !== null && whole.text !== others?.text && whole.secret !== true)
          faults.add(`${event.type}: not secret`);
        if (whole?.reveal === true && !ui.isReveal(event)) faults.add(`${event.type}: turns nothing over`);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('describes every position, private things and reveals in every language', () => {
    const faults = new Set<string>();
    let looked = 0;
    for (const match of matches) {
      const seats = peopleAt(match);
      for (const { after, events, seat } of match.steps) {
        const turned = events.filter((event) => ui.isReveal(event));
        looked += 1;
        const language = languages[looked % languages.length] ?? 'en';
        speak(language);
        const translate = translatorFor(id, language);
        const atPlaces = turned.length === 0 ? null : (ui.turned?.(turned, seats, translate) ?? null);
        const texts = [
          ...(atPlaces === null ? [] : [atPlaces.says]),
          ui.opening(match.options, translate, match.seats),
          ...[...seatsOf(match.seats), null].map((asked) =>
            ui.statusLine(viewOf(after, asked ?? 'spectator'), translate, { seats, asked }),
          ),
        ];
        const drawings = [
          <ui.Private key="own" seat={seat} seats={seats} view={viewOf(after, seat)} />,
          <ui.Private key="others" seat={seat} seats={seats} view={viewOf(after, 'spectator')} />,
          ...(turned.length > 0 && ui.Reveal
            ? [<ui.Reveal key="all" seats={seats} events={turned} view={viewOf(after, 'spectator')} />]
            : []),
        ];
        for (const drawing of drawings) {
          const { container, unmount } = render(drawing);
          texts.push(container.textContent);
          unmount();
        }
        for (const text of texts) if (text.trim() === '' || broken.test(text)) faults.add(`${language}: ${text}`);
      }
    }
    expect([...faults]).toEqual([]);
    expect(looked).toBeGreaterThan(5);
  });
});
