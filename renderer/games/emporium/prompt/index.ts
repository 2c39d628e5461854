import { hasSealed } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { EmporiumTable } from '../table.ts';
import { choosePrompt, sealedPrompt } from './choose.ts';
import { patronPrompt } from './patron.ts';
import { placePrompt } from './place.ts';
import { type EmporiumPrompt, prompt } from './prompt.ts';
import { restockPrompt, upgradeAgainPrompt } from './restock.ts';
import { callVotePrompt, votePrompt } from './vote.ts';
import { waitingPrompt } from './waiting.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function promptOf(table: EmporiumTable, pending: PendingChoice): EmporiumPrompt {
  const { question, words } = table;
  if (question === null) return prompt({ title: words.counter('titles.over'), rule: 'the-end', icon: 'trophy' });
  if (!table.asked) return waitingPrompt(table, question);
  if (hasSealed(table)) return sealedPrompt(table);
  switch (question.type) {
    case 'choose':
      return choosePrompt(table, pending);
    case 'place':
      return placePrompt(table, pending, question);
    case 'patron':
      return patronPrompt(table, pending, question);
    case 'restock':
      return restockPrompt(table, pending);
    case 'upgrade-again':
      return upgradeAgainPrompt(table, pending, question);
    case 'call-vote':
      return callVotePrompt(table);
    case 'vote':
      return votePrompt(table, pending);
  }
}
