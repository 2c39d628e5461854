import { expect, test } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { openRoom } from './lobby-steps.ts';

/** Adds Anna to the people of the house, from the lobby of a room; their sheet stays open. */
async function keepAnna(board: Laptop): Promise<void> {
  await board.press(board.button(say('lobby:leave')));
  await board.press(board.button(say('settings.title')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:people.title') }));
  await board.press(board.dialog.getByRole('button', { name: say('people:add') }));
  await board.dialog.getByLabel(say('lobby:chair.name')).fill('Anna');
  await board.dialog.getByRole('radio', { name: say('colours.violet') }).check({ force: true });
  await board.press(board.dialog.locator('button[type=submit]'));
}

async function backToRoom(board: Laptop): Promise<void> {
  await board.press(board.dialog.getByRole('button', { name: say('close') }));
  await board.press(
    board.page
      .getByRole('region', { name: say('network:home.title') })
      .getByRole('button')
      .first(),
  );
}

test('a person is made, sits down with one press, and comes back on a phone with a code', async ({
  page,
  host,
  browser,
}) => {
  const { board, link } = await openRoom(page, host.address);
  await keepAnna(board);
  await board.press(board.dialog.getByRole('button', { name: 'Anna' }));
  await board.dialog.getByLabel(say('people:code.title')).fill('2468');
  await board.press(board.dialog.getByRole('button', { name: say('people:code.set') }));
  await expect(board.dialog.getByText(say('people:code.has', { name: 'Anna' }))).toBeVisible();
  await backToRoom(board);

  await board.press(board.button(say('lobby:counter.sitDown')));
  await board.press(board.dialog.getByRole('button', { name: 'Anna' }));
  await expect.poll(() => board.wire.room.chairs).toMatchObject([{ name: 'Anna', colour: 'violet', holder: 'house' }]);

  const phone = await GuestPage.at(browser, link, 'phone');
  await phone.laptop.press(phone.laptop.button(say('network:door.enter')));
  await phone.laptop.press(phone.laptop.button(say('people:who.yes')));
  await phone.laptop.press(phone.laptop.dialog.getByRole('button', { name: 'Anna' }));
  const code = phone.laptop.dialog.getByLabel(say('people:who.code', { name: 'Anna' }));
  await code.fill('1357');
  await expect(phone.laptop.dialog.getByText(say('refusals:wrong-person-code'))).toBeVisible();
  await code.fill('2468');
  await expect(phone.laptop.dialog).toHaveCount(0);
  await expect.poll(() => board.wire.room.chairs).toMatchObject([{ name: 'Anna', colour: 'violet', present: true }]);
  expect(board.wire.room.chairs[0]?.holder).toMatch(/^g/);
  expect(phone.broken).toEqual([]);
  await phone.close();
});

test('a person presses their plate on a phone, sits there at once, and is that person once the leader agrees', async ({
  page,
  host,
  browser,
}) => {
  const { board, link } = await openRoom(page, host.address);
  await keepAnna(board);
  await backToRoom(board);

  const phone = await GuestPage.at(browser, link, 'phone');
  await phone.laptop.press(phone.laptop.button(say('network:door.enter')));
  await phone.laptop.press(phone.laptop.button(say('lobby:counter.sitDown')));
  await phone.laptop.press(phone.laptop.dialog.getByRole('button', { name: 'Anna' }));
  await expect.poll(() => board.wire.room.chairs).toMatchObject([{ name: 'Anna', present: true }]);
  const [chair] = board.wire.room.chairs;
  const device = () => board.wire.room.devices.find((each) => each.device === chair?.holder);
  expect(device()).not.toHaveProperty('person');

  await board.press(board.button(say('people:claim.yes', { name: 'Anna' })));
  await expect.poll(device).toHaveProperty('person');

  await phone.laptop.press(phone.laptop.button(say('lobby:chairs.oneMore')));
  await phone.laptop.dialog.getByLabel(say('lobby:chair.name')).fill('Mia');
  await phone.laptop.press(phone.laptop.dialog.locator('button[type=submit]'));
  await phone.laptop.press(phone.laptop.button(say('lobby:chairs.change', { name: 'Mia' })));
  await phone.laptop.press(phone.laptop.dialog.getByRole('button', { name: say('lobby:people.keepMe') }));
  await board.press(board.button(say('people:claim.newYes', { name: 'Mia' })));
  await phone.laptop.press(phone.laptop.button(say('home.houseBook')));
  await phone.laptop.press(phone.laptop.button(say('book:backToRoom')));
  await expect.poll(() => board.wire.room.chairs[1]).toMatchObject({ name: 'Mia', person: expect.any(String) });
  expect(phone.broken).toEqual([]);
  await phone.close();
});
