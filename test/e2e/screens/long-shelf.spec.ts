import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { say } from '../words.ts';

/** More than the street shows at first. */
const laid = 30;

test('an old game that the street does not show at first is a press away', async ({ page, host }) => {
  const names = Array.from({ length: laid }, (_, index) => ['Ana', `Bruno ${index + 1}`]);
  const began = Date.now() - laid;
  for (const [index, who] of names.entries())
    layTable(host.dataFolder, who, { game: 'harbour', options: {} }, `long shelf ${index}`, () => began + index);
  const laptop = await Laptop.open(page, host.address);
  const saved = page.getByRole('region', { name: say('shelf.onTheShelf') });
  const oldest = saved.getByRole('listitem').filter({ hasText: /Bruno 1(?!\d)/ });
  await expect(saved.getByRole('listitem')).toHaveCount(23);
  await expect(oldest).toHaveCount(0);
  const older = saved.getByRole('button', { name: say('shelf.older', { count: 6 }) });
  await laptop.press(older);
  await expect(saved.getByRole('listitem')).toHaveCount(laid - 1);
  await expect(older).toHaveCount(0);
  await laptop.press(oldest.getByRole('button', { name: say('shelf.open.running') }));
  await laptop.rest();
  expect(laptop.wire.table.seats.map(({ name }) => name)).toEqual(names[0]);
});
