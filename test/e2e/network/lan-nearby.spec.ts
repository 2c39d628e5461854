// Two hosts on one network: one discovers the tables of the other.

import { rm } from 'node:fs/promises';
import { readyMade } from '../games/new-table.ts';
import { expect, startHost, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { say } from '../words.ts';
import { HostPage } from './host-page.ts';

test('a table nearby appears, leads to its join screen, and disappears with its host', async ({ browser, host }) => {
  const other = await startHost();
  try {
    const home = await Laptop.open(await (await browser.newContext()).newPage(), host.address);
    await home.startGame(['Wilhelmina', 'Bruno'], readyMade);
    const hostPage = new HostPage(home);
    await hostPage.openSheet();
    const { address } = await hostPage.host();
    await hostPage.handSeat('Bruno', say('network:seats.toFree'));

    const away = await Laptop.open(await (await browser.newContext()).newPage(), other.address);
    await away.press(away.button(say('network:nearby.look')));
    const nearby = away.page.getByRole('list', { name: say('network:nearby.title') });
    // tests running beside this one may host as well: this name is unique
    const row = nearby.getByRole('listitem').filter({ hasText: 'Wilhelmina' });
    await expect(row).toHaveCount(1, { timeout: 20_000 });
    await row.getByRole('button').click();
    await expect(away.page).toHaveURL(new RegExp(`^http://${address}/`));
    await expect(away.button(say('network:door.enter'))).toBeVisible();

    await away.page.goto(other.address);
    await expect(row).toHaveCount(1, { timeout: 20_000 });
    for (let press = 0; press < 2; press++) {
      await home.press(hostPage.sheet.getByRole('button', { name: say('network:hosting.stop') }));
    }
    await expect(row).toHaveCount(0, { timeout: 20_000 });
  } finally {
    await other.kill();
    await rm(other.dataFolder, { recursive: true, force: true });
  }
});
