import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { MercadoTable } from '../table.ts';
import { actPrompt } from './act.ts';
import { type MercadoPrompt, prompt } from './prompt.ts';
import { specialtyPrompt } from './specialty.ts';
import { takeTilePrompt } from './take-tile.ts';
import { waitingPrompt } from './waiting.ts';

export type { MercadoPrompt } from './prompt.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function promptOf(table: MercadoTable, pending: PendingChoice): MercadoPrompt {
  const { question, words } = table;
  if (question === null) return prompt({ title: words.counter('titles.over'), rule: 'the-end', icon: 'trophy' });
  if (!table.asked) return waitingPrompt(table, question);
  switch (question.type) {
    case 'specialty':
      return specialtyPrompt(table, pending);
    case 'act':
      return actPrompt(table, pending);
    case 'take-tile':
      return takeTilePrompt(table, pending);
  }
}
