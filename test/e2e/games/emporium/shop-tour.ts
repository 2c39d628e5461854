import { emporiumMoves } from '../../../../renderer/games/emporium/interaction/guards.ts';
import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { layTable, playLaid } from '../../laid-table.ts';
import type { Laptop } from '../../laptop.ts';
import { KeeperPage } from '../../network/keeper-page.ts';
import { saying } from '../../words.ts';
import { votesWhenAsked } from '../new-table.ts';
import { EmporiumChooser, inTurn } from './chooser.ts';
import { ShopPieces, shopOf } from './shop-pieces.ts';
import { wishedMove } from './wishes.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
/** The round that the tour plays: everything that can be asked is asked in it. */
const touredRound = 3;
/** Who sits there for the tour, and has to be met in it. */
const asked = ['choose', 'place', 'patron', 'restock', 'upgrade-again', 'vote'];

/** Lays two tables: one played to its end, one until the round that the tour plays. */
export function layShops(dataFolder: string): void {
  for (const stops of [false, true]) {
    const table = layTable(dataFolder, names, votesWhenAsked, 'shop tour 1');
    const random = randomFromSeed('shop tour');
    playLaid(dataFolder, table, ({ seat, view, legal }) => {
      const shop = shopOf(view);
      if (stops && shop.round === touredRound) return null;
      return wishedMove(shop, emporiumMoves(legal), { wish: inTurn(shop, seat), random });
    });
  }
}

/**
 * Shows every screen of the game once and calls `visit` at each: the ledger of the match that is over, every question of a
 * round, untouched and half answered, both reveals, a look at one's own hand; on request the board for all.
 */
export async function shopTour(
  laptop: Laptop,
  withSharedBoard: boolean,
  visit: (screen: string) => Promise<void>,
): Promise<void> {
  const pieces = new ShopPieces(laptop);
  const seen = new Set<string>();
  const show = async (screen: string): Promise<void> => {
    if (seen.has(screen)) return;
    seen.add(screen);
    await visit(screen);
  };
  await laptop.press(laptop.button(laptop.say('shelf.open.over')));
  await show('ledger');
  await laptop.press(laptop.button(laptop.say('tools.leave')));
  await laptop.press(laptop.button(saying('shelf.openTheShop', 'shell', laptop.language)));

  const chooser = new EmporiumChooser(laptop, 'shop tour', { beforeLast: (move) => show(`half-${move}`) });
  while (pieces.view.round === touredRound && pieces.view.ending === null) {
    const screen = await laptop.screen();
    if (screen === 'reveal') {
      await show(`turned-${pieces.view.phase}`);
      await laptop.lookTogether();
    } else if (screen === 'shutter') {
      await laptop.openShutterByPressing();
      await laptop.closeRecap();
    } else if ((await laptop.sign.count()) > 0) {
      await show(`openly-${pieces.view.question?.type}`);
      await laptop.seeOwn();
    } else {
      await show(`asks-${pieces.view.question?.type}`);
      await chooser.move();
    }
  }
  const missed = asked.filter((question) => !seen.has(`asks-${question}`));
  if (missed.length > 0) throw new Error(`The tour met no ${missed.join(', ')}.`);

  while ((await laptop.screen()) !== 'board') {
    if ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
    else await laptop.openShutterByPressing();
  }
  await laptop.closeRecap();
  await laptop.press(laptop.button(laptop.say('tools.menu')));
  await laptop.press(laptop.dialog.getByRole('button', { name: saying('glimpse.open', 'shell', laptop.language) }));
  const { inHand } = laptop.wire.table;
  await laptop.press(
    laptop.dialog.getByRole('button', { name: new RegExp(names.find((_, seat) => seat !== inHand) ?? '') }),
  );
  await show('glimpse');
  await laptop.closeDialog();
  if (!withSharedBoard) return;
  const keeper = new KeeperPage(laptop);
  await keeper.openSheet();
  await keeper.host();
  await laptop.press(keeper.sheet.getByRole('switch', { name: laptop.say('network:sharedBoard.title') }));
  await keeper.closeSheet();
  await show('shared-board');
}
