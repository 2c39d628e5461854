import { WebSocket } from 'ws';
import type { AwayEvent, AwayRequest } from '../../shared/protocol/away.ts';
import { closeCodes } from '../../shared/protocol/close-codes.ts';
import { isNearby } from '../host/network/nearby.ts';
import { fits } from '../storage/bounded-json.ts';

/** What another host may send at once, in bytes. */
const longestMessage = 4 * 1024 * 1024;
/** How long a call may go unanswered, in milliseconds. */
const longestCall = 3000;
/** The socket's own code for a call that was never put through. */
const notPutThrough = 1006;

/** One page's line to another host: at most one call at a time, with nothing in between but these limits. */
export class AwayLine {
  readonly #tell: (event: AwayEvent) => void;
  #call: { readonly number: number; readonly socket: WebSocket } | null = null;

  constructor(tell: (event: AwayEvent) => void) {
    this.#tell = tell;
  }

  /** Does what the page asks. Never throws. */
  ask(request: AwayRequest): void {
    if (request.type === 'dial') this.#dial(request.call, request.address);
    else if (request.call !== this.#call?.number) return;
    else if (request.type === 'hang-up') this.close();
    else if (this.#call.socket.readyState === WebSocket.OPEN) this.#call.socket.send(request.text);
  }

  /** Ends the call, if there is one; nothing more is told of it. */
  close(): void {
    const call = this.#call;
    this.#call = null;
    call?.socket.close();
  }

  #dial(number: number, address: string): void {
    this.close();
    if (!isNearby(address)) {
      this.#tell({ call: number, type: 'ended', code: notPutThrough });
      return;
    }
    const socket = new WebSocket(`ws://${address}/table`, {
      origin: `http://${address}`,
      maxPayload: longestMessage,
      perMessageDeflate: true,
      followRedirects: false,
      handshakeTimeout: longestCall,
    });
    this.#call = { number, socket };
    const tell = (event: AwayEvent) => {
      if (this.#call?.socket === socket) this.#tell(event);
    };
    socket.on('open', () => tell({ call: number, type: 'answered' }));
    socket.on('message', (data, isBinary) => {
      if (isBinary || !Buffer.isBuffer(data)) socket.close(closeCodes.notText, 'text only');
      else if (!fits(data.toString('utf8'))) socket.close(closeCodes.tooLong, 'more than any message holds');
      else tell({ call: number, type: 'heard', text: data.toString('utf8') });
    });
    socket.on('close', (code) => {
      tell({ call: number, type: 'ended', code });
      if (this.#call?.socket === socket) this.#call = null;
    });
    // nobody there, or a frame against the rules: ws closes the socket itself
    socket.on('error', () => {});
  }
}
