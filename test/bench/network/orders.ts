import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

/** What the measuring process asks of the High Street server's process. */
export const highStreetOrder = z.discriminatedUnion('order', [
  /** Opens a room with a table on the network; all seats are free. */
  z.object({ order: z.literal('open-table'), seats: z.number().int() }),
  z.object({ order: z.literal('close-table'), table: z.string() }),
  /** How long the disk took for each journal entry since the last such order. */
  z.object({ order: z.literal('flushes') }),
  z.object({ order: z.literal('memory') }),
]);

/** What it asks of the boardgame.io server's process. */
export const boardgameOrder = z.discriminatedUnion('order', [
  z.object({ order: z.literal('listen') }),
  z.object({ order: z.literal('memory') }),
]);

export const openTable = z.object({ table: z.string(), code: z.string(), port: z.number() });
export const listening = z.object({ port: z.number() });
/** The answer to an order that returns nothing. */
export const done = z.literal('done');
/** In milliseconds, oldest first. */
export const flushes = z.array(z.number());
/** In bytes: `rss` of the whole process, `kept` of its heap and buffers after a garbage collection. */
export const memory = z.object({ rss: z.number(), kept: z.number() });
export type Memory = z.infer<typeof memory>;

/** Answers the orders of the process that started this one, one after another. */
export function answerOrders(answer: (order: unknown) => unknown): void {
  process.on('message', async (order) => process.send?.((await answer(order)) ?? 'done'));
  process.on('disconnect', () => process.exit());
}

/** Collects garbage and measures this process, which needs `--expose-gc`. */
export async function memoryInUse(): Promise<Memory> {
  for (let collections = 0; collections < 4; collections++) {
    await nextTurn();
    globalThis.gc?.();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, kept: heapUsed + external };
}
