import type { ConnectionState, Transport, TransportListener } from '../../../renderer/connection/transport.ts';
import { type ClientMessage, clientMessage, type HostMessage } from '../../../shared/protocol/messages.ts';

/** A transport whose host is the test: it keeps what the page says and says what the test wants. */
export class TestTransport implements Transport {
  readonly sent: ClientMessage[] = [];
  retries = 0;
  #listener: TransportListener | null = null;
  #state: ConnectionState = 'connecting';

  start(listener: TransportListener): void {
    this.#listener = listener;
  }

  send(text: string): boolean {
    if (this.#state !== 'open') return false;
    this.sent.push(clientMessage.parse(JSON.parse(text)));
    return true;
  }

  retryNow(): void {
    this.retries += 1;
  }

  stop(): void {
    this.turn('closed');
  }

  turn(state: ConnectionState): void {
    this.#state = state;
    this.#listener?.changed(state);
  }

  say(message: HostMessage): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.#listener?.heard(text);
  }

  /** The latest message of the page of this type. */
  latest<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (!isOfType(found, type)) throw new Error(`the page has not said ${type}`);
    return found;
  }
}

function isOfType<Type extends ClientMessage['type']>(
  message: ClientMessage | undefined,
  type: Type,
): message is Extract<ClientMessage, { type: Type }> {
  return message?.type === type;
}
