import type { Chooser } from '../chooser.ts';
import { BrickChooser } from '../games/brick-and-mortar/chooser.ts';
import { toldTooMuch } from '../games/brick-and-mortar/secrets.ts';
import { type BrickViewRead, viewOf } from '../games/brick-and-mortar/view.ts';
import { withDraft } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { leaked } from '../secrets.ts';
import { say } from '../words.ts';

const everybody = ['Ana', 'Bruno', 'Chidi', 'Dolores'];
/** Cards each player keeps of the draft; one fewer than are dealt. */
const kept = 3;

/** Plays until the given moment, past shutters and reveals; every seat that sits down is noted. */
async function playUntil(
  laptop: Laptop,
  chooser: Chooser,
  isThere: (view: BrickViewRead) => boolean,
): Promise<Set<number>> {
  const sat = new Set<number>();
  while (!isThere(viewOf(laptop.wire.table))) {
    const screen = await laptop.screen();
    if (screen === 'reveal') await laptop.lookTogether();
    else if (screen === 'shutter') {
      await expect(
        laptop.page.getByRole('heading', { name: laptop.wire.table.seats[laptop.askedSeat]?.name ?? '' }),
      ).toBeVisible();
      sat.add(laptop.askedSeat);
      await laptop.openShutterByPressing();
    } else await chooser.move();
  }
  return sat;
}

for (const count of [3, 4]) {
  const tag = count === everybody.length ? '@once' : [];
  test(`${count} people draft their stores, open their first and play a whole month`, { tag }, async ({
    page,
    host,
  }) => {
    const names = everybody.slice(0, count);
    const laptop = await Laptop.open(page, host.address);
    await laptop.settle(
      ['settings.motion', 'settings.motions.off'],
      ['settings.pace', 'settings.paces.step-by-step'],
      ['settings.shutter', 'settings.shutters.pressTwice'],
    );
    await laptop.startGame(names, withDraft);
    const chooser = new BrickChooser(laptop, `${count} hands`);

    const drafting = await playUntil(laptop, chooser, ({ phase }) => phase !== 'draft');
    expect(drafting.size).toBe(count);
    for (const { storeHand, building } of viewOf(laptop.wire.table).players) {
      expect(storeHand.count).toBe(kept);
      expect(building).toEqual([]);
    }
    await playUntil(laptop, chooser, ({ phase }) => phase === 'advertisement');
    const starting = viewOf(laptop.wire.table).players.map(({ building }) => building.map(({ id }) => id));
    expect(starting.every((building) => building.length === 1)).toBe(true);
    expect(new Set(starting.flat()).size).toBe(count);

    await playUntil(laptop, chooser, ({ month }) => month === 1);
    const view = viewOf(laptop.wire.table);
    expect(view.phase).toBe('building');
    for (const { moneyByMonth } of view.players) expect(moneyByMonth === null || moneyByMonth.length === 1).toBe(true);
    const phases = laptop.wire.heard.flatMap((message) =>
      message.type === 'table'
        ? message.log.moves.flatMap(({ events }) =>
            events.flatMap((event) => (event.type === 'phase-began' ? [String(event.phase)] : [])),
          )
        : [],
    );
    for (const phase of ['building', 'advertisement', 'supply', 'sale', 'inventory', 'utilities', 'investment']) {
      expect(phases).toContain(phase);
    }
    for (const message of laptop.wire.heard) expect(toldTooMuch(message), leaked).toEqual([]);
    expect(laptop.wire.refusals).toEqual([]);

    if ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
    if ((await laptop.screen()) === 'shutter') await laptop.openShutterByPressing();
    for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('tools.menu') })).toBeVisible();
  });
}
