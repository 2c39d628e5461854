// Ways to join a hosted table, and to leave it.
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
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

test('a new network table has free chairs and shows how to join at once', async ({ page, host, browser }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.setUpForNetwork();
  await laptop.dialog.getByLabel(say('newGame.nameOf', { number: 1 })).fill('Ana');
  await laptop.press(laptop.dialog.getByRole('button', { name: say('network:newGame.start') }));
  const hostPage = new HostPage(laptop);
  const wayIn = await hostPage.wayIn();
  await expect(hostPage.sheet.getByText(wayIn.address, { exact: true })).toBeVisible();
  expect(laptop.wire.table.holdings.map(({ holder }) => holder)).toEqual(['house', 'free']);
  const guest = await GuestPage.at(browser, wayIn.link);
  await guest.comeIn('Bruno');
  await guest.laptop.press(guest.laptop.button(say('seats:sheet.take', { count: 1 })));
  await expect(guest.page.getByRole('main', { name: say('table.yours') })).toBeVisible();
  await expect(hostPage.seat('Bruno')).toContainText(say('network:seats.guest', { name: 'Bruno' }));
  await guest.close();
});

test('the host agrees to, declines and removes guests, and ends hosting', async ({ page, host, browser }) => {
  const hostPage = await HostPage.ofMatch(page, host.address, ['Ana', 'Bruno', 'Chidi']);
  const { laptop } = hostPage;
  await hostPage.openSheet();
  const { link } = await hostPage.host('ask');
  for (const name of ['Bruno', 'Chidi']) await hostPage.handSeat(name, say('network:seats.toFree'));
  await hostPage.closeSheet();

  const guest = await GuestPage.at(browser, link);
  await guest.comeIn('Dolores');
  await guest.sitDown('Bruno', 'Dolores');
  const asked = say('seats:sheet.asked', { seats: say('seats:sheet.wish', { seat: 'Bruno', name: 'Dolores' }) });
  await expect(guest.page.getByText(asked)).toBeVisible();
  expect(guest.laptop.wire.table).toMatchObject({ own: [], viewer: 'spectator' });

  await laptop.press(laptop.button(say('network:wish.refuseOf', { name: 'Dolores' })));
  await expect(guest.page.getByText(say('refusals:declined.seat-refused', { name: 'Ana' })).first()).toBeVisible();
  await guest.sitDown('Chidi', 'Dolores');
  await laptop.press(laptop.button(say('network:wish.grantOf', { name: 'Dolores' })));
  await expect(guest.page.getByRole('main', { name: say('table.yours') })).toBeVisible();
  expect(guest.laptop.wire.table).toMatchObject({ own: [2], viewer: 2 });

  const onlooker = await GuestPage.at(browser, link);
  await onlooker.comeIn('Emeka');
  await hostPage.openSheet();
  await laptop.press(hostPage.sheet.getByRole('button', { name: say('network:guests.removeOf', { name: 'Dolores' }) }));
  await laptop.press(hostPage.sheet.getByRole('button', { name: say('network:guests.remove'), exact: true }));
  await expect(guest.page.getByText(say('parted.removed'))).toBeVisible();
  await expect(hostPage.seat('Dolores')).toContainText(say('network:seats.free'));
  // the way back is closed as well: only the code works
  await guest.page.reload();
  await guest.laptop.rest();
  await expect(guest.page.getByLabel(say('network:code.label'))).toBeVisible();

  await laptop.press(hostPage.sheet.getByRole('button', { name: say('network:hosting.stop') }));
  await laptop.press(hostPage.sheet.getByRole('button', { name: say('network:hosting.stop') }));
  await expect(onlooker.page.getByText(say('parted.room-closed'))).toBeVisible();
  expect(laptop.wire.table.holdings.map(({ holder }) => holder)).toEqual(['house', 'house', 'house']);
  // the host is on the home screen without a shutter, and the match waits there
  await expect(laptop.button(say('shelf.openTheShop'))).toBeVisible();
  await expect(onlooker.page.getByText(say('connection.connecting'))).toHaveCount(0);
  await expect(fetch(`http://${new URL(link).host}/`)).rejects.toThrow();
  await guest.close();
  await onlooker.close();
});

test('reports a wrong code, and blocks the sixth in a minute unread', async ({ page, host, browser }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.startGame(['Ana', 'Bruno'], readyMade);
  const hostPage = new HostPage(laptop);
  await hostPage.openSheet();
  const { address, code } = await hostPage.host();
  const guest = await GuestPage.at(browser, address, 'phone');
  const wrong = code === '22222' ? '33333' : '22222';
  const fault = guest.page.getByRole('alert').filter({ hasText: /\S/ });
  for (let tries = 1; tries <= 5; tries++) {
    await guest.comeIn('Dolores', wrong);
    await expect(fault).toHaveText(say('refusals:wrong-code'));
  }
  await guest.comeIn('Dolores', wrong);
  await expect(fault).toHaveText(say('refusals:too-many-tries'));
  // the right one is blocked as well: guessing reveals nothing
  await guest.comeIn('Dolores', code);
  await expect(fault).toHaveText(say('refusals:too-many-tries'));
  await guest.page.getByLabel(say('network:code.label')).fill('I');
  await expect(fault).toHaveText(say('network:code.notASign', { sign: 'I' }));
  await guest.close();
});
