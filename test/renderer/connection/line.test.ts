import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventOfClose,
  firstCall,
  isTalking,
  type Line,
  type LineEvent,
  next,
  type Phase,
  timeLimit,
  waitBeforeRetry,
} from '../../../renderer/connection/line.ts';
import { closeCodes } from '../../../shared/protocol/messages.ts';

const events: readonly LineEvent[] = [
  'answered',
  'welcomed',
  'settled',
  'heard',
  'broke',
  'sent-off',
  'turned-away',
  'shut-out',
  'time-up',
  'nudged',
  'hung-up',
];

const phases: readonly Phase[] = [
  'dialling',
  'greeting',
  'entering',
  'open',
  'doubtful',
  'waiting-to-retry',
  'turned-away',
  'shut-out',
  'hung-up',
];

const forGood = { 'turned-away': 'turned-away', 'shut-out': 'shut-out', 'hung-up': 'hung-up' } as const;
const ends = { ...forGood, broke: 'waiting-to-retry', 'sent-off': 'waiting-to-retry' } as const;

/** The whole machine: where each event leads from each phase. What is not here means nothing there. */
const machine: Readonly<Record<Phase, Readonly<Partial<Record<LineEvent, Phase>>>>> = {
  dialling: { ...ends, answered: 'greeting', 'time-up': 'waiting-to-retry' },
  greeting: { ...ends, welcomed: 'entering', 'time-up': 'waiting-to-retry' },
  entering: { ...ends, settled: 'open', 'time-up': 'waiting-to-retry' },
  open: { ...ends, 'time-up': 'doubtful', nudged: 'doubtful' },
  doubtful: { ...ends, heard: 'open', 'time-up': 'dialling' },
  'waiting-to-retry': { ...forGood, 'time-up': 'dialling', nudged: 'dialling' },
  'turned-away': { 'hung-up': 'hung-up' },
  'shut-out': { 'hung-up': 'hung-up' },
  'hung-up': {},
};

describe('the line, phase by phase and event by event', () => {
  for (const phase of phases) {
    it(`in ${phase}`, () => {
      for (const event of events) {
        const before: Line = { phase, failures: 2 };
        const after = next(before, event);
        const expected = machine[phase][event];
        if (expected === undefined) expect(after, event).toBe(before);
        else expect(after.phase, event).toBe(expected);
      }
    });
  }

  it('counts calls that fail, and forgets them once it is open or nudged', () => {
    const lineAfter = (...happened: readonly LineEvent[]) => happened.reduce(next, firstCall);
    expect(lineAfter('broke').failures).toBe(1);
    expect(lineAfter('broke', 'time-up', 'broke').failures).toBe(2);
    expect(lineAfter('broke', 'time-up', 'broke', 'time-up', 'time-up').failures).toBe(1);
    expect(lineAfter('broke', 'time-up', 'answered', 'broke').failures).toBe(2);
    expect(lineAfter('broke', 'time-up', 'answered', 'welcomed', 'settled').failures).toBe(0);
    expect(lineAfter('broke', 'time-up', 'broke', 'nudged').failures).toBe(0);
  });

  it('gives nobody up for good but a host of another protocol or one that would not have it, and hangs up for good', () => {
    const happened = fc.array(fc.constantFrom(...events));
    fc.assert(
      fc.property(happened, happened, (before, after) => {
        const hungUp = [...before, 'hung-up' as const, ...after].reduce(next, firstCall);
        expect(hungUp.phase).toBe('hung-up');
        const still = before.filter((event) => !(event in forGood)).reduce(next, firstCall);
        const back = (['broke', 'nudged', 'answered', 'welcomed', 'settled'] as const).reduce(next, still);
        expect(back.phase).toBe('open');
      }),
    );
  });
});

describe('the times of the line', () => {
  it('wait ever more patiently, at most a second', () => {
    expect([1, 2, 3, 4, 5, 50].map(waitBeforeRetry)).toEqual([125, 250, 500, 1000, 1000, 1000]);
  });

  it('wait longest at once where the host has sent the page off', () => {
    expect(timeLimit(next({ phase: 'open', failures: 0 }, 'sent-off'))).toBe(1000);
    expect(timeLimit(next({ phase: 'open', failures: 0 }, 'broke'))).toBe(125);
  });

  it('notice a dead line within five seconds, and let nothing but an end last for ever', () => {
    const limit = (phase: Phase) => timeLimit({ phase, failures: 1 });
    expect((limit('open') ?? 0) + (limit('doubtful') ?? 0)).toBe(5000);
    for (const phase of phases) {
      expect(limit(phase) === null, phase).toBe(phase in forGood);
    }
  });

  it('let things be said while the line is open or in doubt', () => {
    expect(phases.filter(isTalking)).toEqual(['open', 'doubtful']);
  });
});

describe('a close code', () => {
  it('decides whether to dial again', () => {
    expect(eventOfClose(closeCodes.otherProtocol)).toBe('turned-away');
    expect(eventOfClose(closeCodes.noPass)).toBe('shut-out');
    for (const code of [closeCodes.tooMany, closeCodes.tooFast, closeCodes.tooLong]) {
      expect(eventOfClose(code)).toBe('sent-off');
    }
    for (const code of [1006, closeCodes.goingAway, closeCodes.silent, closeCodes.noHello, closeCodes.notListening]) {
      expect(eventOfClose(code)).toBe('broke');
    }
  });
});
