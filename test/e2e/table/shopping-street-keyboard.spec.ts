// Shopping Street by its keys alone: a turn with an exchange, an opening and an improvement; and what is spoken.
import type { Page } from '@playwright/test';
import { seatAt } from '../../../shared/engine/index.ts';
import type { MoveType, ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import { type ProductId, product, shopTypes, sumOf } from '../../../shared/games/shopping-street/products.ts';
import { type SpaceId, spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { usualStreet } from '../games/new-table.ts';
import { streetPresses } from '../games/shopping-street/chooser.ts';
import { moveByMove, streetOf, tradesInTurn, wishedRun } from '../games/shopping-street/wishes.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import { say, saying } from '../words.ts';
import { Keyboard } from './keyboard.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
/** In this turn somebody trades, opens a shop and improves one. */
const playedTurn = 16;

const named = (key: string, facts: Readonly<Record<string, string | number>> = {}): string =>
  say(`shopping-street-cards:${key}`, facts);

function spokenCard(id: ProductId): string {
  const { type, group, value } = product(id);
  return named('card', { type: named(`types.${type}`), group: named(`groups.${group}`), value });
}

function spokenSpace(space: SpaceId): string {
  return named('space', { side: named(`sides.${space[0]}`), column: space.slice(1) });
}

/** What has the focus: the plot it is on, and what a screen reader says of it. */
function focused(page: Page): Promise<{ readonly at: string; readonly label: string }> {
  return page.evaluate(() => ({
    at: document.activeElement?.closest('[data-plot]')?.getAttribute('data-plot') ?? '',
    label: document.activeElement?.getAttribute('aria-label') ?? '',
  }));
}

test('a turn of Shopping Street is played with the keyboard alone: arrows walk the street, and every plot says what stands there', async ({
  page,
  dataFolder,
  openHost,
}) => {
  const table = layTable(dataFolder, names, usualStreet, 'street 3 8');
  playLaid(
    dataFolder,
    table,
    moveByMove(tradesInTurn, ({ turn }) => turn === playedTurn),
  );
  const host = await openHost();
  const { laptop, keys } = await Keyboard.atTable(page, host.address);
  const street = page.getByRole('group', { name: say('shopping-street:regions.street'), exact: true });
  const hand = page.getByRole('group', { name: say('shopping-street:your-hand'), exact: true });
  const view = () => streetOf(laptop.wire.table.view);

  /** What stands on a plot, as it is spoken; the shop's worth is reckoned here. */
  const spokenAt = (space: SpaceId): readonly string[] => {
    const name = spokenSpace(space);
    const shop = view().street.find((each) => each.space === space);
    if (shop === undefined) {
      const key = view().idle.includes(space) ? 'plot.idle' : 'plot.empty';
      return [say(`shopping-street-counter:${key}`, { space: name })];
    }
    const type = say(`shopping-street-cards:types.${shop.type}`);
    return [
      say('shopping-street-counter:plot.shop', { space: name, type, name: names[shop.owner] ?? '' }),
      `= ${sumOf(shop.cards) * shop.pawn}`,
    ];
  };
  const walkStreet = async (): Promise<void> => {
    await keys.reach(street);
    // along one pavement and back along the other, so that one arrow leads from each plot to the next
    for (const space of [...spaceIds.slice(0, 10), ...spaceIds.slice(10).toReversed()]) {
      await keys.walk(laptop.piece(`plot:${space}`));
      const { at, label } = await focused(page);
      expect(at).toBe(space);
      for (const words of spokenAt(space)) expect(label).toContain(words);
    }
  };
  /** What a plot says that a press on it would bring, before it is pressed. */
  const brought = (run: readonly ShoppingStreetMove[], cards: readonly ProductId[]): string | null => {
    const [first] = run;
    if (first?.type === 'open') return `= ${sumOf(cards) * first.pawn}`;
    if (first?.type !== 'improve') return null;
    const shop = view().street.find(({ space }) => space === first.space);
    return `= ${sumOf([...(shop?.cards ?? []), first.card]) * (shop?.pawn ?? 0)}`;
  };
  /** The first type or card laid out by its digit, everything else where the keys lead to it. */
  const play = async (run: readonly ShoppingStreetMove[]): Promise<void> => {
    const cards = run.flatMap((move) => ('card' in move && move.type !== 'want' ? [move.card] : []));
    const lying = view().offers.flatMap((offer) => offer.cards);
    let isFirst = true;
    for (const press of streetPresses(run, false)) {
      const [of, kind = '', id = ''] = press.split(':');
      const piece = laptop.piece(`${kind}:${id}`);
      if (press === 'main') {
        await keys.reach(laptop.counter.locator('.button.primary:not([aria-disabled=true])').last());
        await keys.press('Space');
        continue;
      }
      if (of === 'action') {
        await keys.reach(laptop.action(kind));
        await keys.press('Space');
        continue;
      }
      const digits: Readonly<Record<string, readonly string[]>> = { type: shopTypes, offered: lying };
      const digit = digits[kind]?.indexOf(id);
      if (digit !== undefined && isFirst) await keys.press(String(digit + 1));
      else {
        if (kind === 'card') {
          // an arrow walks the hand one way: from its beginning it meets them all
          await keys.reach(hand);
          await page.keyboard.press('Home');
        }
        if (kind === 'plot') {
          await keys.reach(street);
          await keys.walk(piece);
          expect((await focused(page)).label).toContain(brought(run, cards) ?? 'nothing');
        } else await keys.reach(piece);
        const { label } = await focused(page);
        const card = cards.find((each) => each === id);
        if (kind === 'card' && card !== undefined) {
          expect(label.startsWith(spokenCard(card))).toBe(true);
          expect(label).toContain(named(`captions.${product(card).type}.${product(card).group}`));
        }
        await keys.press('Space');
      }
      await expect(piece).toHaveAttribute('aria-pressed', 'true');
      isFirst = false;
    }
  };

  const made: MoveType[] = [];
  while (view().turn === playedTurn && made.at(-1) !== 'roll') {
    const screen = await laptop.screen();
    if (screen === 'reveal') {
      await keys.reachButton(saying('story.next'));
      await keys.press('Enter');
      continue;
    }
    const asked = view().question?.type;
    const planned = (asked === 'turn' || asked === 'bargain') && (await laptop.sign.count()) > 0;
    if (screen === 'shutter' || planned) {
      const handle = planned ? laptop.sign : laptop.handle;
      await keys.reach(handle);
      await page.keyboard.down('Space');
      await handle.waitFor({ state: 'detached' });
      await page.keyboard.up('Space');
      await laptop.rest();
      continue;
    }
    if (made.length === 0) await walkStreet();
    const { inHand, legal, view: seen } = laptop.wire.table;
    const told = laptop.wire.heard.length;
    const run: readonly ShoppingStreetMove[] =
      view().question?.type === 'answer'
        ? [{ type: 'accept' }]
        : wishedRun({ seat: seatAt(inHand ?? 0), view: seen, legal }, tradesInTurn);
    await play(run);
    made.push(run[0]?.type ?? 'roll');
    // the screen may have gone on to somebody who has seen less
    expect(laptop.wire.heard.slice(told).filter(({ type }) => type === 'table')).not.toEqual([]);
  }
  expect(made).toEqual(expect.arrayContaining(['ask', 'lay', 'want', 'accept', 'open', 'improve', 'roll']));
  expect(laptop.wire.refusals).toEqual([]);
});
