// What was turned over lies on the board of one person's device for a moment, however low its window is.
import { votesWhenAsked } from './games/new-table.ts';
import { expect, test } from './host.ts';
import { Solo } from './solo.ts';
import { say } from './words.ts';

test('the way on stays in sight where what was turned over is longer than its card', async ({ page, host }) => {
  test.setTimeout(120_000);
  const solo = await Solo.open(page, host.address);
  await solo.sitDown(votesWhenAsked, 6, 'apprentice');
  await solo.playHints(1);
  const card = page.getByRole('complementary', { name: say('reveal.title') });
  await card.waitFor();
  // whoever reads it keeps it
  await card.click({ position: { x: 8, y: 8 } });
  await page.setViewportSize({ width: 1280, height: 480 });
  const isLonger = await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 40);
  expect(isLonger).toBe(true);
  const [inside, goOn] = [await card.boundingBox(), await card.getByRole('button').last().boundingBox()];
  if (inside === null || goOn === null) throw new Error('Nothing lies there.');
  expect(goOn.y).toBeGreaterThan(inside.y);
  expect(goOn.y + goOn.height).toBeLessThanOrEqual(inside.y + inside.height);
  await card.getByRole('button', { name: say('reveal.continue') }).click();
  await expect(card).toBeHidden();
  expect(solo.complaints).toEqual([]);
});
