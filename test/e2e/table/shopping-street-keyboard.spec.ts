// Shopping Street by its keys alone: a turn with an exchange, an opening and an improvement; and what is spoken.
import type { Locator, Page } from '@playwright/test';
import { seatAt } from '../../../shared/engine/index.ts';
import type { MoveType, ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import { type ProductId, product, shopTypes, sumOf } from '../../../shared/games/shopping-street/products.ts';
import { type SpaceId, spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { usualStreet } from '../games/new-table.ts';
import { StreetPieces } from '../games/shopping-street/street-pieces.ts';
import { moveByMove, streetOf, tradesInTurn, wishedRun } from '../games/shopping-street/wishes.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import { say, saying } from '../words.ts';
import { Keyboard } from './keyboard.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
/** In this turn somebody trades, opens a shop and improves one. */
const playedTurn = 16;

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
  const pieces = new StreetPieces(laptop);
  const street = page.getByRole('group', { name: say('shopping-street:regions.street'), exact: true });
  const hand = page.getByRole('group', { name: say('shopping-street:your-hand'), exact: true });
  const view = () => streetOf(laptop.wire.table.view);

  /** What stands on a plot, as it is spoken; the shop's worth is reckoned here. */
  const spokenAt = (space: SpaceId): readonly string[] => {
    const name = pieces.spokenSpace(space);
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
      await keys.walk(pieces.plot(space));
      const { at, label } = await focused(page);
      expect(at).toBe(space);
      for (const words of spokenAt(space)) expect(label).toContain(words);
    }
  };
  const pick = async (piece: Locator, key: string): Promise<string> => {
    await keys.reach(piece);
    const { label } = await focused(page);
    await keys.press(key);
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    return label;
  };
  const pickCards = async (cards: readonly ProductId[]): Promise<void> => {
    for (const card of cards) {
      // an arrow walks the hand one way: from its beginning it meets them all
      await keys.reach(hand);
      await page.keyboard.press('Home');
      const { type, group } = product(card);
      const label = await pick(pieces.card('card', card), 'Space');
      expect(label.startsWith(pieces.spokenCard(card))).toBe(true);
      expect(label).toContain(say(`shopping-street-cards:captions.${type}.${group}`));
    }
  };
  /** A plot says what a press on it would bring before it is pressed. */
  const pickPlot = async (space: SpaceId, brings: string): Promise<void> => {
    await keys.reach(street);
    await keys.walk(pieces.plot(space));
    expect((await focused(page)).label).toContain(brings);
    await keys.press('Space');
    await expect(pieces.plot(space)).toHaveAttribute('aria-pressed', 'true');
  };
  const pressButton = async (key: string): Promise<void> => {
    await keys.reach(
      laptop.counter.getByRole('button', { name: saying(key, 'shopping-street-counter'), disabled: false }),
    );
    await keys.press('Space');
  };
  const play = async (run: readonly ShoppingStreetMove[]): Promise<void> => {
    const [first] = run;
    const cards = run.flatMap((move) =>
      move.type === 'lay' || move.type === 'add' || move.type === 'put' || move.type === 'discard' ? [move.card] : [],
    );
    switch (first?.type) {
      case 'ask':
        // a type by its digit, the other one by its place
        await keys.press(String(shopTypes.indexOf(first.first) + 1));
        await expect(pieces.type(first.first)).toHaveAttribute('aria-pressed', 'true');
        if (first.second !== null) await pick(pieces.type(first.second), 'Space');
        return pressButton('moves.ask');
      case 'want': {
        const lying = view().offers.flatMap((offer) => offer.cards);
        await keys.press(String(lying.indexOf(first.card) + 1));
        await expect(pieces.card('offered', first.card)).toHaveAttribute('aria-pressed', 'true');
        await pickCards(cards);
        return pressButton('moves.propose');
      }
      case 'open':
        await pickCards(cards);
        await pickPlot(first.space, `= ${sumOf(cards) * first.pawn}`);
        return pressButton('moves.open');
      case 'improve': {
        const shop = view().street.find(({ space }) => space === first.space);
        const worth = sumOf([...(shop?.cards ?? []), first.card]) * (shop?.pawn ?? 0);
        await pickCards([first.card]);
        await pickPlot(first.space, `= ${worth}`);
        return pressButton('moves.improve');
      }
      case 'lay':
      case 'finish-laying':
        await pickCards(cards);
        return pressButton(cards.length > 0 ? 'moves.lay' : 'moves.nothing');
      case 'accept':
      case 'roll':
        return pressButton(`moves.${first.type}`);
      default:
        throw new Error(`Nobody wishes to ${first?.type}.`);
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
