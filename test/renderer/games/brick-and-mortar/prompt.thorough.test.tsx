import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyMove } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { positionsByQuestion, renderBoard } from './sample-table.tsx';

it('the counter asks for confirmation before selling points in the last month, when money is worth nothing', () => {
  const [asked] = positionsByQuestion(24, 1).get('invest') ?? [];
  if (asked === undefined) throw new Error('nobody invests');
  for (const investmentMarker of [45, null]) {
    const state = brickAndMortar.copy(asked.state);
    Object.assign(state, { investmentMarker, month: 3 });
    const played: AnyMove[] = [];
    const { container, unmount } = renderBoard(state, asked.seat, (...moves) => played.push(...moves));
    const hint = container.querySelector('.prompt-hint')?.textContent;
    /** Presses every button of the counter until one sells. */
    const sells = (): readonly string[] => {
      for (const button of container.querySelectorAll('.counter-actions > .button[data-action*="sell-points"]')) {
        fireEvent.click(button, { detail: 1 });
      }
      return played.map(({ type }) => type);
    };
    expect(sells()).toEqual(investmentMarker === null ? [] : ['sell-points']);
    if (investmentMarker === null) {
      expect(container.querySelector('.prompt-hint')?.textContent).not.toBe(hint);
      expect(sells()).toEqual(['sell-points']);
    }
    unmount();
  }
});
