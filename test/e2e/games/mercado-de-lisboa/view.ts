import { z } from 'zod';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';

const player = z.looseObject({
  money: z.number().nullable(),
  tiles: z.array(z.string()),
  woodenStands: z.number(),
  restaurants: z.array(z.string()),
  moneyByRound: z.array(z.number()).nullable(),
});

/** The part of a Mercado de Lisboa view that the tests read, independent of the game's types. */
export const mercadoView = z.looseObject({
  settled: z.looseObject({ hiddenMoney: z.boolean(), greyKnown: z.boolean() }),
  round: z.number(),
  stands: z.array(z.looseObject({ good: z.string(), seat: z.number() }).nullable()),
  open: z.array(z.string().nullable()),
  grey: z.array(z.string().nullable()),
  doors: z.record(z.string(), z.string().nullable()),
  display: z.array(z.string()),
  players: z.array(player),
  ending: z.string().nullable(),
  question: z.looseObject({ type: z.string() }).nullable(),
});
export type MercadoViewRead = z.infer<typeof mercadoView>;

export function mercadoViewOf(table: TableMessage): MercadoViewRead {
  return mercadoView.parse(table.view);
}
