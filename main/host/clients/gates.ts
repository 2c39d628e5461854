import type { HostMessage, RequestMessage } from '../../../shared/protocol/messages.ts';
import type { House } from '../house/house.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room/room.ts';
import type { Device } from '../seats/seating.ts';
import type { Client, Seated } from './client.ts';

/** Who may send a request. */
export type Sender =
  /** Whoever has said hello. */
  | 'anybody'
  /** Whoever sits at the table that it names. */
  | 'at-table'
  /** Likewise; a guest shows the token by which the seats are theirs. */
  | 'holder'
  /** Whoever is in the room that it names. */
  | 'in-room'
  /** Whoever leads the room that it names, or in whose room the table stands that it names. */
  | 'master'
  | 'master-at-table'
  /** The host person: at the host's own screen, or with its key. */
  | 'keeper'
  /** The host person at the table that it names. */
  | 'keeper-at-table';

/** A request on its way: from whom it comes, and whose it is to carry out. */
export interface Asked<Message> {
  readonly house: House;
  readonly client: Client;
  readonly message: Message;
}

/** What a request was answered, and what is to follow once that has been sent. */
export interface Carried {
  readonly answer: HostMessage;
  /** Does the answer not wait for a copy of the room? */
  readonly isAtOnce?: boolean;
  readonly afterwards?: () => void;
}

/** How one type of request is answered. */
export interface Request<Message> {
  readonly from: Sender;
  /** Throws Refused, or what `refusalOf` knows, or rejects with it; nothing has changed then. */
  readonly carryOut: (asked: Asked<Message>) => Carried | Promise<Carried>;
}

/** The answer to a request of which nothing else is to be said. */
export function done(message: RequestMessage): HostMessage {
  return { type: 'done', request: message.request, table: 'table' in message ? message.table : null };
}

/** Lets requests through from those who may send them, and looks up what these have: their table, say. */
class Gate<Least, Found> {
  readonly #from: Sender;
  readonly #admit: (asked: Asked<Least>) => Found;

  /** @param admit throws Refused for whoever may not send it */
  constructor(from: Sender, admit: (asked: Asked<Least>) => Found) {
    this.#from = from;
    this.#admit = admit;
  }

  /** A request that is carried out at once and answered with `done`. */
  does<Message extends Least & RequestMessage>(work: (asked: Asked<Message> & Found) => void): Request<Message> {
    return this.answers((asked) => {
      work(asked);
      return { answer: done(asked.message) };
    });
  }

  /** A request that has an answer of its own, or one that comes later. */
  answers<Message extends Least>(
    work: (asked: Asked<Message> & Found) => Carried | Promise<Carried>,
  ): Request<Message> {
    return { from: this.#from, carryOut: (asked) => work({ ...asked, ...this.#admit(asked) }) };
  }
}

/** The room in which whoever asks is, and as whom. */
interface InRoom {
  readonly room: Room;
  readonly device: Device;
}

type AtTable = Asked<{ readonly table: string }>;
type OfRoom = Asked<{ readonly room: string }>;

function mustBeKeeper({ client }: Asked<unknown>): void {
  if (!client.isKeeper) throw new Refused('not-keeper');
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

export const keeper = new Gate('keeper', (asked: Asked<unknown>) => {
  mustBeKeeper(asked);
  return {};
});

export const keeperAtTable = new Gate('keeper-at-table', (asked: AtTable): Seated => {
  mustBeKeeper(asked);
  return asked.client.at(asked.message.table);
});

export const inRoom = new Gate('in-room', ({ client, message }: OfRoom): InRoom => client.in(message.room));

/** The room that a request names: for the host person any of the house, for all others the one they are in. */
function roomOf({ house, client, message }: OfRoom): { readonly room: Room } {
  return client.isKeeper ? { room: house.rooms.mustHave(message.room) } : client.in(message.room);
}

/** The host person leads every room of the house, whether they are in it or not, unless a guest has the lead. */
export const master = new Gate('master', (asked: OfRoom) => {
  const { room } = roomOf(asked);
  if (!asked.client.leads(room)) throw new Refused('not-master');
  return { room };
});

/** Likewise, and the host person also where a guest has the lead: that guest may be away. */
export const masterOrKeeper = new Gate('master', (asked: OfRoom) => {
  const { room } = roomOf(asked);
  if (!asked.client.isKeeper && !asked.client.leads(room)) throw new Refused('not-master');
  return { room };
});

export const masterAtTable = new Gate('master-at-table', ({ client, message }: AtTable): Seated => {
  const seated = client.at(message.table);
  if (!client.leads(client.room)) throw new Refused('not-master');
  return seated;
});
