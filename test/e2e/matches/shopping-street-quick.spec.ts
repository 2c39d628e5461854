// Whoever is asked at Shopping Street can decline with one hold and one press, and a trade that all see with one press alone;
// and nobody sees a hand that was there before.
import { Frames } from '../frames.ts';
import { usualStreet } from '../games/new-table.ts';
import { StreetChooser } from '../games/shopping-street/chooser.ts';
import { shoppingStreetSecrets } from '../games/shopping-street/secrets.ts';
import { streetOf } from '../games/shopping-street/wishes.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { openedTable } from '../opened-table.ts';
import { Watch } from '../watch.ts';
import { saying } from '../words.ts';

const names = ['Ana', 'Bruno', 'Chidi', 'Dolores', 'Emeka'];

test('five people at one laptop decline with one hold and one press each, and no frame shows a hand that was there before', async ({
  page,
  dataFolder,
  openHost,
}) => {
  layTable(dataFolder, names, usualStreet, 'five ask');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'step-by-step' });
  const watch = new Watch(laptop, shoppingStreetSecrets);
  const frames = await Frames.of(page);
  const chooser = new StreetChooser(laptop, { trading: () => 'ask' });
  const view = () => streetOf(laptop.wire.table.view);

  const sat = new Set<number>();
  /** What whoever is asked declines with, at one press after any hold; no hand of anybody before them is ever in sight. */
  const decline = async (key: string, holds: number): Promise<void> => {
    const { version } = laptop.wire.table;
    const seat = laptop.askedSeat;
    watch.listen();
    const before = [...sat].filter((each) => each !== seat).flatMap((each) => watch.of(each).lasting);
    expect(before.length).toBeGreaterThan(0);
    await frames.begin(before.flatMap(({ words }) => words));
    expect(await laptop.screen()).toBe(holds === 0 ? 'board' : 'shutter');
    if (holds > 0) await laptop.openShutter();
    sat.add(seat);
    await laptop.press(laptop.counter.getByRole('button', { name: saying(key, 'shopping-street-counter') }));
    const { found, presses } = await frames.end();
    expect(found).toEqual([]);
    expect(presses).toBe(holds + 1);
    expect(laptop.wire.table.version).toBe(version + 1);
  };

  sat.add(laptop.askedSeat);
  await laptop.openShutter();
  // asking is a choice of three presses at most: two types, and the question
  await chooser.move();
  const asked = view();
  expect(asked.question?.type).toBe('lay');
  // the last one has something to lay out, so that there is something to decline in turn
  for (let answers = 0; answers < names.length - 2; answers++) await decline('moves.nothing', 1);
  await laptop.openShutter();
  sat.add(laptop.wire.table.inHand ?? 0);
  await chooser.move();
  await laptop.lookTogether();
  expect(view().question?.type).toBe('bargain');
  await laptop.openShutter();
  await chooser.move();
  expect(view().question?.type).toBe('answer');
  await decline('moves.decline', 0);
  expect(view().question?.type).toBe('bargain');
  expect(sat.size).toBe(names.length);

  // what the frames are searched for is what a page would show: on one's own screen it is there
  await laptop.openShutter();
  watch.listen();
  const own = watch.of(laptop.wire.table.inHand ?? 0).lasting;

  await frames.begin(own.flatMap(({ words }) => words));
  await laptop.rest();
  expect((await frames.end()).found.length).toBeGreaterThanOrEqual(own.length);

  expect(laptop.wire.refusals).toEqual([]);
});
