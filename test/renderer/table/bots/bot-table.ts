import type { BotHolder, TableMessage } from '../../../../shared/protocol/messages.ts';
import { four, held, spreadTable } from '../spread-table.tsx';

/** The same again, with a newer version each time. */
const bots: readonly BotHolder[] = ['bot-merchant', 'bot-apprentice', 'bot-merchant'];

/** Ana alone at home against three bots, her seat active and on turn. */
export function botTable(change: Partial<TableMessage> = {}): TableMessage {
  return spreadTable({
    game: 'harbour',
    seats: [...four],
    holdings: [held('house'), ...bots.map((bot) => held(bot))],
    own: [0],
    hosting: null,
    toAct: [0],
    inHand: 0,
    viewer: 0,
    legal: [
      { type: 'move', place: 'the-wharfs' },
      { type: 'move', place: 'abbey' },
    ],
    ...change,
  });
}
