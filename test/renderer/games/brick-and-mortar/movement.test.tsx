// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brickAndMortarRoom } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState } from '../../../../shared/games/brick-and-mortar/state.ts';
import { movingPage } from '../moving-page.ts';
import { boardProps, newMatch, playLively } from './sample-table.tsx';

/** Positions right after a store has sold, with what happened, seen by the seller. */
function aSale(): { readonly state: BrickState; readonly events: readonly BrickEvent[]; readonly seat: Seat } {
  let found: { state: BrickState; events: readonly BrickEvent[]; seat: Seat } | undefined;
  playLively(
    newMatch(2, 'movement'),
    'movement moves',
    () => {},
    (events, state) => {
      const sold = events.find((event) => event.type === 'sold');
      if (found !== undefined || sold?.type !== 'sold' || brickAndMortar.toAct(state).length === 0) return;
      found = { state: brickAndMortar.copy(state), events, seat: sold.seat };
    },
  );
  if (found === undefined) throw new Error('nothing was sold in the sample match');
  return found;
}

const page = movingPage();

const sale = aSale();

function table(events: readonly BrickEvent[]) {
  const props = { ...boardProps(sale.state, sale.seat, () => {}), latest: events };
  return (
    <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <brickAndMortarRoom.Board {...props} />
    </TableContext.Provider>
  );
}

const none: readonly BrickEvent[] = [];
const copyOf = (events: readonly BrickEvent[]): readonly BrickEvent[] => structuredClone(events);

describe('movement on the board', () => {
  it('shows what the latest moves did, hides it from readers and presses, and leaves nothing behind', async () => {
    const { rerender } = render(table(none));
    await page.settle();
    expect(page.moving.length).toBe(0);
    rerender(table(copyOf(sale.events)));
    expect(page.moving.length).toBeGreaterThan(0);
    const layer = document.querySelector('.in-flight');
    expect([layer?.getAttribute('aria-hidden'), layer?.hasAttribute('inert')]).toEqual(['true', true]);
    await page.arrive();
    expect(document.querySelector('.in-flight')).toBeNull();
  });

  it('shows it once, whatever board is given it again', async () => {
    const events = copyOf(sale.events);
    const first = render(table(events));
    await page.settle();
    expect(page.started).toBeGreaterThan(0);
    first.unmount();
    expect(document.querySelector('.in-flight')).toBeNull();
    page.begin();
    render(table([...events]));
    await page.settle();
    expect(page.started).toBe(0);
  });

  it('moves nothing where no movement is wanted', async () => {
    page.switchOff();
    const { rerender } = render(table(none));
    rerender(table(copyOf(sale.events)));
    await page.settle();
    expect([page.started, page.moving.length]).toEqual([0, 0]);
  });
});
