import { z } from 'zod';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';

const card = z.string();
const cards = z.array(card);

const player = z.looseObject({
  hand: z.looseObject({ count: z.number(), cards: cards.nullable() }),
  laid: cards.nullable(),
  hasAnswered: z.boolean(),
  discarding: cards.nullable(),
});

/** The part of a Shopping Street view that the tests read, independent of the game's types. */
export const shoppingStreetView = z.looseObject({
  round: z.number(),
  turn: z.number(),
  street: z.array(z.looseObject({ space: z.string(), owner: z.number(), cards })),
  display: z.array(card.nullable()),
  discards: cards,
  offers: z.array(z.looseObject({ cards })),
  draft: z.looseObject({ wanted: card.nullable(), bundle: cards }).nullable(),
  active: z.number(),
  players: z.array(player),
  ending: z.string().nullable(),
  question: z.looseObject({ type: z.string() }).nullable(),
});
type ShoppingStreetViewRead = z.infer<typeof shoppingStreetView>;

export function shoppingStreetViewOf(table: TableMessage): ShoppingStreetViewRead {
  return shoppingStreetView.parse(table.view);
}
