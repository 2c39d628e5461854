// Mercado de Lisboa by its keys alone, and what a screen reader hears of every place.
import type { Page } from '@playwright/test';
import { mercadoMoves } from '../../../renderer/games/mercado-de-lisboa/interaction/guards.ts';
import { randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import { standCost } from '../../../shared/games/mercado-de-lisboa/cost.ts';
import type { MercadoView } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import { customersIncome, standIncome, totalIncome } from '../../../shared/games/mercado-de-lisboa/income.ts';
import {
  columnOf,
  type Entrance,
  entrances,
  type Good,
  marketSize,
  rowOf,
  type Space,
  spaceCount,
} from '../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoMove } from '../../../shared/games/mercado-de-lisboa/moves.ts';
import { marketOf, mercadoPresses } from '../games/mercado-de-lisboa/chooser.ts';
import { wishedMove } from '../games/mercado-de-lisboa/wishes.ts';
import { openMarket } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { say } from '../words.ts';
import { Keyboard } from './keyboard.ts';

const names = ['Ana', 'Bruno'];
/** By then customers have been brought and a restaurant opened. */
const mostMoves = 14;

const coins = (count: number): string => say('mercado-tiles:coins', { count });
const change = (sum: number): string =>
  say(sum < 0 ? 'mercado-tiles:change.less' : 'mercado-tiles:change.more', { amount: Math.abs(sum) });

/** What a stand costs and earns, as its space says it. */
function costAndIncome(view: MercadoView, seat: number, { space, good }: { space: Space; good: Good }): string {
  const { cost } = standCost(view, space);
  const earned = totalIncome(standIncome(view, seatAt(seat), space, good));
  const key = earned === 0 ? 'spoken.stand-for-nothing' : 'spoken.stand';
  const facts = { cost: coins(cost), income: coins(earned), net: change(earned - cost) };
  return say(`mercado-counter:${key}`, facts);
}

function nameOfSpace(space: Space): string {
  return say('mercado-tiles:space', { row: rowOf(space) + 1, column: columnOf(space) - marketSize + 1 });
}

function nameOfEntrance(entrance: Entrance): string {
  return say(`mercado-tiles:entrances.${entrance.slice(0, 1)}`, { number: entrance.slice(1) });
}

/** What has the focus: the place it is on, and what a screen reader says of it. */
function focused(page: Page): Promise<{ readonly at: string; readonly label: string }> {
  return page.evaluate(() => {
    const place = document.activeElement?.closest('[data-space], [data-entrance]');
    return {
      at: place?.getAttribute('data-space') ?? place?.getAttribute('data-entrance') ?? '',
      label: document.activeElement?.getAttribute('aria-label') ?? '',
    };
  });
}

/** The spaces row by row, to and fro, so that one arrow leads from each to the next. */
const toAndFro: readonly Space[] = Array.from({ length: spaceCount }, (_, at) => {
  const row = Math.floor(at / marketSize);
  return row % 2 === 0 ? at : row * marketSize + (marketSize - 1 - (at % marketSize));
});

test('the first turns are played with the keyboard alone: arrows walk the market, and every space says what it holds', async ({
  page,
  dataFolder,
  openHost,
}) => {
  layTable(dataFolder, names, openMarket, 'keys');
  const host = await openHost();
  const { laptop, keys } = await Keyboard.atTable(page, host.address);
  await laptop.counter.waitFor();
  await laptop.rest();
  const market = page.getByRole('group', { name: say('mercado-de-lisboa:regions.market'), exact: true });

  await keys.reach(market);
  for (const space of toAndFro) {
    await keys.walk(laptop.piece(`space:${space}`));
    const { at, label } = await focused(page);
    expect(at).toBe(String(space));
    expect(label.startsWith(nameOfSpace(space))).toBe(true);
    expect(label).toContain(say('mercado-counter:spoken.cost', { cost: coins(1) }));
  }
  for (const entrance of entrances) {
    await keys.walk(laptop.piece(`entrance:${entrance}`));
    const { at, label } = await focused(page);
    expect(at).toBe(entrance);
    expect(label.startsWith(nameOfEntrance(entrance))).toBe(true);
  }
  await keys.walk(laptop.piece('space:12'));
  for (const [key, end] of [
    ['Home', 'L3'],
    ['End', 'R3'],
  ] as const) {
    await page.keyboard.press(key);
    expect((await focused(page)).at).toBe(end);
  }

  /** Each thing by one key, a place by the arrows, and once more to play it; what the place said of it. */
  const play = async (move: MercadoMove, view: MercadoView, seat: number): Promise<string> => {
    let label = '';
    for (const press of mercadoPresses(move, view, seat)) {
      if (press === 'main') {
        await keys.press('Enter');
        continue;
      }
      const piece = laptop.piece(press.replace('piece:', ''));
      if (/space|entrance/.test(press)) {
        await keys.reach(market);
        await keys.walk(piece);
        label = (await focused(page)).label;
        await keys.press('Space');
        await expect(piece).toHaveAttribute('aria-pressed', 'true');
      } else {
        await keys.reach(piece);
        await keys.press('Space');
      }
    }
    return label;
  };
  const random = randomFromSeed('keys');
  const made = new Set<MercadoMove['type']>();
  while (!made.has('bring-customers') || !made.has('open-restaurant')) {
    const { version } = laptop.wire.table;
    expect(version).toBeLessThan(mostMoves);
    const { view: seen, legal, inHand } = laptop.wire.table;
    const [view, seat] = [marketOf(seen), inHand ?? 0];
    const wish = made.has('bring-customers') ? 'spaces' : 'entrances';
    const move = wishedMove(view, seat, mercadoMoves(legal), { wish, random });
    made.add(move.type);
    const label = await play(move, view, seat);
    if (move.type === 'open-stand') {
      expect(label.startsWith(nameOfSpace(move.space))).toBe(true);
      expect(label).toContain(costAndIncome(view, seat, move));
    } else if (move.type === 'bring-customers') {
      expect(label.startsWith(nameOfEntrance(move.entrance))).toBe(true);
      const own = customersIncome(view, move.customers, move.entrance).filter((line) => line.seat === seat);
      expect(label).toContain(`${names[seat]} ${change(totalIncome(own))}`);
    }
    expect(laptop.wire.table.version).toBe(version + 1);
  }
  expect(laptop.wire.refusals).toEqual([]);
});
