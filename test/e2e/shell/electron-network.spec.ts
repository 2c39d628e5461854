// The app window as a host: guests over the network, and the goodbye when the app quits.
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { closeCodes, hostMessage, type NetworkStanding, protocolVersion } from '../../../shared/protocol/messages.ts';
import { expect, test } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';

/** Sends a request over the bridge; returns its answer and the latest network message before it. */
async function answerTo(page: Page, message: { type: string; request: string; [fact: string]: unknown }) {
  const exchange = ([text, request]: string[]) =>
    new Promise<{ answer: string; network: string }>((resolve) => {
      let network = 'null';
      const stop = window.highStreet?.onMessage((heard) => {
        const message = JSON.parse(heard);
        if (message.type === 'network') network = JSON.stringify(message.network);
        if (message.request !== request) return;
        stop?.();
        resolve({ answer: heard, network });
      });
      window.highStreet?.send(text ?? '');
    });
  const { answer, network } = await page.evaluate(exchange, [JSON.stringify(message), message.request]);
  const standing: NetworkStanding | null = JSON.parse(network);
  return { answer: hostMessage.parse(JSON.parse(answer)), standing };
}

async function hostTable(page: Page) {
  const seats = [
    { name: 'Maria', colour: 'navy' },
    { name: 'Jayden', colour: 'teal' },
  ];
  const create = { type: 'create-table', request: 'create', game: 'brick-and-mortar', options: {}, seats };
  const { answer } = await answerTo(page, create);
  const table = answer.type === 'done' ? answer.table : null;
  const { standing } = await answerTo(page, {
    type: 'host-table',
    request: 'host',
    table,
    name: 'Supper',
    door: 'open',
  });
  return { table, address: standing?.listening?.addresses[0] ?? 'nowhere' };
}

/** A guest that is not a browser, after the host's welcome. */
async function guestAt(address: string) {
  const socket = new WebSocket(`ws://${address}/table`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  const [welcome] = await once(socket, 'message');
  return { socket, welcome: hostMessage.parse(JSON.parse(`${welcome}`)) };
}

test('a table of the window admits guests, who find it again after a restart', async ({ browser, dataFolder }) => {
  const options = { dataFolder, adapter: '127.0.0.1', lanPort: 0 };
  const app = await launch(browser, options);
  const page = await app.firstWindow();
  await expect(page.locator('#root')).not.toBeEmpty();
  const awake = () =>
    app.evaluate((electron) => [...(Reflect.get(electron, 'standIn')?.blockers.values() ?? ['unknown'])]);
  if (app.kind === 'stand-in') expect(await awake()).toEqual([]);
  const { table, address } = await hostTable(page);
  expect(address).toMatch(/^127\.0\.0\.1:\d+$/);
  if (app.kind === 'stand-in') expect(await awake()).toEqual(['prevent-app-suspension']);
  const served = await fetch(`http://${address}/`);
  expect(await served.text()).toContain('High Street');

  const guest = await guestAt(address);
  expect(guest.welcome).toMatchObject({ role: 'guest', library: [], rooms: [{ room: table, name: 'Supper' }] });
  const goodbye = once(guest.socket, 'close');
  await app.close();
  expect((await goodbye)[0]).toBe(closeCodes.goingAway);
  // by itself, that is: an app with a slow goodbye would have been killed
  expect(await app.exited).toBe(0);

  const again = await launch(browser, { ...options, lanPort: Number(address.split(':')[1]) });
  await again.firstWindow();
  await expect(async () =>
    expect((await guestAt(address)).welcome).toMatchObject({ rooms: [{ room: table }] }),
  ).toPass();
  await again.close();
});
