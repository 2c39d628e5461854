import type { HostMessage, NetworkStanding, OpenRoom } from '../../../shared/protocol/messages.ts';
import type { Member } from '../room/members.ts';
import type { Room } from '../room/room.ts';
import type { Page } from '../seats/pages.ts';
import type { Table } from '../table/table.ts';

/** A connected client, as the rest of the server sees it. */
export interface Listener extends Member {
  /** True once the client has said hello; it receives nothing before. */
  readonly isGreeted: boolean;
  /** True for a page of the server's own device. */
  readonly isHere: boolean;
  /** True without a table: the host sees the shelf, a guest the list of rooms. */
  readonly isAtNoTable: boolean;
  /** Number of saved tables that the client shows. */
  readonly looksAt: number;
  /** Sends the public listing of rooms to a client outside any room. */
  sendDoor(rooms: readonly OpenRoom[]): void;
  /** Called when a room opens around the client's table. */
  comeInto(room: Room): void;
  /**
   * Rejoins a client after lost writes, to its room and table as on disk.
   * Null for those that no longer exist.
   */
  sitAgain(room: Room | null, table: Table | null): void;
  /** Closes the connection. */
  end(code: number, reason: string): void;
}

export class Audience {
  readonly #clients = new Set<Listener>();
  /** Moves of rooms that happened while no host's client was connected. */
  readonly #moves: Extract<HostMessage, { type: 'moved' }>[] = [];
  /** The network standing and public listing last sent, as JSON text. */
  #sent = { network: '', rooms: '' };

  add(client: Listener): void {
    this.#clients.add(client);
  }

  forget(client: Listener): void {
    this.#clients.delete(client);
  }

  /** The host's clients that show the shelf. */
  get atShelf(): readonly Listener[] {
    return [...this.#clients].filter(({ isAtNoTable, isHost }) => isAtNoTable && isHost);
  }

  /** The clients at a table, in the order they joined. */
  at(table: Table): readonly Listener[] {
    const order: readonly Page[] = [...table.presence.pages];
    return [...this.#clients]
      .filter((client) => order.includes(client))
      .sort((one, other) => order.indexOf(one) - order.indexOf(other));
  }

  in(room: Room): readonly Listener[] {
    return [...this.#clients].filter((client) => room.members.includes(client));
  }

  /**
   * Sends the host's clients that a room has moved. If none is connected, the next one receives it.
   * The room's own members already know.
   */
  sendMove(moved: Extract<HostMessage, { type: 'moved' }>): void {
    const hostPages = this.#greeted.filter(({ isHost }) => isHost);
    for (const client of hostPages) client.send(moved);
    if (hostPages.length === 0) this.#moves.push(moved);
  }

  /** Sends a host's client the moves of rooms it has missed. */
  catchUp(byHost: Listener): void {
    for (const moved of this.#moves.splice(0)) byHost.send(moved);
  }

  sendToHostPages(message: HostMessage): void {
    for (const client of this.#greeted) if (client.isHost) client.send(message);
  }

  /** Sends to the pages of the server's own device. */
  sendOwn(message: HostMessage): void {
    for (const client of this.#greeted) if (client.isHere) client.send(message);
  }

  /** Sends changes of the network standing to the host, and of the public listing to clients outside rooms. */
  sendToHost(standing: NetworkStanding | null, shown: readonly OpenRoom[]): void {
    const network = JSON.stringify(standing);
    const rooms = JSON.stringify(shown);
    for (const client of this.#greeted) {
      if (rooms !== this.#sent.rooms) client.sendDoor(shown);
      if (client.isHost && standing !== null && network !== this.#sent.network) {
        client.send({ type: 'network', network: standing });
      }
    }
    this.#sent = { network, rooms };
  }

  endAll(code: number, reason: string): void {
    for (const client of [...this.#clients]) client.end(code, reason);
  }

  get #greeted(): readonly Listener[] {
    return [...this.#clients].filter(({ isGreeted }) => isGreeted);
  }
}
