import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { settingsArrived } from '../../../renderer/client/slices/settings-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { TableContext } from '../../../renderer/table/table-context.ts';
import { languages, speak, translatorFor } from '../../../renderer/words/index.ts';
import { see } from '../../../shared/engine/index.ts';
import { defaultSettings } from '../../../shared/protocol/messages.ts';
import { openGames } from '../every-game-ui.ts';
import { finishedMatch } from './finished-match.ts';
import { gameNamed } from './laid-table.tsx';
import { figureIn } from './ledger-reading.ts';
import { openLedger } from './opened-ledger.tsx';
import { sixPeople } from './people.ts';

/** Opens the ledger of a match that has just ended on this page. */
function closeMatch({ id, ui }: (typeof openGames)[number]) {
  const seen = vi.fn();
  const store = createAppStore();
  store.dispatch(settingsArrived({ ...defaultSettings, pace: 'step-by-step' }));
  const closing = { game: id, isFar: false, seen };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <TableContext value={{ seats: [], toAct: [], insteadOfPrompt: null, closing }}>{children}</TableContext>
    </Provider>
  );
  const game = gameNamed(id);
  const { state, seats, outcome, events } = finishedMatch(game, game.seats.max, 0);
  const view = { ...see(game.hiding, state, 'spectator'), seatCount: seats };
  return { ...openLedger(ui, view, outcome, events, wrapper), outcome, seen };
}

const totals = () => [...document.querySelectorAll('.closing-total')].map(({ textContent }) => figureIn(textContent));
const pressKey = (key: 'ArrowRight' | 'Escape') => fireEvent.keyDown(window, { key });

describe.each(openGames)('the closing ceremony of $id', (game) => {
  it('counts out the scoring term by term, ends at the scores, and names the winner last', () => {
    speak('en');
    const { outcome, seen, container } = closeMatch(game);
    const counts = container.querySelectorAll('.closing-counts > li').length;
    expect(counts).toBeGreaterThan(0);
    // at first no player has more than the first term
    const towers = [...container.querySelectorAll('.closing-tower')];
    const brought = towers.map((tower) => figureIn(tower.querySelector('.closing-gain')?.textContent ?? '0'));
    expect(totals()).toEqual(brought);
    for (let count = 1; count < counts; count++) {
      expect(container.querySelector('.closing-first')).toBeNull();
      pressKey('ArrowRight');
    }
    // the last term reaches each score before the ledger shows it
    expect(totals()).toEqual(outcome.scores);
    expect(container.querySelector('.closing-first')).toBeNull();
    pressKey('ArrowRight');
    expect(totals()).toEqual(outcome.scores);
    const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [sixPeople[seat]?.name ?? ''] : []));
    for (const name of winners.slice(0, 1))
      expect(container.querySelector('.closing-first')?.textContent).toContain(name);
    expect(container.querySelector('.scoring-book')).toBeNull();
    expect(seen).not.toHaveBeenCalled();
    pressKey('ArrowRight');
    expect(seen).toHaveBeenCalledOnce();
  });

  it.each(languages)('says in %s what each count brought, shows awards, and skips to the winner', (language) => {
    speak(language);
    const { container } = closeMatch(game);
    expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|\[object/);
    const [skip] = container.querySelectorAll('.counter .button.quiet');
    if (skip !== undefined) fireEvent.click(skip);
    expect(container.querySelector('.closing-first')).not.toBeNull();
    const awards = [...container.querySelectorAll('.closing-award')];
    expect(awards.length).toBeGreaterThan(0);
    for (const award of awards) expect(award.textContent).not.toMatch(/awards\.|story\.|\{\{|undefined|NaN/);
    const { collected, seats } = gameNamed(game.id);
    for (const { item } of collected?.(finishedMatch(gameNamed(game.id), seats.max, 0).state) ?? []) {
      const thing = game.ui.collectible?.(item, translatorFor(game.id, language));
      expect([thing?.title, thing?.name].join()).not.toMatch(/favourites|\w\.\w|\{\{|^,|,$/);
    }
  });
});
