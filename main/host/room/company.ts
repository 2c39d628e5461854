import { type Seat, seatAt } from '../../../shared/engine/index.ts';
import {
  type HostMessage,
  levelOf,
  type Manners,
  mostReactions,
  nudgeAfter,
  nudgeEvery,
  type PlaybackPoint,
  type Reaction,
  reactionsWithin,
} from '../../../shared/protocol/messages.ts';
import { RequestError } from '../request-error.ts';
import type { Device } from '../seats/seating.ts';
import type { Table } from '../table/table.ts';
import type { Lobby } from './lobby.ts';
import type { Member } from './members.ts';

export interface CompanyRoom {
  readonly id: string;
  readonly table: Table | null;
  readonly manners: Manners;
  readonly members: readonly Member[];
  readonly lobby: Pick<Lobby, 'televisions' | 'isTelevision'>;
  sendAtOnce(message: HostMessage, device: Device): void;
}

/**
 * What people and screens in a room send each other beside the match: nudges, wordless reactions, and the progress of
 * playback on a television. It goes to the pages that are present and is not stored.
 */
export class Company {
  readonly #room: CompanyRoom;
  readonly #elapsed: () => number;
  /** Since when each seat of the table has been asked without interruption, in `elapsed` milliseconds. */
  #asked: { readonly table: string; readonly since: ReadonlyMap<Seat, number> } | null = null;
  /** When each device last nudged each seat, keyed by device, table and seat. */
  readonly #nudged = new Map<string, number>();
  /** Times of each device's recent reactions. */
  readonly #reacted = new Map<Device, readonly number[]>();

  /** @param elapsed a monotonic clock in milliseconds */
  constructor(room: CompanyRoom, elapsed: () => number) {
    this.#room = room;
    this.#elapsed = elapsed;
  }

  /** Records which seats must act at the room's table. That is public; it looks at no pending choices. */
  noteTable(): void {
    const { table } = this.#room;
    const before = this.#asked?.table === table?.id ? this.#asked?.since : undefined;
    const now = this.#elapsed();
    const asked = table === null || table.kept.isOver ? [] : table.kept.game.toAct(table.kept.match.state);
    const since = new Map(asked.map((seat) => [seat, before?.get(seat) ?? now]));
    this.#asked = table === null ? null : { table: table.id, since };
  }

  /** Nudges the player who must act at this seat. Throws `RequestError`. */
  nudge(by: Device, at: string, number: number): void {
    const { table, manners, members, id } = this.#room;
    if (!manners.nudges) throw new RequestError('not-wanted');
    if (table?.id !== at) throw new RequestError('unknown-table');
    const seat = number < table.kept.seats.length ? seatAt(number) : null;
    const since = seat === null ? undefined : this.#asked?.since.get(seat);
    const holder = table.seating.seats[number]?.holder;
    if (seat === null || since === undefined || holder === undefined) throw new RequestError('nobody-to-nudge');
    const nudged = members.filter((member) => table.presence.own(member).includes(seat));
    if (holder === by || levelOf(holder) !== null || nudged.length === 0) throw new RequestError('nobody-to-nudge');
    const now = this.#elapsed();
    for (const [key, when] of this.#nudged) if (when <= now - nudgeEvery) this.#nudged.delete(key);
    const key = `${by} ${at} ${seat}`;
    if (now < since + nudgeAfter || this.#nudged.has(key)) throw new RequestError('too-soon');
    this.#nudged.set(key, now);
    for (const member of nudged) member.sendInPassing({ type: 'nudged', room: id, table: at, seat, by });
  }

  /** Sends a device's reaction to the room; `seat` must be its own. Throws `RequestError`. */
  react(by: Device, seat: number | null, reaction: Reaction): void {
    const { table, manners, members, id } = this.#room;
    if (!manners.reactions) throw new RequestError('not-wanted');
    if (seat !== null && table?.seating.seats[seat]?.holder !== by) throw new RequestError('not-your-seat');
    const now = this.#elapsed();
    const lately = (this.#reacted.get(by) ?? []).filter((when) => when > now - reactionsWithin);
    if (lately.length >= mostReactions) throw new RequestError('too-soon');
    this.#reacted.set(by, [...lately, now]);
    for (const member of members) member.sendInPassing({ type: 'reacted', room: id, by, seat, reaction });
  }

  /** Tells the room how far a television has shown the match. Throws `RequestError` for other devices. */
  reportPlayback(by: Device, at: PlaybackPoint): void {
    const { lobby, members, id } = this.#room;
    if (!lobby.isTelevision(by)) throw new RequestError('not-television');
    for (const member of members) member.sendInPassing({ type: 'television-shows', room: id, by, at });
  }

  /** Continues the playback on the televisions by one step, or to its end. */
  continuePlayback(all: boolean): void {
    const { lobby, id } = this.#room;
    for (const device of lobby.televisions)
      this.#room.sendAtOnce({ type: 'playback-continued', room: id, all }, device);
  }
}
