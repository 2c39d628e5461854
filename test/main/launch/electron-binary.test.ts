import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { electronBinary } from '../../../main/launch/packaging/electron-binary.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'high-street-electron-'));
  mkdirSync(path.join(folder, 'dist'));
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', '');
  vi.stubGlobal('process', { ...process, platform: 'linux' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

test('accepts a program with its note as Electron', () => {
  writeFileSync(path.join(folder, 'dist/electron'), '');
  writeFileSync(path.join(folder, 'path.txt'), 'electron');
  expect(electronBinary(folder)).toBe(path.join(folder, 'dist/electron'));
});

test('rejects a program without its note as half unpacked', () => {
  writeFileSync(path.join(folder, 'dist/electron'), '');
  expect(electronBinary(folder)).toBeNull();
});

test('rejects a note without a program, and needs no note in the user’s own folder', () => {
  writeFileSync(path.join(folder, 'path.txt'), 'electron');
  expect(electronBinary(folder)).toBeNull();
  rmSync(path.join(folder, 'path.txt'));
  const own = path.join(folder, 'own');
  mkdirSync(own);
  writeFileSync(path.join(own, 'electron'), '');
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', own);
  expect(electronBinary(folder)).toBe(path.join(own, 'electron'));
});
