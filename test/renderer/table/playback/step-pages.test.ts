import { describe, expect, test } from 'vitest';
import type { PlaybackStep } from '../../../../renderer/client/playback.ts';
import type { PrintedLine } from '../../../../renderer/table/log/log-lines.ts';
import { pagesOf } from '../../../../renderer/table/playback/step-pages.ts';
import { stepTime } from '../../../../renderer/table/playback/step-time.ts';
import { seatAt } from '../../../../shared/engine/index.ts';

function line(id: number, text: string, sum?: string): PrintedLine {
  return { id: `${id}`, seat: seatAt(0), text, times: 1, ...(sum !== undefined && { sum }) };
}

const sales = Array.from({ length: 14 }, (_, index) => line(index, 'Sells 1 clothing from the Supermarket', '+$8'));

describe('text of a playback step', () => {
  test('has all of its lines in order, however many there are', () => {
    for (let count = 0; count <= sales.length; count++) {
      expect(pagesOf(sales.slice(0, count)).flat()).toEqual(sales.slice(0, count));
    }
  });

  test('is split into parts of two lines of the counter below the move', () => {
    for (const page of pagesOf(sales)) {
      const below = page.slice(1).reduce((letters, { text, sum = '' }) => letters + text.length + sum.length, 0);
      expect(below).toBeLessThanOrEqual(96);
    }
    expect(pagesOf([line(0, 'Draws 2 cards'), line(1, 'The market fills up')])).toHaveLength(1);
  });

  test('is one part if there is no line', () => {
    expect(pagesOf([])).toEqual([[]]);
  });
});

const step: PlaybackStep = {
  id: '4 done',
  kind: 'own',
  seat: 0,
  from: 4,
  to: 5,
  events: null,
  shown: 5,
  latest: [],
  view: {},
  viewer: 'spectator',
  inHand: null,
  ownSeat: 0,
};

describe('duration of a playback step', () => {
  const telling = {
    step,
    before: undefined,
    pages: 3,
    words: 10,
    things: 0,
    pace: 'brisk',
    isFar: false,
    toShow: null,
  } as const;

  test('is at most twelve seconds in all, however many parts there are', () => {
    const pages = 10;
    const all = Array.from({ length: pages }, (_, page) => stepTime({ ...telling, pages, page, words: 30 }) ?? 0);
    expect(all.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(12_000);
  });
});
