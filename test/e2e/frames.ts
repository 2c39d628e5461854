import type { Page } from '@playwright/test';
import { z } from 'zod';

const seen = z.object({ frames: z.number(), found: z.array(z.string()), presses: z.number() });
type Seen = z.infer<typeof seen>;

/** Observes a page from within at every change before each frame, and counts presses. */
export class Frames {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts observing an open page. */
  static async of(page: Page): Promise<Frames> {
    await page.evaluate(() => {
      const looked = { frames: 0, found: new Set<string>(), presses: 0, words: [] as string[] };
      const look = (): void => {
        const { outerHTML } = document.documentElement;
        for (const word of looked.words) if (outerHTML.includes(word)) looked.found.add(word);
      };
      const everyFrame = (): void => {
        looked.frames += 1;
        requestAnimationFrame(everyFrame);
      };
      everyFrame();
      // whatever a frame shows was put there by an earlier change
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      new MutationObserver(look).observe(document, everything);
      window.addEventListener(
        'pointerdown',
        () => {
          looked.presses += 1;
        },
        true,
      );
      Reflect.set(window, 'beginLook', (words: string[]) => {
        looked.words = words;
        looked.frames = 0;
        looked.presses = 0;
        looked.found.clear();
        look();
      });
      Reflect.set(window, 'endLook', () => ({ ...looked, found: [...looked.found] }));
    });
    return new Frames(page);
  }

  /** Looks for these words from now on, and resets the count of presses. */
  async begin(words: readonly string[]): Promise<void> {
    await this.#page.evaluate((all) => Reflect.get(window, 'beginLook')(all), words);
  }

  /** What was found since, in how many frames, and the number of presses. */
  async end(): Promise<Seen> {
    return seen.parse(await this.#page.evaluate(() => Reflect.get(window, 'endLook')()));
  }
}
