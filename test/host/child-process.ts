import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A test program in its own process, and the lines it prints. */
export interface Child {
  readonly process: ChildProcess;
  readonly lines: AsyncIterator<string>;
  /** What it printed to standard error. */
  readonly complaints: readonly string[];
  /** Kills it as a power cut would, and waits until it has ended. */
  kill(): Promise<void>;
}

/** Starts a program, TypeScript or built, in its own process. `program` is relative to this folder. */
export function startChild(program: string, ...args: string[]): Child {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const reading = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...reading, file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { process: child, lines, complaints, kill };
}

/** The address in the next line it prints. Throws Error with that output if there is none. */
export async function nextAddress(child: Child): Promise<URL> {
  const line = await nextLine(child);
  const [address] = /http\S+/.exec(line ?? '') ?? [];
  if (address !== undefined) return new URL(address);
  const { exitCode, signalCode } = child.process;
  const end = exitCode ?? signalCode ?? 'it goes on';
  throw new Error(`no address, but ${JSON.stringify(line)} (${end}): ${child.complaints.join('')}`);
}

/** The next line it prints; undefined after the last. */
export async function nextLine(child: Child): Promise<string | undefined> {
  const { value, done } = await child.lines.next();
  return done ? undefined : value;
}
