// Every lesson of every game, played in Chromium by pressing what the marker points at: in all languages, on a phone,
// and by keyboard alone.
import type { Locator } from '@playwright/test';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import type { Language } from '../words.ts';
import { Pupil } from './lesson-pupil.ts';

const phone = { width: 390, height: 844 };
const laptopScreen = { width: 1280, height: 720 };

interface Taught {
  readonly game: string;
  /** Omitted for the first one. */
  readonly lesson?: string;
  readonly language: Language;
  readonly size?: typeof phone;
  readonly byKeys?: true;
}

const lessons: readonly Taught[] = [
  { game: 'brick-and-mortar', language: 'fr' },
  { game: 'harbour', language: 'es' },
  { game: 'mercado-de-lisboa', language: 'en', byKeys: true },
  { game: 'emporium', language: 'fr', size: phone },
  { game: 'shopping-street', language: 'es' },
  { game: 'brick-and-mortar', lesson: 'selling', language: 'es' },
  { game: 'mercado-de-lisboa', lesson: 'cost', language: 'fr', size: phone },
  { game: 'emporium', lesson: 'strength', language: 'en', byKeys: true },
  { game: 'shopping-street', lesson: 'neighbours', language: 'en' },
  { game: 'shopping-street', lesson: 'trading', language: 'fr', size: phone },
  { game: 'brick-and-mortar', lesson: 'ageing', language: 'en', size: phone },
  { game: 'brick-and-mortar', lesson: 'marker', language: 'fr' },
  { game: 'mercado-de-lisboa', lesson: 'restaurants', language: 'es', size: phone },
  { game: 'emporium', lesson: 'bids', language: 'es', size: phone },
  { game: 'harbour', lesson: 'shipping', language: 'fr', size: phone },
  { game: 'harbour', lesson: 'tolls', language: 'en' },
];

for (const { game, lesson, language, size = laptopScreen, byKeys } of lessons) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: size });
    const how = [size === phone && 'on a phone', byKeys && 'by the keys alone'].filter(Boolean);
    test(['the lesson', lesson ?? 'first', 'of', game, 'is gone through to its end', ...how].join(' '), {
      tag: lesson === undefined ? [] : '@night',
    }, async ({ page, host }) => {
      const laptop = await Laptop.open(page, host.address, language);
      const pupil = new Pupil(laptop);
      await pupil.begin(game, lesson);
      const presses = await pupil.learn(async (what: Locator) => {
        if (byKeys !== true) await laptop.press(what);
        else {
          await what.focus();
          await page.keyboard.press('Space');
        }
      });
      expect(presses).toBeGreaterThan(lesson === undefined ? 10 : 4);
      await laptop.press(pupil.end);
      await expect(laptop.dialog).toBeVisible();
    });
  });
}

test('explains a wrong press, goes one step back, and resumes where it was left', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  const pupil = new Pupil(laptop);
  await pupil.begin('harbour');
  await expect(pupil.next).toBeVisible();
  const before = laptop.wire.table.version;
  // the rules do not allow it either, and screen readers hear that it is disabled: a pointer presses it anyway
  await page.locator('[data-piece="place:lumber-yard"], [data-piece="place:ranch"]').first().click({ force: true });
  await expect(pupil.teacher).toContainText(laptop.say('lesson.wrong'));
  expect(laptop.wire.table.version).toBe(before);
  await laptop.press(pupil.next);
  await expect(pupil.teacher).not.toContainText(laptop.say('lesson.wrong'));
  await pupil.learnStep();
  const step = (at: number): string => laptop.say('lesson.step', { at, of: 6 });
  await pupil.comesTo(step(2));
  // a press right after a playback belongs to it and has no effect: press again
  const pressUntil = async (name: string, isDone: () => Promise<void>): Promise<void> =>
    await expect(async () => {
      await pupil.teacher.getByRole('button', { name: laptop.say(name) }).click();
      await isDone();
    }).toPass();
  await pressUntil('lesson.back', () => expect(pupil.teacher).toContainText(step(1), { timeout: 2000 }));
  await pupil.learnStep();
  await pupil.comesTo(step(2));
  await pressUntil('lesson.leave', () => expect(pupil.teacher).toHaveCount(0, { timeout: 2000 }));
  // no library shows it
  await expect(page.getByRole('button', { name: laptop.say('shelf.openTheShop') })).toHaveCount(0);
  await pupil.begin('harbour');
  await pupil.comesTo(step(2));
});
