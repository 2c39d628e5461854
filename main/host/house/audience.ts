import type { HostMessage, NetworkStanding, OpenRoom } from '../../../shared/protocol/messages.ts';
import type { Member } from '../room/members.ts';
import type { Room } from '../room/room.ts';
import type { Page } from '../seats/pages.ts';
import type { Table } from '../table/table.ts';

/** A client on the line, as the house knows it. */
export interface Listener extends Member {
  /** Has said hello; it is told nothing before. */
  readonly isGreeted: boolean;
  /** Is it a page of the host's own device? */
  readonly isHere: boolean;
  /** Sits at no table: a keeper looks at the shelf, a guest stands at the door. */
  readonly isAtNoTable: boolean;
  /** So many of the tables on the shelf it is told of. */
  readonly looksAt: number;
  /** Tells whoever stands at the door or at the shelf which rooms can be come into. */
  tellDoor(rooms: readonly OpenRoom[]): void;
  /** A room was opened round the table at which it sits. */
  comeInto(room: Room): void;
  /** Its room is as it was when it was last safe, or is none (null); its table was opened again, or could not be (null). */
  sitAgain(room: Room | null, table: Table | null): void;
  /** Ends the connection from the host's side. */
  end(code: number, reason: string): void;
}

/** Everybody on the line to this host. */
export class Audience {
  readonly #clients = new Set<Listener>();
  /** Rooms that have gone elsewhere while nobody was here to run the house. */
  readonly #moves: Extract<HostMessage, { type: 'moved' }>[] = [];
  /** What everybody has been told of the house, by its text. */
  #told = { network: '', rooms: '' };

  add(client: Listener): void {
    this.#clients.add(client);
  }

  forget(client: Listener): void {
    this.#clients.delete(client);
  }

  /** Those who run the house and look at its shelf. */
  get atShelf(): readonly Listener[] {
    return [...this.#clients].filter(({ isAtNoTable, isKeeper }) => isAtNoTable && isKeeper);
  }

  /** Those who sit at a table: whoever sat down last stands last. */
  at(table: Table): readonly Listener[] {
    const order: readonly Page[] = [...table.presence.pages];
    return [...this.#clients]
      .filter((client) => order.includes(client))
      .sort((one, other) => order.indexOf(one) - order.indexOf(other));
  }

  /** Those who are in a room. */
  in(room: Room): readonly Listener[] {
    return [...this.#clients].filter((client) => room.members.includes(client));
  }

  /**
   * A room of the house goes on elsewhere, as whoever was in it has been told: others who run the house hear of it, or whoever
   * comes first to run it.
   */
  tellOfMove(moved: Extract<HostMessage, { type: 'moved' }>): void {
    const keepers = this.#greeted.filter(({ isKeeper }) => isKeeper);
    for (const client of keepers) client.tell(moved);
    if (keepers.length === 0) this.#moves.push(moved);
  }

  /** Somebody runs the house who was not here when rooms of it went elsewhere. */
  catchUp(keeper: Listener): void {
    for (const moved of this.#moves.splice(0)) keeper.tell(moved);
  }

  tellKeepers(message: HostMessage): void {
    for (const client of this.#greeted) if (client.isKeeper) client.tell(message);
  }

  /** Tells the pages of the host's own device. */
  tellOwn(message: HostMessage): void {
    for (const client of this.#greeted) if (client.isHere) client.tell(message);
  }

  /** Tells keepers how the host stands on the network, and people at the door which rooms there are: what is new. */
  tellHouse(standing: NetworkStanding | null, shown: readonly OpenRoom[]): void {
    const network = JSON.stringify(standing);
    const rooms = JSON.stringify(shown);
    for (const client of this.#greeted) {
      if (rooms !== this.#told.rooms) client.tellDoor(shown);
      if (client.isKeeper && standing !== null && network !== this.#told.network) {
        client.tell({ type: 'network', network: standing });
      }
    }
    this.#told = { network, rooms };
  }

  endAll(code: number, reason: string): void {
    for (const client of [...this.#clients]) client.end(code, reason);
  }

  get #greeted(): readonly Listener[] {
    return [...this.#clients].filter(({ isGreeted }) => isGreeted);
  }
}
