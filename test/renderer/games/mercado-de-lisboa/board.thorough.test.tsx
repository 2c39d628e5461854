import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playerAt } from '../../../../shared/engine/index.ts';
import { standBarrier } from '../../../../shared/games/mercado-de-lisboa/barriers.ts';
import { standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import { endingsNext } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { standIncome, totalIncome } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import { isFree } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import { entrances, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { startWords } from '../../every-word.ts';
import { need } from '../drawn-elements.ts';
import { openTags } from '../laid-table.tsx';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('laptop'));

const words = wordsIn('en');
const acts = ({ question }: MercadoState): boolean => question?.type === 'act';
const open = ({ settled }: MercadoState): boolean => !settled.hiddenMoney;
const spaces = Array.from({ length: spaceCount }, (_, space) => space);

const mid = momentOf(4, (state) => acts(state) && open(state) && state.round > 4);

const pieceAt = (container: HTMLElement, place: string) => need(container, `[data-${place}] button`);
describe('the market', () => {
  it('lights with a tile in hand every space where a stand can be opened, with its net, and blocks every other free one', () => {
    const { state, seat } = momentOf(3, (each) => {
      const { question } = each;
      if (question?.type !== 'act' || each.round < 5) return false;
      const player = playerAt(each, question.seat);
      const good = player.tiles[0];
      const barriers = spaces
        .filter((space) => isFree(each, space))
        .map((space) => good && standBarrier(each, player, space, good));
      return barriers.includes(null) && barriers.some((barrier) => barrier?.why === 'too-dear');
    });
    const player = playerAt(state, seat);
    const [good = 'fish'] = player.tiles;
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.mc-net')).toBeNull();
    fireEvent.click(need(container, '.mc-own-tiles button'));
    openTags(container);
    for (const space of spaces) {
      const piece = pieceAt(container, `space="${space}"`);
      const barrier = standBarrier(state, player, space, good);
      expect(piece.classList.contains('lit'), `space ${space}`).toBe(barrier === null);
      const net = totalIncome(standIncome(state, seat, space, good)) - standCost(state, space).cost;
      expect(piece.querySelector('.mc-net')?.textContent ?? null).toBe(barrier === null ? words.change(net) : null);
      if (barrier?.why !== 'too-dear') continue;
      expect(piece.getAttribute('aria-disabled')).toBe('true');
      const tag = document.getElementById(piece.getAttribute('aria-describedby') ?? '');
      expect(tag?.textContent).toContain(String(barrier.cost));
    }
  });
});

describe('the keyboard', () => {
  const press = (key: string, ctrlKey = false): void => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey });
  };
  const here = (): string => {
    const place = document.activeElement?.closest<HTMLElement>('[data-space], [data-entrance]');
    return place?.dataset.entrance ?? place?.dataset.space ?? '';
  };

  it('walks rows and columns from entrance to entrance', () => {
    const { container } = renderBoard(mid.state, mid.seat);
    const stops = [...container.querySelectorAll<HTMLElement>('.mc-market button')];
    expect(stops).toHaveLength(spaceCount + entrances.length);
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    pieceAt(container, 'space="12"').focus();
    const walked = (key: string, steps: number) =>
      Array.from({ length: steps }, () => {
        press(key);
        return here();
      });
    expect(walked('ArrowUp', 3)).toEqual(['7', '2', 'T3']);
    expect(walked('ArrowDown', 6)).toEqual(['2', '7', '12', '17', '22', 'B3']);
    press('ArrowUp');
    expect(walked('ArrowRight', 3)).toEqual(['23', '24', 'R5']);
    press('Home');
    expect(here()).toBe('L5');
    press('End');
    expect(here()).toBe('R5');
  });

  it('walks the open customers level by level', () => {
    const { state, seat } = momentOf(3, (each) => acts(each) && each.customers.every((level) => level.length === 3));
    const { container } = renderBoard(state, seat);
    const first = state.customers[0]?.[0];
    pieceAt(container, `customers="${first}"`).focus();
    const customersHere = () => document.activeElement?.closest<HTMLElement>('[data-customers]')?.dataset.customers;
    for (const level of state.customers.slice(1)) {
      press('ArrowDown');
      expect(customersHere()).toBe(level[0]);
    }
    press('ArrowRight');
    expect(customersHere()).toBe(state.customers[3]?.[1]);
  });
});

describe('the end', () => {
  const signIn = (container: HTMLElement): string | null => container.querySelector('.end-sign')?.textContent ?? null;

  it('is not announced while it is far', () => {
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
  ] as const)('by %s is announced before the action that can bring it', (ending, seats) => {
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
