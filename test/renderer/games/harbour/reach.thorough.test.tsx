// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { meaningOf, type Piece } from '../../../../renderer/games/harbour/interaction/pieces.ts';
import type { HarbourTable } from '../../../../renderer/games/harbour/table.ts';
import { spokenBoard, spokenPlace } from '../../../../renderer/games/harbour/words/place-words.ts';
import { board } from '../../../../shared/games/harbour/boards.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { startWords } from '../../every-word.ts';
import { openWindow, type WindowName } from '../windows.ts';
import { momentsByQuestion, renderBoard } from './drawn-table.tsx';
import { Page, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const moments = momentsByQuestion(40, 1);
const words = wordsIn('en');

const isUsable = (element: Element | null | undefined): boolean =>
  element?.closest('button')?.matches('.lit, .chosen') === true;

/** Can the piece be pressed on the drawn table? */
function isLit(container: HTMLElement, table: HarbourTable, piece: Piece): boolean {
  const labelled = (label: string) =>
    [...container.querySelectorAll('button')].some((one) => one.getAttribute('aria-label') === label && isUsable(one));
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'place':
      return labelled(spokenPlace(table, meaning.place));
    case 'character':
      return labelled(spokenBoard(meaning.character, words));
    case 'player':
      return isUsable(container.querySelector(`[data-seat="${meaning.seat}"] button [data-good="${meaning.good}"]`));
    case 'good': {
      const shown = [...container.querySelectorAll(`[data-good="${meaning.good}"]`)];
      return shown.some((one) => isUsable(one) || isUsable(one.querySelector('button')));
    }
  }
}

/** Can the piece be chosen by a button of the lists? */
function isListed(container: HTMLElement, table: HarbourTable, piece: Piece): boolean {
  const meaning = meaningOf(piece);
  if (meaning.of === 'character') return isLit(container, table, piece);
  const what = meaning.of === 'place' ? words.place(meaning.place, table.view) : words.good(meaning.good);
  const text = words.say('choose', { what });
  return [...container.querySelectorAll('button')].some((one) => one.textContent === text);
}

/** Draws every moment in a window and looks for each piece that can be pressed. */
function expectAll(name: WindowName, isThere: typeof isLit): void {
  openWindow(name);
  for (const [type, some] of moments) {
    for (const { state, seat } of some) {
      const page = new Page(harbour.copy(state), words);
      const table = page.table();
      const { container, unmount } = renderBoard(state, seat);
      for (const piece of page.open()) expect(isThere(container, table, piece), `${type} ${piece}`).toBe(true);
      unmount();
    }
  }
}

describe('whatever can be pressed', () => {
  it.each(['laptop', 'tablet', 'upright', 'phone'] as const)('is lit on the table of a %s', (name) => {
    expectAll(name, isLit);
  });

  it('has a button in the lists', () => expectAll('lists', isListed));

  it('is told with everything on it: a board with its ability, a building with action and figures', () => {
    openWindow('laptop');
    const choosing = moments.get('keep-character')?.[0];
    expect(choosing).toBeDefined();
    if (choosing === undefined) return;
    const { state, seat } = choosing;
    const { container } = renderBoard(state, seat);
    for (const character of state.players[seat]?.dealt ?? []) {
      const { ability } = board(character);
      expect(ability).not.toBeNull();
      if (ability !== null) expect(container.textContent).toContain(words.ability(ability));
    }
  });
});

describe('with the keyboard', () => {
  it('Tab enters every group once, and the arrow keys walk it to both ends', () => {
    openWindow('laptop');
    const moment = moments.get('move-pawn')?.at(-1);
    expect(moment).toBeDefined();
    if (moment === undefined) return;
    const { container } = renderBoard(moment.state, moment.seat);
    const groups = [...container.querySelectorAll<HTMLElement>('fieldset.roving')];
    expect(groups.length).toBeGreaterThan(3);
    for (const group of groups) {
      const stops = [...group.querySelectorAll<HTMLElement>('button')];
      expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
      stops[0]?.focus();
      for (const stop of stops) {
        expect(document.activeElement).toBe(stop);
        stop.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
      }
      stops.at(-1)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
      expect(document.activeElement).toBe(stops[0]);
    }
  });
});
