import {
  type HostMessage,
  hostMessage,
  protocolVersion,
  type TableMessage,
} from '../../../shared/protocol/messages.ts';
import type { Ask } from '../../host/client.ts';
import { Line } from './line.ts';

/** A guest of the host over the network, as `shared/protocol/README.md` has it. */
export class Guest {
  readonly line: Line;
  readonly #answers = new Map<string, (answer: HostMessage) => void>();
  #asked = 0;
  #onPong: () => void = () => {};
  token = '';

  private constructor(line: Line) {
    this.line = line;
    line.onAnswer = (bytes) => {
      const message = hostMessage.parse(JSON.parse(bytes.toString()));
      if (message.type === 'pong') this.#onPong();
      if (!('request' in message) || message.request === null) return;
      this.#answers.get(message.request)?.(message);
      this.#answers.delete(message.request);
    };
  }

  /** Comes in by a code, as an onlooker. */
  static async enter(port: number, code: string, name: string): Promise<Guest> {
    const guest = new Guest(await Line.dial(port));
    guest.line.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    const told = guest.line.nextTable();
    const entered = await guest.ask({ type: 'enter', code, name });
    if (entered.type === 'entered') guest.token = entered.token;
    await told;
    return guest;
  }

  /** Resolves once everything that it has been told by now is here. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#onPong = resolve;
      this.line.send(JSON.stringify({ type: 'ping' }));
    });
  }

  /** The table as it was last told, read anew each time. */
  get table(): TableMessage {
    const message = hostMessage.parse(JSON.parse(this.line.table.toString()));
    if (message.type !== 'table') throw new Error('that was no table');
    return message;
  }

  /** The text of a request, to be sent by itself, and its answer. Rejects where it is refused. */
  request(request: Ask): { text: string; answer: Promise<HostMessage> } {
    this.#asked += 1;
    const name = `r${this.#asked}`;
    const answer = new Promise<HostMessage>((resolve, reject) => {
      this.#answers.set(name, (message) => {
        if (message.type === 'refused') reject(new Error(`${request.type} was refused: ${message.code}`));
        else resolve(message);
      });
    });
    return { text: JSON.stringify({ ...request, request: name }), answer };
  }

  /** Asks for something; resolves with the answer. Rejects where it is refused. */
  ask(request: Ask): Promise<HostMessage> {
    const { text, answer } = this.request(request);
    this.line.send(text);
    return answer;
  }
}
