// The app window as a guest at another host's table: over the relay of its main process, never by a socket of the page.
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { type HostMessage, hostMessage, protocolVersion } from '../../shared/protocol/messages.ts';
import { expect, test } from '../harness/desktop.ts';
import { launch } from '../harness/launch.ts';
import { startHost } from './host.ts';
import { saying } from './words.ts';

test.setTimeout(90_000);

type Table = Extract<HostMessage, { type: 'table' }>;

/** The host person of another house: a socket to a host on this machine. */
async function hostPerson(address: string) {
  const told: HostMessage[] = [];
  const { host, origin, search } = new URL(address);
  const socket = new WebSocket(`ws://${host}/table${search}`, { origin });
  socket.on('message', (data) => told.push(hostMessage.parse(JSON.parse(String(data)))));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  let asked = 0;
  const ask = async (message: { readonly type: string; readonly [fact: string]: unknown }) => {
    asked += 1;
    const request = `person-${asked}`;
    socket.send(JSON.stringify({ ...message, request }));
    await expect.poll(() => told.some((each) => each.type === 'done' && each.request === request)).toBe(true);
  };
  const latest = () => told.findLast((message): message is Table => message.type === 'table');
  return { told, ask, latest, hangUp: () => socket.terminate() };
}

/** A table of another host with a free seat, and the link its screen shows. */
async function hostedElsewhere() {
  const host = await startHost();
  const person = await hostPerson(host.address);
  const seats = [
    { name: 'Ana', colour: 'teal' },
    { name: 'Ben', colour: 'navy' },
  ];
  await person.ask({ type: 'create-table', game: 'brick-and-mortar', options: { 'first-game': 'yes' }, seats });
  const table = person.latest()?.table;
  await person.ask({ type: 'choose-network', adapter: '127.0.0.1', port: null });
  await person.ask({ type: 'host-table', table, name: 'Kitchen', door: 'open' });
  await person.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
  const network = person.told.findLast((message) => message.type === 'network')?.network;
  const address = network?.listening?.addresses[0] ?? 'nowhere';
  const link = `http://${address}/#join=${person.latest()?.keeping?.code}`;
  return { host, person, address, link };
}

async function join(page: Page, link: string) {
  await page.getByRole('textbox', { name: 'Address beneath the code' }).fill(link);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('button', { name: 'Come in', exact: true }).click();
}

test('the window visits another host, plays there, finds back after a reload, and goes home', async ({
  browser,
  dataFolder,
}) => {
  const elsewhere = await hostedElsewhere();
  const { person, address, link } = elsewhere;
  const app = await launch(browser, { dataFolder });
  const page = await app.firstWindow();
  await join(page, link);

  const sheet = page.getByRole('dialog', { name: 'Seats' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Take this seat' }).click();
  await expect.poll(() => person.latest()?.holdings[1]?.holder).toMatch(/^g/);
  const guest = person.latest()?.holdings[1]?.holder;
  expect(page.url()).toContain(address);
  expect(page.url()).not.toContain('join');

  await page.reload();
  await expect.poll(() => person.latest()?.holdings[1]).toEqual({ holder: guest, owner: guest, present: true });
  await expect(page).toHaveTitle(/Brick & Mortar/);
  const settings = await page.evaluate(() => document.documentElement.dataset.motion);
  expect(settings).toBe('brisk');

  await elsewhere.host.restart();
  await expect(page.getByRole('status').filter({ hasText: saying('connection.retry') })).toHaveCount(0);
  await expect(page).toHaveTitle(/Brick & Mortar/);
  const again = await hostPerson(elsewhere.host.address);
  await again.ask({ type: 'open-table', table: person.latest()?.table });
  await expect.poll(() => again.latest()?.holdings[1]).toEqual({ holder: guest, owner: guest, present: true });

  // nothing of it went past the relay
  expect(app.foreign).toEqual([]);
  await page.evaluate(() => window.highStreet?.away.ask('{"call":1,"type":"dial","address":"8.8.8.8:80"}'));
  await page.evaluate(() => window.highStreet?.away.ask('nonsense'));
  await expect(page).toHaveTitle(/Brick & Mortar/);

  await page.getByRole('button', { name: 'At the table' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'Back to Kitchen' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to my own street' }).click();
  await expect(page.getByRole('textbox', { name: 'Address beneath the code' })).toBeVisible();
  expect(page.url()).not.toContain(address);
  await expect.poll(() => again.latest()?.holdings[1]).toEqual({ holder: guest, owner: guest, present: false });

  person.hangUp();
  again.hangUp();
  await app.close();
  await elsewhere.host.kill();
  await rm(elsewhere.host.dataFolder, { recursive: true, force: true });
});
