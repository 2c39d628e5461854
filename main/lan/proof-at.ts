import { WebSocket } from 'ws';
import { z } from 'zod';
import { type ClientMessage, failingOver, protocolVersion } from '../../shared/protocol/messages.ts';
import { isNearby } from '../host/network/nearby.ts';
import { parseJson } from '../storage/bounded-json.ts';
import { tablePath } from './sockets.ts';

/** Milliseconds that a server may take to answer. */
const patience = 2000;
const longestAnswer = 1_048_576;

const heard = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  z.object({ type: z.literal('failing-over'), ...failingOver.shape }),
  z.object({ type: z.literal('refused') }),
]);

function read(text: string): z.infer<typeof heard> | null {
  try {
    return heard.safeParse(parseJson(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Queries the server at an address for the proof that a room continues there. Never rejects.
 * Null if it has no proof or is not nearby.
 */
export function proofAt(address: string, room: string): Promise<string | null> {
  if (!isNearby(address)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address}${tablePath}`, {
      perMessageDeflate: false,
      followRedirects: false,
      maxPayload: longestAnswer,
    });
    const end = (proof: string | null): void => {
      clearTimeout(late);
      socket.terminate();
      resolve(proof);
    };
    const late = setTimeout(end, patience, null);
    const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
    socket.on('open', () => say({ type: 'hello', protocol: protocolVersion }));
    socket.on('message', (data) => {
      const message = read(data.toString());
      if (message?.type === 'welcome') say({ type: 'give-shares', request: 'proof', room, shares: [] });
      else if (message?.type === 'failing-over') end(message.proof);
      else if (message?.type === 'refused') end(null);
    });
    socket.on('close', () => end(null));
    socket.on('error', () => end(null));
  });
}
