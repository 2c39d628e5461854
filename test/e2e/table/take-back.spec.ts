// Rewinding beyond undo: by consent on two devices, aloud on one screen, freely against bots.
import type { Page } from '@playwright/test';
import { playedGames } from '../games/index.ts';
import { wharfs } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import { GuestPage } from '../network/guest-page.ts';
import { HostPage } from '../network/host-page.ts';
import { openedTable } from '../opened-table.ts';
import { say } from '../words.ts';

const played = playedGames.harbour;

const bar = (page: Page) => page.getByRole('status', { name: say('rewind:title') });
const asks = (page: Page) => page.getByRole('dialog', { name: say('rewind:title') });
const view = ({ wire }: Laptop) => JSON.stringify(wire.table.view);

test('on two devices: declined, withdrawn, rewound', { tag: '@everyday' }, async ({
  page,
  browser,
  dataFolder,
  openHost,
}) => {
  layTable(dataFolder, ['Ana', 'Bruno'], wharfs, 'harbour, a second thought');
  const host = await openHost();
  const ana = await openedTable(page, host.address, { pace: 'step-by-step' });
  const joinDetails = await new HostPage(ana).hostFor('Bruno');
  const guest = await GuestPage.seated(browser, joinDetails, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const bruno = guest.laptop;

  const hers = played.chooser(ana, 'Ana');
  const his = played.chooser(bruno, 'Bruno');
  while (!bruno.wire.table.toAct.includes(0)) await his.move();
  await expect.poll(() => ana.wire.table.toAct).toEqual([0]);
  let before = view(ana);
  while (ana.wire.table.toAct.includes(0)) {
    await ana.rest();
    before = view(ana);
    await hers.move();
  }
  await expect.poll(() => bruno.wire.table.toAct).toEqual([1]);
  await bruno.rest();
  await his.move();
  await expect.poll(() => ana.wire.table.rewindFor).toBe(0);
  await ana.rest();

  const ask = async () => {
    const received = bruno.wire.heard.length;
    await ana.press(ana.button(say('rewind:open')));
    await expect(asks(page)).toContainText(say('rewind:yours.since_one', { count: 1, names: 'Bruno' }));
    await expect(asks(page)).toContainText(say('rewind:comesAgain'));
    await ana.press(asks(page).getByRole('button', { name: say('rewind:ask', { names: 'Bruno' }) }));
    await bruno.heardOfTable(received);
    await expect(bar(page)).toContainText(say('rewind:waits', { names: 'Bruno' }));
    await expect(bar(bruno.page)).toContainText(
      say('rewind:asked.since_one', { name: 'Ana', count: 1, names: 'Bruno' }),
    );
  };
  const now = view(ana);

  await ask();
  await bruno.page.keyboard.press('Escape');
  await bruno.press(bruno.button(say('rewind:noOf', { name: 'Bruno' })));
  for (const each of [page, bruno.page]) {
    await expect(bar(each)).toContainText(say('rewind:refused', { name: 'Bruno' }));
  }

  await ask();
  await ana.press(ana.button(say('rewind:withdraw')));
  for (const each of [page, bruno.page]) await expect(bar(each)).toHaveText('');
  expect(view(ana)).toBe(now);

  await ask();
  await bruno.press(bruno.button(say('rewind:agreeOf', { name: 'Bruno' })));
  await expect.poll(() => view(ana)).toBe(before);
  await ana.rest();
  await expect(bar(bruno.page)).toHaveText('');
  expect(ana.wire.table).toMatchObject({ toAct: [0], undo: false, redo: false, rewindAsk: null });
  const line = `${say('rewind:lineSince_one', { count: 1 })} ${say('rewind:agreed', { names: 'Bruno' })}`;
  await expect(page.getByRole('region', { name: say('log.title') })).toContainText(line);
  await ana.page.reload();
  await expect(page.getByRole('region', { name: say('log.title') }), 'printed again').toContainText(line);
  expect([...ana.wire.refusals, ...bruno.wire.refusals]).toEqual([]);
  expect(guest.broken).toEqual([]);
  await guest.close();
});
