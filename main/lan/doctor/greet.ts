import { WebSocket } from 'ws';
import { z } from 'zod';
import { closeCodes, protocolVersion } from '../../../shared/protocol/messages.ts';
import { parseJson } from '../../storage/bounded-json.ts';
import { tablePath } from '../sockets.ts';

/** How the server at an address answers a hello. */
export type Greeting =
  | { readonly result: 'welcome'; readonly protocol: number; readonly rooms: number }
  /** A server with another protocol, which it does not name. */
  | { readonly result: 'other-protocol' }
  /** The server has too many connections. */
  | { readonly result: 'full' }
  /** No server answers there. */
  | { readonly result: 'none' };

// Other versions may send more or fewer fields; these suffice.
const answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), protocol: z.number().int(), rooms: z.array(z.unknown()).catch([]) }),
  z.object({ type: z.literal('refused'), code: z.literal('other-protocol') }),
]);

function read(text: string): Greeting {
  try {
    const message = answer.parse(parseJson(text));
    if (message.type === 'refused') return { result: 'other-protocol' };
    return { result: 'welcome', protocol: message.protocol, rooms: message.rooms.length };
  } catch {
    return { result: 'none' };
  }
}

/**
 * Says hello on a server's WebSocket like a guest's page, then disconnects. Never rejects. `patience` in milliseconds.
 */
export function greet(ip: string, port: number, patience: number): Promise<Greeting> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${ip}:${port}${tablePath}`, {
      origin: `http://${ip}:${port}`,
      perMessageDeflate: false,
      followRedirects: false,
      maxPayload: 1_048_576,
    });
    const end = (greeting: Greeting): void => {
      clearTimeout(late);
      socket.terminate();
      resolve(greeting);
    };
    const late = setTimeout(end, patience, { result: 'none' });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion })));
    socket.on('message', (data) => end(read(data.toString())));
    socket.on('close', (code) => {
      if (code === closeCodes.tooMany) end({ result: 'full' });
      else end({ result: code === closeCodes.otherProtocol ? 'other-protocol' : 'none' });
    });
    socket.on('error', () => end({ result: 'none' }));
  });
}
