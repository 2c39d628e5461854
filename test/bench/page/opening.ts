import type { Browser } from '@playwright/test';
import { z } from 'zod';

/** What a browser downloaded before it answered a first press, in transferred bytes without headers. */
export interface Fetched {
  /** Code, styles, words and drawings: everything compressible. */
  readonly text: number;
  /** The two typefaces, which the page waits for. */
  readonly letters: number;
  readonly files: number;
}

/** A page opened by a browser with an empty cache. */
export interface Opening {
  readonly fetched: Fetched;
  /** From entering the address until a first press would be answered, in milliseconds. */
  readonly firstPress: number;
}

export interface Conditions {
  /** How much slower the processor is made. */
  readonly slowdown: number;
  /** The browser's `accept-encoding`. */
  readonly codings: string;
}

/** How often to check the page for something to press, in milliseconds. */
const lookEvery = 5;
/** A page that answers no press by then is broken, however slow its processor, in milliseconds. */
const longestOpening = 180_000;

/**
 * Runs in the page, before its first line: records when a control is drawn and the page is idle. The half second in
 * which a shared table ignores presses is intended, and not counted. No function in it has a name, for which the
 * compiler would call a helper that the page does not have.
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

/** Opens an address in a browser with an empty cache, and waits until a first press would be answered. */
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
    // preloading from now on delays nobody
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
