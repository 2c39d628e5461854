// Mercado de Lisboa by its keys alone, and what a screen reader hears of every place.
import type { Page } from '@playwright/test';
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
import { type Bringing, MarketPieces } from '../games/mercado-de-lisboa/market-pieces.ts';
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
  const pieces = new MarketPieces(laptop);
  const market = page.getByRole('group', { name: say('mercado-de-lisboa:regions.market'), exact: true });

  await keys.reach(market);
  for (const space of toAndFro) {
    await keys.walk(pieces.place('space', space));
    const { at, label } = await focused(page);
    expect(at).toBe(String(space));
    expect(label.startsWith(nameOfSpace(space))).toBe(true);
    expect(label).toContain(say('mercado-counter:spoken.cost', { cost: coins(1) }));
  }
  for (const entrance of entrances) {
    await keys.walk(pieces.place('entrance', entrance));
    const { at, label } = await focused(page);
    expect(at).toBe(entrance);
    expect(label.startsWith(nameOfEntrance(entrance))).toBe(true);
  }
  await keys.walk(pieces.place('space', 12));
  for (const [key, end] of [
    ['Home', 'L3'],
    ['End', 'R3'],
  ] as const) {
    await page.keyboard.press(key);
    expect((await focused(page)).at).toBe(end);
  }

  /** Something in hand by one key, its place by another, and once more to play it; what the place said of it. */
  const bring = async (move: Bringing): Promise<string> => {
    await keys.reach(pieces.waresOf(move));
    await keys.press('Space');
    await keys.reach(market);
    const place = pieces.placeOf(move);
    await keys.walk(place);
    const { label } = await focused(page);
    await keys.press('Space');
    await expect(place).toHaveAttribute('aria-pressed', 'true');
    await keys.press('Enter');
    return label;
  };
  const random = randomFromSeed('keys');
  const made = new Set<MercadoMove['type']>();
  while (!made.has('bring-customers') || !made.has('open-restaurant')) {
    const { version } = laptop.wire.table;
    expect(version).toBeLessThan(mostMoves);
    const { view, seat, legal } = pieces;
    const wish = made.has('bring-customers') ? 'spaces' : 'entrances';
    const move = wishedMove(view, seat, legal, { wish, random });
    made.add(move.type);
    switch (move.type) {
      case 'open-stand': {
        const label = await bring(move);
        expect(label.startsWith(nameOfSpace(move.space))).toBe(true);
        expect(label).toContain(costAndIncome(view, seat, move));
        break;
      }
      case 'open-restaurant':
        await bring(move);
        break;
      case 'bring-customers': {
        const label = await bring(move);
        expect(label.startsWith(nameOfEntrance(move.entrance))).toBe(true);
        const own = customersIncome(view, move.customers, move.entrance).filter((line) => line.seat === seat);
        expect(label).toContain(`${names[seat]} ${change(totalIncome(own))}`);
        break;
      }
      case 'take-tile':
        await keys.reach(pieces.displayed(view.display.indexOf(move.good)));
        await keys.press('Space');
        await keys.press('Enter');
        break;
      default:
        throw new Error(`Nobody wishes for ${move.type}.`);
    }
    expect(laptop.wire.table.version).toBe(version + 1);
  }
  expect(laptop.wire.refusals).toEqual([]);
});
