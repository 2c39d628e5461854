import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { type AnyMove, seatAt } from '../../../../shared/engine/index.ts';
import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { tableOf } from '../../../games/brick-and-mortar/table.ts';
import { startWords } from '../../every-word.ts';
import { openWindow } from '../windows.ts';
import { positionsByQuestion, renderBoard } from './sample-table.tsx';

beforeAll(() => {
  startWords('en');
  openWindow('laptop');
});

/** In an auction at $58, a seat with this money raises the offer, privately or publicly. */
function raisesBefore(money: number, viewer: 'own' | 'spectator') {
  const [asked] = positionsByQuestion(24, 1).get('auction') ?? [];
  if (asked === undefined) throw new Error('nobody is asked to raise');
  const state = brickAndMortar.copy(asked.state);
  Object.assign(state.question ?? {}, { offer: 58 });
  Object.assign(state.players[asked.seat] ?? {}, { money, building: [] });
  const played: AnyMove[] = [];
  const play = (...moves: readonly AnyMove[]) => void played.push(...moves);
  const { container } = renderBoard(state, asked.seat, play, viewer === 'own' ? undefined : viewer);
  const raise = () => {
    const button = container.querySelector('.counter-actions > .button[data-action*="raise"]');
    if (button === null) throw new Error('no raise is offered');
    fireEvent.click(button, { detail: 1 });
  };
  return { played, raise, hint: () => container.querySelector('.prompt-hint')?.textContent ?? '' };
}

it.each(['own', 'spectator'] as const)('an offer beyond the money needs confirmation (%s)', (viewer) => {
  const { played, raise, hint } = raisesBefore(3, viewer);
  raise();
  expect(played).toEqual([]);
  const tokens = Math.ceil((viewer === 'own' ? 59 - 3 : 59) / board.tokenMoney);
  expect(hint()).toContain(`${tokens} debt tokens`);
  expect(hint()).toContain(`${tokens * board.tokenPoints} points`);
  raise();
  expect(played).toEqual([{ type: 'raise', offer: 59 }]);
});

it('an offer within the money needs no confirmation', () => {
  const { played, raise } = raisesBefore(70, 'own');
  raise();
  expect(played).toEqual([{ type: 'raise', offer: 59 }]);
});

it('sells everything with one press, to every legal box', () => {
  const players = { Ann: { stores: { 'art-purveyor': { art: 3 } } }, Bo: {} } as const;
  const { state } = tableOf({ players, phase: 'sale', boxes: { jewelry: 1, art: 1 } }).begin({
    type: 'sale-of',
    item: 'art',
  });
  const played: AnyMove[] = [];
  const { container } = renderBoard(state, seatAt(0), (...moves) => played.push(...moves));
  const all = container.querySelector('.counter .button[data-action="all"]');
  if (all !== null) fireEvent.click(all, { detail: 1 });
  expect(played.map(({ box }) => box).toSorted()).toEqual(['demand', 'jewelry-demand']);
});
