import { z } from 'zod';

/** Times in milliseconds: half of all were shorter than the one, 99 in 100 shorter than the other. */
const percentiles = z.object({ p50: z.number(), p99: z.number() });

/** What the measuring process prints. */
export const networkFigures = z.object({
  runs: z.array(
    z.object({
      guests: z.number(),
      moves: z.number(),
      /** From sending a move, or a message of its length, until the last guest has been told. */
      milliseconds: z.object({
        host: percentiles,
        /** The host without the time that its disk took. */
        hostLessDisk: percentiles,
        /** A bare ws server that sends the same bytes. */
        echo: percentiles,
        /** The same, and a line written and flushed to disk first. */
        echoAndDisk: percentiles,
        /** What the host's disk took for the journal entry. */
        disk: percentiles,
      }),
      /** Of the table message that each guest gets for a move. */
      bytesPerMove: z.object({
        mean: z.number(),
        p50: z.number(),
        max: z.number(),
        /** As it travels: packed in terms of what was told before, with frames and the answer to whoever moved. */
        onTheWire: z.object({ mean: z.number(), p50: z.number(), max: z.number() }),
        parts: z.object({ view: z.number(), legal: z.number(), log: z.number(), rest: z.number() }),
      }),
    }),
  ),
  /** By how much the host's process grows for each; `kept` is its heap and buffers after a collection. */
  bytesPerIdleGuest: z.object({ guests: z.number(), rss: z.number(), kept: z.number() }),
});
export type NetworkFigures = z.infer<typeof networkFigures>;
