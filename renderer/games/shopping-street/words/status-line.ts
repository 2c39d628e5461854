import type { Seat } from '../../../../shared/engine/index.ts';
import { isLastRound } from '../../../../shared/games/shopping-street/ending.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import type { Question } from '../../../../shared/games/shopping-street/state.ts';
import { brief } from '../log-lines/line.ts';
import type { Words } from '../words.ts';

/** The parts of a view that the status line needs. */
type Standing = Pick<ShoppingStreetView, 'ending' | 'question' | 'round' | 'seatCount' | 'street'>;

/**
 * The round and the current question: "Round 3, Ana asks for Food and Home". It shows on the closed shutter, so it
 * contains no secrets. `asked` is the seat that takes the screen; null for all viewers.
 */
export function statusLine(view: Standing, words: Words, asked: Seat | null): string {
  const { ending, question, round } = view;
  if (ending !== null) return words.log('over');
  const said = words.log(isLastRound(view) ? 'last-round' : 'round', { round });
  return question === null
    ? said
    : words.log('round-and-step', { round: said, step: stepWords(question, asked, words) });
}

function stepWords(question: Question, asked: Seat | null, words: Words): string {
  switch (question.type) {
    case 'turn':
      return words.log('step.turn', { name: words.name(question.seat) });
    case 'lay':
      return words.log('step.lay', {
        name: words.name(question.asker),
        types: words.list(question.types.map(words.type)),
      });
    case 'bargain':
      return words.log('step.bargain', { name: words.name(question.seat) });
    case 'answer': {
      const { asker, owner, wanted, bundle } = question.proposal;
      const facts = { name: words.name(asker), cards: words.cards(bundle.length), card: brief(wanted, words) };
      if (asked === owner) return words.log('step.answer', facts);
      return words.log('step.answer-of', { ...facts, owner: words.name(owner) });
    }
    case 'pay':
      return words.log('step.pay', { name: words.name(question.seat), card: brief(question.taken, words) });
    case 'stock':
      return words.log('step.stock', { name: words.name(question.seat), space: words.space(question.space) });
    case 'rob':
      return words.log('step.rob', { thief: words.thief(question.thief), limit: question.limit });
  }
}

/** The status of a new game: its first round. */
export function opening(_options: Readonly<Record<string, string>>, words: Words): string {
  return words.log('round', { round: 1 });
}
