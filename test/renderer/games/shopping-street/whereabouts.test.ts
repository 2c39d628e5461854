import { beforeAll, describe, expect, it } from 'vitest';
import { opening, statusLine } from '../../../../renderer/games/shopping-street/words/status-line.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { isLastRound } from '../../../../shared/games/shopping-street/ending.ts';
import type { Question, QuestionType } from '../../../../shared/games/shopping-street/state.ts';
import { startWords } from '../../every-word.ts';
import { wordsIn } from './page.ts';
import { playMatch, seenBy } from './played-match.ts';

const ana = seatAt(0);
const bruno = seatAt(1);
const chidi = seatAt(2);

const left = { ask: true, buy: true, open: true, improve: true };
const proposal = {
  asker: ana,
  owner: bruno,
  wanted: 'personal-stock-5',
  bundle: ['food-stock-2', 'tech-staff-3'],
} as const;

const told = (question: Question | null, asked: Seat | null = null) =>
  statusLine({ ending: null, question, round: 3, seatCount: 4, street: [] }, asked, wordsIn('en'));

beforeAll(() => startWords('en'));

describe('where Shopping Street stands', () => {
  it.each<[Question, string]>([
    [{ type: 'turn', seat: ana, left }, 'Ana’s turn'],
    [{ type: 'lay', asker: ana, types: ['food', 'home'] }, 'Ana asks for Food and Home'],
    [{ type: 'bargain', seat: ana, types: ['food'], proposalsLeft: 3 }, 'Ana may propose an exchange'],
    [{ type: 'pay', seat: ana, taken: 'home-staff-4' }, 'Ana gives cards for Home 4'],
    [{ type: 'stock', seat: ana, space: 'N4' }, 'Ana opens a shop on N4'],
    [{ type: 'rob', thief: 'swindler', limit: 10 }, 'The Swindler: down to 10 cards'],
  ])('says what is asked: %o', (question, step) => {
    expect(told(question, bruno)).toBe(`Round 3, ${step}`);
    expect(told(question)).toBe(`Round 3, ${step}`);
  });

  it('tells the owner of a card what is offered for it, and others of whose it is', () => {
    const question: Question = { type: 'answer', seat: bruno, types: ['personal'], proposalsLeft: 2, proposal };
    expect(told(question, bruno)).toBe('Round 3, Ana offers 2 cards for your Personal 5');
    for (const other of [null, ana, chidi]) {
      expect(told(question, other)).toBe('Round 3, Ana offers Bruno 2 cards for Personal 5');
    }
  });

  it('tells the last round, and the end', () => {
    const { state } = playMatch(3, 0, (_events, state) => {
      const view = seenBy(state, 'spectator');
      if (state.ending !== null) return;
      expect(statusLine(view, null, wordsIn('en')).startsWith(`Round ${state.round}, the last`)).toBe(
        isLastRound(state),
      );
    });
    expect(statusLine(seenBy(state, 'spectator'), null, wordsIn('en'))).toBe('Final scoring');
    expect(opening({}, wordsIn('en'))).toBe('Round 1');
  });

  it.each(languages)('holds nothing secret in %s: no card but those on the table, no hand, no deck', (language) => {
    const words = wordsIn(language);
    const met = new Set<QuestionType>();
    let positions = 0;
    for (const seats of [3, 5]) {
      playMatch(seats, 1, (_events, state) => {
        const { question } = state;
        positions += 1;
        if (question === null || (met.has(question.type) && positions % 20 > 0)) return;
        met.add(question.type);
        for (const asked of [null, seatAt(0), seatAt(1)]) {
          const text = statusLine(seenBy(state, 'spectator'), asked, words);
          // the same words for the eyes of anybody: whoever looks at the shutter learns nothing of a hand
          for (const viewer of [seatAt(0), seatAt(2)])
            expect(statusLine(seenBy(state, viewer), asked, words)).toBe(text);
          expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/);
          expect(text.length).toBeLessThan(80);
        }
      });
    }
    expect(met.size).toBeGreaterThan(6);
  });
});
