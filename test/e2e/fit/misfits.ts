import type { Page } from '@playwright/test';
import { inPage } from './bundled-looking.ts';

/**
 * What does not fit its place, in words: a page that scrolls sideways; words cut off, squeezed to less than nine tenths
 * of their width, covered, or over others; controls over one another, cut off or out of reach. What lies in a box that
 * scrolls is in reach and fits.
 */
export function misfitsOn(page: Page): Promise<string[]> {
  return inPage<string[]>(page, 'whatDoesNotFit');
}
