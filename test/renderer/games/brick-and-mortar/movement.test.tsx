// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brickAndMortarRoom } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState } from '../../../../shared/games/brick-and-mortar/state.ts';
import { startWords } from '../../every-word.ts';
import { type Animations, withAnimations } from '../animations.ts';
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

let animations: Animations;

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
const moving = () => document.querySelectorAll('.moving').length;
const settle = () => act(() => Promise.resolve());

describe('movement on the board', () => {
  beforeAll(() => startWords('en'));
  beforeEach(() => {
    animations = withAnimations();
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(Element.prototype, 'animate');
    document.documentElement.style.removeProperty('--pace');
  });

  it('shows what the latest moves did, hides it from readers and presses, and leaves nothing behind', async () => {
    const { rerender } = render(table(none));
    await settle();
    expect(moving()).toBe(0);
    rerender(table(copyOf(sale.events)));
    expect(moving()).toBeGreaterThan(0);
    const layer = document.querySelector('.in-flight');
    expect([layer?.getAttribute('aria-hidden'), layer?.hasAttribute('inert')]).toEqual(['true', true]);
    animations.arrive();
    await settle();
    expect(document.querySelector('.in-flight')).toBeNull();
  });

  it('shows it once, whatever board is given it again', async () => {
    const events = copyOf(sale.events);
    const first = render(table(events));
    await settle();
    expect(animations.started).toBeGreaterThan(0);
    first.unmount();
    expect(document.querySelector('.in-flight')).toBeNull();
    animations = withAnimations();
    render(table([...events]));
    await settle();
    expect(animations.started).toBe(0);
  });

  it('moves nothing where no movement is wanted', async () => {
    document.documentElement.style.setProperty('--pace', '0');
    const { rerender } = render(table(none));
    rerender(table(copyOf(sale.events)));
    await settle();
    expect([animations.started, moving()]).toEqual([0, 0]);
  });
});
