import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brickAndMortarUi } from '../../../../renderer/games/brick-and-mortar/index.ts';
import type { GameUi } from '../../../../renderer/table/index.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import { languages, speak } from '../../../../renderer/words/index.ts';
import type { AnyMove, Seat } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState } from '../../../../shared/games/brick-and-mortar/state.ts';
import { startWords } from '../../every-word.ts';
import { boardProps, everySeat, sealedPositions } from './sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const ordinary = { width: window.innerWidth, height: window.innerHeight };

function setWindow({ width, height }: { readonly width: number; readonly height: number }): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
}

beforeEach(() => {
  setWindow({ width: 360, height: 640 });
  return () => setWindow(ordinary);
});

const { Board }: GameUi = brickAndMortarUi;

/** The board of a position on the seat's own phone. */
function phoneOf(state: BrickState, seat: Seat | null, play: (...moves: readonly AnyMove[]) => void = () => {}) {
  const props = boardProps(state, seat, play);
  return render(
    <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <Board {...props} />
    </TableContext.Provider>,
  );
}

const sealed = sealedPositions();

describe('a sealed choice on the own device', () => {
  const sizes = [
    { name: 'a phone', width: 360, height: 640 },
    { name: 'a laptop', width: 1280, height: 720 },
  ];

  it.each(sizes)('is a closed letter on the desk of $name, with two actions', (size) => {
    setWindow(size);
    for (const { type, state, seat } of sealed) {
      const played: AnyMove[] = [];
      const { container, unmount } = phoneOf(state, seat, (...moves) => played.push(...moves));
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
      {
        act(() => speak(languages[index % languages.length] ?? 'en'));
        const { container, unmount } = phoneOf(state, seat);
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
    }
    act(() => speak('en'));
  });

  it('is hidden from spectators and from players who still choose', () => {
    for (const { state, seat } of sealed) {
      for (const eyes of [null, ...everySeat(state).filter((one) => brickAndMortar.toAct(state).includes(one))]) {
        if (eyes === seat) continue;
        const { container, unmount } = phoneOf(state, eyes);
        expect(container.querySelector('.sealed-choice, .hold-to-look')).toBeNull();
        unmount();
      }
    }
  });
});
