import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../main/launch/root.mjs';
import { scenes } from '../screenshots/scenes.ts';

it('every picture of the README is one that the script takes, and it takes no other', () => {
  const taken = new Set(scenes.map(({ name }) => `${name}.png`));
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const shown = [...readme.matchAll(/\(assets\/screenshots\/([^)]+)\)/g)].map(([, file]) => file);
  expect(new Set(shown)).toEqual(taken);
  expect(new Set(readdirSync(inRoot('assets/screenshots')))).toEqual(taken);
});
