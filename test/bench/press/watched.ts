import type { Page } from '@playwright/test';
import { z } from 'zod';

const presses = z.object({
  /** From each press until the next paint. A press of less than a frame counts as none. */
  toPaint: z.array(z.number()),
  /** From each press that changed something until the first change was drawn, also if the server had to answer. */
  toChange: z.array(z.number()),
});

/** What a page reports about its presses, in milliseconds. */
export type Presses = z.infer<typeof presses>;

/** Watches the presses of a page from its next load. */
export async function watchPresses(page: Page): Promise<void> {
  // the compiler calls this helper in functions that run in the page
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchInPage);
}

/** The presses since the last call. */
export async function takePresses(page: Page): Promise<Presses> {
  return presses.parse(await page.evaluate(() => Reflect.get(window, 'takePresses')()));
}

/** An option of event timing that TypeScript does not know. */
interface EventTimingOptions extends PerformanceObserverInit {
  readonly durationThreshold: number;
}

function watchInPage(): void {
  let toPaint = new Map<number, number>();
  let toChange: number[] = [];
  let pressedAt: number | null = null;
  const options: EventTimingOptions = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      toPaint.set(entry.interactionId, Math.max(toPaint.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe(options);
  for (const type of ['click', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        pressedAt = timeStamp;
      },
      { capture: true },
    );
  }
  new MutationObserver((changes) => {
    const from = pressedAt;
    // the mark of the press itself changes nothing
    if (from === null || changes.every(({ attributeName }) => attributeName === 'data-pressed')) return;
    pressedAt = null;
    requestAnimationFrame(() => setTimeout(() => toChange.push(performance.now() - from)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  Reflect.set(window, 'takePresses', () => {
    const taken = { toPaint: [...toPaint.values()], toChange };
    toPaint = new Map();
    toChange = [];
    return taken;
  });
}
