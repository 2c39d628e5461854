// Questions without secrets are asked publicly: without a shutter, without private things on the page, and with a
// name plate that its player holds to see theirs.
import { z } from 'zod';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import { openedTable } from '../opened-table.ts';
import { say, saying } from '../words.ts';

const people = ['Ana', 'Bruno', 'Chidi'];
const purses = z.object({ players: z.array(z.object({ money: z.number().nullable() })) });
const moneyIn = ({ wire }: Laptop) => purses.parse(wire.table.view).players.map(({ money }) => money);

test('runs an open auction without a shutter, and shows players their money while they hold their name plate', {
  tag: '@everyday',
}, async ({ page, dataFolder, openHost }) => {
  const table = layTable(dataFolder, people, { game: 'brick-and-mortar', options: {} }, 'an open auction');
  // up to the first auction, which opens at the printed cost
  playLaid(dataFolder, table, ({ legal }) =>
    legal.some(({ type }) => type === 'raise')
      ? null
      : (legal.find(({ type }) => type === 'open-auction') ?? legal[0] ?? null),
  );
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'step-by-step' });
  const { wire, counter } = laptop;
  const sign = counter.getByRole('button', { name: say('asked.hold') });
  const asked: (number | null)[] = [];

  for (let raises = 0; raises < 5; raises++) {
    expect(await laptop.screen()).toBe('board');
    const { viewer, inHand } = wire.table;
    expect(viewer).toBe('spectator');
    expect(inHand).not.toBe(asked.at(-1));
    asked.push(inHand);
    await expect(sign).toContainText(people[inHand ?? people.length] ?? 'nobody');
    expect(moneyIn(laptop)).toEqual([null, null, null]);
    await laptop.press(counter.getByRole('button', { name: saying('moves.raise', 'brick-and-mortar') }));
    // nobody's money is on the page: any offer may exceed it
    await laptop.press(counter.getByRole('button', { name: say('counter.allTheSame') }));
  }
  expect(new Set(asked).size).toBeGreaterThan(1);

  // a short press is not a hold
  const { inHand } = wire.table;
  await laptop.press(sign);
  expect(wire.table.viewer).toBe('spectator');
  await sign.hover();
  await page.mouse.down();
  await expect.poll(() => wire.table.viewer).toBe(inHand);
  await page.mouse.up();
  await laptop.rest();
  await expect(sign).toHaveCount(0);
  expect(moneyIn(laptop).map((money) => money !== null)).toEqual(people.map((_, seat) => seat === inHand));

  // their things disappear with them
  await laptop.press(counter.getByRole('button', { name: say('moves.drop-out', {}, 'en', 'brick-and-mortar') }));
  await expect.poll(() => wire.table.viewer).toBe('spectator');
  expect(wire.table.inHand).not.toBe(inHand);
  expect(await laptop.screen()).toBe('board');
});
