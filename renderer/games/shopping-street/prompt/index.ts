import { hasSealed } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { StreetTable } from '../table.ts';
import { answerPrompt, bargainPrompt } from './bargain.ts';
import { payPrompt, robPrompt } from './discards.ts';
import { layPrompt, sealedPrompt } from './lay.ts';
import { prompt, type StreetPrompt } from './prompt.ts';
import { stockPrompt } from './stock.ts';
import { turnPrompt } from './turn.ts';
import { waitingPrompt } from './waiting.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function promptOf(seen: StreetTable, pending: PendingChoice): StreetPrompt {
  const table = { ...seen, pending };
  const { question, words } = table;
  if (question === null)
    return prompt({ title: words.counter('titles.over'), rule: 'the-end-of-the-game', icon: 'trophy' });
  if (!table.asked) return waitingPrompt(table, question);
  if (hasSealed(table)) return sealedPrompt(table);
  switch (question.type) {
    case 'turn':
      return turnPrompt(table, question);
    case 'lay':
      return layPrompt(table, question);
    case 'bargain':
      return bargainPrompt(table, question);
    case 'answer':
      return answerPrompt(table, question);
    case 'pay':
      return payPrompt(table, question);
    case 'stock':
      return stockPrompt(table, question);
    case 'rob':
      return robPrompt(table, question);
  }
}
