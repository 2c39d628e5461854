import { closeCodes } from '../../shared/protocol/messages.ts';

/** Where the line to the host stands. */
export type Phase =
  /** The host is called and has not answered. */
  | 'dialling'
  /** It has answered; who speaks which protocol is being settled. */
  | 'greeting'
  /** This page comes back to its table, by its token where it is a guest. */
  | 'entering'
  /** Everything can be said. */
  | 'open'
  /** Nothing was heard for a while, or this device has slept: the host is asked for a sign of life. */
  | 'doubtful'
  /** The line broke; it is dialled again in a moment. */
  | 'waiting-to-retry'
  /** The host speaks another protocol: nothing but a newer program helps, so nobody dials. */
  | 'turned-away'
  /** The host would have this page only if it had been opened by the address that was printed: nobody dials. */
  | 'shut-out'
  /** Ended from this side. */
  | 'hung-up';

/** What happens to a line. */
export type LineEvent =
  | 'answered'
  /** The host has greeted, in our protocol. */
  | 'welcomed'
  /** This page is back at its table, or had none. */
  | 'settled'
  /** The host said anything at all. */
  | 'heard'
  /** The call ended, or nobody answered it. */
  | 'broke'
  /** The host has ended the call because there is too much of something. */
  | 'sent-off'
  | 'turned-away'
  | 'shut-out'
  /** The time of this phase is over. */
  | 'time-up'
  /** Something suggests that the way to the host has changed, or a person does not want to wait. */
  | 'nudged'
  | 'hung-up';

/** The state machine of the line: its phase, and the calls that have failed since it was last open. */
export interface Line {
  readonly phase: Phase;
  readonly failures: number;
}

export const firstCall: Line = { phase: 'dialling', failures: 0 };

const FIRST_WAIT = 125;
const LONGEST_WAIT = 1000;
/** With so many failures the wait is the longest. */
const PATIENT = 1 + Math.ceil(Math.log2(LONGEST_WAIT / FIRST_WAIT));

/** How long to wait before the next call, in milliseconds, after so many failed ones (from 1). */
export function waitBeforeRetry(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
}

/** How long a phase may last, in milliseconds, before `time-up`; null for as long as nothing happens. */
export function timeLimit({ phase, failures }: Line): number | null {
  switch (phase) {
    case 'dialling':
      return 1500;
    case 'greeting':
    case 'open':
      return 3000;
    case 'entering':
      return 4000;
    case 'doubtful':
      // a small machine may be busy for so long with an old match that somebody opens
      return 2000;
    case 'waiting-to-retry':
      return waitBeforeRetry(failures);
    case 'turned-away':
    case 'shut-out':
    case 'hung-up':
      return null;
  }
}

/** The line after an event; the very same line where the event means nothing to it. */
export function next(line: Line, event: LineEvent): Line {
  const { phase, failures } = line;
  if (phase === 'hung-up') return line;
  if (event === 'hung-up') return { phase: 'hung-up', failures: 0 };
  if (phase === 'turned-away' || phase === 'shut-out') return line;
  if (event === 'turned-away' || event === 'shut-out') return { phase: event, failures: 0 };
  if (phase === 'waiting-to-retry') {
    if (event === 'time-up') return { phase: 'dialling', failures };
    return event === 'nudged' ? firstCall : line;
  }
  if (event === 'broke') return { phase: 'waiting-to-retry', failures: failures + 1 };
  if (event === 'sent-off') return { phase: 'waiting-to-retry', failures: Math.max(PATIENT, failures + 1) };
  switch (phase) {
    case 'dialling':
      if (event === 'answered') return { phase: 'greeting', failures };
      break;
    case 'greeting':
      if (event === 'welcomed') return { phase: 'entering', failures };
      break;
    case 'entering':
      if (event === 'settled') return { phase: 'open', failures: 0 };
      break;
    case 'open':
      return event === 'time-up' || event === 'nudged' ? { phase: 'doubtful', failures } : line;
    case 'doubtful':
      if (event === 'heard') return { phase: 'open', failures };
      return event === 'time-up' ? firstCall : line;
  }
  // it has taken its time already: the next call need not wait as well
  return event === 'time-up' ? { phase: 'waiting-to-retry', failures: 1 } : line;
}

/** Can requests be sent in this phase? */
export function isTalking(phase: Phase): boolean {
  return phase === 'open' || phase === 'doubtful';
}

/** What a close code means for the line. */
export function eventOfClose(code: number): LineEvent {
  switch (code) {
    case closeCodes.otherProtocol:
      return 'turned-away';
    case closeCodes.noPass:
      return 'shut-out';
    case closeCodes.tooMany:
    case closeCodes.tooFast:
    case closeCodes.tooLong:
      return 'sent-off';
    default:
      return 'broke';
  }
}
