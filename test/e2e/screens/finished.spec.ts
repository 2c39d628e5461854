import { leaksIn } from '../games/brick-and-mortar/secrets.ts';
import { brickView } from '../games/brick-and-mortar/view.ts';
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layPlayed } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { leaked } from '../secrets.ts';
import { say } from '../words.ts';

const names = ['Ana', 'Bruno'];

test('a finished match can be reviewed move by move, as any viewer', async ({ page, dataFolder, openHost }) => {
  layPlayed(dataFolder, names, { seed: 'finished', laid: readyMade });
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await expect(page.getByText(say('shelf.status.over'))).toBeVisible();
  await laptop.press(laptop.button(say('shelf.open.over')));
  const { outcome, log } = laptop.wire.table;
  const last = log.moves.length;
  const winner = names[outcome?.places.indexOf(1) ?? 0] ?? '';
  const heading = page.getByRole('heading', { name: laptop.say('brick-and-mortar:ledger.winner', { name: winner }) });
  await expect(heading).toBeVisible();

  await laptop.press(laptop.button(say('ledger.turnBack')));
  const bar = page.getByRole('group', { name: say('rewind:lookBack.title') });
  const at = async (position: number): Promise<void> => {
    await laptop.rest();
    await expect(bar.getByText(say('rewind:lookBack.at', { position, last }))).toBeVisible();
    await expect(bar.getByRole('slider', { name: say('rewind:lookBack.slider') })).toHaveValue(String(position));
  };
  const months = async (): Promise<string> =>
    // the track, or the month in words if there is no room for it
    page.getByLabel(laptop.say('brick-and-mortar:regions.months')).or(page.locator('.bm-month')).first().innerText();
  await at(last - 1);
  const late = await months();
  await laptop.press(bar.getByRole('button', { name: say('rewind:lookBack.first') }));
  await at(0);
  expect(await months()).not.toBe(late);
  await expect(bar.getByRole('button', { name: say('rewind:lookBack.previous') })).toBeDisabled();
  await laptop.press(bar.getByRole('button', { name: say('rewind:lookBack.next') }));
  await at(1);
  await laptop.press(bar.getByRole('button', { name: say('rewind:lookBack.next') }));
  await at(2);
  await laptop.press(bar.getByRole('button', { name: say('rewind:lookBack.previous') }));
  await at(1);
  await laptop.press(bar.getByRole('button', { name: say('rewind:lookBack.last') }));
  await at(last);
  await expect(bar.getByRole('button', { name: say('rewind:lookBack.next') })).toBeDisabled();
  await page.getByRole('main').focus();
  await page.keyboard.press('ArrowLeft');
  await at(last - 1);
  await page.keyboard.press('Home');
  await at(0);

  const middle = Math.floor(last / 2);
  await bar.getByRole('slider').fill(String(middle));
  await at(middle);
  const eyes = bar.getByRole('combobox', { name: say('rewind:lookBack.eyes') });
  const hand = page.getByRole('group', { name: laptop.say('brick-and-mortar:regions.market-hand') });
  const hands: string[] = [];
  for (const [seat, name] of names.entries()) {
    await eyes.selectOption({ label: name });
    await at(middle);
    const moment = laptop.wire.heard.findLast((message) => message.type === 'moment');
    expect(moment?.viewer).toBe(seat);
    const player = brickView.parse(moment?.view).players[seat];
    await expect(hand.getByRole('button')).toHaveCount(player?.marketHand.count ?? -1);
    hands.push(JSON.stringify(player?.marketHand.cards));
  }
  expect(hands[0]).not.toBe(hands[1]);
  await eyes.selectOption({ label: say('rewind:lookBack.spectator') });
  await at(middle);
  await expect(hand).toHaveCount(0);
  for (const message of laptop.wire.heard) expect(leaksIn(message), leaked).toEqual([]);

  await laptop.press(bar.getByRole('button', { name: say('rewind:lookBack.toLedger') }));
  await expect(heading).toBeVisible();
  await laptop.press(laptop.button(say('tools.leave')));
  await expect(page.getByText(say('shelf.status.over'))).toBeVisible();
});

test('a finished match can be played again, and removed once confirmed', async ({ page, dataFolder, openHost }) => {
  layPlayed(dataFolder, names, { seed: 'again', laid: readyMade });
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await laptop.press(laptop.button(say('shelf.open.over')));
  await laptop.press(laptop.button(say('ledger.again')));
  for (const [index, name] of names.entries()) {
    await expect(laptop.dialog.getByLabel(say('newGame.nameOf', { number: index + 1 }))).toHaveValue(name);
  }
  await laptop.press(laptop.dialog.getByRole('button', { name: say('newGame.start') }));
  await expect(laptop.handle).toBeVisible();
  await laptop.press(laptop.button(say('shutter.pause')));

  const game = say('games.brick-and-mortar');
  // the new game of the same people is listed first
  const remove = laptop.button(say('shelf.removeOf', { game, names: 'Ana and Bruno' })).last();
  await laptop.press(remove);
  await laptop.press(laptop.dialog.getByRole('button', { name: say('lobby:remove.keep') }));
  await expect(page.getByText(say('shelf.status.over'))).toBeVisible();
  await laptop.press(remove);
  await laptop.press(laptop.dialog.getByRole('button', { name: say('lobby:remove.remove'), exact: true }));
  await expect(page.getByText(say('shelf.status.over'))).toHaveCount(0);
});
