import type { Question } from '../../../../shared/games/harbour/state.ts';
import type { HarbourTable } from '../table.ts';
import { signOf } from '../words/place-words.ts';
import { type HarbourPrompt, prompt } from './prompt.ts';

/** The players the table waits for, and why. */
export function waitingPrompt(table: HarbourTable, question: Question): HarbourPrompt {
  return prompt({ title: waitsFor(table, question), icon: 'clock', rule: ruleOf(question) });
}

function waitsFor(table: HarbourTable, question: Question): string {
  const { words } = table;
  const name = words.name(question.seat);
  switch (question.type) {
    case 'toll':
      return words.counter('waiting.toll', { name, owner: words.owner(question.owner) });
    case 'give':
      return words.counter('waiting.give', { name, to: words.name(question.to) });
    case 'take':
      return words.counter('waiting.take', { name, from: words.name(question.from) });
    case 'choose-way':
    case 'choose-part':
      return words.counter(`waiting.${question.type}`, { name, place: signOf(table, question.place) });
    case 'gain':
      return words.counter('waiting.gain', { name, count: question.left });
    default:
      return words.counter(`waiting.${question.type}`, { name });
  }
}

function ruleOf(question: Question): string {
  switch (question.type) {
    case 'keep-character':
    case 'free-building':
    case 'end-turn':
      return 'characters';
    case 'starting-goods':
      return 'setup';
    case 'move-pawn':
      return 'a-turn';
    case 'toll':
      return 'tolls';
    case 'set-market':
    case 'swap-markers':
    case 'raise-marker':
      return 'the-market';
    case 'buy':
    case 'keep':
      return 'buying';
    default:
      return 'reading-an-action';
  }
}
