import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from '../../../main/launch/browser.mjs';
import { soon } from '../../harness/soon.ts';

it.skipIf(process.platform !== 'linux')('opens an address that no list of processes ever shows', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'high-street-browser-'));
  const notes = path.join(folder, 'notes');
  writeFileSync(path.join(folder, 'xdg-open'), `#!/bin/sh\necho "$@" > '${notes}'\n`, { mode: 0o755 });
  vi.stubEnv('DISPLAY', ':99');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const address = 'http://127.0.0.1:7777/?pass=abcdefghijklmnopqrstuv';
  openBrowser(address);
  const opened = await soon(() => {
    const said = readFileSync(notes, 'utf8').trim();
    expect(said).not.toBe('');
    return said;
  });
  expect(opened).not.toContain('pass');
  const page = fileURLToPath(opened);
  expect(readFileSync(page, 'utf8')).toContain(`url=${address}"`);
  expect(statSync(page).mode & 0o077).toBe(0);
  rmSync(path.dirname(page), { recursive: true });
});
