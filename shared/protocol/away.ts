import { z } from 'zod';
import { hostAddress } from './network.ts';

/** The page numbers its calls to other hosts; what is said of an earlier one comes too late. */
const call = z.number().int().min(1);

/** What the app window's page asks of the relay in its main process. One line a page: a new call ends the one before. */
export const awayRequest = z.discriminatedUnion('type', [
  z.object({ call, type: z.literal('dial'), address: hostAddress }),
  z.object({ call, type: z.literal('send'), text: z.string() }),
  z.object({ call, type: z.literal('hang-up') }),
]);
export type AwayRequest = z.infer<typeof awayRequest>;

/** What becomes of a call. `code` is the close code of its socket. */
export const awayEvent = z.discriminatedUnion('type', [
  z.object({ call, type: z.literal('answered') }),
  z.object({ call, type: z.literal('heard'), text: z.string() }),
  z.object({ call, type: z.literal('ended'), code: z.number().int() }),
]);
export type AwayEvent = z.infer<typeof awayEvent>;
