import type { SpawnOptions } from 'node:child_process';

/** Runs a program to its end; its exit status, and what it wrote where its output is piped. */
export function run(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<{ readonly code: number; readonly output: string }>;
