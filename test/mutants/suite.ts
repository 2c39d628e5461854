import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
  uncaught: z.array(z.object({ file: z.string().nullable() })),
});

/** What a run of tests came to: the file and name of one that failed, `ended` where it took too long, null where all passed. */
export type Outcome = { readonly file: string; readonly test: string } | 'ended' | null;

/** How long tests may take before they are ended, in milliseconds: for the run, for each file of it more, and each test. */
const limits = { run: 120_000, file: 10_000, test: 300_000 };

/** Ends a program and whatever it has started. */
function end(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

/** Runs test files in a copy of the tree until the first one fails. */
export async function runTests(copy: string, files: readonly string[]): Promise<Outcome> {
  const report = path.join(copy, 'mutant-report.json');
  await rm(report, { force: true });
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--bail', '1'],
    // that several copies are busy must not be what a test fails of
    ...['--testTimeout', `${limits.test}`, '--maxWorkers', '1'],
    ...['--reporter=./test/harness/report.ts', `--outputFile.json=${report}`],
    ...['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${path.join(copy, 'read-before')}`],
  ];
  const child = spawn(process.execPath, [...args, ...files], { cwd: copy, stdio: 'ignore', detached: true });
  const stop = (): void => end(child.pid);
  // before the copy is removed under its feet
  process.prependOnceListener('exit', stop);
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      stop();
    },
    limits.run + limits.file * files.length,
  );
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  clearTimeout(timer);
  process.off('exit', stop);
  // a worker that hangs does not end with the program that started it
  stop();
  if (late) return 'ended';
  if (code === 0) return null;
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { file: files[0] ?? '', test: 'ended before it reported' };
  const { testResults, uncaught } = reportSchema.parse(JSON.parse(text));
  const failed = testResults.find(({ status }) => status === 'failed');
  const named = (file: string, test: string) => ({ file: path.relative(copy, file).replaceAll(path.sep, '/'), test });
  if (failed === undefined) return named(uncaught[0]?.file ?? copy, 'an error that no test caught');
  const test = failed.assertionResults.find(({ status }) => status === 'failed')?.fullName;
  return named(failed.name, test ?? 'could not be read');
}
