import { barriersOn } from './barriers.ts';
import { whatDoesNotFit } from './fitting.ts';
import { BrickChooser } from './games/brick-and-mortar/chooser.ts';
import { readyMade } from './games/new-table.ts';
import { expect, test } from './host.ts';
import { Laptop } from './laptop.ts';
import { playMatch } from './played-match.ts';
import { tour } from './tour.ts';
import { foreignWords } from './translations.ts';
import { say, saying } from './words.ts';

const names = ['Ana', 'Bruno'];
/** The tour meets most kinds of questions in so many moves. */
const moves = 18;

test.describe.configure({ timeout: 240_000 });

test.beforeEach(async ({ host }) => {
  await playMatch(host.address, [...names, 'Chidi'], { seed: 'accessible' });
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${theme}`, async ({ page, host }) => {
    const laptop = await Laptop.open(page, host.address);
    await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.theme', `settings.themes.${theme}`]);
    const found: string[] = [];
    await tour(laptop, { names, table: readyMade, moves, seed: theme }, async (screen) => {
      for (const words of await barriersOn(page)) found.push(`${screen}: ${words}`);
    });
    expect(found).toEqual([]);
  });
}

test('one turn is played with the keyboard alone', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  const { keyboard } = page;
  /** Tabs to what is wanted; within a row of pieces the arrows go on. */
  const reach = async (name: string | RegExp): Promise<void> => {
    const wanted = laptop.button(name).first();
    await wanted.waitFor();
    for (let steps = 0; steps < 80; steps++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      const isInItsRow = await wanted.evaluate((element) => {
        const row = element.closest('fieldset');
        return row?.contains(document.activeElement) === true && element.tabIndex === -1;
      });
      await keyboard.press(isInItsRow ? 'ArrowRight' : 'Tab');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };

  await reach(say('shelf.roundThisDevice'));
  await keyboard.press('Enter');
  await laptop.dialog.waitFor();
  for (const [index, name] of names.entries()) {
    const field = laptop.dialog.getByLabel(say('newGame.nameOf', { number: index + 1 }));
    for (let steps = 0; !(await field.evaluate((element) => element === document.activeElement)); steps++) {
      expect(steps).toBeLessThan(60);
      await keyboard.press('Tab');
    }
    await keyboard.type(name);
  }
  const hands = laptop.dialog.getByRole('group', { name: say('options.brick-and-mortar.first-game.title') });
  for (let steps = 0; !(await hands.evaluate((group) => group.contains(document.activeElement))); steps++) {
    expect(steps).toBeLessThan(60);
    await keyboard.press('Tab');
  }
  await keyboard.press('ArrowRight');
  await expect(hands.getByRole('radio', { name: say('options.brick-and-mortar.first-game.values.yes') })).toBeChecked();
  await keyboard.press('Enter');

  const open = async (): Promise<void> => {
    await expect(laptop.handle).toBeFocused();
    await keyboard.down('Space');
    await laptop.handle.waitFor({ state: 'detached' });
    await keyboard.up('Space');
    await laptop.rest();
    await expect(page.locator('.shutter-rising')).toHaveCount(0);
  };
  await open();
  const first = laptop.wire.table.inHand;
  const cards = page.getByRole('button', { name: saying('moves.play-supply', 'brick-and-mortar'), pressed: false });
  for (let card = 0; card < 2; card++) {
    await reach((await cards.first().getAttribute('aria-label')) ?? '');
    await keyboard.press('Space');
    await laptop.rest();
  }
  await reach(saying('moves.seal-cards', 'brick-and-mortar'));
  await keyboard.press('Enter');
  await laptop.handle.waitFor();
  await open();
  expect(laptop.wire.table.inHand).not.toBe(first);
  await keyboard.press('?');
  await expect(laptop.dialog.getByRole('heading', { name: say('help.title') })).toBeVisible();
  await keyboard.press('Escape');
  await expect(laptop.dialog).toHaveCount(0);
  expect(laptop.wire.refusals).toEqual([]);
});

for (const language of ['fr', 'es'] as const) {
  test(`no English is left on any screen: ${language}`, async ({ page, host }) => {
    const english = await Laptop.open(page, host.address);
    const own = { fr: 'Français', es: 'Español' }[language];
    await english.press(english.button(say('settings.title')));
    await english.dialog.getByRole('radio', { name: own }).check();
    await page.reload();
    const laptop = await Laptop.open(page, host.address, language);
    await laptop.settle(['settings.motion', 'settings.motions.off']);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const found: string[] = [];
    await tour(laptop, { names, table: readyMade, moves, seed: language }, async (screen) => {
      for (const words of await foreignWords(page, language)) found.push(`${screen}: ${words}`);
    });
    expect(found).toEqual([]);
  });
}

for (const { name, width, height, textSize } of [
  { name: 'a phone', width: 360, height: 740, textSize: 100 },
  { name: 'a tablet', width: 768, height: 1024, textSize: 100 },
  { name: 'text of 200 %', width: 1280, height: 720, textSize: 200 },
]) {
  test(`everything fits on ${name}`, async ({ page, host }) => {
    await page.setViewportSize({ width, height });
    const laptop = await Laptop.open(page, host.address);
    await laptop.settle(['settings.motion', 'settings.motions.off']);
    await laptop.setTextSize(textSize);
    const found: string[] = [];
    await tour(laptop, { names, table: readyMade, moves, seed: name }, async (screen) => {
      for (const words of await whatDoesNotFit(page)) found.push(`${screen}: ${words}`);
    });
    expect(found).toEqual([]);
  });
}

test('nothing moves for people who ask their device for less movement', async ({ page, host }) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    const note = (event: Event): void => {
      if (!(event.target instanceof Element)) return;
      const { animationDuration, transitionDuration } = getComputedStyle(event.target);
      const durations = event.type === 'animationstart' ? animationDuration : transitionDuration;
      if (durations.split(',').some((each) => Number.parseFloat(each) > 0.001)) {
        started.push(`${event.type} of ${event.target.className}`);
      }
    };
    for (const type of ['animationstart', 'transitionstart']) document.addEventListener(type, note, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(...facts) {
      started.push(`movement of ${this.className}`);
      return animate.apply(this, facts);
    };
  });
  const started = (): Promise<unknown> =>
    page.evaluate(() => Object.entries(window).find(([name]) => name === 'started')?.[1]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const laptop = await Laptop.open(page, host.address);
  await laptop.startGame(names, readyMade);
  const chooser = new BrickChooser(laptop, 'still');
  const playOn = async (moves: number): Promise<void> => {
    for (let made = 0; made < moves; ) {
      const screen = await laptop.screen();
      if (screen === 'shutter') await laptop.openShutter();
      else if (screen === 'reveal') await laptop.lookTogether();
      else {
        await chooser.move();
        made += 1;
      }
    }
  };
  await playOn(8);
  expect(await started()).toEqual([]);
  // the same things do move for everybody else, or this test would prove nothing
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playOn(8);
  expect(await started()).not.toEqual([]);
});
