import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages, speak } from '../../../../renderer/words/index.ts';
import type { AnyMove } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { openWindow } from '../windows.ts';
import { everySeat, renderBoard, sealedPositions } from './sample-table.tsx';

beforeEach(() => openWindow('small-phone'));

const sealed = sealedPositions();

describe('a sealed choice on the own device', () => {
  it.each(['small-phone', 'laptop'] as const)('is a closed letter on the desk of a %s, with two actions', (window) => {
    openWindow(window);
    for (const { type, state, seat } of sealed) {
      const played: AnyMove[] = [];
      const { container, unmount } = renderBoard(state, seat, (...moves) => played.push(...moves));
      expect(container.querySelector('.sealed-choice .letter'), type).not.toBeNull();
      expect(container.querySelector('.sealed-paper'), type).toBeNull();
      expect(container.querySelector('.bm-chosen'), type).toBeNull();
      const change = container.querySelector<HTMLElement>('.counter-actions > .primary');
      act(() => change?.click());
      expect(played, type).toEqual([{ type: 'take-back' }]);
      unmount();
    }
  });

  it('is visible while held, in every language', () => {
    for (const [index, { type, state, seat }] of sealed.entries()) {
      act(() => speak(languages[index % languages.length] ?? 'en'));
      const { container, unmount } = renderBoard(state, seat);
      const button = container.querySelector<HTMLElement>('.hold-to-look > button');
      if (button === null) throw new TypeError('there is no way to look');
      button.setPointerCapture = () => {};
      act(() => void fireEvent.pointerDown(button, { pointerId: 1 }));
      const paper = container.querySelector('.sealed-paper');
      const player = state.players[seat];
      const sum = String(player?.bidPrice ?? '');
      expect(paper, type).not.toBeNull();
      if (type === 'advertise') expect(paper?.querySelectorAll('li')).toHaveLength(player?.chosenCards.length ?? -1);
      else expect(paper?.textContent, type).toContain(sum);
      act(() => void fireEvent.pointerUp(button));
      expect(container.querySelector('.sealed-paper'), type).toBeNull();
      unmount();
    }
    act(() => speak('en'));
  });

  it('is hidden from spectators and from players who still choose', () => {
    for (const { state, seat } of sealed) {
      for (const eyes of [null, ...everySeat(state).filter((one) => brickAndMortar.toAct(state).includes(one))]) {
        if (eyes === seat) continue;
        const { container, unmount } = renderBoard(state, eyes);
        expect(container.querySelector('.sealed-choice, .hold-to-look')).toBeNull();
        unmount();
      }
    }
  });
});
