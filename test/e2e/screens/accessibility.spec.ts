import { BrickChooser } from '../games/brick-and-mortar/chooser.ts';
import { harbourViewOf } from '../games/harbour/view.ts';
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { Keyboard } from '../table/keyboard.ts';
import { say, saying } from '../words.ts';

const names = ['Ana', 'Bruno'];

async function openMoreByKeys(keys: Keyboard, laptop: Laptop): Promise<void> {
  await keys.reach(laptop.dialog.getByText(say('lobby:setUp.more'), { exact: true }));
  await keys.press('Enter');
}

test('plays one turn with the keyboard alone', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  const { keyboard } = page;
  const keys = new Keyboard(laptop);
  await keys.reachButton(say('shelf.roundThisDevice'));
  await keys.press('Enter');
  await laptop.dialog.waitFor();
  await keys.name(names);
  await openMoreByKeys(keys, laptop);
  const hands = 'options.brick-and-mortar.first-game';
  await keys.choose(say(`${hands}.title`), say(`${hands}.values.yes`));
  await keys.press('Enter');

  const open = async (): Promise<void> => {
    await expect(laptop.handle).toBeFocused();
    await keys.hold(laptop.handle);
    await expect(page.locator('.shutter-rising')).toHaveCount(0);
  };
  await open();
  const first = laptop.wire.table.inHand;
  const cards = page.getByRole('button', { name: saying('moves.play-supply', 'brick-and-mortar'), pressed: false });
  for (let card = 0; card < 2; card++) {
    await keys.reachButton((await cards.first().getAttribute('aria-label')) ?? '');
    await keyboard.press('Space');
    await laptop.rest();
  }
  // the focus is still on a card: the key shown on the button works for the button
  const seal = laptop.button(saying('moves.seal-cards', 'brick-and-mortar'));
  await expect(seal).toHaveAttribute('aria-keyshortcuts', 'Enter');
  await expect(seal).not.toBeFocused();
  await expect(laptop.counter.getByText(say('counter.pressesFocus'))).toBeVisible();
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

test('plays the first turns of Harbour with the keyboard alone', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  const keys = new Keyboard(laptop);
  await keys.reachButton(say('shelf.roundThisDevice'));
  await keys.press('Enter');
  await laptop.dialog.waitFor();
  await keys.choose(say('newGame.which'), say('games.harbour'));
  await keys.name(names);
  await openMoreByKeys(keys, laptop);
  await keys.choose(say('options.harbour.goods.title'), say('options.harbour.goods.values.one-each'));
  await keys.press('Enter');
  await laptop.counter.waitFor();

  const turns = () => harbourViewOf(laptop.wire.table).turnsTaken;
  for (let presses = 0; turns() < 4; presses++) {
    expect(presses).toBeLessThan(40);
    const { version } = laptop.wire.table;
    const main = laptop.counter.locator('.button.primary:not([aria-disabled=true])');
    // the first press picks a highlighted piece; Enter away from pieces does the main action
    if ((await main.count()) === 0) {
      await keys.reach(page.locator('main .piece.lit').filter({ visible: true }).first());
      await keys.press('Space');
    } else {
      await keys.reach(main.last());
      await keys.press('Enter');
      // a visit that brings nothing asks for confirmation once
      const asks = laptop.counter.getByRole('button', { name: saying('counter.allTheSame') });
      if (await asks.isVisible()) await keys.press('Enter');
      expect(laptop.wire.table.version).toBeGreaterThan(version);
    }
  }
  expect(laptop.wire.refusals).toEqual([]);
});

test('shows no motion to people who ask their device for less', async ({ page, host }) => {
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
      const [frames] = facts;
      // a light stays as it is: all its frames are the same
      const isStill = Array.isArray(frames) && new Set(frames.map((frame) => JSON.stringify(frame))).size === 1;
      if (!isStill) started.push(`movement of ${this.className}`);
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
  // the same things move for everyone else, or this test would prove nothing
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playOn(8);
  expect(await started()).not.toEqual([]);
});
