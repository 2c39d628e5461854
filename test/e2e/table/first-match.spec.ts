// Learners in their first match get each kind of question explained once, in place; other players do not.
import type { Locator } from '@playwright/test';
import { MercadoChooser } from '../games/mercado-de-lisboa/chooser.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { barriersOn } from '../screens/barriers.ts';
import { say } from '../words.ts';

const names = ['Ana', 'Bruno'];

/** Two people on one laptop play Mercado de Lisboa; these of them for the first time. */
async function sitDown(laptop: Laptop, learners: readonly string[]): Promise<void> {
  await laptop.press(laptop.button(say('shelf.roundThisDevice')));
  const { dialog } = laptop;
  await dialog.getByRole('radio', { name: say('games.mercado-de-lisboa'), exact: true }).check();
  for (const [index, name] of names.entries()) {
    await dialog.getByLabel(say('newGame.nameOf', { number: index + 1 })).fill(name);
  }
  for (const name of learners) {
    // opening a chair closes the one before
    await dialog.getByRole('button', { name: say('lobby:setUp.chair', { name }) }).click();
    await dialog.getByRole('checkbox', { name: say('lobby:firstMatch.menu', { name }) }).check();
  }
  await laptop.press(dialog.getByRole('button', { name: say('newGame.start') }));
  await laptop.handle.or(laptop.counter).first().waitFor();
}

function slipOf({ page }: Laptop): Locator {
  return page.getByRole('complementary', { name: say('lobby:firstMatch.region') });
}

/** The name of the player asked, once they are active. */
async function askedOf(laptop: Laptop): Promise<string> {
  if ((await laptop.screen()) === 'shutter') await laptop.openShutter();
  return names[laptop.wire.table.inHand ?? -1] ?? '';
}

test('explains each thing once to a learner, and not to the other player', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await sitDown(laptop, ['Bruno']);
  const chooser = new MercadoChooser(laptop, 'first match', 'spaces');
  const slip = slipOf(laptop);
  const sign = laptop.button(say('lobby:firstMatch.again'));
  const explained = (kind: string): string => say(`mercado-de-lisboa-first-match:${kind}`);
  /** Ana, who is no learner, plays until it is Bruno's turn. */
  const untilBruno = async (): Promise<void> => {
    while ((await askedOf(laptop)) === 'Ana') {
      await expect(slip.or(sign)).toHaveCount(0);
      await chooser.move();
    }
  };

  await untilBruno();
  await expect(slip).toContainText(explained('act'));
  await expect(sign).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  // not yet read: it is still there after a reload
  await page.reload();
  await expect(slip).toContainText(explained('act'));
  await laptop.rest();
  await slip.getByRole('button', { name: say('lobby:firstMatch.rules') }).click();
  await expect(laptop.dialog.getByRole('heading', { name: 'A turn', exact: true })).toBeFocused();
  await laptop.closeDialog();
  await laptop.press(slip.getByRole('button', { name: say('lobby:firstMatch.understood') }));
  await expect(slip).toHaveCount(0);
  // read: a reload does not bring it back
  await page.reload();
  await expect(sign).toBeVisible();
  await expect(slip).toHaveCount(0);
  await laptop.rest();

  // the next kind of question has its own; answers do not wait for it, and unread ones count as shown
  await chooser.move();
  await expect(slip).toContainText(explained('take-tile'));
  await chooser.move();
  await untilBruno();
  await expect(sign).toBeVisible();
  await expect(slip).toHaveCount(0);
  await laptop.press(sign);
  await expect(slip).toContainText(explained('act'));
  await chooser.move();
  await untilBruno();
  await expect(sign).toBeVisible();
  await expect(slip).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  for (const percent of [100, 200]) {
    test(`the explanation covers no control at ${percent} %`, async ({ page, host }) => {
      const laptop = await Laptop.open(page, host.address);
      await laptop.settle(['settings.motion', 'settings.motions.off']);
      if (percent !== 100) await laptop.setTextSize(percent);
      await sitDown(laptop, names);
      await askedOf(laptop);
      const slip = slipOf(laptop);
      await expect(slip).toBeVisible();
      for (const button of await slip.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
      const edge = (await slip.boundingBox())?.y ?? 0;
      const counter = await laptop.counter.boundingBox();
      expect((counter?.y ?? 0) + (counter?.height ?? 0)).toBeLessThanOrEqual(edge + 1);
      const { version } = laptop.wire.table;
      await laptop.press(laptop.counter.locator('[data-action="coin"]'));
      expect(laptop.wire.table.version).toBeGreaterThan(version);
    });
  }
});
