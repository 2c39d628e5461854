import type { Seat } from '../../../shared/engine/index.ts';
import { levelOf, type Manners, type TurnTimers } from '../../../shared/protocol/messages.ts';
import type { Timers } from '../../bot-workers/timers.ts';
import type { Device } from '../seats/seating.ts';
import type { Table } from '../table/table.ts';
import type { Member } from './members.ts';

export interface TimedRoom {
  readonly id: string;
  readonly table: Table | null;
  readonly manners: Manners;
  readonly members: readonly Member[];
}

interface Timer {
  readonly holder: Device;
  readonly runs: boolean;
  /** Milliseconds left at the time `at`. */
  readonly left: number;
  readonly at: number;
}

const minute = 60_000;
const nobody = { toAct: [], sealed: [] };

/**
 * The sand-timers of the players who must act at a room's table, if the room wants them.
 * All timers start when a seat must act that did not have to before, and when sealed choices are revealed. Both are
 * public. They stand still while a rewind request is open, while the player's device is away, and while another player
 * of the same device must act first. When one has run out, everyone receives that and nothing else happens. They live in
 * memory only.
 */
export class TurnClock {
  readonly #room: TimedRoom;
  readonly #clock: Timers;
  /** The table and the minutes that the timers are for. */
  #purpose = '';
  #timers: ReadonlyMap<number, Timer> = new Map();
  /** The seats that had to act, and those with a sealed choice. */
  #before: { readonly toAct: readonly Seat[]; readonly sealed: readonly Seat[] } = nobody;
  #stopWaiting = () => {};

  constructor(room: TimedRoom, clock: Timers) {
    this.#room = room;
    this.#clock = clock;
  }

  /** Called after each change of the table, its seats or the room's manners. */
  look(): void {
    const { table, manners } = this.#room;
    const purpose = `${table?.id} ${manners.turnMinutes}`;
    if (purpose !== this.#purpose) this.end();
    this.#purpose = purpose;
    const before = this.#timers;
    this.#timers = this.#timersNow();
    const isSame = [...this.#timers].every(([seat, timer]) => before.get(seat) === timer);
    if (!isSame || before.size !== this.#timers.size) this.#changed();
  }

  /** Starts the timer of a seat again. */
  giveTime(seat: number): void {
    this.#timers = new Map([...this.#timers].filter(([each]) => each !== seat));
    this.look();
  }

  /** Sends the timers to a page that has just joined. */
  greet(member: Member): void {
    const sent = this.#message;
    if (sent !== null) member.send(sent);
  }

  /** Removes all timers, without a message. */
  end(): void {
    this.#stopWaiting();
    this.#timers = new Map();
    this.#before = nobody;
  }

  #timersNow(): ReadonlyMap<number, Timer> {
    const { table, manners } = this.#room;
    const timers = new Map<number, Timer>();
    if (table === null || manners.turnMinutes === null || table.kept.isOver) return timers;
    const { kept, seating, presence, rewinding } = table;
    const { game, match } = kept;
    const toAct = game.toAct(match.state);
    const sealed = game.mayTakeBack(match.state);
    const isRevealed = this.#before.sealed.some((seat) => !toAct.includes(seat) && !sealed.includes(seat));
    const isNewTurn = isRevealed || toAct.some((seat) => !this.#before.toAct.includes(seat));
    this.#before = { toAct, sealed };
    const busy = new Set<Device>();
    for (const seat of toAct) {
      const holder = seating.seats[seat]?.holder ?? 'free';
      if (holder === 'free' || levelOf(holder) !== null) continue;
      const runs = !rewinding.isAsked && presence.pages.has(holder) && !busy.has(holder);
      busy.add(holder);
      const before = this.#timers.get(seat);
      const own = before?.holder === holder && !isNewTurn ? before : undefined;
      const left = own === undefined ? manners.turnMinutes * minute : this.#leftOf(own);
      timers.set(seat, own?.runs === runs ? own : { holder, runs, left, at: this.#clock.now() });
    }
    return timers;
  }

  #leftOf({ runs, left, at }: Timer): number {
    return runs ? Math.max(0, Math.round(left - (this.#clock.now() - at))) : left;
  }

  /** Sends the timers to everyone, and again when the next one runs out. */
  #changed(): void {
    this.#stopWaiting();
    const sent = this.#message;
    if (sent === null) return;
    for (const member of this.#room.members) member.send(sent);
    const running = sent.timers.flatMap(({ left, runs }) => (runs && left > 0 ? [left] : []));
    if (running.length > 0) this.#stopWaiting = this.#clock.after(Math.min(...running), () => this.#changed());
  }

  get #message(): TurnTimers | null {
    const { id, table, manners } = this.#room;
    if (table === null || manners.turnMinutes === null) return null;
    const timers = [...this.#timers].map(([seat, timer]) => ({ seat, left: this.#leftOf(timer), runs: timer.runs }));
    return { type: 'turn-timers', room: id, table: table.id, timers };
  }
}
