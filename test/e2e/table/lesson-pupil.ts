import { expect, type Locator } from '@playwright/test';
import type { Laptop } from '../laptop.ts';

/** The most presses; a lesson that needs more does not end. */
const mostPresses = 120;

/** A learner who presses only what the marker points at, as the page describes it. */
export class Pupil {
  readonly laptop: Laptop;

  constructor(laptop: Laptop) {
    this.laptop = laptop;
  }

  get teacher(): Locator {
    return this.laptop.page.getByRole('complementary', { name: this.laptop.say('lesson.region') });
  }

  /** Opens a game tile and starts one of its lessons, the first by default. */
  async begin(game: string, lesson?: string): Promise<void> {
    const { laptop } = this;
    await laptop.press(
      laptop.page.getByRole('button', { name: new RegExp(`^${laptop.say(`games.${game}`)}`) }).first(),
    );
    await laptop.press(
      laptop.button(laptop.say(lesson === undefined ? 'street:lesson' : `street:games.${game}.lessons.${lesson}`)),
    );
    await this.teacher.waitFor();
  }

  /** What to press next, as the page marks it. */
  get next(): Locator {
    return this.laptop.page.locator('[data-lesson-next]');
  }

  /** The buttons after the lesson. */
  get end(): Locator {
    return this.teacher.getByRole('button', { name: this.laptop.say('lesson.sitDown') });
  }

  /** Waits for something to press or the end of the lesson; skips the neighbours' moves. */
  async isAsked(): Promise<boolean> {
    const { page } = this.laptop;
    await expect
      .poll(async () => {
        // a key continues the playback
        if ((await this.laptop.playback.count()) > 0) await page.keyboard.press('ArrowRight');
        return (await this.next.count()) + (await this.end.count());
      })
      .toBeGreaterThan(0);
    return (await this.end.count()) === 0;
  }

  /** Waits until the shopkeeper says this. */
  async comesTo(says: string): Promise<void> {
    await this.isAsked();
    await expect(this.teacher).toContainText(says);
  }

  /** Makes the presses of the step until it is done. */
  async learnStep(): Promise<void> {
    const { done } = this.laptop.wire.table.lesson ?? { done: 0 };
    while (this.laptop.wire.table.lesson?.done === done && (await this.isAsked())) {
      await this.laptop.press(this.next);
    }
  }

  /** Plays the lesson to its end; returns the number of presses. */
  async learn(press: (what: Locator) => Promise<void>): Promise<number> {
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (!(await this.isAsked())) return presses;
      await press(this.next);
      await this.laptop.rest();
    }
    throw new Error('The lesson does not end.');
  }
}
