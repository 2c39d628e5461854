import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';

let script: string | undefined;

/** The script that inspects a page; run there, it defines `layoutCheck`. */
function bundled(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'looking/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'layoutCheck',
    footer: { js: 'window.layoutCheck = layoutCheck;' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Calls a function of `looking` in the page, with JSON arguments. The page keeps the script until it loads again. */
export async function inPage<Result>(
  page: Page,
  name: string,
  ...given: readonly (string | number)[]
): Promise<Result> {
  script ??= bundled();
  if (!(await page.evaluate(() => 'layoutCheck' in window))) await page.evaluate(script);
  return page.evaluate<Result>(`layoutCheck.${name}(...${JSON.stringify(given)})`);
}

/**
 * Layout faults in words: sideways scrolling; text cut off, covered, overlapping, outside the painted box around it, or
 * squeezed below nine tenths of its width; controls that overlap, are cut off or out of reach. Content of a scrolling box counts as in reach.
 */
export function layoutFaultsOn(page: Page): Promise<string[]> {
  return inPage<string[]>(page, 'whatDoesNotFit');
}
