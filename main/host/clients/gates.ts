import type { HostMessage, RequestMessage } from '../../../shared/protocol/messages.ts';
import { RequestError } from '../request-error.ts';
import type { Room } from '../room/room.ts';
import type { Device } from '../seats/seating.ts';
import type { Server } from '../server/server.ts';
import type { Client, Seated } from './client.ts';

export type Sender =
  /** Any client after its hello. */
  | 'anybody'
  /** A client at the table that it names. */
  | 'at-table'
  /** The same; a guest must present the token for its seats. */
  | 'holder'
  /** A client in the room that it names. */
  | 'in-room'
  /** The host, or a guest in a room. */
  | 'entered'
  /** A leader of the room that it names, or of the named table's room. */
  | 'leader'
  | 'leader-at-table'
  /** The host: a page of the server's own device, or a client with the key. */
  | 'host'
  /** The host at the table that it names. */
  | 'host-at-table';

export interface Asked<Message> {
  readonly server: Server;
  readonly client: Client;
  readonly message: Message;
}

/** The result of a request: its answer, and what follows once that has been sent. */
export interface Carried {
  readonly answer: HostMessage;
  /** True if the answer need not wait for the standby's copy. */
  readonly isAtOnce?: boolean;
  readonly afterwards?: () => void;
}

export interface Request<Message> {
  readonly from: Sender;
  /** Throws or rejects with `RequestError` or another error known to `refusalOf`; nothing has changed then. */
  readonly carryOut: (asked: Asked<Message>) => Carried | Promise<Carried>;
}

/** The plain answer to a request. */
export function done(message: RequestMessage): HostMessage {
  return { type: 'done', request: message.request, table: 'table' in message ? message.table : null };
}

/** Admits requests from permitted senders and looks up the objects they name. */
class Gate<Least, Found> {
  readonly #from: Sender;
  readonly #admit: (asked: Asked<Least>) => Found;

  /** @param admit throws `RequestError` for other senders */
  constructor(from: Sender, admit: (asked: Asked<Least>) => Found) {
    this.#from = from;
    this.#admit = admit;
  }

  /** A synchronous request that is answered with `done`. */
  does<Message extends Least & RequestMessage>(work: (asked: Asked<Message> & Found) => void): Request<Message> {
    return this.answers((asked) => {
      work(asked);
      return { answer: done(asked.message) };
    });
  }

  /** A request with its own answer, possibly asynchronous. */
  answers<Message extends Least>(
    work: (asked: Asked<Message> & Found) => Carried | Promise<Carried>,
  ): Request<Message> {
    return { from: this.#from, carryOut: (asked) => work({ ...asked, ...this.#admit(asked) }) };
  }
}

/** The room and device of the sender. */
interface InRoom {
  readonly room: Room;
  readonly device: Device;
}

type AtTable = Asked<{ readonly table: string }>;
type OfRoom = Asked<{ readonly room: string }>;

function mustBeHost({ client }: Asked<unknown>): void {
  if (!client.isHost) throw new RequestError('not-host');
}

export const anybody = new Gate('anybody', (_: Asked<unknown>) => ({}));

export const atTable = new Gate('at-table', ({ client, message }: AtTable): Seated => client.at(message.table));

export const holder = new Gate(
  'holder',
  ({
    client,
    message: { table, token },
  }: Asked<{ readonly table: string; readonly token?: string | undefined }>): Seated => client.provenAt(table, token),
);

export const byHost = new Gate('host', (asked: Asked<unknown>) => {
  mustBeHost(asked);
  return {};
});

export const byHostAtTable = new Gate('host-at-table', (asked: AtTable): Seated => {
  mustBeHost(asked);
  return asked.client.at(asked.message.table);
});

export const byHostOrGuest = new Gate('entered', ({ client }: Asked<unknown>) => {
  if (!client.isHost && client.room === null) throw new RequestError('not-host');
  return {};
});

export const inRoom = new Gate('in-room', ({ client, message }: OfRoom): InRoom => client.in(message.room));

/** The room that a request names: any for the host, who is `house` in others; otherwise the sender's own. */
function roomOf({ server, client, message }: OfRoom): InRoom {
  if (!client.isHost || client.room?.id === message.room) return client.in(message.room);
  return { room: server.rooms.mustHave(message.room), device: 'house' };
}

/** Leaders. The host leads every room, even from outside, unless a guest has the lead. */
export const byLeader = new Gate('leader', (asked: OfRoom) => {
  const found = roomOf(asked);
  if (!asked.client.leads(found.room)) throw new RequestError('not-leader');
  return found;
});

/** Leaders, and always the host: a guest with the lead may be away. */
export const byLeaderOrHost = new Gate('leader', (asked: OfRoom) => {
  const found = roomOf(asked);
  if (!asked.client.isHost && !asked.client.leads(found.room)) throw new RequestError('not-leader');
  return found;
});

export const byLeaderAtTable = new Gate('leader-at-table', ({ client, message }: AtTable): Seated => {
  const seated = client.at(message.table);
  if (!client.leads(client.room)) throw new RequestError('not-leader');
  return seated;
});
