// A phone that wakes to a match receives hundreds of messages without a moment to draw between them.
import { expect, type Page, test } from '@playwright/test';
import { positionsOf } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';

const burst = 300;

/** Lets the test send message after message to the page before the browser does anything else. */
async function letSpeak(page: Page): Promise<(texts: readonly string[]) => Promise<void>> {
  await page.addInitScript(() => {
    const { WebSocket: Own } = window;
    window.WebSocket = class extends Own {
      constructor(address: string | URL) {
        super(address);
        window.addEventListener('burst', async ({ detail }: CustomEventInit<readonly string[]>) => {
          for (const data of detail ?? []) {
            this.dispatchEvent(new MessageEvent('message', { data }));
            // the page handles messages at once; deferred work has to wait
            for (let turns = 0; turns < 5; turns++) await Promise.resolve();
          }
        });
      }
    };
  });
  return (texts) => page.evaluate((detail) => void window.dispatchEvent(new CustomEvent('burst', { detail })), texts);
}

test('handles a burst of messages to its end without breaking the page', async ({ page }) => {
  const host = await StandInHost.of(page);
  const speak = await letSpeak(page);
  const position = positionsOf('harbour', 3).find(({ message }) => message.toAct.length > 0);
  if (position === undefined) throw new Error('Harbour asks nothing.');
  const { message } = position;
  await host.open(message, { pace: 'at-once' });
  const names = Array.from({ length: burst }, (_, after) => `Visitor ${after}`);
  await speak(
    names.map((name, after) => {
      const seats = message.seats.map((each, seat) => (seat === 1 ? { ...each, name } : each));
      // people come and go with every move
      const holdings = message.holdings.map((each, seat) => ({ ...each, present: (seat + after) % 2 === 0 }));
      const moment = message.moment + 1 + after;
      return JSON.stringify({ ...message, seats, holdings, moment, version: message.version + 1 + after });
    }),
  );
  await expect(page.getByText(names.at(-1) ?? '').first()).toBeVisible();
  expect(host.failures()).toEqual([]);
});
