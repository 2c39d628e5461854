import type { Clock } from './clock.ts';
import { eventOfClose, firstCall, type Line, type LineEvent, next, type Phase, timeLimit } from './line.ts';
import type { Call, Transport } from './transport.ts';

/** Interval of the timer on an open connection, in milliseconds. */
const TICK = 1000;
/** A tick this much too late means that the device slept, in milliseconds. */
const SLEPT = 1500;

interface HostLineListener {
  changed(phase: Phase): void;
  /** A message of the host as unvalidated text. */
  heard(text: string): void;
  /** The connection is open and a tick has passed. */
  ticked(): void;
}

/** Runs the connection's state machine: dials, watches timeouts, hangs up. It does not interpret messages. */
export class HostLine {
  readonly #transport: Transport;
  readonly #clock: Clock;
  #line: Line = { phase: 'hung-up', failures: 0 };
  #listener: HostLineListener | null = null;
  #call: Call | null = null;
  #stopTimer = () => {};
  #heardAt = 0;

  constructor(transport: Transport, clock: Clock) {
    this.#transport = transport;
    this.#clock = clock;
  }

  get phase(): Phase {
    return this.#line.phase;
  }

  /** Dials, in place of any previous call. */
  start(listener: HostLineListener): void {
    this.#listener = listener;
    this.#begin(firstCall);
  }

  send(text: string): void {
    this.#call?.send(text);
  }

  happened(event: LineEvent): void {
    // a steady transport never breaks, so there is nothing to check
    if (event === 'nudged' && this.#line.phase === 'open' && this.#transport.steady) return;
    const line = next(this.#line, event);
    if (line !== this.#line) this.#begin(line);
  }

  #begin(line: Line): void {
    this.#line = line;
    this.#stopTimer();
    this.#stopTimer = () => {};
    switch (line.phase) {
      case 'dialling':
        this.#hangUp();
        this.#dial();
        break;
      case 'open':
        this.#tick();
        break;
      case 'waiting-to-retry':
      case 'turned-away':
      case 'shut-out':
      case 'hung-up':
        this.#hangUp();
        break;
      default:
    }
    if (line.phase !== 'open') this.#limit(line);
    this.#listener?.changed(line.phase);
  }

  #limit(line: Line): void {
    const limit = timeLimit(line);
    if (limit === null || (this.#transport.steady && line.phase !== 'waiting-to-retry')) return;
    this.#stopTimer = this.#clock.after(limit, () => this.happened('time-up'));
  }

  /** Checks the clock often on an open connection, to notice that the device has slept. */
  #tick(): void {
    const asked = this.#clock.now();
    this.#stopTimer = this.#clock.after(TICK, () => {
      const now = this.#clock.now();
      const limit = timeLimit(this.#line) ?? Number.POSITIVE_INFINITY;
      if (!this.#transport.steady && now - asked > TICK + SLEPT) this.happened('nudged');
      else if (!this.#transport.steady && now - this.#heardAt >= limit) this.happened('time-up');
      else {
        this.#tick();
        this.#listener?.ticked();
      }
    });
  }

  #dial(): void {
    const isThis = () => this.#call === call;
    const call: Call = this.#transport.dial({
      answered: () => {
        if (isThis()) this.happened('answered');
      },
      heard: (text) => {
        if (!isThis()) return;
        this.#heardAt = this.#clock.now();
        this.happened('heard');
        this.#listener?.heard(text);
      },
      ended: (code) => {
        if (isThis()) this.happened(eventOfClose(code));
      },
    });
    this.#call = call;
  }

  #hangUp(): void {
    const call = this.#call;
    this.#call = null;
    call?.hangUp();
  }
}
