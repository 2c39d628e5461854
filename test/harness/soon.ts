import { vi } from 'vitest';

/**
 * Waits until a check no longer throws, and returns what it found. It soon does; on a machine that is busy with other things it
 * may take longer than the second after which Vitest's own waiting gives up.
 */
export function soon<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
