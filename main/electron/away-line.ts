import { WebSocket } from 'ws';
import type { AwayEvent, AwayRequest } from '../../shared/protocol/away.ts';
import { closeCodes } from '../../shared/protocol/close-codes.ts';
import { isNearby } from '../host/network/nearby.ts';
import { fits } from '../storage/bounded-json.ts';

/** Maximum size of a message from another server, in bytes. */
const longestMessage = 4 * 1024 * 1024;
/** Connection timeout in milliseconds. */
const longestCall = 3000;
/** WebSocket close code of a connection that was never established. */
const notPutThrough = 1006;

/** A page's connection to another server: one at a time, relayed unchanged within these limits. */
export class AwayLine {
  readonly #tell: (event: AwayEvent) => void;
  #call: { readonly number: number; readonly socket: WebSocket } | null = null;

  constructor(tell: (event: AwayEvent) => void) {
    this.#tell = tell;
  }

  /** Handles a request of the page. Never throws. */
  ask(request: AwayRequest): void {
    if (request.type === 'dial') this.#dial(request.call, request.address);
    else if (request.call !== this.#call?.number) return;
    else if (request.type === 'hang-up') this.close();
    else if (this.#call.socket.readyState === WebSocket.OPEN) this.#call.socket.send(request.text);
  }

  /** Closes the connection, if any, without further events. */
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
    // no server there, or an invalid frame: ws closes the socket itself
    socket.on('error', () => {});
  }
}
