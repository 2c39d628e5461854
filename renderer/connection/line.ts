import { closeCodes } from '../../shared/protocol/messages.ts';

/** The state of the connection to the host. */
export type Phase =
  /** Calling the host, which has not answered. */
  | 'dialling'
  /** The host has answered; both sides compare protocol versions. */
  | 'greeting'
  /** The page returns to its table; a guest with its token. */
  | 'entering'
  /** All messages may be sent. */
  | 'open'
  /** No message for a while, or this device has slept: the page pings the host. */
  | 'doubtful'
  /** The connection broke; the page soon dials again. */
  | 'waiting-to-retry'
  /** The host speaks another protocol version. Only a newer app helps, so the page does not dial. */
  | 'turned-away'
  /** The host accepts this page only from the printed address. The page does not dial. */
  | 'shut-out'
  /** Ended by this side. */
  | 'hung-up';

/** An event of the connection. */
export type LineEvent =
  | 'answered'
  /** The host has sent its welcome, in our protocol version. */
  | 'welcomed'
  /** This page is back at its table, or had none. */
  | 'settled'
  /** The host sent any message. */
  | 'heard'
  /** The call ended or failed. */
  | 'broke'
  /** The host has ended the call because of a limit. */
  | 'sent-off'
  | 'turned-away'
  | 'shut-out'
  /** The phase has reached its time limit. */
  | 'time-up'
  /** The network may have changed, or a person does not want to wait. */
  | 'nudged'
  | 'hung-up';

/** The state machine's state: the phase, and the failed calls since the connection was last open. */
export interface Line {
  readonly phase: Phase;
  readonly failures: number;
}

export const firstCall: Line = { phase: 'dialling', failures: 0 };

const FIRST_WAIT = 125;
const LONGEST_WAIT = 1000;
/** Chromium holds back the calls of a page of which many have failed, by up to 5 s: giving up sooner would never end. */
const LONGEST_CALL = 6500;
/** The number of failures from which waits and calls are the longest. */
const PATIENT = 1 + Math.ceil(Math.log2(LONGEST_WAIT / FIRST_WAIT));

/** The wait before the next call, in milliseconds. `failures` counts from 1. */
export function waitBeforeRetry(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
}

/** The time limit of a phase, in milliseconds, after which `time-up` follows; null without a limit. */
export function timeLimit({ phase, failures }: Line): number | null {
  switch (phase) {
    case 'dialling':
      return failures < PATIENT ? 1500 : LONGEST_CALL;
    case 'greeting':
    case 'open':
      return 3000;
    case 'entering':
      return 4000;
    case 'doubtful':
      // a small machine may take this long to load an old match
      return 2000;
    case 'waiting-to-retry':
      return waitBeforeRetry(failures);
    case 'turned-away':
    case 'shut-out':
    case 'hung-up':
      return null;
  }
}

/** The state after an event; the same object if the event does not apply. */
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
  // the time limit was a wait already: retry as after a first failure
  return event === 'time-up' ? { phase: 'waiting-to-retry', failures: 1 } : line;
}

/** Whether requests may be sent in this phase. */
export function isTalking(phase: Phase): boolean {
  return phase === 'open' || phase === 'doubtful';
}

/** The event for a close code. */
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
