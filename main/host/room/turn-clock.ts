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
const nobody = { toAct: [], sealed: [], moves: 0 };

/**
 * The sand-timers of the players who must act at a room's table, if the room wants them.
 * All timers start when a seat must act that neither had to before nor takes its sealed choice back, and when sealed
 * choices are revealed. Both are public. They stand still while a rewind request is open, while the player's device is
 * away or their choice sealed, and while another player of the same device must act first. When one has run out,
 * everyone receives that and nothing else happens. They live in memory only: after a restart the timers begin again.
 */
export class TurnClock {
  readonly #room: TimedRoom;
  readonly #clock: Timers;
  /** The table and the minutes that the timers are for. */
  #purpose = '';
  #timers: ReadonlyMap<number, Timer> = new Map();
  /** The seats that had to act, those with a sealed choice, and the number of moves then. */
  #before: { readonly toAct: readonly number[]; readonly sealed: readonly number[]; readonly moves: number } = nobody;
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
    const toAct: readonly number[] = game.toAct(match.state);
    const sealed: readonly number[] = game.mayTakeBack(match.state);
    const isRevealed = this.#before.sealed.some((seat) => !toAct.includes(seat) && !sealed.includes(seat));
    const come = toAct.filter((seat) => !this.#before.toAct.includes(seat));
    const isNewTurn = isRevealed || (come.length > 0 && !this.#isTakenBack(come, match.played));
    this.#before = { toAct, sealed, moves: match.played.length };
    const busy = new Set<Device>();
    for (const seat of [...toAct, ...sealed]) {
      const holder = seating.seats[seat]?.holder ?? 'free';
      if (holder === 'free' || levelOf(holder) !== null) continue;
      const isAsked = toAct.includes(seat);
      const runs = isAsked && !rewinding.isAsked && presence.pages.has(holder) && !busy.has(holder);
      if (isAsked) busy.add(holder);
      const before = this.#timers.get(seat);
      const own = before?.holder === holder && !isNewTurn ? before : undefined;
      const left = own === undefined ? manners.turnMinutes * minute : this.#leftOf(own);
      timers.set(seat, own?.runs === runs ? own : { holder, runs, left, at: this.#clock.now() });
    }
    return timers;
  }

  /** True if these seats must act because one of them has taken its sealed choice back, not because all were revealed. */
  #isTakenBack(come: readonly number[], played: readonly { readonly seat: number }[]): boolean {
    const { sealed, moves } = this.#before;
    const isOwn = played.length < moves || come.some((seat) => seat === played.at(-1)?.seat);
    return isOwn && come.every((seat) => sealed.includes(seat));
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
    const asked = [...this.#timers].filter(([seat]) => this.#before.toAct.includes(seat));
    const timers = asked.map(([seat, timer]) => ({ seat, left: this.#leftOf(timer), runs: timer.runs }));
    return { type: 'turn-timers', room: id, table: table.id, timers };
  }
}
