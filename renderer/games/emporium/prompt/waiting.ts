import type { Question } from '../../../../shared/games/emporium/state.ts';
import type { EmporiumTable } from '../table.ts';
import { type EmporiumPrompt, prompt } from './prompt.ts';

const rules = {
  choose: 'the-action-phase',
  place: 'sales',
  patron: 'patrons',
  restock: 'restocking',
  'upgrade-again': 'restocking',
  'call-vote': 'banishing',
  vote: 'banishing',
} as const;

/** The players the table waits for, and why. */
export function waitingPrompt(
  { words, toAct }: Pick<EmporiumTable, 'words' | 'toAct'>,
  question: Question,
): EmporiumPrompt {
  return prompt({ title: waitsFor({ words, toAct }, question), icon: 'clock', rule: rules[question.type] });
}

function waitsFor({ words, toAct }: Pick<EmporiumTable, 'words' | 'toAct'>, question: Question): string {
  switch (question.type) {
    case 'choose':
    case 'vote':
      return words.counter(`waiting.${question.type}`, { names: words.names(toAct), count: toAct.length });
    case 'place':
      return words.counter('waiting.place', {
        name: words.name(question.seat),
        item: words.item(question.item),
        price: words.gold(question.price),
      });
    case 'patron':
      return words.counter('waiting.patron', { name: words.name(question.seat), bid: words.gold(question.bid) });
    case 'restock':
    case 'upgrade-again':
    case 'call-vote':
      return words.counter(`waiting.${question.type}`, { name: words.name(question.seat) });
  }
}
