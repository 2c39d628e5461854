import { Conversation, type Answer as Reply } from '../../renderer/connection/conversation.ts';
import { Keyring, type KeyStore } from '../../renderer/connection/keyring.ts';
import { TableSession } from '../../renderer/connection/table-session.ts';
import type { Call, CallListener } from '../../renderer/connection/transport.ts';
import { below } from '../../shared/engine/index.ts';
import { brokeWithoutFarewell, type FaultyLine } from './faulty-line.ts';
import type { Answer, Identity, Known, Person, Request, World } from './player.ts';

const host = 'the host';

/** A page's browser storage, for the whole test. */
function storage(): KeyStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
  };
}

/** A player with the app's own client. */
export class SittingPlayer implements Person {
  readonly identity: Identity;
  readonly #world: World;
  readonly #keyring: Keyring;
  code: string | null = null;
  table: string | null = null;
  changed: () => void = () => {};
  line: FaultyLine | null = null;
  calls = 0;
  #session: TableSession | null = null;
  #known: Known | null = null;
  #isOpen = false;
  /** Requests without an answer, including those of a closed page. */
  readonly #asking = new Set<(answer: Answer | null) => void>();

  constructor(identity: Identity, world: World, keyring: Keyring = new Keyring(storage())) {
    this.identity = identity;
    this.#world = world;
    this.#keyring = keyring;
  }

  get token(): string | null {
    return this.table === null ? null : this.#keyring.tokenOf(host, this.table);
  }

  get known(): Known | null {
    return this.#isOpen ? this.#known : null;
  }

  get isBusy(): boolean {
    return this.#asking.size > 0;
  }

  load(): void {
    this.close();
    const { random, timeline } = this.#world;
    const prefix = below(random, 2 ** 30).toString(36);
    const clock = {
      now: () => timeline.now,
      after: (wait: number, action: () => void) => timeline.after(wait, action),
    };
    const conversation = new Conversation({ steady: false, dial: (listener) => this.#dial(listener) }, clock, prefix);
    const arrival = { room: this.table, table: null, code: this.code };
    const session = new TableSession({ conversation, keyring: this.#keyring, host, arrival });
    this.#session = session;
    session.start({
      moved: () => {},
      changed: (phase) => {
        this.#isOpen = phase === 'open' || phase === 'doubtful';
        if (!this.#isOpen) this.#known = null;
      },
      received: (message, { moves }) => {
        const known = { message, log: moves };
        this.#known = known;
        this.#world.knows(this, known);
        this.changed();
      },
      heard: () => {},
      settled: () => {
        if (this.table === null && this.code !== null) void session.enter(this.code, this.identity.name);
      },
      seated: ({ room, table }) => {
        // a table that turns out to be a room's is the same table
        if (table !== this.#known?.message.table) this.#known = null;
        if (room !== null) this.table = room;
      },
      parted: (why) => {
        throw new Error(`${this.identity.name} was parted: ${why}`);
      },
      notBack: (code) => {
        throw new Error(`${this.identity.name} cannot come in: ${code}`);
      },
      misunderstood: () => {
        throw new Error(`${this.identity.name} received something that is not in the protocol`);
      },
    });
  }

  close(): void {
    this.#session?.stop();
    this.#session = null;
    this.#known = null;
    this.#isOpen = false;
    for (const answered of this.#asking) answered(null);
    this.#asking.clear();
  }

  twin(): SittingPlayer {
    const twin = new SittingPlayer(this.identity, this.#world, this.#keyring);
    twin.table = this.table;
    return twin;
  }

  ask(request: Request, answered: (answer: Answer | null) => void): void {
    const session = this.#session;
    if (session === null) {
      answered(null);
      return;
    }
    this.#asking.add(answered);
    void this.#send(session, request).then((sent) => {
      // nobody waits for the answers of a page that was reloaded
      if (!this.#asking.delete(answered)) return;
      answered(answerOf(sent));
      this.changed();
    });
  }

  #send(session: TableSession, request: Request): Promise<Reply> {
    switch (request.type) {
      case 'create-table':
        return session.create(request);
      case 'open-room':
        return session.openRoom(request);
      case 'play':
      case 'undo':
      case 'redo':
        return session.change(request) ?? session.ask(request);
      default:
        return session.ask(request);
    }
  }

  #dial(listener: CallListener): Call {
    const { timeline, random } = this.#world;
    this.calls += 1;
    const line = this.#world.dial(
      {
        heard: (text) => {
          this.#world.heard(this, text);
          listener.heard(text);
        },
        broke: (code) => listener.ended(code),
      },
      this.identity.isHost,
    );
    this.line = line;
    if (line === null) timeline.after(below(random, 100), () => listener.ended(brokeWithoutFarewell));
    else timeline.after(below(random, 50), () => listener.answered());
    return { send: (text) => line?.say(text), hangUp: () => line?.hangUp() };
  }
}

function answerOf(sent: Reply): Answer | null {
  switch (sent.outcome) {
    case 'done':
      return { type: 'done', table: sent.table };
    case 'refused':
      return { type: 'refused', code: sent.code };
    case 'lost':
      return null;
  }
}
