import { z } from 'zod';

/** What the process that measures has the process of the host do. */
export const hostOrder = z.discriminatedUnion('order', [
  /** Puts a new table on the network; so many seats are free, the others the house's. */
  z.object({ order: z.literal('open-table'), seats: z.number().int(), free: z.number().int() }),
  /** Plays one of the moves on offer to the house. */
  z.object({ order: z.literal('house-move'), table: z.string(), choice: z.number() }),
  z.object({ order: z.literal('close-table'), table: z.string() }),
  /** Tells how long the disk took for each journal entry since this was asked last. */
  z.object({ order: z.literal('flushes') }),
  /** Collects garbage and tells what memory is in use. */
  z.object({ order: z.literal('memory') }),
]);

export const openTable = z.object({ table: z.string(), code: z.string(), port: z.number() });
/** The answer where there is nothing to tell. */
export const done = z.literal('done');
/** In milliseconds, oldest first. */
export const flushes = z.array(z.number());
/** In bytes: of the whole process, and of what its program keeps, buffers included. */
export const memory = z.object({ rss: z.number(), kept: z.number() });

/** What the bare server is to send to each of its clients, in the order they came, at the next message from any. */
export const echoOrder = z.object({
  /** The different texts. */
  texts: z.array(z.string()),
  /** For each client the index of its text. */
  textOf: z.array(z.number().int()),
  /** A line to write and flush to disk first; null does nothing in between. */
  journalLine: z.string().nullable(),
});

/** The bare server's answer to an order: its port. */
export const echoReady = z.object({ port: z.number() });

/** Answers the orders of the process that started this one, one after the other. */
export function answerOrders(answer: (order: unknown) => unknown): void {
  process.on('message', async (order) => process.send?.((await answer(order)) ?? 'done'));
  process.on('disconnect', () => process.exit());
}
