import { z } from 'zod';
import { memory } from './orders.ts';

/** In milliseconds. */
const percentiles = z.object({ p50: z.number(), p99: z.number() });

const serverFigures = z.object({
  /** From sending a move until the last client has received and parsed the new state. */
  milliseconds: percentiles,
  /** What a client receives for a move on its TCP connection, on average. */
  bytesPerMove: z.number(),
  /** Of the server's process, with all clients at the end of a match. */
  memory,
});

export const serverNames = ['highStreet', 'boardgameMemory', 'boardgameFlatFile'] as const;
export type ServerName = (typeof serverNames)[number];

/** What the measuring process prints. */
export const networkFigures = z.object({
  runs: z.array(
    z.object({
      clients: z.number(),
      /** Of each server. */
      moves: z.number(),
      servers: z.record(z.enum(serverNames), serverFigures),
      /** What High Street's disk took for the journal entry of a move. */
      flush: percentiles,
    }),
  ),
  /** How much a server's process grows for each client that joins and does nothing. */
  idleClient: z.object({ clients: z.number(), servers: z.record(z.enum(serverNames), memory) }),
});
export type NetworkFigures = z.infer<typeof networkFigures>;
