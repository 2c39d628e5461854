// Mercado de Lisboa for one: a challenge, and the fame that is kept of it.
import { MercadoChooser } from '../games/mercado-de-lisboa/chooser.ts';
import { marketOf } from '../games/mercado-de-lisboa/market-pieces.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import { openedTable } from '../opened-table.ts';
import { say } from '../words.ts';

const challenge = say('options.mercado-de-lisboa.challenge.values.last-orders');
const standing = say('mercado-campaign:standing', {
  count: 2,
  most: 29,
  rank: say('mercado-campaign:ranks.beginner'),
});

/** Opens the dialog for a new table, with the game chosen, for one player. */
async function chooseAlone(laptop: Laptop): Promise<void> {
  await laptop.press(laptop.button(say('shelf.roundThisDevice')));
  const choose = (group: string, value: string): Promise<void> =>
    laptop.dialog
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: value, exact: true })
      .check();
  await choose(say('newGame.which'), say('games.mercado-de-lisboa'));
  await choose(say('newGame.howMany'), say('newGame.players', { count: 1 }));
}

/** The card of the nine challenges says what this one has brought, and is at the next one. */
async function expectFame(laptop: Laptop): Promise<void> {
  const { dialog } = laptop;
  await expect(dialog.getByText(standing)).toBeVisible();
  const played = dialog.getByRole('radio', { name: challenge });
  await expect(played).toHaveAccessibleName(new RegExp(say('mercado-campaign:best', { count: 2, most: 3 })));
  await expect(played).not.toBeChecked();
}

test('somebody plays a challenge to its end, and the fame is there for the next one, also after a restart', async ({
  page,
  dataFolder,
  openHost,
}) => {
  layTable(dataFolder, ['Ana'], { game: 'mercado-de-lisboa', options: { challenge: 'last-orders' } }, 'market 509');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once' });
  const chooser = new MercadoChooser(laptop, 'last orders', 'money');
  let undone = false;
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    expect(screen).toBe('board');
    const last = marketOf(laptop.wire.table.view).tally?.actions === 11;
    if (last) await expect(page.getByText(say('mercado-de-lisboa:next.last-order')).first()).toBeVisible();
    await chooser.move();
    if (!undone && laptop.wire.table.outcome === null) undone = await laptop.undoAndRedo();
  }
  expect(undone).toBe(true);
  const { outcome } = laptop.wire.table;
  expect(outcome).toMatchObject({ ending: 'last-order', alone: { won: true } });
  expect(outcome?.alone?.campaign).toEqual({ chapter: 'last-orders', fame: 2, greatDeal: false });
  const heading = say('mercado-roll:ledger.fame', { challenge, count: 2 });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(standing)).toBeVisible();

  await laptop.press(laptop.button(say('tools.leave')));
  await chooseAlone(laptop);
  await laptop.dialog.getByLabel(say('newGame.nameOf', { number: 1 })).fill('ana');
  await expectFame(laptop);
  await laptop.closeDialog();

  await host.restart();
  await page.goto(host.address);
  await laptop.rest();
  await chooseAlone(laptop);
  const whose = laptop.dialog.getByRole('group', { name: say('campaign.goOn') });
  await whose.getByRole('radio', { name: 'Ana' }).check();
  await expectFame(laptop);
  await laptop.press(laptop.dialog.getByRole('button', { name: say('newGame.start') }));
  await laptop.counter.waitFor();
  // the campaign goes on with the first challenge that is not played yet, which begins with a choice
  await expect(laptop.counter).toContainText(say('mercado-counter:asks.specialty', { name: 'Ana' }));
  await new MercadoChooser(laptop, 'specialist').move();
  expect(marketOf(laptop.wire.table.view).tally?.specialty).not.toBeNull();
  expect(laptop.wire.refusals).toEqual([]);
});
