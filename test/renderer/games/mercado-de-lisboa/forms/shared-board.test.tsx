// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { endingsNext } from '../../../../../shared/games/mercado-de-lisboa/ending.ts';
import { entrances, spaceCount } from '../../../../../shared/games/mercado-de-lisboa/market.ts';
import { challengeResult } from '../../../../../shared/games/mercado-de-lisboa/scoring.ts';
import type { MercadoState } from '../../../../../shared/games/mercado-de-lisboa/state.ts';
import { startWords } from '../../../every-word.ts';
import { people } from '../../people.ts';
import { openWindow, type WindowName } from '../../windows.ts';
import { momentOf, renderBoard } from '../drawn-table.tsx';
import { wordsIn } from '../page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const words = wordsIn('en');
const acts = ({ question }: MercadoState): boolean => question?.type === 'act';
const drawn: readonly WindowName[] = ['laptop', 'tablet', 'upright', 'phone', 'phone-aside'];

const late = momentOf(4, (state) => acts(state) && state.round > 3 && !state.settled.hiddenMoney);

it.each(drawn)('shows the whole market, the customers and all players alike on a %s, and belongs to nobody', (name) => {
  openWindow(name);
  const { state } = late;
  const { container } = renderBoard(state, null);
  expect(container.querySelectorAll('.mc-market [data-space]')).toHaveLength(spaceCount);
  expect(container.querySelectorAll('.mc-market [data-entrance]')).toHaveLength(entrances.length);
  expect(container.querySelectorAll('[data-customers]')).toHaveLength(state.customers.flat().length);
  const cards = [...container.querySelectorAll<HTMLElement>('.mc-player')];
  expect(cards.map(({ dataset }) => dataset.seat)).toEqual(['0', '1', '2', '3']);
  for (const [seat, card] of cards.entries()) {
    const player = state.players[seat];
    expect(card.textContent).toContain(people[seat]?.name);
    expect(card.querySelectorAll('[data-tiles] svg')).toHaveLength(player?.tiles.length ?? -1);
    expect(card.querySelectorAll('[data-restaurants] svg')).toHaveLength(player?.restaurants.length ?? -1);
    expect(card.querySelector('.mc-facts')?.textContent).toContain(String(player?.money));
    expect(card.classList.contains('acting')).toBe(state.question?.seat === seat);
  }
  // it belongs to nobody: nothing is lit, and it says whom the table waits for
  expect(container.querySelector('.mc-player.own, .piece.lit, .counter-actions > .primary')).toBeNull();
  expect(container.querySelector('.asks')?.textContent).toContain(people[state.question?.seat ?? -1]?.name ?? '?');
});

it('has the till roll at its side', () => {
  openWindow('laptop');
  const { container } = renderBoard(late.state, null);
  expect(container.querySelector('.mc-side .board-log')?.textContent).toBe('The roll');
});

it('tells nobody hidden money', () => {
  openWindow('laptop');
  const { state } = momentOf(3, (each) => acts(each) && each.settled.hiddenMoney && each.round > 2);
  const { container } = renderBoard(state, null);
  expect(container.querySelectorAll('.mc-facts')).toHaveLength(3);
  for (const facts of container.querySelectorAll('.mc-facts')) {
    expect(facts.textContent).not.toContain(words.say('facts.money'));
  }
});

it('announces the end before the next action can bring it', () => {
  openWindow('laptop');
  const { state } = momentOf(2, (each) => acts(each) && each.lastRound === null && endingsNext(each).length > 0);
  const { container } = renderBoard(state, null);
  expect(container.querySelector('.mc-end .end-sign')?.textContent).toContain(
    words.say(`next.${endingsNext(state)[0]}`),
  );
});

it('shows the challenge of whoever plays alone', () => {
  openWindow('laptop');
  const { state } = momentOf(1, (each) => acts(each) && each.round > 2);
  const result = challengeResult(state);
  expect(result).not.toBeNull();
  if (result === null) return;
  const { container } = renderBoard(state, null);
  const panel = container.querySelector('.mc-challenge');
  expect(panel?.textContent).toContain(words.challenge(result.challenge));
  expect(panel?.querySelector('.figure')?.textContent).toBe(String(result.counted).replace('-', '−'));
});
