import type { Browser, Page } from '@playwright/test';
import { expect } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';
import { startHost } from '../host.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { chooseGame, openRoom, startMatch } from './lobby-steps.ts';

/**
 * A host with a big screen, Mia on a phone and Ben in an app with its own host: a match of Harbour has begun, Mia
 * first.
 */
export async function eveningWithApp(browser: Browser, page: Page, dataFolder: string) {
  const host = await startHost();
  const { board, room, address, link } = await openRoom(page, host.address);
  const mia = await GuestPage.at(browser, link, 'phone');
  await mia.comeIn('Mia');
  const app = await launch(browser, { dataFolder, adapter: '127.0.0.1', lanPort: 0 });
  const window = await app.firstWindow();
  await window.getByRole('button', { name: say('network:join.byAddress') }).click();
  await window.getByRole('textbox', { name: say('network:join.address') }).fill(link);
  await window.getByRole('button', { name: say('network:join.join'), exact: true }).click();
  await window.getByRole('textbox', { name: say('network:door.name') }).fill('Ben');
  await window.getByRole('button', { name: say('network:door.enterAs', { name: 'Ben' }), exact: true }).click();
  await expect.poll(() => board.wire.room.chairs.map(({ name }) => name)).toEqual(['Mia', 'Ben']);
  await chooseGame(board, 'harbour');
  await startMatch(board);
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([0]);
  return { host, board, address, room, mia, app, window };
}
