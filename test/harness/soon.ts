import { vi } from 'vitest';

/**
 * Waits until a check no longer throws, and returns its result. On a busy machine that may exceed the one second of
 * Vitest's own waiting.
 */
export function soon<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
