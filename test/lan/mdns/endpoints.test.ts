import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEndpoints } from '../../../main/lan/mdns/endpoints.ts';

const every = 10_000;
const place = '10.0.0.1:7777';

function watched(answers = new Set([place])) {
  const tries: string[] = [];
  const onChange = vi.fn();
  const endpoints = watchEndpoints({
    every,
    onChange,
    answers: async (ip, port) => {
      tries.push(`${ip}:${port}`);
      return answers.has(`${ip}:${port}`);
    },
  });
  return { endpoints, tries, onChange, answers };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('endpoint', () => {
  it('is checked at once, and then every ten seconds', async () => {
    const { endpoints, tries, onChange } = watched();
    endpoints.watch(new Set([place]));
    expect(endpoints.answeringSince(place)).toBeNull();
    await pass(0);
    expect(endpoints.answeringSince(place)).toBe(1_000);
    await pass(30_000);
    expect(tries).toHaveLength(4);
    expect(endpoints.answeringSince(place)).toBe(1_000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is dropped after a second failed check', async () => {
    const { endpoints, answers, onChange } = watched();
    endpoints.watch(new Set([place]));
    await pass(5_000);
    answers.clear();
    await pass(5_000);
    expect(endpoints.answeringSince(place)).not.toBeNull();
    await pass(1_000);
    expect(endpoints.answeringSince(place)).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('survives a single failed check', async () => {
    const { endpoints, answers, onChange } = watched();
    endpoints.watch(new Set([place]));
    await pass(9_999);
    answers.clear();
    await pass(1);
    answers.add(place);
    await pass(60_000);
    expect(endpoints.answeringSince(place)).toBe(1_000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is no longer checked once nobody asks about it', async () => {
    const { endpoints, tries } = watched();
    endpoints.watch(new Set([place]));
    await pass(0);
    endpoints.watch(new Set());
    await pass(60_000);
    expect(tries).toHaveLength(1);
    expect(endpoints.answeringSince(place)).toBeNull();
    endpoints.watch(new Set([place]));
    await pass(0);
    endpoints.stop();
    await pass(60_000);
    expect(tries).toHaveLength(2);
  });
});
