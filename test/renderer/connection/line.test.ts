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

describe('the line', () => {
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
});
