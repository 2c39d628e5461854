// What npm run release writes beside the packages of a version, and what it passes to the tool that drafts a release.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesOf } from '../../../main/launch/packaging/changelog.mjs';

const root = path.join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const packages = [`high-street-${version}-linux-x64`, `high-street-${version}-windows-x64.exe`, 'high-street.AppImage'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'high-street-release-'));
  for (const name of packages) writeFileSync(path.join(folder, name), `what ${name} holds`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function release(...args: string[]) {
  const script = 'main/launch/packaging/release.mjs';
  const { status, stderr } = spawnSync(process.execPath, [script, '--from', folder, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/tools${path.delimiter}${process.env.PATH}` },
  });
  return { status, complaint: stderr.trim() };
}

test('writes checksums of every package, the list of their contents, and the notes of this version', () => {
  // electron-builder's by-products are not released
  writeFileSync(path.join(folder, 'builder-debug.yml'), '');
  mkdirSync(path.join(folder, 'linux-unpacked'));
  // the file that update checks read is released
  const news = ['high-street.exe.blockmap', 'latest-linux-arm64.yml', 'latest.yml'];
  for (const name of news) writeFileSync(path.join(folder, name), `what ${name} holds`);
  expect(release('--tag', `v${version}`)).toEqual({ status: 0, complaint: '' });
  const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const material = `high-street-${version}.cdx.json`;
  expect(sums.map((line) => line.slice(66))).toEqual([...packages, ...news, material]);
  for (const line of sums) {
    const digest = createHash('sha256')
      .update(readFileSync(path.join(folder, line.slice(66))))
      .digest('hex');
    expect(line.slice(0, 66)).toBe(`${digest}  `);
  }
  const { bomFormat, components } = JSON.parse(readFileSync(path.join(folder, material), 'utf8'));
  const names = components.map(({ name }: { name: string }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['electron', 'react', 'ws', 'zod', 'multicast-dns']));
  const notes = readFileSync(path.join(folder, 'notes.md'), 'utf8');
  expect(notes).toContain(changesOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version) ?? 'nothing');
  expect(notes).toContain('SmartScreen');
});

test('rejects a tag other than the version, and a release without packages', () => {
  expect(release('--tag', 'v99.0.0')).toMatchObject({ status: 1, complaint: expect.stringContaining('is not v') });
  for (const name of packages) rmSync(path.join(folder, name));
  expect(release()).toMatchObject({ status: 1, complaint: expect.stringContaining('No package lies in') });
  expect(readdirSync(folder)).toEqual([]);
});

test('passes every file with its checksum, and the notes, to the draft', () => {
  expect(release().status).toBe(0);
  const tools = path.join(folder, 'tools');
  mkdirSync(tools);
  // in place of GitHub's tool, one that records its arguments
  const note = path.join(folder, 'given.json');
  const script = `require('node:fs').writeFileSync(${JSON.stringify(note)}, JSON.stringify(process.argv.slice(2)))`;
  writeFileSync(path.join(tools, 'gh.cjs'), script);
  const start =
    process.platform === 'win32'
      ? ['gh.cmd', '@node "%~dp0gh.cjs" %*']
      : ['gh', `#!/bin/sh\nexec node "$(dirname "$0")/gh.cjs" "$@"\n`];
  writeFileSync(path.join(tools, start[0] ?? ''), start[1] ?? '');
  chmodSync(path.join(tools, start[0] ?? ''), 0o755);
  expect(release('--draft', '--tag', `v${version}`)).toEqual({
    status: 0,
    complaint: '',
  });
  const given: string[] = JSON.parse(readFileSync(note, 'utf8'));
  expect(given.slice(0, 5)).toEqual(['release', 'create', `v${version}`, '--draft', '--verify-tag']);
  expect(given).toContain(path.join(folder, 'notes.md'));
  for (const name of [...packages, `high-street-${version}.cdx.json`, 'SHA256SUMS'])
    expect(given).toContain(path.join(folder, name));
});

test('distinguishes versions with a common prefix, and rejects one without notes', () => {
  const log = '# Changes\n\n## 1.2.10 (later)\n\n- ten\n\n## 1.2.1\n\n- one\n\n## 1.2.0\n\n## 1.1.0\n';
  expect(changesOf(log, '1.2.1')).toBe('- one');
  expect(changesOf(log, '1.2.10')).toBe('- ten');
  expect(changesOf(log, '1.2.0')).toBeNull();
  expect(changesOf(log, '1.2')).toBeNull();
});
