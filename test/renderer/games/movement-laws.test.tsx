import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeEvent } from '../../../shared/engine/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { openGames } from '../every-game-ui.ts';
import { finishedMatch } from './finished-match.ts';
import { boardAt, gameNamed, type Position } from './laid-table.tsx';
import { movingPage } from './moving-page.ts';
import { openWindow } from './windows.ts';

const page = movingPage();
beforeEach(() => openWindow('laptop'));

/** Number of moves of a match to show. */
const movesShown = campaign(2, 8);

describe.each(openGames.map(({ id, ui }) => [id, ui] as const))(
  'movement on the board of %s',
  { timeout: 120_000 },
  (id, ui) => {
    const game = gameNamed(id);
    const { steps } = finishedMatch(game, game.seats.min, 0, ({ type }) => ui.sounds?.[type] !== undefined);

    /** The moves with most events first, each as the board before it and the board with its events, for its player. */
    const eventful = steps.toSorted((one, other) => other.events.length - one.events.length);
    const moves = eventful.flatMap(({ after, events, seat }) => {
      const [next] = game.toAct(after);
      if (next === undefined) return [];
      const position: Position = { state: after, seat: next };
      const latest = events.map((event) => seeEvent(game.eventHiding, event, seat));
      const boardWith = (shown: typeof latest) => boardAt(game, ui, position, { viewer: seat, latest: shown });
      return [{ boardWith, latest }];
    });

    it('animates moves, hidden from screen readers and presses, and lights what they change', async () => {
      let moved = 0;
      let lit = 0;
      for (const { boardWith, latest } of moves) {
        if (moved === movesShown) break;
        const { rerender, unmount } = render(boardWith([]));
        await page.settle();
        page.begin();
        rerender(boardWith(latest));
        if (page.started > 0) moved += 1;
        if (page.moving.length > 0) {
          const layer = document.querySelector('.in-flight');
          expect([layer?.getAttribute('aria-hidden'), layer?.hasAttribute('inert')]).toEqual(['true', true]);
        }
        await page.arrive();
        expect(page.moving).toEqual([]);
        if (ui.changedBy?.(latest).some((piece) => document.querySelector(`.game-board ${piece}`) !== null)) lit += 1;
        unmount();
      }
      expect(Math.min(moved, lit)).toBeGreaterThan(0);
    });

    it('animates once, and not at all if movement is off', async () => {
      const [{ boardWith, latest } = {}] = moves;
      if (boardWith === undefined || latest === undefined) throw new RangeError('the match has no moves');
      const { rerender, unmount } = render(boardWith(latest));
      await page.settle();
      page.begin();
      rerender(boardWith([...latest]));
      expect(page.started).toBe(0);
      unmount();
      page.switchOff();
      for (const each of moves.slice(0, 3)) {
        const board = render(each.boardWith([]));
        board.rerender(each.boardWith(each.latest));
        await page.settle();
        expect([page.started, page.moving.length]).toEqual([0, 0]);
        board.unmount();
      }
    });
  },
);
