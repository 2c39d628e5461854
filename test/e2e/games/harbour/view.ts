import { z } from 'zod';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';

const player = z.looseObject({
  board: z.string().nullable(),
  goods: z.record(z.string(), z.number()),
  buildings: z.array(z.string()),
  freeBuilding: z.string().nullable(),
  looked: z.looseObject({ count: z.number(), cards: z.array(z.string()).nullable() }),
  pawn: z.string().nullable(),
});

/** The part of a Harbour view that the tests read, independent of the game's types. */
export const harbourView = z.looseObject({
  round: z.number(),
  market: z.array(z.string()),
  centre: z.array(z.string()),
  question: z.looseObject({ type: z.string() }).nullable(),
  players: z.array(player),
  practice: z.looseObject({ buildings: z.array(z.string()) }).nullable(),
  turnsTaken: z.number(),
});
export type HarbourViewRead = z.infer<typeof harbourView>;

export function harbourViewOf(table: TableMessage): HarbourViewRead {
  return harbourView.parse(table.view);
}
