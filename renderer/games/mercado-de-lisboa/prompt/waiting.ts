import type { Question } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import type { MercadoTable } from '../table.ts';
import { type MercadoPrompt, prompt } from './prompt.ts';

const rules = { specialty: 'the-nine-challenges', act: 'a-turn', 'take-tile': 'open-a-stand' } as const;

/** The players the table waits for, and why. */
export function waitingPrompt({ words }: Pick<MercadoTable, 'words'>, { type, seat }: Question): MercadoPrompt {
  return prompt({
    title: words.counter(`waiting.${type}`, { name: words.name(seat) }),
    icon: 'clock',
    rule: rules[type],
  });
}
