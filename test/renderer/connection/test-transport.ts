import type { Call, CallListener, Transport } from '../../../renderer/connection/transport.ts';
import { type ClientMessage, clientMessage, type HostMessage } from '../../../shared/protocol/messages.ts';

/** The guest name that the test's host gives everyone. */
export const testGuest = 'gabcdefgh';

/** Runs the page's promises without advancing the clock. */
export async function promisesRun(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A transport whose host is the test: it records what the page sends and sends what the test wants. */
export class TestTransport implements Transport {
  readonly steady: boolean;
  readonly sent: ClientMessage[] = [];
  calls = 0;
  /** Connections that the page has closed. */
  hangUps = 0;
  #listener: CallListener | null = null;

  constructor(steady = false) {
    this.steady = steady;
  }

  /** True if a connection is open at both ends. */
  get isCalling(): boolean {
    return this.#listener !== null;
  }

  dial(listener: CallListener): Call {
    this.calls += 1;
    this.#listener = listener;
    return {
      send: (text) => {
        if (this.#listener === listener) this.sent.push(clientMessage.parse(JSON.parse(text)));
      },
      hangUp: () => {
        this.hangUps += 1;
        if (this.#listener === listener) this.#listener = null;
      },
    };
  }

  /** The host accepts, welcomes, and readmits the page to the table it asks for. */
  async greet(welcome: HostMessage): Promise<void> {
    this.answer();
    this.say(welcome);
    await promisesRun();
    const asked = this.sent.at(-1);
    if (asked?.type === 'open-table') this.say({ type: 'done', request: asked.request, table: asked.table });
    if (asked?.type === 'return') this.say({ ...asked, type: 'entered', guest: testGuest });
    await promisesRun();
  }

  answer(): void {
    this.#listener?.answered();
  }

  end(code = 1006): void {
    const listener = this.#listener;
    this.#listener = null;
    listener?.ended(code);
  }

  say(message: HostMessage): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.#listener?.heard(text);
  }

  all<Type extends ClientMessage['type']>(type: Type): readonly Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message) => isOfType(message, type));
  }

  latest<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }> {
    const found = this.all(type).at(-1);
    if (!found) throw new Error(`the page has not said ${type}`);
    return found;
  }
}

function isOfType<Type extends ClientMessage['type']>(
  message: ClientMessage,
  type: Type,
): message is Extract<ClientMessage, { type: Type }> {
  return message.type === type;
}
