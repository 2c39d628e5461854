import { z } from 'zod';
import { hostAddress } from './network.ts';

/** Number of a call to another host, assigned by the page. Events of an earlier call are ignored. */
const call = z.number().int().min(1);

/**
 * Requests of the app window's page to the relay in the main process. Each page has one connection: a new call ends the
 * previous one.
 */
export const awayRequest = z.discriminatedUnion('type', [
  z.object({ call, type: z.literal('dial'), address: hostAddress }),
  z.object({ call, type: z.literal('send'), text: z.string() }),
  z.object({ call, type: z.literal('hang-up') }),
]);
export type AwayRequest = z.infer<typeof awayRequest>;

/** Events of a call. `code` is the close code of its socket. */
export const awayEvent = z.discriminatedUnion('type', [
  z.object({ call, type: z.literal('answered') }),
  z.object({ call, type: z.literal('heard'), text: z.string() }),
  z.object({ call, type: z.literal('ended'), code: z.number().int() }),
]);
export type AwayEvent = z.infer<typeof awayEvent>;
