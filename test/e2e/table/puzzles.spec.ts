// The daily puzzle in Chromium: answered wrongly, then rightly, and continued; also by keyboard alone.
import { dayAt } from '../../../main/host/puzzles/day.ts';
import { puzzleOfDay } from '../../../main/host/puzzles/shop-window.ts';
import type { Puzzle } from '../../../main/puzzles/puzzle.ts';
import { shippedPuzzles } from '../../../main/puzzles/shipped.ts';
import { puzzlesOf } from '../../harness/shipped-puzzles.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { Keyboard } from './keyboard.ts';

const game = 'harbour';
const phone = { width: 390, height: 844 };
const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Where a choice sends the pawn, if it does nothing else; otherwise null. */
function placeIn([first, ...further]: Puzzle['best']['moves']): string | null {
  const isPlain = first?.type === 'move-pawn' && further.length === 0;
  return isPlain && typeof first.to === 'string' ? first.to : null;
}

/** The first day from this November on whose puzzle asks for a pawn's place, and both answers to it. */
function plainDay() {
  const puzzles = shippedPuzzles();
  const harbourPuzzles = puzzlesOf(game);
  for (let after = 0; after < 2000; after++) {
    const day = dayAt(new Date(2026, 10, 1, 12).getTime() + after * millisecondsOfDay);
    const today = puzzleOfDay(puzzles, day);
    const puzzle = harbourPuzzles.find(({ id }) => id === today?.puzzle);
    const best = placeIn(puzzle?.best.moves ?? []);
    const tempting = placeIn(puzzle?.tempting.moves ?? []);
    if (best !== null && tempting !== null) return { day, best, tempting };
  }
  throw new Error('No puzzle asks for the pawn alone.');
}

const { day, best, tempting } = plainDay();
const say = (laptop: Laptop, key: string, facts = {}) => laptop.say(`puzzles:${key}`, facts);

/** A button by the beginning of its name, which its key may follow. */
const button = (laptop: Laptop, key: string) => laptop.button(new RegExp(`^${say(laptop, key)}`));

/** The puzzle's question, under the counter. */
const stripOf = (laptop: Laptop) => laptop.page.getByRole('complementary', { name: say(laptop, 'region') });

/** Sends the pawn to a place, past a confirmation if there is one. */
async function goTo(laptop: Laptop, place: string): Promise<void> {
  await laptop.press(laptop.page.locator(`[data-piece="place:${place}"]`).first());
  const main = laptop.counter.locator('.counter-actions > .button.primary');
  const allTheSame = laptop.button(laptop.say('counter.allTheSame'));
  await laptop.press(main);
  if ((await allTheSame.count()) > 0) await laptop.press(allTheSame);
}

for (const viewport of [{ width: 1280, height: 720 }, phone]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });
    test('today’s puzzle is answered wrongly, then rightly, and continued', async ({ page, openHost }) => {
      const laptop = await Laptop.open(page, (await openHost(day)).address);
      const sign = page.getByRole('button', { name: laptop.say('shopWindow.sign') });
      await expect(sign).toContainText(laptop.say('shopWindow.today', { game: laptop.say(`games.${game}`) }));
      await laptop.press(sign);
      await laptop.press(laptop.button(say(laptop, 'lookIn')));
      await expect(stripOf(laptop)).toContainText(say(laptop, 'asks'));

      await goTo(laptop, tempting);
      const verdict = page.locator('.puzzle-verdict');
      await expect(verdict).toContainText(/^Not the best: .+ costs \d+% of your winning chance\./);
      const { version } = laptop.wire.table;
      await laptop.press(button(laptop, 'again'));
      await expect(verdict).toHaveCount(0);

      await goTo(laptop, best);
      await expect(verdict).toContainText(/Right: .+ Your winning chance stays at \d+%\./);
      await expect(verdict).toContainText(say(laptop, 'streak', { count: 1 }));
      expect(laptop.wire.table.version).toBe(version + 1);

      await laptop.press(laptop.button(say(laptop, 'playOn')));
      await laptop.press(laptop.dialog.getByRole('button', { name: laptop.say('bots:coach.playOn') }));
      await expect(verdict).toHaveCount(0);
      expect(laptop.wire.table.puzzle).toBeUndefined();
      await expect(laptop.button(laptop.say('bots:hint.ask'))).toBeVisible();
    });
  });
}

test('the home screen shows that it is solved, and the next puzzle is one press away', async ({ page, openHost }) => {
  const laptop = await Laptop.open(page, (await openHost(day)).address);
  const sign = page.getByRole('button', { name: laptop.say('shopWindow.sign') });
  await laptop.press(sign);
  await laptop.press(laptop.button(say(laptop, 'lookIn')));
  await goTo(laptop, best);
  const { puzzle } = laptop.wire.table;
  await laptop.press(button(laptop, 'next'));
  await expect(stripOf(laptop)).toContainText(say(laptop, 'asks'));
  expect(laptop.wire.table.puzzle?.puzzle).toBe(puzzle?.next?.puzzle);
  await laptop.press(button(laptop, 'show'));
  await expect(page.locator('.puzzle-verdict')).toContainText(/^Best choice: /);
  await laptop.press(laptop.button(say(laptop, 'leave')));
  await expect(sign).toContainText(laptop.say('shopWindow.solved', { game: laptop.say(`games.${game}`) }));
  await expect(sign).toContainText(laptop.say('shopWindow.streak', { count: 1 }));
});

test('by keyboard alone', async ({ page, openHost }) => {
  const laptop = await Laptop.open(page, (await openHost(day)).address);
  const keys = new Keyboard(laptop);
  await keys.reach(page.getByRole('button', { name: laptop.say('shopWindow.sign') }));
  await keys.press('Enter');
  await keys.reachButton(say(laptop, 'lookIn'));
  await keys.press('Enter');
  await expect(stripOf(laptop)).toContainText(say(laptop, 'asks'));
  for (const [place, verdict] of [
    [tempting, /^Not the best: /],
    [best, /Right: /],
  ] as const) {
    await page.locator(`[data-piece="place:${place}"]`).first().focus();
    await keys.press('Space');
    await keys.press('Enter');
    if ((await laptop.button(laptop.say('counter.allTheSame')).count()) > 0) await keys.press('Enter');
    await expect(page.locator('.puzzle-verdict')).toContainText(verdict);
    // tries again, then continues to the next; a press right after a playback belongs to it
    await expect(async () => {
      await keys.press('Enter');
      await expect(page.locator('.puzzle-verdict')).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  }
  expect(laptop.wire.table.puzzle).toMatchObject({ status: 'open', tries: 0 });
});
