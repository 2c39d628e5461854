// Games with rows and grids, by keyboard alone; for Brick & Mortar and Harbour see `screens/accessibility.spec.ts`.
import type { PlannedChooser } from '../chooser.ts';
import { EmporiumChooser } from '../games/emporium/chooser.ts';
import { MercadoChooser } from '../games/mercado-de-lisboa/chooser.ts';
import { type NewTable, openMarket, usualStreet, votesWhenAsked } from '../games/new-table.ts';
import { StreetChooser } from '../games/shopping-street/chooser.ts';
import { moveByMove, tradesInTurn } from '../games/shopping-street/wishes.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import { Keyboard, rowOf } from './keyboard.ts';

interface ByKeys {
  readonly table: NewTable;
  readonly seed: string;
  readonly before?: Parameters<typeof playLaid>[2];
  chooser(laptop: Laptop): PlannedChooser;
  /** Kinds of presses that must occur for the test to prove anything. */
  readonly mustPress: readonly string[];
  /** The pieces that the arrow keys move between. */
  readonly grid?: string;
}

const names = ['Ana', 'Bruno', 'Chidi'];
const mostChoices = 30;

const rows: readonly ByKeys[] = [
  {
    table: votesWhenAsked,
    seed: 'shop tour 1',
    chooser: (laptop) => new EmporiumChooser(laptop, 'keys'),
    mustPress: ['piece:card', 'piece:die', 'piece:hero', 'piece:monster', 'action:patron'],
  },
  {
    table: openMarket,
    seed: 'keys',
    chooser: (laptop) =>
      new MercadoChooser(laptop, 'keys', ({ doors }) =>
        Object.values(doors).every((door) => door === null) ? 'entrances' : 'spaces',
      ),
    mustPress: ['tile', 'space', 'display', 'customers', 'entrance', 'restaurant'].map((kind) => `piece:${kind}`),
    grid: '[data-space], [data-entrance]',
  },
  {
    table: usualStreet,
    seed: 'street 3 8',
    // the next turn has a trade, an opening and an improvement
    before: moveByMove(tradesInTurn, ({ turn }) => turn === 16),
    chooser: (laptop) => new StreetChooser(laptop),
    mustPress: ['type', 'card', 'offered', 'plot'].map((kind) => `piece:${kind}`),
    grid: '[data-plot]',
  },
];

/** Moves between all places of a grid; each has its own description. */
async function walkAll(laptop: Laptop, keys: Keyboard, grid: string): Promise<void> {
  const { page } = laptop;
  const places = page.locator(`main :is(${grid}) [data-piece]`).filter({ visible: true });
  const pieces = await places.evaluateAll((all) => all.map((each) => each.getAttribute('data-piece') ?? ''));
  expect(pieces.length).toBeGreaterThan(10);
  await keys.reach(rowOf(places.first()));
  const heard = new Set<string | null>();
  for (const piece of pieces) {
    await keys.walk(laptop.piece(piece));
    await expect(laptop.piece(piece)).toBeFocused();
    heard.add(await laptop.piece(piece).getAttribute('aria-label'));
  }
  expect(heard.size).toBe(pieces.length);
}

for (const { table, seed, before, chooser: chooserOf, mustPress, grid } of rows) {
  test(`${table.game} is played by keyboard alone`, { tag: table === openMarket ? [] : '@night' }, async ({
    page,
    dataFolder,
    openHost,
  }) => {
    const name = layTable(dataFolder, names, table, seed);
    if (before !== undefined) playLaid(dataFolder, name, before);
    const host = await openHost();
    const { laptop, keys } = await Keyboard.atTable(page, host.address);
    const chooser = chooserOf(laptop);
    const pressed = new Set<string>();
    let choices = 0;
    while (mustPress.some((kind) => !pressed.has(kind))) {
      const screen = await laptop.screen();
      if (screen === 'reveal') {
        // by a key; after a while it continues by itself
        await laptop.lookTogether();
        continue;
      }
      if (screen === 'shutter') {
        await keys.hold(laptop.handle);
        await laptop.closeRecap();
        continue;
      }
      if (chooser.wantsOwnThings && (await laptop.plate.count()) > 0) {
        await keys.hold(laptop.plate);
        continue;
      }
      if (choices === 0 && grid !== undefined) await walkAll(laptop, keys, grid);
      const presses = chooser.next();
      const received = laptop.wire.heard.length;
      await keys.make(presses);
      for (const press of presses) pressed.add(press.split(':', 2).join(':'));
      // the screen may have passed to a player who has seen less
      expect(laptop.wire.heard.slice(received).filter(({ type }) => type === 'table')).not.toEqual([]);
      choices += 1;
      expect(choices).toBeLessThan(mostChoices);
    }
    expect(laptop.wire.refusals).toEqual([]);
  });
}
