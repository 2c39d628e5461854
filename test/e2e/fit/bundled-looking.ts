import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';

let script: string | undefined;

/** What is run in a page to look at it, as one script that gives it `fitting`. */
function bundled(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'looking/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'fitting',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Calls one of the functions of `looking` in the page, with arguments that can be written as JSON. */
export function inPage<Result>(page: Page, name: string, ...given: readonly (string | number)[]): Promise<Result> {
  script ??= bundled();
  return page.evaluate<Result>(`(() => { ${script}; return fitting.${name}(...${JSON.stringify(given)}); })()`);
}

/**
 * What does not fit its place, in words: a page that scrolls sideways; words cut off, squeezed to less than nine tenths
 * of their width, covered, or over others; controls over one another, cut off or out of reach. What lies in a box that
 * scrolls is in reach and fits.
 */
export function misfitsOn(page: Page): Promise<string[]> {
  return inPage<string[]>(page, 'whatDoesNotFit');
}
