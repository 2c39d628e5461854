// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leastHeights } from '../../../../renderer/games/brick-and-mortar/forms/layout.ts';
import { placesFor } from '../../../../renderer/games/brick-and-mortar/forms/shared-board.tsx';
import { layoutFor } from '../../../../renderer/table/board/board-layout.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState } from '../../../../shared/games/brick-and-mortar/state.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { newMatch, playLively, renderBoard } from './sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

/** A position in the middle of a match, with stores in every building. */
function lateIn(seats: number): BrickState {
  let late: BrickState | undefined;
  playLively(newMatch(seats, `shared ${seats}`), `board ${seats}`, (state) => {
    if (late === undefined && state.month === 3) late = brickAndMortar.copy(state);
  });
  if (late === undefined) throw new TypeError('the match ended early');
  return late;
}

const screens = [
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const;

describe.each([2, 3, 4])('the board for everybody at a table of %i', (seats) => {
  const state = lateIn(seats);

  it('shows every building in the same size, and nobody’s own desk', () => {
    Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
    const { container } = renderBoard(state, null, () => {});
    const buildings = [...container.querySelectorAll<HTMLElement>('.bm-everybody .bm-building')];
    expect(buildings.map((one) => one.dataset.seat)).toEqual(people.slice(0, seats).map((_, seat) => String(seat)));
    expect(new Set(buildings.map(({ style }) => style.height)).size).toBe(1);
    expect(new Set(buildings.map((one) => one.querySelector('.terrace')?.getAttribute('width'))).size).toBe(1);
    expect(container.querySelector('.bm-own, .bm-desk, .bm-till')).toBeNull();
    for (const { building } of state.players) {
      for (const { id } of building) expect(container.querySelector(`[data-shop="${id}"]`)).not.toBeNull();
    }
  });

  it('says who is asked, on the counter and with lamplight round the building', () => {
    Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
    const { container } = renderBoard(state, null, () => {});
    const lit = [...container.querySelectorAll<HTMLElement>('.bm-building.acting')].map(({ dataset }) => dataset.seat);
    expect(lit).toEqual(brickAndMortar.toAct(state).map(String).sort());
    for (const seat of brickAndMortar.toAct(state)) {
      expect(container.querySelector('.asks')?.textContent).toContain(people[seat]?.name ?? '?');
    }
    expect(container.querySelector('.lit.piece, .counter-actions > .primary')).toBeNull();
  });

  it.each(screens)('fits a screen of %i by %i, with shops larger than across the street', (width, height) => {
    const layout = layoutFor({ width, height, text: 1 }, leastHeights);
    const places = placesFor(seats, layout);
    const rows = seats > 2 ? 2 : 1;
    expect(layout.setting).toBe('one-screen');
    expect(places.width * 2).toBeLessThan(layout.width - 262);
    expect(places.height * rows).toBeLessThan(layout.height - 43 - 42 - 74);
    expect(places.zoom).toBeGreaterThan(1.2);
    expect(places.height / places.zoom).toBeGreaterThan(150);
  });
});
