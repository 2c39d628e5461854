import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { WebSocketServer } from 'ws';
import { Wire } from '../wire.ts';

/** A page that sends a request as soon as it opens, and a host that never answers. */
async function silentHost() {
  const ask = `new WebSocket('ws://' + location.host).onopen = ({ target }) => target.send('{"type":"sit","request":"1"}');`;
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(url === '/asking' ? `<script>${ask}</script>` : 'Nobody asks anything here.');
  }).listen(0, '127.0.0.1');
  new WebSocketServer({ server });
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The system gave no port.');
  return { server, address: `http://127.0.0.1:${place.port}` };
}

test('waits for the answer to a page only as long as that page exists', { tag: '@everyday' }, async ({ page }) => {
  const { server, address } = await silentHost();
  const wire = Wire.ofSockets(page);
  await page.goto(`${address}/asking`);
  await expect.poll(() => wire.isQuiet).toBe(false);
  await page.evaluate(() => {
    location.hash = 'elsewhere';
  });
  expect(wire.isQuiet).toBe(false);
  await page.goto(`${address}/`);
  await expect.poll(() => wire.isQuiet).toBe(true);
  await page.goto(`${address}/asking`);
  await expect.poll(() => wire.isQuiet).toBe(false);
  server.closeAllConnections();
  server.close();
});
