// The usual way to join a hosted table.
import { expect, test } from '../host.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';

/** Presses and fields from the host's press to the guest at the board: Host, name, Come in, Take this seat. */
const mostPresses = 4;

test('a guest takes a seat with one scan, a name and two presses', async ({ page, host, browser }) => {
  const hostPage = await HostPage.ofMatch(page, host.address, ['Ana', 'Bruno']);
  const { laptop } = hostPage;
  await hostPage.openSheet();

  const began = performance.now();
  const { link, code } = await hostPage.host();
  const hosted = performance.now();
  await hostPage.handSeat('Bruno', say('network:seats.toFree'));
  const free = performance.now();
  const guest = await GuestPage.at(browser, link, 'phone');
  expect(guest.page.url()).not.toContain(code);
  expect(guest.page.url()).not.toContain('join');
  const loaded = performance.now();
  let presses = 1;
  await guest.page.getByLabel(say('network:door.name')).fill('Dolores');
  presses += 1;
  await guest.laptop.press(guest.laptop.button(say('network:door.enterAs', { name: 'Dolores' })));
  presses += 1;
  await guest.laptop.press(guest.laptop.button(say('seats:sheet.take', { count: 1 })));
  presses += 1;
  await expect(guest.page.getByRole('main', { name: say('table.yours') })).toBeVisible();
  const seated = performance.now();
  expect(presses).toBeLessThanOrEqual(mostPresses);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `joined in ${seconds(began, seated)} s: hosting ${seconds(began, hosted)}, seat freed ${seconds(hosted, free)}, ` +
      `page loaded ${seconds(free, loaded)}, name and seat ${seconds(loaded, seated)}`,
  );
  expect(guest.laptop.wire.table).toMatchObject({ own: [1], inHand: 1, viewer: 1 });

  // the code in the history opens nothing either
  expect(
    await guest.page.evaluate(() =>
      navigation
        .entries()
        .map(({ url }) => url)
        .join(' '),
    ),
  ).not.toContain(code);
  await guest.page.reload();
  await guest.laptop.rest();
  expect(guest.page.url()).not.toContain(code);
  await expect(guest.page.getByRole('main', { name: say('table.yours') })).toBeVisible();
  expect([...laptop.wire.refusals, ...guest.laptop.wire.refusals, ...guest.broken]).toEqual([]);
  await guest.close();
});
