import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextLine, startChild } from '../host/child-process.ts';
import { freshFolder } from '../host/client.ts';
import { ask } from './served.ts';

function folders() {
  const data = path.join(freshFolder(), 'data');
  const renderer = freshFolder();
  writeFileSync(path.join(renderer, 'index.html'), 'the page');
  return { data, renderer };
}

describe('the server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address in one line, serves, and goes away on %s',
    async (signal) => {
      const { data, renderer } = folders();
      const server = startChild('../../main/server.ts', '--data', data, '--renderer', renderer);
      const line = await nextLine(server);
      expect(line).toMatch(/^High Street is open at http:\/\/127\.0\.0\.1:\d+\/$/);
      const port = Number(/:(\d+)\//.exec(line ?? '')?.[1]);
      expect(await ask(port, '/')).toMatchObject({ status: 200, body: 'the page' });
      expect(readdirSync(data)).toEqual(['tables']);
      const gone = once(server.process, 'exit');
      server.process.kill(signal);
      expect((await gone)[0]).toBe(0);
      expect(await nextLine(server)).toBeUndefined();
    },
  );

  it('says what is wrong where its port is taken, and ends', async () => {
    const { data, renderer } = folders();
    const first = startChild('../../main/server.ts', '--data', data, '--renderer', renderer);
    const port = /:(\d+)\//.exec((await nextLine(first)) ?? '')?.[1] ?? '';
    const second = startChild('../../main/server.ts', '--data', data, '--renderer', renderer, '--port', port);
    let words = '';
    second.process.stderr?.on('data', (part) => {
      words += part;
    });
    expect((await once(second.process, 'close'))[0]).toBe(1);
    expect(words.trim()).toBe(
      `Port ${port} is taken by another program; choose another with --port, or leave it out for a free one.`,
    );
  });

  it.each([
    [['--port', 'many'], 2],
    [['--port', '70000'], 2],
    [['--colour', 'red'], 2],
  ])('refuses %o', async (args, code) => {
    const server = startChild('../../main/server.ts', '--data', freshFolder(), ...args);
    expect((await once(server.process, 'exit'))[0]).toBe(code);
  });

  it('says what is wrong where its folder cannot be used', async () => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'file'), '');
    mkdirSync(path.join(folder, 'renderer'));
    const server = startChild('../../main/server.ts', '--data', path.join(folder, 'file', 'data'));
    expect((await once(server.process, 'exit'))[0]).toBe(1);
  });
});
