import { expect, type RunningHost } from '../host.ts';
import type { Laptop } from '../laptop.ts';

/** Whoever is asked opens the shutter, finds the table theirs, and puts away what has happened. Was there anything? */
export async function comeToScreen(laptop: Laptop, names: readonly string[]): Promise<boolean> {
  const name = names[laptop.askedSeat] ?? '';
  await laptop.openShutterByPressing();
  const { page } = laptop;
  await expect(page.getByRole('main', { name: laptop.say('table.of', { name }) })).toBeVisible();
  const recap = page.getByRole('complementary', { name: laptop.say('recap.title', { name }) });
  if ((await recap.count()) > 0) await expect(recap.getByRole('listitem').first()).toBeVisible();
  return laptop.closeRecap();
}

/** Loads the page again: the table is there again, as it was, and the shutter is down before whoever is to come. */
export async function reloadPage(laptop: Laptop): Promise<void> {
  const { version, toAct } = laptop.wire.table;
  await laptop.page.reload();
  await laptop.page.getByRole('main').waitFor();
  await laptop.rest();
  if ((await laptop.screen()) === 'shelf') await laptop.openTheShop();
  await laptop.handle.waitFor();
  expect(laptop.wire.table).toMatchObject({ version, toAct, inHand: null });
}

/** Ends the host and starts it again: the table is there again, as it was, behind the shutter. */
export async function restartHost(laptop: Laptop, host: RunningHost): Promise<void> {
  const { version, toAct } = laptop.wire.table;
  const told = laptop.wire.heard.length;
  await host.restart();
  await laptop.heardOfTable(told);
  await laptop.handle.waitFor();
  expect(laptop.wire.table).toMatchObject({ version, toAct, inHand: null, viewer: 'spectator' });
}
