import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { inRoot } from '../../main/launch/root.mjs';

const root = inRoot('.');
/** Not copied: packages are linked, builds and reports belong to another tree. */
const left = new Set(['.git', 'node_modules', 'dist', 'release', 'coverage', 'test-results', 'playwright-report']);

/** The result of a test of the copy, from Vitest's JSON report. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A copy of the project's sources that a test may change, with the same packages; deleted after the test. */
export class CopiedSources {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'high-street-sources-'));

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    for (const name of readdirSync(root)) {
      if (!left.has(name)) cpSync(path.join(root, name), path.join(this.folder, name), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'), 'junction');
  }

  /** Changes a file. Throws RangeError if nothing in it changes. */
  change(file: string, change: (text: string) => string): void {
    const at = path.join(this.folder, file);
    const text = readFileSync(at, 'utf8');
    const changed = change(text);
    if (changed === text) throw new RangeError(`nothing changes in ${file}`);
    writeFileSync(at, changed);
  }

  /** The test files of the fast suite whose path or text passes this check, by their paths. */
  testsThat(isWanted: (file: string, text: string) => boolean): string[] {
    return readdirSync(path.join(this.folder, 'test'), { recursive: true, encoding: 'utf8' })
      .map((file) => `test/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /(?<!\.thorough)\.test\.tsx?$/.test(file))
      .filter((file) => isWanted(file, readFileSync(path.join(this.folder, file), 'utf8')));
  }

  /** Runs one of the copy's programs with Node; returns its output. Throws Error if it fails. */
  run(...args: string[]): string {
    const { status, stdout, stderr } = this.#node(args);
    if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
    return stdout;
  }

  /** Runs the copy's test files whose names match. Throws Error if there is no report. */
  test(files: readonly string[], names: RegExp): { readonly passed: number; readonly failed: readonly string[] } {
    const out = path.join(this.folder, 'report.json');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts'];
    const options = ['--reporter', 'json', '--outputFile', out, '--testTimeout', '300000', '-t', names.source];
    const { stdout, stderr } = this.#node([...vitest, ...options, ...files]);
    let report: Report;
    try {
      report = JSON.parse(readFileSync(out, 'utf8'));
    } catch {
      throw new Error(`the tests of the copy did not run\n${stdout}${stderr}`);
    }
    const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(this.folder, name);
      const tests = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${test.fullName}: ${test.failureMessages[0]?.split('\n')[0]}`);
      return status === 'failed' && tests.length === 0
        ? [`${file}: ${message}`]
        : tests.map((test) => `${file}: ${test}`);
    });
    return { passed: report.numPassedTests, failed };
  }

  #node(args: readonly string[]) {
    // the copy's run is independent, not a worker of this one
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    return spawnSync(process.execPath, args, { cwd: this.folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  }
}
