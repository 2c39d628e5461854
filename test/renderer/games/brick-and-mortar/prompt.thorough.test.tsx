// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages, speak } from '../../../../renderer/words/index.ts';
import type { AnyMove } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { addItems, freeSpace } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { everySeat, positionsByQuestion, renderBoard } from './sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const ordinary = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
afterEach(() => void Object.assign(window, ordinary));

/** A laptop has the stores for sale in sight whatever is asked. */
function onLaptop(): void {
  Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
}

const positions = positionsByQuestion(24, 1);
const play = (): void => {};

function askedOn(container: HTMLElement): string {
  return container.querySelector('.asks')?.textContent ?? '';
}

describe('the counter', () => {
  it.each(languages)('asks every type of question in a sentence of %s, and never says "you"', (language) => {
    act(() => speak(language));
    for (const [type, found] of positions) {
      for (const { state, seat } of found) {
        const { container, unmount } = renderBoard(state, seat, play);
        const asks = askedOn(container);
        expect(asks, type).toMatch(/[.?!]$/);
        const words = container.querySelector('.counter')?.textContent ?? '';
        expect(words, type).not.toMatch(/\{\{|undefined|\bNaN\b|\byou\b|\byour\b|\bvous\b|\btú\b/i);
        unmount();
      }
    }
    act(() => speak('en'));
  });

  it('asks before points are sold in the last month, when money counts for nothing', () => {
    const asked = positions.get('invest')?.[0];
    if (asked === undefined) throw new Error('nobody invests');
    for (const investmentMarker of [45, null]) {
      const state = brickAndMortar.copy(asked.state);
      Object.assign(state, { investmentMarker, month: 3 });
      const played: AnyMove[] = [];
      const { container, unmount } = renderBoard(state, asked.seat, (...moves) => played.push(...moves));
      const sell = [...container.querySelectorAll('.counter-actions .button')].find((button) =>
        /^Sell/.test(button.textContent ?? ''),
      );
      if (sell === undefined) throw new Error('no points can be sold');
      fireEvent.click(sell, { detail: 1 });
      expect(played.map(({ type }) => type)).toEqual(investmentMarker === null ? [] : ['sell-points']);
      if (investmentMarker === null) {
        expect(container.querySelector('.says')?.textContent).toMatch(/money counts for nothing/);
        fireEvent.click(sell, { detail: 1 });
        expect(played.map(({ type }) => type)).toEqual(['sell-points']);
      }
      unmount();
    }
  });

  it('names those the table waits for, to everybody else', () => {
    for (const [type, found] of positions) {
      for (const { state } of found) {
        const acting = brickAndMortar.toAct(state);
        const waiting = everySeat(state).find(
          (seat) => !acting.includes(seat) && !brickAndMortar.mayTakeBack(state).includes(seat),
        );
        if (waiting === undefined) continue;
        const { container, unmount } = renderBoard(state, waiting, play);
        for (const seat of acting) expect(askedOn(container), type).toContain(people[seat]?.name ?? '?');
        expect(container.querySelectorAll('.counter-actions > .primary'), type).toHaveLength(0);
        unmount();
      }
    }
  });

  it('has no main button and no lit piece while nobody holds the screen', () => {
    for (const [type, found] of positions) {
      for (const { state } of found) {
        const { container, unmount } = renderBoard(state, null, play);
        expect(
          container.querySelectorAll('.piece.lit, .crate-button.lit, .counter-actions > .primary'),
          type,
        ).toHaveLength(0);
        unmount();
      }
    }
  });

  it('plays the main action with Enter, from within a piece too', () => {
    onLaptop();
    const position = positions.get('stock-bid')?.[0];
    if (position === undefined) throw new TypeError('nobody bid');
    const played: AnyMove[] = [];
    const { container } = renderBoard(position.state, position.seat, (...moves) => played.push(...moves));
    const button = container.querySelector('.bm-listings .piece');
    if (button === null) throw new TypeError('no store is for sale');
    act(() => void fireEvent.keyDown(button, { key: 'Enter' }));
    expect(played.map(({ type }) => type)).toEqual(['bid-price']);
  });
});

describe('what is not lit', () => {
  it('says why on the stores for sale, whoever looks', () => {
    onLaptop();
    for (const [type, found] of positions) {
      for (const { state, seat } of found) {
        const { container, unmount } = renderBoard(state, seat, play);
        for (const listing of container.querySelectorAll('.bm-listings .piece:not(.lit):not(.chosen)')) {
          const tag = listing.parentElement?.querySelector('.bm-store-tag b')?.textContent ?? '';
          expect(tag.length, `${type}: ${listing.getAttribute('aria-label')}`).toBeGreaterThan(5);
        }
        unmount();
      }
    }
  });

  it('hangs out a board and a reason where a store is full', () => {
    const position = positions.get('stock')?.[0];
    if (position === undefined) throw new TypeError('nobody stocked');
    const { seat } = position;
    const state = brickAndMortar.copy(position.state);
    const { question } = state;
    if (question?.type !== 'stock') throw new TypeError('nobody stocks');
    const store = state.players[seat]?.building.find(({ shelves }) => shelves[question.item] !== undefined);
    if (store === undefined) throw new TypeError('no store holds the type');
    addItems(store, question.item, freeSpace(store, question.item));
    const { container } = renderBoard(state, seat, play);
    const front = container.querySelector(`[data-store="${store.id}"]`);
    expect(front?.querySelector('.piece')?.getAttribute('aria-disabled')).toBe('true');
    const painted = [...(front?.querySelectorAll('text.lettering') ?? [])].map(({ textContent }) => textContent);
    expect(painted.join(' ')).toMatch(/CLOSED Full/);
  });
});
