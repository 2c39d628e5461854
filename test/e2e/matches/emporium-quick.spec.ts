// Six people at one laptop: a round of sealed choices is quick, and the page shows nothing of whoever sat there before.

import { emporiumMoves } from '../../../renderer/games/emporium/interaction/guards.ts';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { heroesFor } from '../../../shared/games/emporium/gear.ts';
import { Frames } from '../frames.ts';
import { emporiumSecrets } from '../games/emporium/secrets.ts';
import { ShopPieces, shopOf } from '../games/emporium/shop-pieces.ts';
import { wishedMove } from '../games/emporium/wishes.ts';
import { votesWhenAsked } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import { openedTable } from '../opened-table.ts';
import { Watch } from '../watch.ts';
import { say, saying } from '../words.ts';

const names = ['Ana', 'Bruno', 'Chidi', 'Dalia', 'Emeka', 'Farah'];
/** The round that is played: by then heroes wear something, and hands hold chainmail. */
const playedRound = 3;
/** One hold on the handle, two presses to pick, and one to seal. */
const pressesToChoose = 4;

test('six people choose in secret with one hold and three presses each, and no frame shows a hand that was there before', async ({
  page,
  dataFolder,
  openHost,
}) => {
  const table = layTable(dataFolder, names, votesWhenAsked, 'six at once');
  const random = randomFromSeed('the rounds before');
  playLaid(dataFolder, table, ({ view, legal }) => {
    const shop = shopOf(view);
    if (shop.round === playedRound) return null;
    return wishedMove(shop, emporiumMoves(legal), { wish: 'fight', random });
  });
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'step-by-step' });
  const watch = new Watch(laptop, emporiumSecrets);
  const frames = await Frames.of(page);
  const pieces = new ShopPieces(laptop);

  // everybody once; every third one is a patron, where there is gold for it
  const chose: number[] = [];
  for (let chosen = 0; chosen < names.length; chosen++) {
    const { version } = laptop.wire.table;
    const seat = laptop.askedSeat;
    await watch.atShutter();
    const before = chose.flatMap((each) => watch.of(each).lasting);
    expect(before.length).toBeGreaterThanOrEqual(chose.length);
    await frames.begin(before.flatMap(({ words }) => words));
    await laptop.openShutter();
    const hand = pieces.view.players[seat]?.hand.cards ?? [];
    // what no hero has a slot for is asked about once more
    const card = hand.find((each) => heroesFor(pieces.view.heroRow, each).length > 0) ?? '';
    const asksBid = chosen % 3 === 2 && pieces.legal.some(({ type }) => type === 'bid');
    await laptop.pressPiece(
      asksBid
        ? laptop.counter.getByRole('button', { name: say('emporium-counter:moves.patron') })
        : pieces.piece('card', card),
    );
    await laptop.pressPiece(pieces.number(1));
    await laptop.press(
      laptop.counter.getByRole('button', {
        name: saying(asksBid ? 'moves.seal-bid' : 'moves.seal-sale', 'emporium-counter'),
      }),
    );
    expect(laptop.wire.table.version).toBe(version + 1);
    // whoever sells first is asked before everybody's eyes
    expect(laptop.wire.table.viewer).toBe('spectator');
    const { found, frames: looked, presses } = await frames.end();
    // the last one turns over what was chosen; all else in the hands stays secret
    watch.listen();
    const stillSecret = new Set(chose.flatMap((each) => watch.of(each).lasting).flatMap(({ words }) => words));
    expect(found.filter((word) => stillSecret.has(word))).toEqual([]);
    if (chose.length < names.length - 1) expect(found).toEqual([]);
    expect(looked).toBeGreaterThan(5);
    expect(presses).toBe(pressesToChoose);
    chose.push(seat);
    await expect.poll(() => laptop.screen()).toBe(chosen === names.length - 1 ? 'reveal' : 'shutter');
  }
  expect(new Set(chose).size).toBe(names.length);

  // what the frames are searched for is what a page would show: now that all is turned over, it is there
  const turned = pieces.view.sales.map(({ item }) => say(`emporium-cards:items.${item}`));
  await frames.begin(turned);
  await laptop.rest();
  expect(turned.length).toBeGreaterThan(0);
  expect((await frames.end()).found).toEqual(turned);
  for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();

  expect(laptop.wire.refusals).toEqual([]);
});
