import type { Browser } from '@playwright/test';
import { z } from 'zod';

/** What a browser fetched before it answered a first press, in bytes as they came over the wire, without their headers. */
export interface Fetched {
  /** Code, styles, words and drawings: what is compressed. */
  readonly text: number;
  /** The two typefaces, which the page waits for. */
  readonly letters: number;
  readonly files: number;
}

/** A page that was opened by a browser that had nothing of it. */
export interface Opening {
  readonly fetched: Fetched;
  /** From when the address was entered until a first press would be answered, in milliseconds. */
  readonly firstPress: number;
}

export interface Conditions {
  /** So many times slower than this machine's is the processor made. */
  readonly slowdown: number;
  /** What the browser says it can undo, as `accept-encoding`. */
  readonly codings: string;
}

/** How often the page is looked at for something to press, in milliseconds. */
const lookEvery = 5;
/** A page that answers no press by then is broken, however slow its processor, in milliseconds. */
const longestOpening = 180_000;

/**
 * Runs in the page, from before its first line: notes when something that can be pressed is drawn, and the page has nothing
 * left to do but to listen. That a table which several share takes no press for its first half second is meant, and not
 * counted. No function in it has a name, for which the compiler would call a helper that the page does not have.
 */
function noteFirstPress(every: number): void {
  const timer = setInterval(() => {
    if (document.querySelector('main:not(.opening) button:enabled') === null) return;
    clearInterval(timer);
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-press')));
  }, every);
}

const files = z.array(z.object({ name: z.string(), encodedBodySize: z.number() }));

function sizesOf(fetched: z.infer<typeof files>): Fetched {
  const sum = (isCounted: (name: string) => boolean) =>
    fetched.reduce((all, { name, encodedBodySize }) => all + (isCounted(name) ? encodedBodySize : 0), 0);
  const isLetters = (name: string) => name.endsWith('.woff2');
  return { text: sum((name) => !isLetters(name)), letters: sum(isLetters), files: fetched.length };
}

/** Opens an address in a browser that has nothing of it yet, and waits until a first press would be answered. */
export async function opened(browser: Browser, address: string, { slowdown, codings }: Conditions): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en',
    extraHTTPHeaders: { 'accept-encoding': codings },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longestOpening);
    await page.addInitScript(noteFirstPress, lookEvery);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address);
    const marked = await page.waitForFunction(() => performance.getEntriesByName('first-press')[0]?.startTime);
    const firstPress = Number(await marked.jsonValue());
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // what is fetched ahead from then on keeps nobody waiting
    const fetched = await page.evaluate(
      (until) =>
        performance.getEntries().flatMap((entry) => {
          const isFile = entry instanceof PerformanceResourceTiming && entry.startTime <= until;
          return isFile ? [{ name: entry.name, encodedBodySize: entry.encodedBodySize }] : [];
        }),
      firstPress,
    );
    return { fetched: sizesOf(files.parse(fetched)), firstPress };
  } finally {
    await context.close();
  }
}
