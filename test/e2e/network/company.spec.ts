// What people in a room send each other, on a big screen and two phones: a nudge, a reaction, both switched off, the
// lead handed on.

import type { Browser } from '@playwright/test';
import { expect, test } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { chooseGame, openRoom, startMatch } from './lobby-steps.ts';

/** The nudge is offered after twenty seconds; a busy machine may take longer. */
const untilOffered = { timeout: 60_000 };

async function phoneOf(browser: Browser, link: string, name: string): Promise<GuestPage> {
  const guest = await GuestPage.at(browser, link, 'phone');
  await guest.page.evaluate(() => {
    Object.assign(window, { shaken: 0 });
    navigator.vibrate = () => {
      Object.assign(window, { shaken: Reflect.get(window, 'shaken') + 1 });
      return true;
    };
  });
  await guest.comeIn(name);
  await guest.laptop.button(saying('lobby:counter.beReady', 'lobby')).waitFor();
  return guest;
}

/** How often this phone has vibrated, for a turn and for a nudge. */
const shaken = ({ page }: GuestPage): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'shaken'));

/** Opens the reactions and presses one: two presses. */
async function react(laptop: Laptop, reaction: string): Promise<void> {
  await laptop.press(laptop.button(say('company:react.open')));
  await laptop.press(laptop.dialog.getByRole('button', { name: say(`company:react.${reaction}`) }));
}

test('sends a nudge and a reaction, switches both off, and hands on the lead', async ({ page, host, browser }) => {
  const { board, link } = await openRoom(page, host.address);
  const mia = await phoneOf(browser, link, 'Mia');
  const ben = await phoneOf(browser, link, 'Ben');

  // in the lobby the reaction appears at its sender's chair on the big screen
  const onScreen = (who: string, reaction: string) =>
    page.getByText(say('company:react.says', { name: who, what: say(`company:react.${reaction}`) }));
  await react(mia.laptop, 'cheers');
  await expect(onScreen('Mia', 'cheers')).toBeAttached();
  await expect(onScreen('Mia', 'cheers')).toHaveCount(0);

  await chooseGame(board, 'harbour');
  await startMatch(board);
  await expect.poll(() => mia.laptop.wire.heard.some(({ type }) => type === 'table')).toBe(true);
  await expect.poll(() => ben.laptop.wire.heard.some(({ type }) => type === 'table')).toBe(true);

  // a player who is not asked waits for the other, and may nudge after a while
  const [asked = 0] = mia.laptop.wire.table.toAct;
  const [waited, waiting] = mia.laptop.wire.table.own.includes(asked) ? [mia, ben] : [ben, mia];
  const [slow, other] = waited === mia ? ['Mia', 'Ben'] : ['Ben', 'Mia'];
  const nudge = waiting.laptop.button(say('company:nudge.send', { names: slow })).first();
  await expect(nudge).toBeVisible(untilOffered);
  const before = [await shaken(waited), await shaken(waiting)];
  await waiting.laptop.press(nudge);
  const slip = (guest: GuestPage) => guest.page.getByText(say('company:nudge.comes', { count: 1, names: other }));
  await expect(slip(waited)).toBeVisible();
  await expect(slip(waiting)).toHaveCount(0);
  // and only that phone rings
  expect([await shaken(waited), await shaken(waiting)]).toEqual([Number(before[0]) + 1, before[1]]);
  await expect(nudge).toHaveCount(0);

  // a reaction at the table appears on the big screen, at its sender's name plate
  await react(waiting.laptop, 'thinking');
  await expect(onScreen(other, 'thinking')).toBeAttached();

  // the lead is handed on: the new leader switches both off, on a phone
  await board.press(board.button(say('tools.menu')));
  await board.press(board.dialog.getByRole('button', { name: say('company:sheet.title') }));
  await board.press(board.dialog.getByRole('button', { name: say('company:lead.hand', { name: slow }) }));
  await expect(board.dialog.getByText(say('company:lead.by', { name: slow }))).toBeVisible();
  await expect(waited.page.getByText(say('company:lead.isYours'))).toBeVisible();
  await waited.laptop.press(waited.laptop.button(say('tools.menu')));
  await waited.laptop.press(waited.laptop.dialog.getByRole('button', { name: say('company:sheet.title') }));
  for (const each of ['nudges', 'reactions']) {
    const turned = waited.laptop.dialog.getByRole('switch', { name: say(`company:manners.${each}`) });
    await waited.laptop.press(turned);
    await expect(turned).toHaveAttribute('aria-checked', 'false');
  }
  await expect(waiting.laptop.button(say('company:react.open'))).toHaveCount(0);

  // and the host takes it back
  await board.press(board.dialog.getByRole('button', { name: say('company:lead.take') }));
  await expect(board.dialog.getByText(say('company:lead.here'))).toBeVisible();
  await expect(waited.laptop.dialog.getByRole('switch')).toHaveCount(0);

  for (const laptop of [board, mia.laptop, ben.laptop]) expect(laptop.wire.refusals).toEqual([]);
  expect([...mia.broken, ...ben.broken]).toEqual([]);
  for (const guest of [mia, ben]) await guest.context.close();
});
