import type { Page } from '@playwright/test';
import { inPage, layoutFaultsOn } from './bundled-looking.ts';
import { nameOfLook, type PageLook } from './looks.ts';
import type { Position } from './positions.ts';
import type { StandInHost } from './stand-in-host.ts';

/** Called for each look once the page is at rest, with the faults found; returns further faults. */
export type Visit = (look: PageLook, state: string, faults: readonly string[]) => Promise<readonly string[]>;

/**
 * Shows a position in each of the looks; returns the faults with their places. A question that can be half answered is
 * so in the last look, instead of unanswered if there are others.
 */
export async function faultsOfPosition(
  page: Page,
  host: StandInHost,
  { name, message }: Position,
  looks: readonly PageLook[],
  visit: Visit,
): Promise<readonly string[]> {
  const found: string[] = [];
  const [first, last] = [looks[0], looks.at(-1)];
  if (first === undefined || last === undefined) return found;
  const lookAt = async (look: PageLook, state = ''): Promise<void> => {
    await dress(page, host, look);
    const faults = await layoutFaultsOn(page);
    // a page that has failed shows nothing to check
    const failures = host.failures().map((failure) => `the page failed: ${failure}`);
    const all = [...failures, ...faults, ...(await visit(look, state, faults))];
    found.push(...all.map((words) => `${name}${state}, ${nameOfLook(look)}: ${words}`));
  };
  await host.show(message, first);
  const unanswered = looks.length > 1 ? looks.slice(0, -1) : looks;
  for (const look of unanswered) await lookAt(look);
  await dress(page, host, last);
  if (message.legal.length > 0 && (await makeHalf(page, host))) await lookAt(last, ', half answered');
  else if (!unanswered.includes(last)) await lookAt(last);
  return found;
}

/** Gives the open page another look and waits until it is at rest. */
export async function dress(page: Page, host: StandInHost, look: PageLook): Promise<void> {
  const { width, height, language, textSize, theme } = look;
  await page.setViewportSize({ width, height });
  host.look({ language, textSize, theme });
  await inPage(page, 'dressed', language, String(textSize / 100));
}

/** How often a dial is turned: to two figures, or to its end. */
const turns = 12;
const mostPicks = 3;
const litPieces = 'main .piece.lit, main .crate-button.lit, main .lit[aria-pressed=false], main .listed button';
const moreButtons =
  'main .dial-steps button:last-child:not([aria-disabled=true]), main .bm-quantity button:first-child:not([aria-disabled=true]), .counter .counter-stepper button:last-of-type:not([aria-disabled=true])';

/** Picks highlighted pieces and turns dials, without playing a move. Returns true if it did anything. */
async function makeHalf(page: Page, host: StandInHost): Promise<boolean> {
  const before = await inPage(page, 'wordsOfTable');
  const press = async (kind: string): Promise<boolean> =>
    (await inPage<boolean>(page, 'press', kind)) && !host.asked.includes('play');
  for (let pick = 0; pick < mostPicks && (await press(litPieces)); pick++);
  for (let turn = 0; turn < turns && (await press(moreButtons)); turn++);
  return (await inPage(page, 'wordsOfTable')) !== before;
}
