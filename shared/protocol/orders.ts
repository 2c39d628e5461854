import { z } from 'zod';
import { travellingMove } from './seats.ts';

/** A standing order in a message: a flat record like a move. It must be one of those the host offered. */
export const travellingOrder = travellingMove;

/** The order that every game has: the host plays a move for the seat where all know that it is the only one. */
export const onlyChoice = { type: 'only-choice' } as const;

/** An order on offer. With `most`, its `limit` may be any whole number from the given one up to `most`. */
export const orderOffer = z.object({ order: travellingOrder, most: z.number().int().optional() });
export type OfferedOrder = z.infer<typeof orderOffer>;

/** What a seat may order, and what it has ordered. Only its own player receives them. */
export const standingOrders = z.object({ offered: z.array(orderOffer), given: z.array(travellingOrder) });
