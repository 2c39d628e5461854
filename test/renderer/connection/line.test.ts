import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCall, type LineEvent, next, type Phase, timeLimit } from '../../../renderer/connection/line.ts';

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

describe('connection state', () => {
  it('counts failed attempts, and resets on success or a nudge', () => {
    const lineAfter = (...happened: readonly LineEvent[]) => happened.reduce(next, firstCall);
    expect(lineAfter('broke').failures).toBe(1);
    expect(lineAfter('broke', 'time-up', 'broke').failures).toBe(2);
    expect(lineAfter('broke', 'time-up', 'broke', 'time-up', 'time-up').failures).toBe(1);
    expect(lineAfter('broke', 'time-up', 'answered', 'broke').failures).toBe(2);
    expect(lineAfter('broke', 'time-up', 'answered', 'welcomed', 'settled').failures).toBe(0);
    expect(lineAfter('broke', 'time-up', 'broke', 'nudged').failures).toBe(0);
  });

  it('gives up only on another protocol or a refusing host, and then stays closed', () => {
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

describe('connection timing', () => {
  it('starts with the longest wait if the host has sent the page away', () => {
    expect(timeLimit(next({ phase: 'open', failures: 0 }, 'sent-off'))).toBe(1000);
    expect(timeLimit(next({ phase: 'open', failures: 0 }, 'broke'))).toBe(125);
  });

  it('lets a call wait longer than a browser holds it back once many have failed', () => {
    let line = firstCall;
    for (let failed = 0; failed < 5; failed++) line = next(next(line, 'broke'), 'time-up');
    expect([timeLimit(firstCall), line.phase]).toEqual([1500, 'dialling']);
    expect(timeLimit(line)).toBeGreaterThan(5000);
  });

  it('detects a dead connection within five seconds, and only an end is permanent', () => {
    const limit = (phase: Phase) => timeLimit({ phase, failures: 1 });
    expect((limit('open') ?? 0) + (limit('doubtful') ?? 0)).toBe(5000);
    for (const phase of phases) {
      expect(limit(phase) === null, phase).toBe(phase in forGood);
    }
  });
});
