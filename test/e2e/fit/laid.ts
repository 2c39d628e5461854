import type { Page } from '@playwright/test';
import { inPage } from './bundled-looking.ts';
import { type FitLook, nameOfLook } from './looks.ts';
import { misfitsOn } from './misfits.ts';
import type { Position } from './positions.ts';
import type { StandInHost } from './stand-in-host.ts';

/** A fault of one question in one look. */
export interface Misfit {
  readonly position: string;
  readonly look: string;
  readonly words: string;
}

/** Called for each layout once it is at rest. */
export type Visit = (position: Position, look: FitLook, state: string) => Promise<void>;

/**
 * Lays a position in every one of the looks, and half answered in the last of them or in all; says what does not fit.
 */
export async function misfitsOf(
  page: Page,
  host: StandInHost,
  position: Position,
  looks: readonly FitLook[],
  visit: Visit = async () => {},
  looksHalfMade: readonly FitLook[] = looks.slice(-1),
): Promise<readonly Misfit[]> {
  const found: Misfit[] = [];
  const [first] = looks;
  if (first === undefined) return found;
  const lookAt = async (state: string, all: readonly FitLook[]): Promise<void> => {
    for (const look of all) {
      await dress(page, host, look);
      const misfits = await misfitsOn(page);
      // of a page that has failed nothing is left that could be out of its place
      for (const words of [...host.failures().map((failure) => `the page failed: ${failure}`), ...misfits])
        found.push({ position: `${position.name}${state}`, look: nameOfLook(look), words });
      await visit(position, look, state);
    }
  };
  await page.setViewportSize({ width: first.width, height: first.height });
  await host.open(position.told, { language: first.language, textSize: first.textSize, theme: first.theme });
  await lookAt('', looks);
  if (position.told.legal.length > 0 && (await makeHalf(page, host))) await lookAt(', half answered', looksHalfMade);
  return found;
}

async function dress(page: Page, host: StandInHost, look: FitLook): Promise<void> {
  const { width, height, language, textSize, theme } = look;
  await page.setViewportSize({ width, height });
  host.look({ language, textSize, theme });
  await inPage(page, 'dressed', language, String(textSize / 100));
}

/** So often a dial is turned: to two figures, or as far as it goes. */
const turns = 12;
const mostPicks = 3;
const litPieces = 'main .piece.lit, main .crate-button.lit, main .lit[aria-pressed=false], main .listed button';
const moreButtons =
  'main .dial-steps button:last-child:not([aria-disabled=true]), main .bm-quantity button:first-child:not([aria-disabled=true]), .counter .counter-stepper button:last-of-type:not([aria-disabled=true])';

/** Picks what is lit and turns what can be turned, as long as nothing is played by it. Was anything done? */
async function makeHalf(page: Page, host: StandInHost): Promise<boolean> {
  const before = await inPage(page, 'wordsOfTable');
  const press = async (kind: string): Promise<boolean> =>
    (await inPage<boolean>(page, 'press', kind)) && !host.asked.includes('play');
  for (let pick = 0; pick < mostPicks && (await press(litPieces)); pick++);
  for (let turn = 0; turn < turns && (await press(moreButtons)); turn++);
  return (await inPage(page, 'wordsOfTable')) !== before;
}
