import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../main/launch/root.mjs';
import { scenes } from '../screenshots/scenes.ts';

it('takes exactly the pictures that the documentation shows', () => {
  const taken = new Set(scenes.map(({ name }) => `${name}.png`));
  const pages = ['README.md', ...readdirSync(inRoot('docs')).map((page) => `docs/${page}`)];
  const text = pages.map((page) => readFileSync(inRoot(page), 'utf8')).join('\n');
  const shown = [...text.matchAll(/assets\/screenshots\/([^)]+)\)/g)].map(([, file]) => file);
  expect(new Set(shown)).toEqual(taken);
  expect(new Set(readdirSync(inRoot('assets/screenshots')))).toEqual(taken);
});
