// A room whose host has failed: pages loaded the recovery while the host still answered.
import type { RoomMessage } from '../../../shared/protocol/messages.ts';
import { expect, test } from '../host.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';
import { barriersOn } from '../screens/barriers.ts';
import { say } from '../words.ts';

const ben = 'gk2m8t5xw';
const to = '192.0.2.40:7777';
const room: RoomMessage = {
  type: 'room',
  room: 'abcdefgh12345678',
  name: 'Ana’s table',
  door: 'open',
  code: null,
  table: null,
  you: 'gp4n6r3yz',
  person: null,
  lead: 'house',
  handedTo: null,
  standBy: { guest: ben, agreed: true, ready: true },
  isLeader: false,
  manners: { nudges: true, reactions: true, turnMinutes: null },
  chairs: [],
  claims: [],
  devices: [
    { device: 'house', name: 'Ana', present: true, isLeader: true, canHost: false, isTelevision: false },
    { device: ben, name: 'Ben', present: true, isLeader: false, canHost: true, isTelevision: false },
    { device: 'gp4n6r3yz', name: 'Mia', present: true, isLeader: false, canHost: false, isTelevision: false },
  ],
  plan: { game: null, options: {} },
  proposals: [],
  people: [],
  evening: [],
};

test('a phone continues on the standby, though its host serves nothing any more', async ({ page }) => {
  const host = await StandInHost.of(page);
  await page.clock.install();
  await host.openAsGuest(room, {});
  host.say({ type: 'share', room: room.room, epoch: 1, share: 's'.repeat(44), to });
  await expect(page.getByRole('status', { name: say('travel:gone.title') })).toBeAttached();
  await host.fail();
  await page.clock.runFor(15_000);
  await expect(page.getByText(say('travel:gone.there', { name: 'Ben' }))).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('high-street:shares'))).toContain('"given":false');
  const asked = page.waitForRequest((request) => request.url().startsWith(`http://${to}/`));
  await page.getByRole('button', { name: say('travel:gone.goThere') }).click();
  expect(new URL((await asked).url()).pathname).toBe('/');
  expect(host.failures()).toEqual([]);
});

test('a page that arrives with shares hides them from its address, and resends them after a reload', async ({
  page,
}) => {
  const host = await StandInHost.of(page);
  await host.openAsGuest(room, {}, `&shares=1.${'s'.repeat(44)}&from=192.0.2.41:7777`);
  const sheet = page.getByRole('dialog', { name: say('travel:failover.titleThere') });
  const press = say('travel:gone.goThere');
  const lacking = say('travel:failover.lacking', { count: 1, have: 1, needs: 3, press });
  await expect(sheet).toContainText(lacking);
  await expect(sheet).toContainText(say('travel:failover.notAgreed', { press: say('travel:gone.goHere') }));
  expect(await barriersOn(page)).toEqual([]);
  expect(host.asked).not.toContain('return');
  expect(page.url()).not.toMatch(/sss|token/);
  await page.reload();
  await expect(sheet).toContainText(lacking);
  const back = page.waitForRequest((request) => request.url().startsWith('http://192.0.2.41:7777/'));
  await sheet.getByRole('button', { name: say('travel:failover.back') }).click();
  await back;
  expect(host.failures()).toEqual([]);
});
