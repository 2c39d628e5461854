import { z } from 'zod';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';

const cards = z.looseObject({ count: z.number(), cards: z.array(z.unknown()).nullable() });
const choice = z.looseObject({ made: z.boolean(), choice: z.unknown() });

const player = z.looseObject({
  points: z.number(),
  debt: z.number(),
  money: z.number().nullable(),
  moneyByMonth: z.array(z.number()).nullable(),
  storeHand: cards,
  marketHand: cards,
  packet: cards,
  chosenCards: cards,
  kept: choice,
  bidQuantity: choice,
  bidPrice: choice,
  building: z.array(z.looseObject({ id: z.string() })),
});

/** The part of a Brick & Mortar view that the tests read, independent of the game's types. */
export const brickView = z.looseObject({
  phase: z.string(),
  openMoney: z.literal(true).optional(),
  month: z.number(),
  question: z.looseObject({ type: z.string() }).nullable(),
  players: z.array(player),
  demandPile: cards,
  demandSeenBy: z.number().nullable(),
});
export type BrickViewRead = z.infer<typeof brickView>;

export function viewOf(table: TableMessage): BrickViewRead {
  return brickView.parse(table.view);
}
