import { expect, test } from '../host.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { openRoom } from './lobby-steps.ts';

test('a person is made, sits down with one press, and comes back on a phone with a code', async ({
  page,
  host,
  browser,
}) => {
  const { board, link } = await openRoom(page, host.address);
  await board.press(board.button(say('lobby:leave')));
  await board.press(board.button(say('settings.title')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:people.title') }));
  await board.press(board.dialog.getByRole('button', { name: say('people:add') }));
  await board.dialog.getByLabel(say('lobby:chair.name')).fill('Anna');
  await board.dialog.getByRole('radio', { name: say('colours.violet') }).check({ force: true });
  await board.press(board.dialog.locator('button[type=submit]'));
  await board.press(board.dialog.getByRole('button', { name: 'Anna' }));
  await board.dialog.getByLabel(say('people:code.title')).fill('2468');
  await board.press(board.dialog.getByRole('button', { name: say('people:code.set') }));
  await expect(board.dialog.getByText(say('people:code.has', { name: 'Anna' }))).toBeVisible();
  await board.press(board.dialog.getByRole('button', { name: say('close') }));
  await board.press(
    page
      .getByRole('region', { name: say('network:home.title') })
      .getByRole('button')
      .first(),
  );

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
