// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Private } from '../../../../renderer/games/shopping-street/regions/private.tsx';
import { languages, speak } from '../../../../renderer/words/index.ts';
import { type Seat, seatAt, type Viewer } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { sorted } from '../../../../shared/games/shopping-street/products.ts';
import { reckonHand } from '../../../../shared/games/shopping-street/scoring.ts';
import type { QuestionType, ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { startWords } from '../../every-word.ts';
import { enough } from '../match-play.ts';
import { five, wordsIn } from './page.ts';
import { playMatch, seenBy } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => speak('en'));

const broken = /\{\{|undefined|NaN|\[object/;

/** The first position of some matches in which a player has chosen something behind the screen for this question. */
function positionOf(question: QuestionType, has: (state: ShoppingStreetState) => boolean): ShoppingStreetState {
  const found: ShoppingStreetState[] = [];
  for (let number = 0; number < 6 && found.length === 0; number++) {
    playMatch(3, number, (_events, state) => {
      if (state.question?.type !== question || !has(state)) return null;
      found.push(shoppingStreet.copy(state));
      return enough;
    });
  }
  const [state] = found;
  if (state === undefined) throw new RangeError(`no such position: ${question}`);
  return state;
}

const look = (state: ShoppingStreetState, seat: Seat, viewer: Viewer = seat) =>
  render(<Private seat={seat} seats={five} view={seenBy(state, viewer)} />);

const cardsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('li svg')].map((card) => card.getAttribute('aria-label'));

const laying = positionOf('lay', ({ players }) => players.some(({ laid }) => laid.length > 0));
const robbed = positionOf('rob', ({ players }) => players.some(({ discarding }) => discarding.length > 0));
const drafting = positionOf('bargain', ({ draft }) => draft.bundle.length > 0);
const layer = seatAt(laying.players.findIndex(({ laid }) => laid.length > 0));
const loser = seatAt(robbed.players.findIndex(({ discarding }) => discarding.length > 0));
const chosen = [
  [laying, layer],
  [robbed, loser],
  [drafting, drafting.active],
] as const;

describe('the look at one’s own hand', () => {
  it('shows the cards sorted, says how many there are and what they would bring', () => {
    const { state } = playMatch(4, 0);
    for (const [index, { hand }] of state.players.entries()) {
      const { container, unmount } = look(state, seatAt(index));
      expect(cardsIn(container)).toEqual(sorted(hand).map((card) => wordsIn('en').card(card)));
      expect(container.textContent).toContain(`${hand.length} card`);
      expect(container.textContent).toContain(`bring ${wordsIn('en').points(reckonHand(hand).amount)}.`);
      unmount();
    }
  });

  it('shows nothing of anybody else', () => {
    const { state } = playMatch(3, 0);
    const { container } = look(state, seatAt(1), seatAt(0));
    expect(cardsIn(container)).toEqual([]);
  });

  it.each(languages)('tells in %s what is laid, given up or put together, and not shown yet', (language) => {
    speak(language);
    for (const [state, seat] of chosen) {
      const { container, unmount } = look(state, seat);
      // what is chosen, what the hand would bring, and what lies open anyway
      expect(container.querySelectorAll('p')).toHaveLength(3);
      expect(container.textContent).not.toMatch(broken);
      unmount();
      const others = look(state, seat, 'spectator');
      expect(others.container.querySelectorAll('p')).toHaveLength(2);
      others.unmount();
    }
  });
});
