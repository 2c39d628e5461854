// The first start without an internet connection, in a copy of what it needs, with an empty cache of npm.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { soon } from '../../harness/soon.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Three starts of npm on a slow machine, in milliseconds. */
const patience = 200_000;

let folder: string;
let child: ChildProcess | undefined;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'high-street-first-start-'));
  for (const part of ['main/launch', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
});
afterEach(() => {
  child?.kill('SIGKILL');
  server?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a command that needs the packages; returns its output and its exit status. */
function start(registry: string) {
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: path.join(folder, 'cache') };
  child = spawn(process.execPath, ['main/launch/tool.mjs', 'golden', '--help'], { cwd: folder, env });
  let printed = '';
  const keep = (chunk: Buffer): void => {
    printed += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child?.once('close', resolve));
  return { printed: () => printed, ended };
}

/** The address of a server, as a registry of npm. */
function listening(opened: Server): Promise<string> {
  server = opened;
  return new Promise((resolve) => {
    opened.listen(0, '127.0.0.1', () => {
      const address = opened.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    });
  });
}

test('names a registry that cannot be reached, and exits', { timeout: patience }, async () => {
  const { printed, ended } = start('http://127.0.0.1:9/');
  expect(await ended).toBe(1);
  expect(printed()).toContain('http://127.0.0.1:9/ does not answer');
  expect(printed()).toContain('Connect to the internet and try again.');
});

test('says that a silent registry has not answered yet', { timeout: patience }, async () => {
  const { printed } = start(await listening(createServer(() => undefined)));
  await soon(() => expect(printed()).toContain('No answer from the npm registry yet.'));
});

test('accepts any HTTP status as an answer, and shows what npm says', { timeout: patience }, async () => {
  const { printed, ended } = start(await listening(createHttpServer((_, answer) => answer.writeHead(404).end())));
  expect(await ended).toBe(1);
  expect(printed()).toContain('E404');
  expect(printed()).not.toContain('does not answer');
});
