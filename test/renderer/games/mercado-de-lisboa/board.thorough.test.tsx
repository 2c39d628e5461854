import { beforeEach, describe, expect, it } from 'vitest';
import { endingsNext } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { need } from '../drawn-elements.ts';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { wordsIn } from './page.ts';

beforeEach(() => openWindow('laptop'));

const words = wordsIn('en');
const acts = ({ question }: MercadoState): boolean => question?.type === 'act';
const open = ({ settled }: MercadoState): boolean => !settled.hiddenMoney;

const mid = momentOf(4, (state) => acts(state) && open(state) && state.round > 4);

describe('the end sign', () => {
  const signIn = (container: HTMLElement): string | null => container.querySelector('.end-sign')?.textContent ?? null;

  it('is absent while the end is far', () => {
    const { container } = renderBoard(mid.state, mid.seat);
    expect(endingsNext(mid.state)).toEqual([]);
    expect(signIn(container)).toBeNull();
    expect(container.querySelector('.game-where.last')).toBeNull();
  });

  it.each([
    ['spaces', 3],
    ['entrances', 3],
    ['coins', 4],
    ['last-order', 1],
  ] as const)('announces the end by %s one action ahead', (ending, seats) => {
    const { state, seat } = momentOf(
      seats,
      (each) => acts(each) && each.lastRound === null && endingsNext(each)[0] === ending,
      200,
    );
    for (const name of ['laptop', 'tablet', 'upright'] as const) {
      openWindow(name);
      const { container, unmount } = renderBoard(state, seat);
      expect(signIn(container)).toBe(words.say(`next.${ending}`));
      expect(need(container, '.game-where.last').textContent).toBe(words.say(`next.${ending}`));
      expect(container.querySelectorAll('.mc-end .near').length).toBeGreaterThan(0);
      unmount();
    }
  });
});
