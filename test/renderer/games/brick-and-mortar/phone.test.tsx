// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leastHeights } from '../../../../renderer/games/brick-and-mortar/forms/layout.ts';
import {
  type DeskKind,
  type PhoneRoom,
  phoneSizes,
} from '../../../../renderer/games/brick-and-mortar/forms/phone-sizes.ts';
import { brickAndMortarRoom } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { layoutFor } from '../../../../renderer/table/board/board-layout.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import { languages, speak } from '../../../../renderer/words/index.ts';
import type { AnyMove, Seat } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState } from '../../../../shared/games/brick-and-mortar/state.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { boardProps, everySeat, positionsByQuestion, sealedPositions } from './sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const positions = positionsByQuestion(24, 1);
const ordinary = { width: window.innerWidth, height: window.innerHeight };

function setWindow({ width, height }: { readonly width: number; readonly height: number }): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
}

beforeEach(() => {
  setWindow({ width: 360, height: 640 });
  return () => setWindow(ordinary);
});

/** The board of a position on a phone, for the seat whose phone it is. */
function phoneOf(state: BrickState, seat: Seat | null, play: (...moves: readonly AnyMove[]) => void = () => {}) {
  const props = { ...boardProps(state, seat, play), news: <p>just printed</p> };
  return render(
    <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <brickAndMortarRoom.Board {...props} />
    </TableContext.Provider>,
  );
}

const sealed = sealedPositions();

describe('a phone', () => {
  it('is upright or on its side; a tablet has the street', () => {
    expect(layoutFor({ width: 360, height: 640, text: 1 }, leastHeights).setting).toBe('phone');
    expect(layoutFor({ width: 740, height: 360, text: 1 }, leastHeights).setting).toBe('phone');
    expect(layoutFor({ width: 768, height: 1024, text: 1 }, leastHeights).setting).toBe('one-screen');
    expect(layoutFor({ width: 360, height: 640, text: 2 }, leastHeights).setting).toBe('lists');
  });

  it('has name, points, bill and money in its head, whatever is asked', () => {
    for (const [type, found] of positions) {
      for (const { state, seat } of found) {
        const { container, unmount } = phoneOf(state, seat);
        const head = container.querySelector('.phone-head')?.textContent ?? '';
        expect(head, type).toContain(people[seat]?.name ?? '?');
        expect(head, type).toContain(`$${state.players[seat]?.money}`);
        expect(head, type).toContain(String(state.players[seat]?.points));
        unmount();
      }
    }
  });

  it('shows whoever waits what was printed last, and whom the table waits for', () => {
    let looked = 0;
    for (const [type, found] of positions) {
      for (const { state } of found) {
        const acting = brickAndMortar.toAct(state);
        const idle = everySeat(state).find(
          (seat) => !acting.includes(seat) && !brickAndMortar.mayTakeBack(state).includes(seat),
        );
        if (idle === undefined) continue;
        const { container, unmount } = phoneOf(state, idle);
        expect(container.querySelector('.bm-news')?.textContent, type).toBe('just printed');
        for (const seat of acting) {
          expect(container.querySelector('.asks')?.textContent, type).toContain(people[seat]?.name ?? '?');
        }
        looked += 1;
        unmount();
      }
    }
    expect(looked).toBeGreaterThan(8);
  });

  it('shows onlookers the street and nobody’s desk', () => {
    for (const [type, found] of positions) {
      const { state } = found[0] ?? {};
      if (state === undefined) continue;
      const { container, unmount } = phoneOf(state, null);
      expect(container.querySelectorAll('.bm-building'), type).toHaveLength(state.seatCount);
      expect(container.querySelector('.bm-own, .bm-desk, .phone-head'), type).toBeNull();
      unmount();
    }
  });
});

describe('a sealed choice on the own device', () => {
  const sizes = [
    { name: 'a phone', width: 360, height: 640 },
    { name: 'a laptop', width: 1280, height: 720 },
  ];

  it('was met for bids and for cards', () => {
    const types = new Set(sealed.map(({ type }) => type));
    expect([...types].sort()).toEqual(['advertise', 'draft', 'sale-bid', 'stock-bid']);
  });

  it.each(sizes)('lies on the desk of $name as a letter, closed, with two ways on', (size) => {
    setWindow(size);
    for (const { type, state, seat } of sealed) {
      const played: AnyMove[] = [];
      const { container, unmount } = phoneOf(state, seat, (...moves) => played.push(...moves));
      expect(container.querySelector('.sealed-choice .letter'), type).not.toBeNull();
      expect(container.querySelector('.sealed-paper'), type).toBeNull();
      expect(container.querySelector('.bm-chosen'), type).toBeNull();
      const change = container.querySelector<HTMLElement>('.counter-actions > .primary');
      expect(change?.textContent, type).toContain('Change it');
      act(() => change?.click());
      expect(played, type).toEqual([{ type: 'take-back' }]);
      unmount();
    }
  });

  it('is shown while it is held and covered after, in every language', () => {
    for (const language of languages) {
      act(() => speak(language));
      for (const { type, state, seat } of sealed) {
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

  it('is open to nobody else: neither to onlookers nor to those who still choose', () => {
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

describe('the room of a phone', () => {
  const kinds: readonly DeskKind[] = [
    'sealed',
    'dial',
    'points',
    'cards',
    'cards-to-swap',
    'fronts',
    'for-sale',
    'lot',
    'shops',
    'crates',
    'news',
  ];
  const rooms: readonly PhoneRoom[] = [300, 340, 430, 540, 640].flatMap((height) =>
    [true, false].map((stores) => ({ width: 360, height, wide: false, bare: false, stores })),
  );

  it.each(kinds)('is never given out twice: %s', (kind) => {
    for (const room of rooms) {
      const sizes = phoneSizes(kind, room);
      const desk = kind === 'dial' ? sizes.dial : kind === 'sealed' || kind === 'lot' ? sizes.letter : 0;
      const hand = sizes.fan ? 104 : 0;
      expect(sizes.shops + desk + hand, JSON.stringify(room)).toBeLessThanOrEqual(room.height);
    }
  });

  it('leaves a dial as large as its buttons need, and shows the cards where there is room', () => {
    for (const room of rooms) expect(phoneSizes('dial', room).dial).toBeGreaterThanOrEqual(132);
    expect(phoneSizes('dial', { width: 430, height: 640, wide: false, bare: false, stores: false }).fan).toBe(true);
    expect(phoneSizes('dial', { width: 360, height: 330, wide: false, bare: false, stores: false }).fan).toBe(false);
  });
});
