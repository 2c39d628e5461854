import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, served } from './served.ts';

describe('the page server', () => {
  it('serves the built page with a policy that lets it load nothing but its own files', async () => {
    const { port, address } = await served();
    expect(address).toBe(`http://127.0.0.1:${port}/`);
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

  it('lets browsers keep what never changes under its name', async () => {
    const { port, folder } = await served();
    writeFileSync(path.join(folder, 'renderer/assets/index-BkOi_l0M.js'), 'export {};');
    const { headers } = await ask(port, '/assets/index-BkOi_l0M.js');
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
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
  ])('gives nothing for %s', async (target) => {
    const { port } = await served();
    const answer = await ask(port, target);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('nobody may read this');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  // Elsewhere only an administrator may make such links.
  it.runIf(process.platform !== 'win32')('gives nothing for a link that leads out of the page', async () => {
    const { port, folder } = await served();
    symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'renderer/assets/link.txt'));
    symlinkSync(path.join(folder, 'renderer/index.html'), path.join(folder, 'renderer/assets/inside.html'));
    const answer = await ask(port, '/assets/link.txt');
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain('nobody may read this');
    expect(await ask(port, '/assets/inside.html')).toMatchObject({ status: 200 });
  });

  it('can only be read', async () => {
    const { port } = await served();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await ask(port, '/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
    expect(await ask(port, '/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it('answers only to its own names and port, whoever points another name here', async () => {
    const { port } = await served();
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`, 'localhost']) {
      expect((await ask(port, '/', { headers: { host } })).status, host).toBe(403);
    }
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      expect((await ask(port, '/', { headers: { host } })).status, host).toBe(200);
    }
  });
});
