import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Quota } from '../../main/lan/quota.ts';
import { layCompressedCopies } from '../../main/launch/compress.mjs';
import { ask, served } from './served.ts';

describe('page server', () => {
  it('serves the built page with a policy that lets it load only its own files', async () => {
    const { port, address } = await served();
    expect(address).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/\\?pass=[\\w-]{22}$`));
    const page = await ask(port, '/');
    expect(page).toMatchObject({ status: 200, body: '<!doctype html><title>High Street</title>' });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
    const policy = `${page.headers['content-security-policy']}`.split('; ');
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
    expect(await ask(port, '/assets/page.js?v=1')).toMatchObject({
      status: 200,
      body: 'export {};',
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    });
  });

  it('lets browsers cache files with a hash in their name', async () => {
    const { port, folder } = await served();
    writeFileSync(path.join(folder, 'renderer/assets/index-BkOi_l0M.js'), 'export {};');
    const { headers } = await ask(port, '/assets/index-BkOi_l0M.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers).not.toHaveProperty('etag');
  });

  it('sends other files again only if they have changed', async () => {
    const { port, folder } = await served();
    const { headers } = await ask(port, '/');
    const tag = `${headers.etag}`;
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const had of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const again = await ask(port, '/', { headers: { 'if-none-match': had } });
      expect(again, had).toMatchObject({ status: 304, body: '', headers: { etag: tag, 'cache-control': 'no-cache' } });
    }
    writeFileSync(path.join(folder, 'renderer/index.html'), '<!doctype html><title>A new High Street</title>');
    const changed = await ask(port, '/', { headers: { 'if-none-match': tag } });
    expect(changed).toMatchObject({ status: 200, body: '<!doctype html><title>A new High Street</title>' });
    expect(changed.headers.etag).not.toBe(tag);
    expect((await ask(port, '/nothing', { headers: { 'if-none-match': tag } })).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets%5c..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/C:/secret.txt',
    '/index.html%00.js',
    '/%',
    '/data/tables',
    '/assets',
    '/assets/',
    'http://127.0.0.1/../secret.txt',
    '*',
  ])('serves nothing for %s', async (target) => {
    const { port } = await served();
    const answer = await ask(port, target);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('nobody may read this');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  // elsewhere only an administrator may make such links
  it.runIf(process.platform !== 'win32')('serves nothing for a link that leads out of the page', async () => {
    const { port, folder } = await served();
    symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'renderer/assets/link.txt'));
    symlinkSync(path.join(folder, 'renderer/index.html'), path.join(folder, 'renderer/assets/inside.html'));
    const answer = await ask(port, '/assets/link.txt');
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain('nobody may read this');
    expect(await ask(port, '/assets/inside.html')).toMatchObject({ status: 200 });
  });

  it('is read-only', async () => {
    const { port } = await served();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await ask(port, '/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
    expect(await ask(port, '/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it('answers only to its own names and port, whatever other names lead here', async () => {
    const { port } = await served();
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`, 'localhost']) {
      expect((await ask(port, '/', { headers: { host } })).status, host).toBe(403);
    }
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      expect((await ask(port, '/', { headers: { host } })).status, host).toBe(200);
    }
  });
});

/** A page with a script of this many bytes, hardly compressible. */
async function servedWith(size: number) {
  const running = await served();
  const noise = Buffer.alloc(size).map((_, at) => (at * 2_654_435_761) >>> 24);
  writeFileSync(path.join(running.folder, 'renderer/assets/large.js'), noise);
  return running;
}

/** Pipelines this many requests for the large script, and counts the bytes until the connection ends. */
function sendAhead(port: number, requests: number) {
  const socket = connect({ host: '127.0.0.1', port });
  let received = 0;
  socket.on('data', (part: Buffer) => {
    received += part.length;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(`GET /assets/large.js HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`.repeat(requests));
  return { socket, closed, received: () => received };
}

describe('client that pipelines requests', () => {
  it('is cut off, and the files do not pile up in memory', async () => {
    const { port } = await servedWith(2 * 1024 * 1024);
    await ask(port, '/assets/large.js');
    const before = process.memoryUsage().arrayBuffers;
    await Promise.all(Array.from({ length: 8 }, () => sendAhead(port, 500).closed));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
    expect((await ask(port, '/')).status).toBe(200);
  });

  it('is answered in order if they are few', async () => {
    const size = 300_000;
    const { port } = await servedWith(size);
    const { socket, received } = sendAhead(port, 3);
    await expect.poll(received).toBeGreaterThan(3 * size);
    socket.destroy();
  });

  it('has a limit of waiting requests per address, and others are still served', async () => {
    const waiting = new Quota(10, 15);
    expect(waiting.take('a', 8)).toBe(true);
    expect(waiting.take('a', 3)).toBe(false);
    expect(waiting.take('b', 7)).toBe(true);
    expect(waiting.take('c', 1)).toBe(false);
    waiting.release('a', 8);
    expect(waiting.take('c', 8)).toBe(true);
  });
});

describe('file', () => {
  const text = 'export const words = "the same again";\n'.repeat(200);

  /** A page with a long script and its compressed copies, as the build makes them. */
  async function servedCompressed() {
    const running = await served();
    const file = path.join(running.folder, 'renderer/assets/long.js');
    writeFileSync(file, text);
    await layCompressedCopies(path.join(running.folder, 'renderer'));
    return { ...running, file };
  }

  it.each([
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
  ])('is compressed for "%s": as %s', async (accepted, coding) => {
    const { port } = await servedCompressed();
    const address = `http://127.0.0.1:${port}/assets/long.js`;
    const answer = await fetch(address, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 10);
    expect(await answer.text()).toBe(text);
  });

  it.each(['gzip;q=0, br;q=0', 'identity', 'zstd', ''])('is plain for "%s"', async (accepted) => {
    const { port } = await servedCompressed();
    const plain = await ask(port, '/assets/long.js', { headers: { 'accept-encoding': accepted } });
    expect(plain).toMatchObject({ status: 200, body: text });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': `${text.length}` });
  });

  it('comes in the next coding, or plain, if it has no such copy', async () => {
    const { port, file } = await servedCompressed();
    const headers = { 'accept-encoding': 'br, gzip' };
    rmSync(`${file}.br`);
    expect((await ask(port, '/assets/long.js', { headers })).headers['content-encoding']).toBe('gzip');
    rmSync(`${file}.gz`);
    expect(await ask(port, '/assets/long.js', { headers })).toMatchObject({ status: 200, body: text });
    expect(await ask(port, '/assets/page.js', { headers })).toMatchObject({ status: 200, body: 'export {};' });
  });

  it('has a different tag in each coding', async () => {
    const { port } = await servedCompressed();
    const tags = ['br', 'gzip', 'identity'].map(async (accepted) => {
      const { headers } = await ask(port, '/assets/long.js', { headers: { 'accept-encoding': accepted } });
      return headers.etag;
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  // elsewhere only an administrator may make such links
  it.runIf(process.platform !== 'win32')('is not replaced by a copy that leads out of the page', async () => {
    const { port, folder, file } = await servedCompressed();
    rmSync(`${file}.gz`);
    symlinkSync(path.join(folder, 'secret.txt'), `${file}.gz`);
    const answer = await ask(port, '/assets/long.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer).toMatchObject({ status: 200, body: text });
  });
});
