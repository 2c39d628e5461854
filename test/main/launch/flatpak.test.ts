// The Flatpak is built by hand where its tool exists; these tests check that its files agree with ours.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'packaging/flatpak');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const { version, homepage, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const id = /^appId: (\S+)$/m.exec(readFileSync(path.join(root, 'electron-builder.yml'), 'utf8'))?.[1] ?? '';

test('has the name of the app, and all its files exist', () => {
  const manifest = read(`${id}.yml`);
  expect(manifest).toContain(`id: ${id}\n`);
  const sources = [...manifest.matchAll(/^ {8}path: (.+)$/gm)].map(([, place = '']) => place);
  // what the packager lays out first
  const laid = '../../release/linux-unpacked';
  expect(sources).toContain(laid);
  for (const source of sources) if (source !== laid) expect(existsSync(path.join(folder, source)), source).toBe(true);
  expect(read(`${id}.desktop`)).toContain(`Icon=${id}\n`);
});

test('has the app’s version, home page and licence', () => {
  const facts = read(`${id}.metainfo.xml`);
  expect(facts).toContain(`<id>${id}</id>`);
  expect(/<release version="([\d.]+)"/.exec(facts)?.[1]).toBe(version);
  expect(facts).toContain(`<url type="homepage">${homepage}</url>`);
  expect(facts).toContain(`<project_license>${license}</project_license>`);
});
